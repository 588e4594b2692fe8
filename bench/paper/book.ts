/** A minute book of 60 documents: bound and sealed by us, merged and flattened by pdf-lib. Twelve are uploads of two pages,
 *  whose pictures are kept as the product keeps them. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instantOfMillis } from '../../packages/kernel/date.ts';
import type { BoundDocument, PrintedBook } from '../../packages/paper/printed.ts';
import { openSeal } from '../../packages/paper/seal/openSeal.ts';
import { ownKey } from '../../packages/paper/seal/sealKey.ts';
import type { PrintedFile } from '../../packages/paper/typeset/answers.ts';
import { openTypesetter } from '../../packages/paper/typeset/typesetter.ts';
import { drawPages } from '../../packages/paper/uploads/drawPages.ts';
import { openFiles } from '../../packages/platform/files/openFiles.ts';
import { machineLine, median } from '../machine.ts';
import { resolutionOf } from './resolution.ts';

/** As far as it is used here; it is installed with the bench alone. */
interface PdfLibPage {
  drawText(text: string, options: { x: number; y: number; size: number; font: object }): void;
  drawImage(image: object, options: { x: number; y: number; width: number; height: number }): void;
  getSize(): { width: number; height: number };
}
interface PdfLibDocument {
  getForm(): { flatten(): void };
  getPageIndices(): number[];
  getPages(): PdfLibPage[];
  copyPages(from: PdfLibDocument, pages: readonly number[]): Promise<readonly PdfLibPage[]>;
  addPage(page: PdfLibPage | readonly [number, number]): PdfLibPage;
  embedFont(name: string): Promise<object>;
  embedJpg(bytes: Uint8Array): Promise<object>;
  attach(bytes: Uint8Array, name: string, about: { mimeType: string; description: string }): Promise<void>;
  save(): Promise<Uint8Array>;
}
const {
  PDFDocument,
}: {
  PDFDocument: { create(): Promise<PdfLibDocument>; load(bytes: Uint8Array): Promise<PdfLibDocument> };
} = createRequire(import.meta.url)('pdf-lib');

const ROUNDS = 5;
const LETTER = [612, 792] as const;
const documents = Array.from({ length: 60 }, (_, at) => ({
  name: `original-${at}.pdf`,
  title: `Resolution ${at + 1}`,
  isUpload: at % 5 === 4,
  document: resolutionOf(at, false),
}));

const folder = await mkdtemp(join(tmpdir(), 'tabellion-bench-book-'));
const keys: Record<string, string> = {};
const key = await ownKey({
  keep: async (name, make) => {
    keys[name] ??= await make();
    return keys[name];
  },
  issuer: 'Bench',
  now: new Date(),
});
if (!key.ok) throw new Error(key.error);
const seal = openSeal({ key: key.value, now: () => instantOfMillis(Date.now()) });

/** As the product has them: by their SHA-256. */
const files = await openFiles({ folder: join(folder, 'files') });
const originals = new Map<string, string>();
const first = openTypesetter();
for (const { document, name } of documents) {
  const printed = await first.print(document);
  if (!printed.ok) throw new Error(JSON.stringify(printed.error));
  originals.set(name, (await files.put(printed.value.pdf)).sha256);
}
await first.close();

const fetched = async (sha256: string | undefined): Promise<Uint8Array> =>
  (await files.get(sha256 ?? '')) ?? new Uint8Array();

/** Pages of uploads in the store, by the names of the uploads. */
type Pictures = ReadonlyMap<string, readonly string[]>;

async function drawUploads(): Promise<Pictures> {
  const place = await mkdtemp(join(folder, 'draw-'));
  const uploads = documents.filter(({ isUpload }) => isUpload);
  for (const { name } of uploads) await writeFile(join(place, name), await fetched(originals.get(name)));
  const drawn = await drawPages({
    files: uploads.map(({ name }) => ({
      ...({ path: join(place, name), type: 'pdf', pages: 2, prefix: `${name}-` } as const),
    })),
    folder: place,
  });
  const pictures = new Map<string, string[]>();
  for (const { name } of uploads) {
    const kept: string[] = [];
    for (const picture of drawn(`${name}-`))
      kept.push((await files.put(await readFile(join(place, picture)))).sha256);
    pictures.set(name, kept);
  }
  return pictures;
}

async function sealed(pdf: Uint8Array): Promise<void> {
  const done = await seal.seal(pdf, { corporation: 'Bench Inc.', title: 'Book', signees: [] });
  if (!done.ok) throw new Error(done.error);
}

async function ours(pictures: Pictures): Promise<number> {
  const typesetter = openTypesetter({ seconds: 300 });
  const place = await mkdtemp(join(folder, 'book-'));
  const placed: PrintedFile[] = [];
  const put = async (name: string, sha256: string | undefined): Promise<void> => {
    const path = join(place, name);
    await writeFile(path, await fetched(sha256));
    placed.push({ name, path });
  };
  const bound: BoundDocument[] = [];
  for (const { name, title, document, isUpload } of documents) {
    await put(name, originals.get(name));
    const shown = pictures.get(name) ?? [];
    for (const sha256 of shown) await put(`${sha256}.jpg`, sha256);
    const names = shown.map((sha256) => `${sha256}.jpg`);
    bound.push({ title, line: '', pictures: names, ...(!isUpload && { document }) });
  }
  const book: PrintedBook = {
    layout: 'book',
    language: 'en',
    title: 'Minute book',
    footer: '',
    cover: [],
    note: '',
    corporation: documents[0]?.document.corporation ?? { name: '', statute: '' },
    sections: [{ title: 'Resolutions', documents: bound }],
    attachments: documents.map(({ name, title }) => ({
      name,
      file: name,
      title,
      mediaType: 'application/pdf',
      relationship: 'source',
    })),
  };
  const printed = await typesetter.print(book, placed);
  await typesetter.close();
  if (!printed.ok) throw new Error(JSON.stringify(printed.error));
  await sealed(printed.value.pdf);
  return printed.value.pages;
}

/** Merged and flattened, and nothing else. */
async function merged(): Promise<number> {
  const book = await PDFDocument.create();
  for (const { name } of documents) {
    const original = await PDFDocument.load(await fetched(originals.get(name)));
    original.getForm().flatten();
    for (const page of await book.copyPages(original, original.getPageIndices())) book.addPage(page);
  }
  await book.save();
  return book.getPageIndices().length;
}

/** Merges what our book has, but for bookmarks, tags and PDF/A, which pdf-lib does not write. */
async function mergedAsBook(pictures: Pictures): Promise<number> {
  const book = await PDFDocument.create();
  const font = await book.embedFont('Times-Roman');
  const cover = book.addPage(LETTER);
  cover.drawText('Minute book', { x: 220, y: 500, size: 30, font });
  const contents = [book.addPage(LETTER), book.addPage(LETTER)];
  book.addPage(LETTER).drawText('Resolutions', { x: 80, y: 400, size: 26, font });
  for (const [at, { name, title, isUpload }] of documents.entries()) {
    const place = { x: 80, y: 720 - (at % 40) * 16, size: 11, font };
    contents[Math.floor(at / 40)]?.drawText(`${title} ${book.getPageIndices().length + 1}`, place);
    const bytes = await fetched(originals.get(name));
    await book.attach(bytes, name, { mimeType: 'application/pdf', description: title });
    if (isUpload) {
      for (const sha256 of pictures.get(name) ?? []) {
        const image = await book.embedJpg(await fetched(sha256));
        book.addPage(LETTER).drawImage(image, { x: 50, y: 60, width: 512, height: 662 });
      }
      continue;
    }
    const original = await PDFDocument.load(bytes);
    original.getForm().flatten();
    for (const page of await book.copyPages(original, original.getPageIndices())) book.addPage(page);
  }
  const pages = book.getPages();
  for (const [at, page] of pages.entries()) {
    const { width, height } = page.getSize();
    page.drawText('Maple Robotics Inc.', { x: 50, y: height - 36, size: 8, font });
    page.drawText('Resolutions', { x: width - 110, y: height - 36, size: 8, font });
    page.drawText(`Page ${at + 1} of ${pages.length}`, { x: width - 110, y: 30, size: 8, font });
  }
  await sealed(await book.save());
  return pages.length;
}

async function timed(work: () => Promise<number>): Promise<{ readonly ms: number; readonly pages: number }> {
  const began = performance.now();
  const pages = await work();
  return { ms: performance.now() - began, pages };
}

/** The sides in turn, so that neighbours slow down all. */
export async function compareBooks(): Promise<void> {
  const line = machineLine(new Date());
  const kept = await drawUploads();
  const sides: Readonly<Record<string, () => Promise<number>>> = {
    ours: () => ours(kept),
    oursDrawing: async () => ours(await drawUploads()),
    merged,
    asBook: () => mergedAsBook(kept),
    asBookDrawing: async () => mergedAsBook(await drawUploads()),
  };
  const seconds: Record<string, number[]> = {};
  let pages = 0;
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, work] of Object.entries(sides)) {
      const one = await timed(work);
      if (name === 'ours') pages = one.pages;
      // The first round warms up.
      if (round > 0) seconds[name] = [...(seconds[name] ?? []), one.ms / 1000];
    }
  await files.close();
  await rm(folder, { recursive: true });
  const of = (name: string): number => median(seconds[name] ?? []);
  const ratio = (theirs: string, mine: string): number =>
    median((seconds[theirs] ?? []).map((theirOwn, round) => theirOwn / (seconds[mine]?.[round] ?? 0)));
  const outcome = (isMet: boolean) => (isMet ? 'met' : '**missed**');
  const row = (what: string, theirs: string, mine: string) =>
    `| ${what} | ${of(mine).toFixed(2)} s beside ${of(theirs).toFixed(2)} s | ${ratio(theirs, mine).toFixed(2)}, >= 5 ${outcome(ratio(theirs, mine) >= 5)} |`;
  console.log(line);
  console.log(
    `Book of 60 documents, ${pages} pages, 12 uploads, sealed: ${of('ours').toFixed(2)} s, target <= 3 ${outcome(of('ours') <= 3)}; ${of('oursDrawing').toFixed(2)} s where the uploads are drawn with it.`,
  );
  console.log(
    [
      '| beside pdf-lib | time | times as fast |\n|---|---|---|',
      row('merging and flattening alone', 'merged', 'ours'),
      row('with what a book has, both given the pictures of uploads', 'asBook', 'ours'),
      row('with what a book has, both drawing the uploads', 'asBookDrawing', 'oursDrawing'),
    ].join('\n'),
  );
}
