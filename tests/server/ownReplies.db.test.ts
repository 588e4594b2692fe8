import { access } from '@tabellion/features/access.ts';
import { endpoint } from '@tabellion/features/endpoint.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { openHost } from '@tabellion/platform/http/host.ts';
import { openApiDocument } from '@tabellion/platform/http/openapi.ts';
import { type Route, serveAnyone, serveFileToAnyone, serveUser } from '@tabellion/platform/http/route.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accessMatrix } from '../../tools/access-matrix.ts';
import { registered } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

// Endpoints whose replies others have settled: those of the ledger, and the files of its log.

const body = z.strictObject({ org_id: z.string().check(z.minLength(1)) });
const none = { in: 'none' } as const;

const putRecord = endpoint({
  method: 'PUT',
  path: '/api/trial/record',
  summary: 'Answers with the number of a transaction alone.',
  action: 'account.edit',
  tenant: none,
  body,
  reply: z.strictObject({ txId: z.string() }),
  bare: 'json',
});
const postHolder = endpoint({
  method: 'POST',
  path: '/api/trial/holder',
  summary: 'Answers with a string of JSON.',
  action: 'settings.read',
  tenant: none,
  body,
  reply: z.string(),
  bare: 'json',
});
const checkpoint = endpoint({
  method: 'GET',
  path: '/api/trial/checkpoint',
  summary: 'Answers with text that may be kept for a moment.',
  action: 'settings.read',
  tenant: none,
  reply: z.string(),
  bare: 'text',
  cache: { seconds: 5 },
});
const tile = endpoint({
  method: 'GET',
  path: '/api/trial/tile/{at}',
  summary: 'Answers with bytes that never change.',
  action: 'settings.read',
  tenant: none,
  params: z.strictObject({ at: z.string() }),
  reply: z.unknown(),
  download: ['application/octet-stream'],
  cache: 'immutable',
});
const endpoints = [putRecord, postHolder, checkpoint, tile];

const routes: Route[] = [
  serveUser(putRecord, async (_, { body: { org_id } }) => ok({ txId: `tx-${org_id}` })),
  serveAnyone(postHolder, async (_, { body: { org_id } }) => ok(`tx-${org_id}`)),
  serveAnyone(checkpoint, async () => ok('tabellion-log\n9\n')),
  serveFileToAnyone(tile, async (_, { params: { at } }) =>
    at === '000'
      ? ok({ bytes: new Uint8Array([0, 255, 7]), mediaType: 'application/octet-stream', fileName: 'tile' })
      : refuse('GENERAL.NOT_FOUND'),
  ),
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ instead: () => routes });
});
afterAll(() => server.close());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${server.origin}/api/trial/${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });

describe('a reply in a shape of its own', () => {
  test('is sent as it stands, to a PUT too, and read by the client', async () => {
    const user = await registered(server);
    expect(await user.api(putRecord, { body: { org_id: '7' } })).toMatchObject({ data: { txId: 'tx-7' } });
    const reply = await ask('holder', { method: 'POST', body: '{"org_id":"7"}' });
    expect([reply.headers.get('content-type'), await reply.text()]).toEqual([
      'application/json; charset=utf-8',
      '"tx-7"',
    ]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('is refused as everything is', async () => {
    const reply = await ask('record', { method: 'PUT', body: '{"org_id":"7"}' });
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ success: false, textCode: 'SESSION.INVALID' });
    const user = await registered(server);
    expect(await user.api(putRecord, { body: { org_id: '' } })).toMatchObject({ status: 422 });
  });

  test('may be text, or bytes of a file', async () => {
    const text = await ask('checkpoint');
    expect([text.headers.get('content-type'), await text.text()]).toEqual([
      'text/plain; charset=utf-8',
      'tabellion-log\n9\n',
    ]);
    const bytes = await ask('tile/000');
    expect([...new Uint8Array(await bytes.arrayBuffer())]).toEqual([0, 255, 7]);
  });
});

describe('keeping a reply', () => {
  test('is allowed where the endpoint says for how long; a refusal is kept by nobody', async () => {
    const cacheOf = async (path: string) => (await ask(path)).headers.get('cache-control');
    expect(await cacheOf('checkpoint')).toBe('public, max-age=5');
    expect(await cacheOf('tile/000')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('tile/404')).toBe('no-store');
  });

  test('is allowed only where anyone may ask, and of replies that are the same in every language: else the host does not start', async () => {
    const { db, texts, clock } = server.installation;
    const opening = (kept: Endpoint) =>
      openHost({
        db,
        texts,
        clock,
        routes: [{ ...routes[0], endpoint: kept } as Route],
        rules: access,
        gate: {} as never,
        trustProxy: false,
        limits: 'lifted',
        onAnswer: () => undefined,
      });
    const cache = 'immutable';
    await expect(opening({ ...putRecord, cache })).rejects.toThrow('/api/trial/record would be kept');
    const { bare: _, ...spoken } = checkpoint;
    await expect(opening(spoken)).rejects.toThrow('/api/trial/checkpoint would be kept with a message');
  });
});

test('the OpenAPI page and the access matrix know method and shape', () => {
  const { paths } = openApiDocument('Trial', '1', endpoints, access);
  const contentOf = (path: string, method: string) => {
    const operation = paths[path]?.[method] as { responses: Record<string, { content: object }> };
    return operation.responses['200']?.content;
  };
  expect(contentOf('/api/trial/record', 'put')).toMatchObject({
    'application/json': { schema: { properties: { txId: { type: 'string' } } } },
  });
  expect(contentOf('/api/trial/holder', 'post')).toEqual({
    'application/json': { schema: { type: 'string' } },
  });
  expect(contentOf('/api/trial/checkpoint', 'get')).toEqual({ 'text/plain': { schema: { type: 'string' } } });
  expect(accessMatrix(endpoints)).toContain('| PUT `/api/trial/record` | account.edit | 401 |');
});
