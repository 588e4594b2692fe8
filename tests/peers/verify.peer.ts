/** The verifier against files of others and a thousand mutations; pdfsig, OpenSSL and qpdf judge the good ones in `seal.peer.ts`. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { authority, closeAuthority } from '@tabellion/paper/seal/testing-authority.ts';
import { certificatesOfPem } from '@tabellion/paper/verify/certificates.ts';
import {
  type Bytes,
  edited,
  mutation,
  shadowed,
  type TestSeal,
  testSeal,
} from '@tabellion/paper/verify/testing-sealed.ts';
import { verify } from '@tabellion/paper/verify/verify.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const execute = promisify(execFile);
let folder: string;
let seal: TestSeal;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-peer-verify-'));
  seal = await testSeal('Maple Books', { tsaUrl: await authority() });
});
afterAll(async () => {
  await closeAuthority();
  await rm(folder, { recursive: true });
});

const found = (bytes: Bytes) => verify(bytes, { roots: certificatesOfPem(seal.root) });

test('of a thousand mutations of a sealed file none passes', async () => {
  const sealed = await seal.seal(shadowed());
  expect((await found(sealed)).verdict).toBe('intact');
  const passed: number[] = [];
  for (let number = 0; number < 1_000; number += 1) {
    const mutated = mutation(sealed, number);
    if (Buffer.compare(mutated, sealed) !== 0 && (await found(mutated)).verdict === 'intact')
      passed.push(number);
  }
  expect(passed).toEqual([]);
});

test('a file whose objects are compressed is sealed and verified, and an edit of it is named', async () => {
  const [plain, packed] = [join(folder, 'plain.pdf'), join(folder, 'packed.pdf')];
  await writeFile(plain, shadowed());
  // qpdf ends with 3 where it warns, which it does of a hand-written file.
  await execute('qpdf', ['--warning-exit-0', '--object-streams=generate', plain, packed]);
  const sealed = await seal.seal(await readFile(packed));
  expect(await found(sealed)).toMatchObject({ verdict: 'intact', edits: [] });
  expect(await found(await edited(sealed))).toMatchObject({
    verdict: 'edited',
    edits: [{ kind: 'page', page: 1 }],
  });
});
