/** One document of a bound book: what is printed of it, and its original beside it. */
import type { BoundDocument, PrintedDocument } from '@tabellion/paper/printed.ts';
import {
  attachmentName,
  type BookFile,
  joinWithDots,
  missingPage,
  printable,
  textPage,
  voidMark,
} from '../rules/boundBook.ts';
import { ownWordingIn } from '../rules/printing.ts';
import { dateIn } from '../templates/words.ts';
import type { Shelf } from './bookShelf.ts';
import { type DrawnUpload, drawableType } from './pagePictures.ts';
import type { DocumentPorts } from './ports.ts';
import type { BookContents } from './readBook.ts';
import type { BookDocumentRow, BookOrder } from './store/boundBooks.ts';

export type Ports = Pick<DocumentPorts, 'db' | 'files' | 'texts' | 'verifyAt' | 'recordsFile'>;

export interface Making {
  readonly ports: Ports;
  readonly shelf: Shelf;
  readonly read: BookContents;
  readonly order: BookOrder;
  /** Names of pictures by the SHA-256 of the upload. */
  readonly pictures: ReadonlyMap<string, readonly string[]>;
  /** Names of attachments so far, in lower case. */
  readonly names: Set<string>;
}

export interface BoundRow {
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

export async function bindDocument(making: Making, row: BookDocumentRow): Promise<BoundRow> {
  const { ports, order, shelf } = making;
  const { documentId, version, sha256, mediaType } = row;
  const title = printable(row.title);
  const bytes = await ports.files.get(sha256);
  const ending = endings[mediaType] ?? 'bin';
  const original = `${sha256}.${ending}`;
  if (bytes !== undefined) await shelf.put(original, bytes);
  const section = row.categoryName ?? row.section;
  const name = attachmentName({ ...row, title }, { ending, taken: making.names });
  const file = {
    name,
    file: original,
    sha256,
    title,
    mediaType,
    isOriginal: true,
    section,
    documentId,
    version,
  };
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
export function uploadsIn(read: BookContents): DrawnUpload[] {
  return read.documents.flatMap((row) => {
    const type = drawableType(row.mediaType);
    return type === undefined || wordsOf(read, row) !== undefined
      ? []
      : [{ type, sha256: row.servedSha256, pages: row.pages ?? 1 }];
  });
}
