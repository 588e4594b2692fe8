import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aboutTest } from '@tabellion/paper/seal/testing-edit.ts';
import { sha256Of } from '@tabellion/paper/verify/sha256.ts';
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
  expect(out.split('\n').slice(0, 11)).toEqual([
    'This document is intact. Nothing has changed since it was sealed.',
    'There is no time stamp, so the time of sealing is not proven.',
    '',
    'What was sealed:',
    '  Corporation: Maple Robotics Inc.',
    '  Title: A document',
    '',
    'Seal: Valid',
    '  Corporation: Maple Robotics Inc.',
    '  Certificate: Maple Books document seal (integrity only)',
    '  Certificate issued by: Maple Books seal root (integrity only)',
  ]);
});

test('who signed is named before the seal', async () => {
  const signed = await seal.signedBy([{ name: 'Ann Aalto', reason: 'With the key of the platform' }]);
  const { code, out } = await verified(await seal.seal(signed));
  expect(code).toBe(0);
  expect(out.split('\n').slice(7, 12)).toEqual([
    'Signature: Valid',
    '  For: Ann Aalto',
    '  Signed on: 2025-03-01 12:00:01 UTC',
    '  It says: With the key of the platform',
    '  Certificate: Maple Books document seal (integrity only)',
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

test('evidence as JSON is compared with the sealed PDF that names it', async () => {
  const json = '{"format":"tabellion-signing-evidence/2","title":"Consent"}';
  const evidenceJsonSha256 = await sha256Of(new TextEncoder().encode(json));
  const sealed = await seal.seal(shadowed(), { ...aboutTest, evidenceJsonSha256 });
  const compared = async (text: string, pdf = sealed) => {
    await writeFile(at('evidence.json'), text);
    const { code, out } = await verified(pdf, '--evidence', at('evidence.json'));
    return [code, out.split('\n').find((line) => line.startsWith('Evidence in JSON:'))];
  };
  expect(await compared(json)).toEqual([
    0,
    'Evidence in JSON: Unchanged: the sealed PDF names this exact file',
  ]);
  expect(await compared(json.replace('Consent', 'Consent '))).toEqual([
    1,
    'Evidence in JSON: Not the file that the sealed PDF names. It was changed, or it belongs to other evidence.',
  ]);
  expect(await compared(json, await seal.seal(shadowed()))).toEqual([
    1,
    'Evidence in JSON: Not checked: this PDF does not name a JSON file. Choose the sealed PDF of the same evidence.',
  ]);
  expect(await tabellion('verify', at('evidence.json'))).toMatchObject({
    code: 2,
    out: expect.stringContaining('Verify it together with the sealed PDF of the same evidence.'),
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
