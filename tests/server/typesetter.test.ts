/** The typesetter in its child process. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import { openTypesetter, type Typesetter } from '@tabellion/paper/typeset/typesetter.ts';
import { afterAll, expect, test } from 'vitest';

const open: Typesetter[] = [];
const opened = (options?: Parameters<typeof openTypesetter>[0]): Typesetter => {
  const typesetter = openTypesetter(options);
  open.push(typesetter);
  return typesetter;
};
afterAll(() => Promise.all(open.map((typesetter) => typesetter.close())));

const typesetter = opened();

const resolution: PrintedDocument = {
  language: 'en',
  layout: 'letter',
  title: 'Resolution of the directors',
  corporation: {
    name: 'Maple Robotics Inc.',
    number: '1584203-7',
    statute: 'Canada Business Corporations Act',
  },
  footer: 'Facts as of April 16, 2026',
  blocks: [
    { kind: 'clause', text: '12,000 Common shares are issued to ليلى حداد.', section: 'CBCA s. 25(1)' },
    {
      kind: 'signatures',
      signees: [
        { key: 'omer', name: 'Ömer Yılmaz', capacity: 'Director' },
        { key: 'wang', name: '王小明', capacity: 'Director' },
      ],
    },
  ],
};

test('prints a document with where each signee signs, byte for byte the same in every process', async () => {
  const first = await typesetter.print(resolution);
  expect(first).toMatchObject({
    ok: true,
    value: {
      pages: 1,
      boxes: [
        { key: 'omer', page: 1, x: 82.8, width: 206.7, height: 40 },
        { key: 'wang', page: 1, x: 322.5, width: 206.7, height: 40 },
      ],
    },
  });
  await typesetter.print({ ...resolution, title: 'Another' });
  expect(await typesetter.print(resolution)).toEqual(first);
  const recycled = opened({ documentsPerProcess: 1 });
  await recycled.print({ ...resolution, layout: 'certificate' });
  expect(await recycled.print(resolution)).toEqual(first);
});

test('embeds the fonts that it uses, and only ours', async () => {
  const printed = await typesetter.print(resolution);
  const pdf = Buffer.from(printed.ok ? printed.value.pdf : []).toString('latin1');
  const fonts = [...pdf.matchAll(/\/BaseFont\s*\/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name);
  expect([...new Set(fonts)].sort()).toEqual([
    'Amiri-Regular',
    'NotoSerifSC-Regular',
    'SourceSerif4-Italic',
    'SourceSerif4-Regular',
    'SourceSerif4-SemiBold',
  ]);
  expect(pdf.match(/\/FontFile2/g)?.length).toBe(5);
});

test('prints registers and certificates in French with names of every script', async () => {
  const names = [
    'Ömer Yılmaz',
    'ليلى حداد',
    'דוד כהן',
    '王小明',
    'ᐊᓇᓇᐅᓯᖅ',
    'ਗੁਰਪ੍ਰੀਤ',
    'Nguyễn',
    'ȾELTÁLEW̱',
    'Їжак',
  ];
  const register: PrintedDocument = {
    ...resolution,
    language: 'fr',
    layout: 'register',
    mark: 'PROJET',
    blocks: [
      { kind: 'heading', text: 'Actions ordinaires' },
      {
        kind: 'table',
        columns: [
          { label: 'Détenteur', share: 3 },
          { label: 'Actions', isNumber: true },
        ],
        rows: Array.from({ length: 90 }, (_, at) => [names[at % names.length] ?? '', '1 250']),
        totals: ['Total', '112 500'],
      },
    ],
  };
  expect(await typesetter.print(register)).toMatchObject({ ok: true, value: { pages: 4, boxes: [] } });
  const certificate: PrintedDocument = { ...resolution, language: 'fr', layout: 'certificate' };
  expect(await typesetter.print(certificate)).toMatchObject({ ok: true, value: { pages: 1 } });
});

test('keeps the lines of signatures and the names below them on one page', async () => {
  for (let lines = 20; lines < 40; lines += 3) {
    const printed = await typesetter.print({
      ...resolution,
      blocks: [
        ...Array.from({ length: lines }, () => ({ kind: 'paragraph', text: 'A line of text.' }) as const),
        ...resolution.blocks,
      ],
    });
    const boxes = printed.ok ? printed.value.boxes : [];
    expect(boxes).toHaveLength(2);
    // The names need 30 points more above the foot of the page.
    for (const { y, height } of boxes) expect(y + height + 30).toBeLessThan(792 - 75);
  }
});

test('names the characters that no font has, and prints the next document', async () => {
  expect(await typesetter.print({ ...resolution, title: 'Resolution 😀 of Հայկ' })).toEqual({
    ok: false,
    error: { code: 'unprintable', characters: ['😀', 'Հ', 'ա', 'յ', 'կ'] },
  });
  expect(await typesetter.print(resolution)).toMatchObject({ ok: true, value: { pages: 1 } });
});

test('a document whose process is killed is printed by the next one; if that dies too, it is answered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-typesetter-'));
  const sick = opened({
    entry: new URL('../support/sick-typesetter-child.ts', import.meta.url),
    seconds: 60,
  });
  const footer = join(folder, 'died');
  const answers = await Promise.all([
    sick.print({ ...resolution, title: 'Dies once', footer }),
    sick.print({ ...resolution, title: 'Dies' }),
    sick.print(resolution),
  ]);
  expect(answers).toMatchObject([
    { ok: true },
    { ok: false, error: { code: 'failed', reason: 'the typesetter’s process ended (SIGKILL)' } },
    { ok: true },
  ]);
  await rm(folder, { recursive: true });
});

test('a document that takes too long is given up, and the next one is printed', async () => {
  const sick = opened({ entry: new URL('../support/sick-typesetter-child.ts', import.meta.url), seconds: 3 });
  expect(await sick.print({ ...resolution, title: 'Hangs' })).toEqual({
    ok: false,
    error: { code: 'timed_out', seconds: 3 },
  });
  expect(await sick.print(resolution)).toMatchObject({ ok: true });
});

test('says why nothing can be printed where there is no compiler', async () => {
  const bare = opened({ entry: new URL('../support/bare-typesetter-child.ts', import.meta.url) });
  const reason = expect.stringContaining('native binding');
  expect(await bare.state()).toEqual({ available: false, reason });
  expect(await bare.print(resolution)).toEqual({ ok: false, error: { code: 'unavailable', reason } });
  expect(await typesetter.state()).toEqual({ available: true });
});

test('answers what waits when it is closed', async () => {
  const closing = openTypesetter();
  const waiting = [closing.print(resolution), closing.print(resolution)];
  await closing.close();
  expect(await Promise.all(waiting)).toMatchObject([{ ok: false }, { ok: false }]);
});
