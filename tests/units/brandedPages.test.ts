import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { servePages } from '@tabellion/platform/http/pages.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandedPages } from '../../apps/server/brandedPages.ts';
import { openInstallation } from '../../apps/server/installation.ts';
import { brandOf } from '../../apps/web/brands/brands.ts';

let folder: string;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-pages-'));
  await copyFile(join(import.meta.dirname, '../../apps/web/index.html'), join(folder, 'index.html'));
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await rm(folder, { recursive: true });
});

/** Serves one folder, as it was built, in a brand. */
async function served(key: string) {
  const brand = brandOf(key, 'standard');
  if (brand === undefined) throw new Error(`no brand ${key}`);
  const app = Fastify();
  apps.push(app);
  await servePages(app, { folder, ...brandedPages(brand) });
  return async (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url, headers });
}

test('names what stands behind the sign-in, except on pages that need nothing of it', async () => {
  const built = '<!-- brand --><link rel="modulepreload" href="/assets/frame.js" data-behind>';
  const brand = brandOf('tabellion', 'standard');
  if (brand === undefined) throw new Error('no brand tabellion');
  const pageOf = brandedPages(brand).fill(built);
  for (const path of ['/app/org/o1/dashboard', '/verify-document', '/app/onboard/location', '/nowhere'])
    expect(pageOf(path)).toContain('frame.js');
  for (const path of ['/', '/login', '/app/login/', '/verify/a-token', '/app/reset-password/a-token'])
    expect(pageOf(path)).not.toContain('frame.js');
});

describe.each([
  ['tabellion', 'Tabellion', '#1f3f7d', 'northbook'],
  ['northbook', 'Northbook', '#126a61', 'tabellion'],
])('one build in the brand %s', (key, name, accent, other) => {
  test('is served under every path with its name, pictures and colours, and nothing of the other', async () => {
    const read = await served(key);
    const { body } = await read('/app/login');
    expect((await read('/')).body).toBe(body);
    expect(body).toContain(`<html data-brand="${key}" lang="en" dir="ltr">`);
    expect(body).toContain(`<title>${name}</title>`);
    expect(body).toContain(`href="/brands/${key}-favicon.svg"`);
    expect(body).toContain(`content="${accent}"`);
    expect(body.toLowerCase()).not.toContain(other);
  });

  test('runs no script and no sheet that stands in the page, as the content policy asks', async () => {
    const { body } = await (await served(key))('/');
    expect(body).not.toMatch(/<style|<script(?![^>]* src=)|\bstyle=|javascript:/);
  });

  test('keeps its sheet for ever under a name that changes with it', async () => {
    const read = await served(key);
    const path = /href="(\/assets\/brand-[\w-]{8}\.css)"/.exec((await read('/')).body)?.[1] ?? '';
    const { body, headers } = await read(path);
    expect(body).toContain(`--a-7:${accent}`);
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const app = await served(other);
    expect((await app('/')).body).not.toContain(path);
  });

  test('sends its sheet compressed to whoever takes that', async () => {
    const read = await served(key);
    const path = /href="(\/assets\/brand-[\w-]{8}\.css)"/.exec((await read('/')).body)?.[1] ?? '';
    const small = await read(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe((await read(path)).body);
  });

  test('says in its manifest what stands on a home screen', async () => {
    const { body, headers } = await (await served(key))('/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({
      name,
      short_name: name,
      theme_color: accent,
      icons: [{ src: `/brands/${key}-favicon.svg` }],
    });
  });
});

test('files of the build are kept for ever by their hashed names, sent compressed to whoever takes that, and once', async () => {
  const script = 'console.log(1);';
  for (const name of ['assets', '.vite']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'assets/index-1a2b3c4d.js'), script);
  await writeFile(join(folder, 'assets/index-1a2b3c4d.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, '.vite/manifest.json'), '{"secret":1}');
  const read = await served('tabellion');
  const plain = await read('/assets/index-1a2b3c4d.js?from=page');
  expect(plain.body).toBe(script);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  const small = await read('/assets/index-1a2b3c4d.js', { 'accept-encoding': 'gzip, br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script);
  const again = await read('/assets/index-1a2b3c4d.js', { 'if-none-match': String(plain.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  for (const path of ['/.vite/manifest.json', '/assets', '/assets/../.vite/manifest.json'])
    expect((await read(path)).body, path).not.toContain('secret');
  const missing = await read('/assets/index-00000000.js');
  expect(missing.statusCode).toBe(404);
});

test.each([
  [{ BRAND: 'acme' }, 'There is no brand acme. BRAND must be one of tabellion, northbook.'],
  [
    { DEPLOYMENT_MODE: 'whitelabel' },
    'These settings cannot be used. DEPLOYMENT_MODE must be one of standard, white_label.',
  ],
])('does not start with %j, and says why', async (environment, sentence) => {
  const start = openInstallation({ ...environment, DATA_DIR: join(folder, 'data') }, folder);
  await expect(start).rejects.toThrow(sentence);
});
