import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UploadLimits, uploadLimits } from './inspected.ts';
import { inspectUpload } from './inspectUpload.ts';
import { hostilePdfs, stream, testPdf } from './testing-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-uploads-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspect(bytes: Uint8Array, limits: Partial<UploadLimits> = {}) {
  const file = join(folder, 'upload');
  await writeFile(file, bytes);
  return await inspectUpload(file, { ...uploadLimits, ...limits });
}

const minutes = { ok: true, value: { type: 'pdf', pages: 1, text: 'Minutes' } };

test('a file is opened in a process of its own, and its clean copy comes back', async () => {
  expect(await inspect(testPdf())).toMatchObject(minutes);
  const found = await inspect(testPdf(hostilePdfs['a program that is started']?.pdf));
  expect(found).toMatchObject({ ok: true, value: { active: ['launch'] } });
  expect(await inspect((found.ok && found.value.cleaned) || Buffer.alloc(0))).toMatchObject(minutes);
});

test('nothing, and more than 25 MB, is refused before any of it is parsed', async () => {
  expect(await inspect(Buffer.alloc(0))).toMatchObject({ error: { textCode: 'UPLOADS.EMPTY' } });
  expect(await inspect(Buffer.alloc(26 * 1024 * 1024))).toEqual({
    ok: false,
    error: { textCode: 'UPLOADS.TOO_LARGE', params: { megabytes: 25 } },
  });
});

const tooComplex = { ok: false, error: { textCode: 'UPLOADS.TOO_COMPLEX' } };

test('a file that a parser never finishes is cut, and the next one is read', async () => {
  // libpdf looks for the end of this entry without end.
  const endless = testPdf({ trailer: '/Info 100 0 R', objects: ['<< /Title ) >>'] });
  expect(await inspect(endless, { cpuSeconds: 1 })).toEqual(tooComplex);
  expect(await inspect(testPdf())).toMatchObject(minutes);
});

test('a file that takes too much memory is cut, and the next one is read', async () => {
  const drawn = stream(deflateSync(Buffer.alloc(400 * 1024 * 1024), { level: 1 }), '/Filter /FlateDecode');
  expect(await inspect(testPdf({ drawn }), { megabytes: 256 })).toEqual(tooComplex);
  expect(await inspect(testPdf())).toMatchObject(minutes);
});
