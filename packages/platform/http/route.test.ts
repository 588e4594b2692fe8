import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { endpointsOf } from '@tabellion/kit/endpoint.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AnswerTo } from './context.ts';
import { refusalCodesOf } from './refusalCodes.ts';
import { serveOrganization } from './route.ts';

const endpoint = endpointsOf<'people.edit'>()({
  method: 'POST',
  path: '/api/people/{id}',
  summary: 'Changes a person.',
  action: 'people.edit',
  tenant: { in: 'params', name: 'id' },
  params: z.strictObject({ id: z.uuid() }),
  reply: z.strictObject({}),
  ok: 'GENERAL.SUCCESS',
  refusals: ['GENERAL.STALE'],
});

test('a handler compiles only where its contract names what it refuses with', () => {
  serveOrganization(endpoint, async () => ok({}));
  serveOrganization(endpoint, async () => refuse('GENERAL.STALE'));
  // The host's own refusal: every endpoint of an organization may answer it.
  serveOrganization(endpoint, async () => refuse('GENERAL.NOT_FOUND'));
  // @ts-expect-error the contract lacks it
  serveOrganization(endpoint, async () => refuse('PEOPLE.ERASED'));
  // @ts-expect-error refused where the command is written
  const command = async (): Promise<AnswerTo<typeof endpoint>> => refuse('PEOPLE.ERASED');
  serveOrganization(endpoint, command);
  serveOrganization(
    endpoint,
    // @ts-expect-error it names no codes: it may be any
    async (): Promise<Result<Record<string, never>, Refusal>> => refuse('PEOPLE.ERASED'),
  );
});

test('an endpoint may refuse with what its contract, its right and its input bring', () => {
  const codes = [...refusalCodesOf(endpoint, { who: 'member', need: 'edit', section: 'minute_book' })].sort();
  expect(codes).toEqual([
    'ACCESS.RESTRICTED',
    'ACCESS.SECTION_VIEW_ONLY',
    'ACCESS.VIEW_ONLY',
    'GENERAL.FIELD_INVALID',
    'GENERAL.MALFORMED',
    'GENERAL.NOT_FOUND',
    'GENERAL.STALE',
    'GENERAL.TOO_MANY',
    'IDEMPOTENCY.MISMATCH',
    'REGISTERS.HELD_UP',
    'SESSION.EXPIRED',
    'SESSION.INVALID',
  ]);
  expect([...refusalCodesOf({ ...endpoint, method: 'GET' }, { who: 'anyone' })].sort()).toEqual([
    'GENERAL.FIELD_INVALID',
    'GENERAL.MALFORMED',
    'GENERAL.STALE',
  ]);
});
