/** The typesetter in its child process. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import type { PrintQuery } from '@tabellion/paper/typeset/answers.ts';
import { openTypesetter, type Typesetter } from '@tabellion/paper/typeset/typesetter.ts';
import { drawPages } from '@tabellion/paper/uploads/drawPages.ts';
import { openDocument } from '@tabellion/paper/uploads/openDocument.ts';
import { testPdf } from '@tabellion/paper/uploads/testing-files.ts';
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

test.each([
  ['is gone before its answer', new URL('../../packages/paper/typeset/typesetChild.ts', import.meta.url)],
  // The typesetter itself may hear that before it answers; this one answers then.
  ['cannot be answered any more', new URL('../support/late-child.ts', import.meta.url)],
])('ends without a word when the one that asked it %s', async (_, entry) => {
  const child = fork(entry, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  await once(child, 'message');
  const query: PrintQuery = { document: resolution, files: [] };
  child.send(query);
  child.disconnect();
  const ended = once(child, 'exit');
  const said = child.stderr === null ? undefined : await text(child.stderr);
  expect(said).toBe('');
  expect(await ended).toEqual([0, null]);
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

const linesOf = async (bytes: Uint8Array, page = 1): Promise<string[]> => {
  const { items } = await (await (await openDocument(bytes)).getPage(page)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .split('\n');
};

test('leaves no note alone on a page', async () => {
  let divided = 0;
  for (let lines = 20; lines < 32; lines++) {
    const printed = await typesetter.print({
      ...resolution,
      blocks: [
        ...Array.from({ length: lines }, () => ({ kind: 'paragraph', text: 'A line of text.' }) as const),
        { kind: 'fields', fields: [{ label: 'Common', value: '1,000' }] },
        { kind: 'note', text: 'Kept under CBCA, s. 50.' },
      ],
    });
    const { pages, pdf } = printed.ok ? printed.value : { pages: 0, pdf: new Uint8Array() };
    if (pages === 1) continue;
    divided++;
    expect((await linesOf(pdf, 2)).join('\n'), `${lines} lines`).toContain('1,000');
  }
  expect(divided).toBeGreaterThan(0);
});

test('keeps a province with its postal code, and a comma away from the dots of an Arabic name', async () => {
  const texts = Array.from(
    { length: 12 },
    (_, at) => `${'a street '.repeat(7)}${'a'.repeat(2 * at)} Montréal QC H3B 4W5`,
  );
  const printed = await typesetter.print({
    ...resolution,
    blocks: [...texts, 'يوسف, Ömer'].map((text) => ({ kind: 'paragraph', text })),
  });
  const lines = await linesOf(printed.ok ? printed.value.pdf : new Uint8Array());
  expect(lines.filter((line) => line.includes('H3B'))).toHaveLength(12);
  expect(lines.filter((line) => line.includes('H3B') && !line.includes('QC'))).toEqual([]);
  // The mark comes of a space that is drawn, and is no part of the text.
  expect(lines.join('\n')).toMatch(/يوسف\u2069?,/);
});

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('draws the signatures that were given in their boxes, and moves nothing', async () => {
  const unsigned = await typesetter.print(resolution);
  const signed = await typesetter.print({
    ...resolution,
    signatures: [
      { key: 'omer', name: 'Ömer Yılmaz', signedAt: '2026-04-16 14:03 EDT', image: dot },
      { key: 'wang', name: 'Xiaoming Wang', signedAt: '2026-04-17 09:00 EDT' },
    ],
  });
  expect(signed.ok && unsigned.ok && [signed.value.boxes, signed.value.pages]).toEqual(
    unsigned.ok && [unsigned.value.boxes, unsigned.value.pages],
  );
  const pdf = await openDocument(signed.ok ? signed.value.pdf : new Uint8Array());
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(text).toContain('Xiaoming Wang');
  expect(text).toContain('2026-04-16 14:03 EDT');
});

test('binds documents and pictures of pages as one book, with contents, bookmarks and files inside', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-book-'));
  const lease = join(folder, 'lease.pdf');
  await writeFile(lease, testPdf({ pages: ['First', 'Second'] }));
  const files = [{ path: lease, type: 'pdf', pages: 2, prefix: 'lease-' }] as const;
  const pictures = (await drawPages({ files, folder }))('lease-');
  expect(pictures).toEqual(['lease-0001.jpg', 'lease-0002.jpg']);
  const book = await typesetter.print(
    {
      layout: 'book',
      language: 'fr',
      title: 'Livre des procès-verbaux',
      corporation: resolution.corporation,
      footer: 'Au 16 avril 2026',
      note: 'Copie de lecture.',
      cover: [{ label: 'Au', value: '16 avril 2026' }],
      sections: [
        {
          title: 'Résolutions',
          documents: [{ title: 'Résolution 1', line: 'A-1', pictures: [], document: resolution }],
        },
        { title: 'Autres', documents: [{ title: 'Bail', line: 'lease.pdf', mark: 'NUL', pictures }] },
      ],
      attachments: [
        {
          name: '2026-04-16 Bail a Montreal (2).pdf',
          file: 'bail.pdf',
          title: 'Bail',
          mediaType: 'application/pdf',
          relationship: 'source',
        },
      ],
    },
    [...pictures.map((name) => ({ name, path: join(folder, name) })), { name: 'bail.pdf', path: lease }],
  );
  expect(book).toMatchObject({ ok: true, value: { pages: 7 } });
  const bytes = book.ok ? book.value.pdf : new Uint8Array();
  const pdf = await openDocument(bytes);
  const outline = (await pdf.getOutline()) ?? [];
  expect(outline.map(({ title, items }) => [title, ...items.map((item) => item.title)])).toEqual([
    ['Résolutions', 'Résolution 1'],
    ['Autres', 'Bail'],
  ]);
  const { items } = await (await pdf.getPage(2)).getTextContent();
  const contents = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(contents).toMatch(/Table des matières.*Résolutions.*3.*Résolution 1.*4.*Autres.*5.*Bail.*6/);
  const attached: Record<string, { content: Uint8Array }> = await pdf.getAttachments();
  expect(Buffer.from(attached['2026-04-16 Bail a Montreal (2).pdf']?.content ?? [])).toEqual(
    testPdf({ pages: ['First', 'Second'] }),
  );
  expect(Buffer.from(bytes).toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part>');
  await rm(folder, { recursive: true });
});

test('what cannot be drawn has no pictures, and the next file is drawn', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-draw-'));
  const [broken, picture] = [join(folder, 'broken'), join(folder, 'picture')];
  await writeFile(broken, '%PDF-1.7 nothing');
  await writeFile(picture, Buffer.from(dot, 'base64'));
  const drawn = await drawPages({
    files: [
      { path: broken, type: 'pdf', pages: 1, prefix: 'a-' },
      { path: picture, type: 'png', pages: 1, prefix: 'b-' },
    ],
    folder,
  });
  expect([drawn('a-'), drawn('b-')]).toEqual([[], ['b-0001.jpg']]);
  await rm(folder, { recursive: true });
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

test('a document that takes long keeps no other waiting', async () => {
  const sick = opened({ entry: new URL('../support/sick-typesetter-child.ts', import.meta.url) });
  const hanging = sick.print({ ...resolution, title: 'Hangs' });
  expect(await Promise.race([hanging, sick.print(resolution)])).toMatchObject({ ok: true });
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
