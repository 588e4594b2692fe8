import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  attacks,
  edited,
  shadowed,
  type TestSeal,
  testSeal,
} from '@tabellion/paper/verify/testing-sealed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tabellion } from '../testing.ts';

let folder: string;
let seal: TestSeal;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-verify-'));
  seal = await testSeal();
  await writeFile(at('root.pem'), seal.root);
});
afterAll(() => rm(folder, { recursive: true }));

const at = (name: string) => join(folder, name);

async function verified(bytes: Uint8Array, ...args: string[]) {
  await writeFile(at('file.pdf'), bytes);
  return tabellion('verify', at('file.pdf'), '--root', at('root.pem'), ...args);
}

test('an intact document ends with 0 and says who sealed it', async () => {
  const { code, out } = await verified(await seal.seal(shadowed()));
  expect(code).toBe(0);
  expect(out.split('\n').slice(0, 6)).toEqual([
    'This document is intact. Nothing has changed since it was sealed.',
    'There is no time stamp, so the time of sealing is not proven.',
    '',
    'Seal: Valid',
    '  Signed by: Maple Books document seal (integrity only)',
    '  Certificate issued by: Maple Books seal root (integrity only)',
  ]);
});

test('who signed is named before the seal', async () => {
  const signed = await seal.signedBy({ name: 'Ann Aalto', reason: 'With the key of the platform' });
  const { code, out } = await verified(await seal.seal(signed));
  expect(code).toBe(0);
  expect(out.split('\n').slice(3, 8)).toEqual([
    'Signature: Valid',
    '  For: Ann Aalto',
    '  Signed on: 2025-03-01 12:00:01 UTC',
    '  It says: With the key of the platform',
    '  Signed by: Maple Books document seal (integrity only)',
  ]);
});

test('no attack ends with 0', async () => {
  for (const { name, bytes } of await attacks(seal))
    expect([name, (await verified(bytes)).code]).toEqual([name, 1]);
});

test('an edit is named in the language that is asked for', async () => {
  const changed = await edited(await seal.seal(shadowed()));
  const first = async (language: string) => {
    const { code, out } = await verified(changed, '--language', language);
    expect(code).toBe(1);
    return out.split('\n')[0];
  };
  expect(await first('en')).toBe('This document was changed after it was sealed.');
  expect(await first('fr')).toBe('Ce document a été modifié après avoir été scellé.');
  expect(await first('tr')).toBe('Bu belge mühürlendikten sonra değiştirilmiş.');
  expect(await first('ar')).toBe('عُدِّل هذا المستند بعد ختمه.');
  const { out } = await verified(changed);
  expect(out).toContain('Page 1 was changed.');
  expect(out).toContain('Seal: What it covers is intact. The file was changed afterwards.');
  expect(out).not.toContain('Valid');
  expect(JSON.parse((await verified(changed, '--json')).out)).toMatchObject({
    verdict: 'edited',
    edits: [{ kind: 'page', page: 1 }],
  });
});

test('what cannot be read ends with 2', async () => {
  expect(await verified(new TextEncoder().encode('hello'))).toMatchObject({
    code: 2,
    out: expect.stringContaining('This file cannot be checked.\nIt is not a PDF.'),
  });
  expect((await tabellion('verify', at('absent.pdf'))).code).toBe(2);
  expect((await tabellion('verify', at('file.pdf'), '--root', at('file.pdf'))).err).toContain(
    'no certificate',
  );
});
