/** A minute book of 60 documents: bound and sealed by us, merged and flattened by pdf-lib. Twelve are uploads of two pages. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instantOfMillis } from '../../packages/kernel/date.ts';
import type { BoundDocument, PrintedBook } from '../../packages/paper/printed.ts';
import { openSeal } from '../../packages/paper/seal/openSeal.ts';
import { ownKey } from '../../packages/paper/seal/sealKey.ts';
import { openTypesetter } from '../../packages/paper/typeset/typesetter.ts';
import { drawPages } from '../../packages/paper/uploads/drawPages.ts';
import { machineLine, median } from '../machine.ts';
import { resolutionOf } from './resolution.ts';

/** As far as it is used here; it is installed with the bench alone. */
interface PdfLibDocument {
  getForm(): { flatten(): void };
  getPageIndices(): number[];
  getPageCount(): number;
  copyPages(from: PdfLibDocument, pages: readonly number[]): Promise<readonly object[]>;
  addPage(page: object): void;
  save(): Promise<Uint8Array>;
}
const {
  PDFDocument,
}: {
  PDFDocument: { create(): Promise<PdfLibDocument>; load(bytes: Uint8Array): Promise<PdfLibDocument> };
} = createRequire(import.meta.url)('pdf-lib');

const ROUNDS = 5;
const documents = Array.from({ length: 60 }, (_, at) => ({
  name: `original-${at}.pdf`,
  title: `Resolution ${at + 1}`,
  isUpload: at % 5 === 4,
  document: resolutionOf(at, false),
}));

const folder = await mkdtemp(join(tmpdir(), 'tabellion-bench-book-'));
const kept: Record<string, string> = {};
const key = await ownKey({
  keep: async (name, make) => {
    kept[name] ??= await make();
    return kept[name];
  },
  issuer: 'Bench',
  now: new Date(),
});
if (!key.ok) throw new Error(key.error);
const seal = openSeal({ key: key.value, now: () => instantOfMillis(Date.now()) });

/** The originals, as the store of files has them. */
const originals: Uint8Array[] = [];
const first = openTypesetter();
for (const { document, name } of documents) {
  const printed = await first.print(document);
  if (!printed.ok) throw new Error(JSON.stringify(printed.error));
  originals.push(printed.value.pdf);
  await writeFile(join(folder, name), printed.value.pdf);
}
await first.close();

async function ours(): Promise<number> {
  const typesetter = openTypesetter({ seconds: 300 });
  const uploads = documents.filter(({ isUpload }) => isUpload);
  const files = uploads.map(({ name }) => ({
    ...({ path: join(folder, name), type: 'pdf', pages: 2, prefix: `${name}-` } as const),
  }));
  const pictures = await drawPages({ files, folder });
  const bound = documents.map(
    ({ name, title, document, isUpload }): BoundDocument => ({
      ...{ title, line: '', pictures: pictures(`${name}-`) },
      ...(!isUpload && { document }),
    }),
  );
  const book: PrintedBook = {
    ...{ layout: 'book', language: 'en', title: 'Minute book', footer: '', cover: [], note: '' },
    corporation: documents[0]?.document.corporation ?? { name: '', statute: '' },
    sections: [{ title: 'Resolutions', documents: bound }],
    attachments: documents.map(({ name, title }) => ({
      ...{ name, title, mediaType: 'application/pdf', relationship: 'source' },
    })),
  };
  const names = documents.flatMap(({ name }) => [name, ...pictures(`${name}-`)]);
  const printed = await typesetter.print(
    book,
    names.map((name) => ({ name, path: join(folder, name) })),
  );
  await typesetter.close();
  if (!printed.ok) throw new Error(JSON.stringify(printed.error));
  const sealed = await seal.seal(printed.value.pdf);
  if (!sealed.ok) throw new Error(sealed.error);
  return printed.value.pages;
}

async function theirs(): Promise<number> {
  const book = await PDFDocument.create();
  for (const bytes of originals) {
    const original = await PDFDocument.load(bytes);
    original.getForm().flatten();
    for (const page of await book.copyPages(original, original.getPageIndices())) book.addPage(page);
  }
  await book.save();
  return book.getPageCount();
}

async function timed(work: () => Promise<number>): Promise<{ readonly ms: number; readonly pages: number }> {
  const began = performance.now();
  const pages = await work();
  return { ms: performance.now() - began, pages };
}

export async function compareBooks(): Promise<void> {
  await ours();
  await theirs();
  const rounds: { readonly ours: number; readonly theirs: number; readonly pages: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const mine = await timed(ours);
    rounds.push({ ours: mine.ms, theirs: (await timed(theirs)).ms, pages: mine.pages });
  }
  await rm(folder, { recursive: true });
  const seconds = median(rounds.map((round) => round.ours)) / 1000;
  const ratio = median(rounds.map((round) => round.theirs / round.ours));
  const outcome = (isMet: boolean) => (isMet ? 'met' : '**missed**');
  console.log(machineLine(new Date()));
  console.log(
    `Book of 60 documents, ${rounds[0]?.pages} pages, 12 uploads drawn, sealed: ${seconds.toFixed(2)} s, target <= 3 ${outcome(seconds <= 3)}; ${ratio.toFixed(2)} times as fast as pdf-lib merging and flattening, target >= 5 ${outcome(ratio >= 5)}.`,
  );
}
