/** Reads what the typesetter prints with qpdf and poppler. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unprintable } from '@tabellion/paper/coverage.ts';
import type { Block, PrintedDocument } from '@tabellion/paper/printed.ts';
import type { Printed } from '@tabellion/paper/typeset/answers.ts';
import { fontFamilies } from '@tabellion/paper/typeset/fonts.ts';
import { openTypesetter } from '@tabellion/paper/typeset/typesetter.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchFolder } from '../support/scratch.ts';

const execute = promisify(execFile);
const typesetter = openTypesetter();
let folder: string;

beforeAll(async () => {
  folder = await scratchFolder('tabellion-peer-paper-');
});
afterAll(async () => {
  await typesetter.close();
  await rm(folder, { recursive: true });
});

const withVowels = readFileSync(new URL('../data/names/vowels.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const names = [
  'Amélie Tremblay',
  'Ömer Yılmaz',
  'Nguyễn Thị Hồng',
  'SENĆOŦEN ȾELTÁLEW̱',
  'Dënesųłiné Kʼáılu',
  'Ελένη Παππά',
  'Владимир Їжак',
  'ليلى حداد',
  'דוד כהן',
  // Vowel signs stand on the last letter too.
  ...withVowels,
  '王小明',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'ᐊᓇᓇᐅᓯᖅ ᒥᑭᓯᐅᖅ',
];

const columns = [
  { label: 'Holder', share: 3 },
  { label: 'Shares', isNumber: true },
];
const documentIn = (
  layout: PrintedDocument['layout'],
  language: PrintedDocument['language'],
): PrintedDocument => ({
  layout,
  language,
  title: language === 'fr' ? 'Résolution des administrateurs' : 'Resolution of the directors',
  subtitle: 'D-2026-04',
  corporation: {
    name: 'Érable & Fils inc.',
    number: '1584203-7',
    statute: 'Canada Business Corporations Act',
  },
  mark: 'SPECIMEN',
  footer: 'Facts as of April 16, 2026',
  blocks: [
    { kind: 'fields', fields: [{ label: 'Certificate', value: 'CS-7' }] },
    { kind: 'heading', text: 'Issue of shares' },
    { kind: 'clause', text: 'Shares are issued to:', section: 'CBCA s. 25(1)', parts: names },
    { kind: 'table', columns, rows: names.map((name) => [name, '1,250']), totals: ['Total', '15,000'] },
    { kind: 'signatures', signees: names.map((name) => ({ key: name, name, capacity: 'Director' })) },
  ],
});

const printedAs = async (
  name: string,
  document: PrintedDocument,
): Promise<{ path: string; printed: Printed }> => {
  const answer = await typesetter.print(document);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const path = join(folder, `${name}.pdf`);
  await writeFile(path, answer.value.pdf);
  return { path, printed: answer.value };
};

const tool = async (name: string, ...args: string[]): Promise<string> =>
  (await execute(name, args, { maxBuffer: 1e8 })).stdout;

/** Without the marks of direction that poppler and we put around names. */
const textOf = async (path: string): Promise<string> =>
  (await tool('pdftotext', '-layout', path, '-')).replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

for (const layout of ['letter', 'register', 'certificate'] as const) {
  for (const language of ['en', 'fr'] as const) {
    test(`${layout} in ${language}: whole, tagged, in its language, only our fonts, every name found again`, async () => {
      const { path, printed } = await printedAs(`${layout}-${language}`, documentIn(layout, language));
      expect(await tool('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
      const info = await tool('pdfinfo', path);
      expect(info).toMatch(/^Title: +SPECIMEN: R[ée]solution /m);
      expect(info).toMatch(/^Tagged: +yes$/m);
      expect(info).toMatch(layout === 'letter' ? /612 x 792 pts \(letter\)/ : /792 x 612 pts \(letter\)/);
      expect(info).toContain(`Pages:           ${printed.pages}\n`);
      expect(await tool('qpdf', '--qdf', '--object-streams=disable', path, '-')).toContain(
        `/Lang (${language}-CA)`,
      );
      expect(await tool('pdfinfo', '-struct', path)).toContain('  H1 ');
      expect(await strangeFonts(path)).toEqual([]);
      const text = await textOf(path);
      // The name stands in the clause, in the table and below the lines.
      for (const name of names) expect(text.split(name).length - 1).toBe(3);
    });
  }
}

/** Lines of pdffonts about fonts that are not ours, or not embedded as a subset with a map to Unicode. */
async function strangeFonts(path: string): Promise<string[]> {
  const ours = fontFamilies.map(({ name }) => name.replaceAll(' ', ''));
  const [, , ...lines] = (await tool('pdffonts', path)).trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(7);
  return lines.filter(
    (line) => !ours.some((name) => line.includes(`+${name}-`)) || !/ yes yes yes +\d+ +\d+$/.test(line),
  );
}

test('each signee’s line lies where the typesetter says, with the name below it', async () => {
  for (const layout of ['letter', 'certificate'] as const) {
    const signees = ['Amélie', 'Ömer', 'Layla'].map((name) => ({ key: name, name, capacity: 'Director' }));
    const document = { ...documentIn(layout, 'en'), blocks: [{ kind: 'signatures', signees } as const] };
    const { path, printed } = await printedAs(`signed-${layout}`, document);
    expect(printed.boxes).toHaveLength(3);
    const words = await tool('pdftotext', '-bbox', path, '-');
    for (const { key, x, y, height } of printed.boxes) {
      const [, left, top] = new RegExp(`xMin="([\\d.]+)" yMin="([\\d.]+)"[^>]*>${key}<`).exec(words) ?? [];
      expect(Math.abs(Number(left) - x)).toBeLessThan(1);
      expect(Number(top) - (y + height)).toBeGreaterThan(-1);
      expect(Number(top) - (y + height)).toBeLessThan(8);
    }
  }
});

test('a vowel sign stands on its letter, the last one too', async () => {
  const { mark: _, ...unmarked } = documentIn('letter', 'en');
  /** How much ink each column of pixels has. */
  const inkOf = async (text: string): Promise<readonly number[]> => {
    const { path } = await printedAs('vowel', { ...unmarked, blocks: [{ kind: 'heading', text }] });
    const { stdout } = await execute('pdftoppm', ['-r', '100', '-gray', path], { encoding: 'buffer' });
    const [, width = '', height = ''] = /^P5\s(\d+)\s(\d+)\s/.exec(stdout.toString('latin1', 0, 40)) ?? [];
    const pixels = stdout.subarray(-Number(width) * Number(height));
    const ink = Array<number>(Number(width)).fill(0);
    for (const [at, light] of pixels.entries())
      ink[at % ink.length] = (ink[at % ink.length] ?? 0) + 255 - light;
    return ink;
  };
  const [blank, plain, signed] = [await inkOf('.'), await inkOf('النَبي'), await inkOf('النَبيّ')];
  const columnsOf = (one: readonly number[], other: readonly number[]) =>
    one.flatMap((ink, at) => (ink - (other[at] ?? 0) > 300 ? [at] : []));
  const [name, sign] = [columnsOf(plain, blank), columnsOf(signed, plain)];
  expect(sign.length).toBeGreaterThan(2);
  // Words are read from the right: the last letter is at the left.
  expect(Math.max(...sign)).toBeLessThan((Math.min(...name) + Math.max(...name)) / 2);
});

test('long words and ids are copied as they are', async () => {
  const words = ['019ac2f4-7d1e-7c3a-9b55-0123456789ab', 'Wolfeschlegelsteinhausenbergerdorff'];
  const narrow = 'Llanfair\u200bpwllgwyngyll';
  const document: PrintedDocument = {
    ...documentIn('letter', 'en'),
    blocks: [
      { kind: 'fields', fields: [...words, narrow].map((value) => ({ label: 'Request', value })) },
      { kind: 'table', columns, rows: words.map((word) => [word, '1']) },
    ],
  };
  const { path } = await printedAs('copied', document);
  const text = await tool('pdftotext', path, '-');
  for (const word of words) expect(text.split(word).length - 1).toBe(2);
  expect(text).toContain('Llanfairpwllgwyngyll');
  expect(text).not.toContain('\u200b');
});

test('long words and long rows stay on the page, whole', async () => {
  const word = 'A'.repeat(300);
  const rows = [[word, 'long '.repeat(2_000)]];
  const document: PrintedDocument = {
    ...documentIn('letter', 'en'),
    title: word,
    blocks: [
      { kind: 'clause', text: word, section: word.slice(0, 50) },
      { kind: 'fields', fields: [{ label: word, value: word }] },
      { kind: 'table', columns, rows },
    ],
  };
  const { path } = await printedAs('long', document);
  const words = (await tool('pdftotext', '-bbox', path, '-')).matchAll(/xMax="([\d.]+)" yMax="([\d.]+)"/g);
  const ends = [...words].map(([, right, foot]) => ({ right: Number(right), foot: Number(foot) }));
  expect(ends.length).toBeGreaterThan(2_000);
  expect(ends.filter(({ right, foot }) => right > 612 || foot > 792 - 30)).toEqual([]);
});

test('every character that we call printable is printed, in each face', async () => {
  const all = Array.from({ length: 0x30000 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => unprintable(character).length === 0,
  );
  const pieces = Array.from({ length: Math.ceil(all.length / 200) }, (_, at) =>
    all.slice(200 * at, 200 * at + 200).join(' '),
  );
  const faces: ((text: string) => Block)[] = [
    (text) => ({ kind: 'paragraph', text }),
    (text) => ({ kind: 'heading', text }),
    (text) => ({ kind: 'signatures', signees: [{ key: 'italic', name: '', capacity: text }] }),
  ];
  for (const [at, face] of faces.entries()) {
    const { path } = await printedAs(`all-${at}`, {
      ...documentIn('letter', 'en'),
      blocks: pieces.map(face),
    });
    expect(await strangeFonts(path)).toEqual([]);
  }
});
