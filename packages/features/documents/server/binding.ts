/** Binds a minute book as one file: draws what was uploaded, typesets it in one run. Nothing is kept here. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredAct } from '@tabellion/book/act.ts';
import { actsJsonSchema } from '@tabellion/book/actsJsonSchema.ts';
import { readAct } from '@tabellion/book/read.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { BookSection, BoundDocument, PrintedDocument } from '@tabellion/paper/printed.ts';
import type { PrintedFile, PrintFault } from '@tabellion/paper/typeset/answers.ts';
import { openTypesetter } from '@tabellion/paper/typeset/typesetter.ts';
import { attachmentIndexName, type IndexedAttachment } from '@tabellion/paper/verify/attachments.ts';
import { FileDamaged } from '@tabellion/platform/files/fileDamaged.ts';
import { formatInstant } from '@tabellion/texts/dates.ts';
import { packageOf } from '../../exchange/server/public.ts';
import { historyPages } from '../../registers/server/public/acts.ts';
import {
  type BookFile,
  boundBook,
  joinWithDots,
  missingPage,
  printable,
  textPage,
  voidMark,
} from '../rules/boundBook.ts';
import { ownWordingIn } from '../rules/printing.ts';
import { hasActsAndPackage, isActIn, sections } from '../sections.ts';
import { dateIn } from '../templates/words.ts';
import { type DrawnUpload, drawableType, picturesOf } from './pagePictures.ts';
import type { DocumentPorts } from './ports.ts';
import { type BookContents, isRegister, readBook } from './readBook.ts';
import type { BookDocumentRow, BookOrder } from './store/boundBooks.ts';

export interface Bound {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** The documents bound, with their status then: it is compared again when the book is recorded. */
  readonly documents: readonly BookDocumentRow[];
}

type Ports = Pick<DocumentPorts, 'db' | 'files' | 'texts' | 'verifyAt' | 'recordsFile'>;

/** A book as large as it may be takes about ten seconds. */
const SECONDS = 300;

/** Originals and pictures of one book together: the typesetter takes about eight times as much memory, the seal five times. */
export const MOST_MEGABYTES = 200;

type BindFault =
  | PrintFault
  | { readonly code: 'too_large' }
  /** Its file is other than was filed. */
  | { readonly code: 'file_altered'; readonly documentId: string };

export async function bindBook(
  ports: Ports,
  { orgId, order, now }: { readonly orgId: string; readonly order: BookOrder; readonly now: Instant },
): Promise<Result<Bound, BindFault>> {
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-book-'));
  // A book has a typesetter of its own, so that no document waits for it, and its memory is given back at once.
  const typesetter = openTypesetter({ seconds: SECONDS });
  let documents: readonly BookDocumentRow[] = [];
  try {
    const read = await ports.db.asOrganization(orgId, (q) => readBook(ports, q, { orgId, order, now }));
    if (read === undefined) return err({ code: 'failed', reason: 'there is no corporation on that date' });
    documents = read.documents;
    const shelf = new Shelf(folder);
    const pictures = await picturesOf(ports, { orgId, uploads: uploadsIn(read), folder, now });
    shelf.take([...pictures.values()].flat());
    const making = { ports, shelf, read, order, pictures };
    const bound: BoundRow[] = [];
    for (const row of read.documents) bound.push(await bindDocument(making, row));
    if ((await shelf.megabytes()) > MOST_MEGABYTES) return err({ code: 'too_large' });
    const originals = new Map(bound.flatMap(({ file }) => (file === undefined ? [] : [[file.name, file]])));
    const records = hasActsAndPackage(order) ? await addRecords(making, { orgId, now }) : [];
    const files = [...originals.values(), ...records];
    const leftOut = {
      sections: sections.filter((section) => !order.sections.includes(section)),
      records: !hasActsAndPackage(order),
    };
    const book = boundBook({
      language: order.language,
      corporation: read.corporation,
      mark: read.mark,
      selection: order.selection,
      asOf: order.asOf,
      files,
      leftOut: {
        ...leftOut,
        sections: leftOut.sections.map((section) =>
          ports.texts[order.language](`documents.section.${section}`),
        ),
      },
      knownAt: formatInstant(order.knownAt, order.language, read.zone),
      sections: sectionsIn(making, new Map(bound.map(({ documentId, document }) => [documentId, document]))),
    });
    const index = { left_out: leftOut, files: files.map(indexed) };
    await shelf.put(attachmentIndexName, Buffer.from(JSON.stringify(index, null, 2)));
    const ofIndex = { name: attachmentIndexName, title: attachmentIndexName, mediaType: 'application/json' };
    const withIndex = {
      ...book,
      verifyAt: ports.verifyAt,
      attachments: [...book.attachments, { ...ofIndex, relationship: 'data' as const }],
    };
    const printing = await typesetter.print(withIndex, shelf.placed);
    if (!printing.ok) return printing;
    return ok({ pdf: printing.value.pdf, pages: printing.value.pages, documents: read.documents });
  } catch (fault) {
    const altered = documents.find((one) => isFileOf(one, fault));
    if (altered === undefined) throw fault;
    return err({ code: 'file_altered', documentId: altered.documentId });
  } finally {
    await typesetter.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const isFileOf = ({ sha256, servedSha256 }: BookDocumentRow, fault: unknown): boolean =>
  fault instanceof FileDamaged && (fault.sha256 === sha256 || fault.sha256 === servedSha256);

/** Files on their way into the book, in a folder. */
class Shelf {
  readonly #paths = new Map<string, string>();
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.folder, name);
    await writeFile(path, bytes, { mode: 0o600 });
    this.#paths.set(name, path);
  }

  /** Takes over files that are in the folder already. */
  take(names: readonly string[]): void {
    for (const name of names) this.#paths.set(name, join(this.folder, name));
  }

  async megabytes(): Promise<number> {
    const sizes = await Promise.all(
      Array.from(this.#paths.values(), async (path) => (await stat(path)).size),
    );
    return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
  }

  get placed(): PrintedFile[] {
    return Array.from(this.#paths, ([name, path]) => ({ name, path }));
  }
}

interface Making {
  readonly ports: Ports;
  readonly shelf: Shelf;
  readonly read: BookContents;
  readonly order: BookOrder;
  /** Names of pictures by the SHA-256 of the upload. */
  readonly pictures: ReadonlyMap<string, readonly string[]>;
}

interface BoundRow {
  readonly documentId: string;
  readonly document: BoundDocument;
  /** Its original; undefined where it is gone. */
  readonly file: BookFile | undefined;
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

async function bindDocument(making: Making, row: BookDocumentRow): Promise<BoundRow> {
  const { ports, order, shelf } = making;
  const { documentId, version, sha256, mediaType } = row;
  const title = printable(row.title);
  const bytes = await ports.files.get(sha256);
  const name = `${sha256}.${endings[mediaType] ?? 'bin'}`;
  if (bytes !== undefined) await shelf.put(name, bytes);
  const section = row.categoryName ?? row.section;
  const file = { name, sha256, title, mediaType, isOriginal: true, section, documentId, version };
  const isVoid = row.status === 'void';
  const status = row.isSigned || isVoid ? ports.texts[order.language](`document.status.${row.status}`) : null;
  const dated = row.datedOn && dateIn(order.language, row.datedOn);
  const line = joinWithDots([
    row.number,
    status,
    dated,
    row.source === 'upload' ? printable(row.fileName) : null,
    row.wordingVersion === null
      ? null
      : ownWordingIn(order.language, {
          version: row.wordingVersion,
          isApproved: row.isWordingApproved === true,
        }),
  ]);
  const head = { title, line, ...(isVoid && { mark: voidMark(order.language) }) };
  const pages = pagesOf(making, row, { head, isGone: bytes === undefined });
  return { documentId, document: { ...head, ...pages }, file: bytes === undefined ? undefined : file };
}

function pagesOf(
  making: Making,
  row: BookDocumentRow,
  { head, isGone }: { readonly head: { title: string; mark?: string }; readonly isGone: boolean },
): Pick<BoundDocument, 'pictures' | 'document'> {
  const { read, order } = making;
  const { title, mark } = head;
  const own = wordsOf(read, row);
  if (own !== undefined) return { pictures: [], document: { ...own, ...(mark && { mark }) } };
  const page = {
    language: order.language,
    title,
    corporation: read.corporation,
    footer: '',
    ...(mark && { mark }),
  };
  if (isGone) return { pictures: [], document: missingPage({ shown: 0, pages: 0, isGone }, page) };
  if (drawableType(row.mediaType) === undefined)
    return { pictures: [], document: textPage(row.bodyText, page) };
  const pages = row.pages ?? 1;
  const pictures = making.pictures.get(row.servedSha256) ?? [];
  if (pictures.length === pages) return { pictures };
  return { pictures, document: missingPage({ shown: pictures.length, pages, isGone }, page) };
}

/** The document that is typeset anew; undefined where pictures show it. */
const wordsOf = (read: Pick<BookContents, 'wordings'>, row: BookDocumentRow): PrintedDocument | undefined =>
  row.source === 'wording' ? read.wordings.get(row.documentId) : contentOf(row);

/** A template's document as it was typeset. */
const contentOf = ({ content }: BookDocumentRow): PrintedDocument | undefined =>
  typeof content === 'object' && content !== null && 'layout' in content
    ? (content as PrintedDocument)
    : undefined;

/** Those that are shown by pictures. */
function uploadsIn(read: BookContents): DrawnUpload[] {
  return read.documents.flatMap((row) => {
    const type = drawableType(row.mediaType);
    return type === undefined || wordsOf(read, row) !== undefined
      ? []
      : [{ type, sha256: row.servedSha256, pages: row.pages ?? 1 }];
  });
}

/** Sections stand in binder order: the registers of the day before what else is filed with them, own sections last. */
function sectionsIn(
  { read, order, ports }: Making,
  bound: ReadonlyMap<string, BoundDocument>,
): BookSection[] {
  const text = ports.texts[order.language];
  const of = (isIn: (row: BookDocumentRow) => boolean) =>
    read.documents.filter(isIn).flatMap(({ documentId }) => bound.get(documentId) ?? []);
  const filed = order.sections.map((section) => ({
    title: text(`documents.section.${section}`),
    documents: [
      ...(section === 'registers' ? read.registers : []),
      ...of((row) => row.section === section && row.categoryId === null && !isPrintedAnew(row)),
    ],
  }));
  const categories = new Map(
    read.documents.flatMap(({ categoryId: id, categoryName: name }) =>
      id === null ? [] : [[id, name ?? '']],
    ),
  );
  const own = [...categories].map(([id, name]) => ({
    title: printable(name),
    documents: of((row) => row.categoryId === id),
  }));
  return [...filed, ...own].filter(({ documents }) => documents.length > 0);
}

/** A register is in the book as of the book's day; what was printed of it before is attached. */
const isPrintedAnew = ({ source, template }: BookDocumentRow): boolean =>
  source === 'template' && template !== null && isRegister(template);

async function addRecords(
  { ports: { db, recordsFile }, shelf, read: { seq }, order: { asOf, selection } }: Making,
  { orgId, now }: { readonly orgId: string; readonly now: Instant },
): Promise<BookFile[]> {
  const acts = await db.asOrganization(orgId, async (q) => {
    const all: object[] = [];
    for await (const { text } of historyPages(q, orgId, seq))
      for (const stored of JSON.parse(text) as StoredAct[])
        if (isActIn(selection, stored.kind)) all.push(readAct(stored));
    return all;
  });
  const { bytes } = await packageOf({ db, orgId, now }, { asOf, seq });
  const json = {
    mediaType: 'application/json',
    spell: (value: object) => Buffer.from(JSON.stringify(value, null, 1)),
  };
  const records = [
    { name: 'acts.json', title: 'Acts of the registers', content: json.spell(acts), ...json },
    {
      name: 'acts.schema.json',
      title: 'JSON Schema of the acts',
      content: json.spell(actsJsonSchema()),
      ...json,
    },
    { name: 'registers.ocf.zip', title: 'Open Cap Format', content: bytes, mediaType: 'application/zip' },
  ];
  const proving = await recordsFile(orgId, { asOf, now });
  if (proving !== undefined)
    records.push({
      name: 'records.tabellion.zip',
      title: 'Records in the ledger',
      content: Buffer.from(proving),
      mediaType: 'application/zip',
    });
  for (const { name, content } of records) await shelf.put(name, content);
  return records.map(({ name, title, content, mediaType }) => ({
    name,
    title,
    mediaType,
    sha256: sha256Of(content),
    isOriginal: false,
  }));
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const indexed = ({
  name,
  sha256,
  title,
  section,
  documentId,
  version,
}: BookFile): IndexedAttachment & object => ({
  name,
  sha256,
  title,
  ...(documentId !== undefined && { section, document_id: documentId, version }),
});
