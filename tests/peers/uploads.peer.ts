/** Uploads, judged by qpdf and poppler: what is cleaned is whole and has nothing active left, and its words are those we find. */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inspectBytes } from '@tabellion/paper/uploads/inspectBytes.ts';
import { type Inspected, uploadLimits } from '@tabellion/paper/uploads/inspected.ts';
import { hostilePdfs, testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchFolder } from '../support/scratch.ts';

const execute = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await scratchFolder('tabellion-peer-uploads-');
});
afterAll(() => rm(folder, { recursive: true }));

async function stored(name: string, bytes: Uint8Array): Promise<string> {
  const file = join(folder, `${name.replaceAll(' ', '-')}.pdf`);
  await writeFile(file, bytes);
  return file;
}

async function inspected(bytes: Uint8Array): Promise<Inspected> {
  const found = await inspectBytes(bytes, uploadLimits);
  if (!found.ok) throw new Error(found.error.textCode);
  return found.value;
}

const words = (text: string): string => text.replace(/[\s\u202a-\u202e]+/g, ' ').trim();

async function wordsByPoppler(file: string): Promise<string> {
  return words((await execute('pdftotext', ['-raw', file, '-'])).stdout);
}

const pages = ['Minutes of the first meeting', 'Resolved that 1,250 shares be issued'];

test.each(Object.entries(hostilePdfs))(
  'qpdf finds the copy whole and harmless: %s',
  async (name, { pdf }) => {
    const { cleaned, text } = await inspected(testPdf({ ...pdf, pages }));
    const file = await stored(name, cleaned ?? Buffer.alloc(0));
    await execute('qpdf', ['--check', file]);
    const { stdout: pagesSeen } = await execute('qpdf', ['--show-npages', file]);
    expect(Number(pagesSeen)).toBe(2);
    const { stdout: all } = await execute('qpdf', ['--json', '--json-stream-data=none', file]);
    expect(all).not.toMatch(
      /"\/(JavaScript|JS|Launch|EmbeddedFiles|EF|XFA|SubmitForm|GoToE|FileAttachment|RichMedia)"|file:/,
    );
    expect(words(text)).toBe(words(pages.join(' ')));
    expect(await wordsByPoppler(file)).toBe(words(text));
  },
);

async function encrypted(userPassword: string, bits: string): Promise<Uint8Array> {
  const [file, encrypted] = [await stored('plain', testPdf({ pages })), join(folder, 'encrypted.pdf')];
  const weak = bits === '256' ? [] : ['--allow-weak-crypto'];
  await execute('qpdf', [...weak, '--encrypt', userPassword, 'owner', bits, '--', file, encrypted]);
  return readFile(encrypted);
}

test('a file that qpdf encrypted with a password is refused', async () => {
  expect(await inspectBytes(await encrypted('secret', '256'), uploadLimits)).toMatchObject({
    error: { textCode: 'UPLOADS.ENCRYPTED' },
  });
});

const arrived = (name: string) => () => readFile(new URL(`../data/uploads/${name}`, import.meta.url));

test.each<[string, () => Promise<Uint8Array>]>([
  ...['40', '128', '256'].map((bits): [string, () => Promise<Uint8Array>] => [
    `an owner's password of ${bits} bit`,
    () => encrypted('', bits),
  ]),
  ['tables that are elsewhere', arrived('wrong-startxref.pdf')],
  ['a mark before the header', arrived('mark-before-header.pdf')],
  ['the head of a web page before the header', arrived('http-head-before.pdf')],
])(
  'qpdf finds nothing wrong with the copy of a file with %s, and poppler the same words',
  async (name, read) => {
    const { cleaned, text } = await inspected(await read());
    const file = await stored(`copy-${name}`, cleaned ?? Buffer.alloc(0));
    const { stdout, stderr } = await execute('qpdf', ['--check', file]);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/File is not encrypted/);
    expect(await wordsByPoppler(file)).toBe(words(text));
  },
);

test('a file whose objects qpdf packed away is cleaned as well', async () => {
  const { pdf } = hostilePdfs['a script behind a button'] ?? {};
  const file = await stored('unpacked', testPdf({ ...pdf, pages }));
  const packed = join(folder, 'packed.pdf');
  await execute('qpdf', ['--object-streams=generate', '--linearize', file, packed]);
  const { active, cleaned } = await inspected(await readFile(packed));
  expect(active).toEqual(['javascript']);
  const copy = await stored('repacked', cleaned ?? Buffer.alloc(0));
  await execute('qpdf', ['--check', copy]);
  expect((await execute('qpdf', ['--json', copy])).stdout).not.toMatch(/JavaScript|app\.alert/);
});
