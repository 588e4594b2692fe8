/** Binds a minute book as one file: draws what was uploaded, typesets it in one run. Nothing is kept here. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Instant } from '@tabellion/kernel/date.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { BookSection, BoundDocument } from '@tabellion/paper/printed.ts';
import type { PrintFault } from '@tabellion/paper/typeset/answers.ts';
import { openTypesetter } from '@tabellion/paper/typeset/typesetter.ts';
import { attachmentIndexName, type IndexedAttachment } from '@tabellion/paper/verify/attachments.ts';
import { FileDamaged } from '@tabellion/platform/files/fileDamaged.ts';
import { formatInstant } from '@tabellion/texts/dates.ts';
import { type BookFile, boundBook, printable, withoutCertificate } from '../rules/boundBook.ts';
import { hasActsAndPackage, sections } from '../sections.ts';
import { type BoundRow, bindDocument, type Making, type Ports, uploadsIn } from './bindDocument.ts';
import { addRecords } from './bookRecords.ts';
import { Shelf } from './bookShelf.ts';
import { picturesOf } from './pagePictures.ts';
import { isRegister, readBook } from './readBook.ts';
import type { BookDocumentRow, BookOrder } from './store/boundBooks.ts';

export interface Bound {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** The documents bound, with their status then: it is compared again when the book is recorded. */
  readonly documents: readonly BookDocumentRow[];
}

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
    const making = { ports, shelf, read, order, pictures, names: new Set<string>() };
    const bound: BoundRow[] = [];
    for (const row of read.documents) bound.push(await bindDocument(making, row));
    if ((await shelf.megabytes()) > MOST_MEGABYTES) return err({ code: 'too_large' });
    const originals = new Map(bound.flatMap(({ file }) => (file === undefined ? [] : [[file.file, file]])));
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
    const ofIndex = {
      name: attachmentIndexName,
      file: attachmentIndexName,
      title: attachmentIndexName,
      mediaType: 'application/json',
    };
    const withIndex = {
      ...book,
      verifyAt: ports.verifyAt,
      ...(order.code !== null && { code: order.code }),
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
    ...(section === 'articles' &&
      read.lacksIncorporationCertificate && { lead: withoutCertificate(order.language) }),
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
  return [...filed, ...own].filter((one) => one.documents.length > 0 || 'lead' in one);
}

/** A register is in the book as of the book's day; what was printed of it before is attached. */
const isPrintedAnew = ({ source, template }: BookDocumentRow): boolean =>
  source === 'template' && template !== null && isRegister(template);

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
