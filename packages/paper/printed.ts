/**
 * The parts of a document before it is typeset. Its wording is filled in already: every text here is data, never
 * markup, so a name can hold any character that a font of ours has (`coverage.ts`).
 */

export interface PrintedDocument {
  /** The language of the wording; names keep their own script. */
  readonly language: 'en' | 'fr';
  /** A register lies on its side. A certificate has a border: its first fields stand in the upper corners (the first at the
   *  left, the second at the right), a heading is the holder's name, paragraphs are in the middle, notes below a rule. */
  readonly layout: 'letter' | 'register' | 'certificate';
  readonly title: string;
  /** A second line, such as "Resolution of the directors in writing". */
  readonly subtitle?: string;
  readonly corporation: CorporationLine;
  /** Printed across the page where the document is not what it will be, such as "DRAFT" or "SPECIMEN". */
  readonly mark?: string;
  readonly blocks: readonly Block[];
  /** Stands at the foot of each page before its number, such as "Facts as of 12 May 2025". */
  readonly footer: string;
  /** The address at which it can be verified, printed below the footer. */
  readonly verifyAt?: string;
  /** Ends that address, which then leads to this document; printed as a QR code as well. */
  readonly code?: string;
  /** Given on it: each is drawn where its signee signs. */
  readonly signatures?: readonly PrintedSignature[];
}

/** The pages stay as they are without it. */
export interface PrintedSignature {
  /** The key of the signee. */
  readonly key: string;
  /** Printed as the signature where there is no image. */
  readonly name: string;
  /** As it is printed, such as "2025-05-12 14:03 EDT". */
  readonly signedAt: string;
  /** A PNG in base64. */
  readonly image?: string;
}

/** A minute book: documents of every layout, and pictures of pages, bound in sections, with files inside. */
export interface PrintedBook {
  readonly layout: 'book';
  readonly language: PrintedDocument['language'];
  /** Printed on the cover, as the subtitle, the fields and the note are. */
  readonly title: string;
  readonly subtitle?: string;
  readonly corporation: CorporationLine;
  readonly mark?: string;
  readonly cover: readonly Field[];
  readonly note: string;
  readonly footer: string;
  readonly verifyAt?: string;
  /** Ends that address at the foot of each page; a QR code on the cover. */
  readonly code?: string;
  readonly sections: readonly BookSection[];
  readonly attachments: readonly Attachment[];
}

export interface BookSection {
  readonly title: string;
  /** Below the title, on the section's first page. */
  readonly lead?: string;
  readonly documents: readonly BoundDocument[];
}

export interface BoundDocument {
  /** Printed in the contents and the bookmarks. */
  readonly title: string;
  /** Beside the title, such as "D-2025-01 · Signed". */
  readonly line: string;
  /** Across its pictures, such as "VOID". */
  readonly mark?: string;
  /** Names of JPEG files, a page each; of a page that lies on its side the name ends in `-wide.jpg`. */
  readonly pictures: readonly string[];
  /** After the pictures. */
  readonly document?: PrintedDocument;
}

export interface Attachment {
  /** As readers of the book find it among the attachments. */
  readonly name: string;
  /** The name of the placed file. */
  readonly file: string;
  readonly title: string;
  readonly mediaType: string;
  /** As PDF/A-3 names them: from what the book was made, or what adds to it. */
  readonly relationship: 'source' | 'data' | 'supplement';
}

export interface CorporationLine {
  readonly name: string;
  /** As it is printed, such as "1234567-8"; missing before incorporation. */
  readonly number?: string;
  /** Such as "Canada Business Corporations Act". */
  readonly statute: string;
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | Clause
  | { readonly kind: 'fields'; readonly fields: readonly Field[] }
  | PrintedTable
  | Signatures
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'pageBreak' };

/** Numbered through the document, after each heading anew: 1, 1.1. */
export interface Clause {
  readonly kind: 'clause';
  readonly text: string;
  /** The provision it rests on, printed small beside it, such as "CBCA s. 103". */
  readonly section?: string;
  readonly parts?: readonly string[];
}

export interface Field {
  readonly label: string;
  readonly value: string;
}

export interface PrintedTable {
  readonly kind: 'table';
  readonly caption?: string;
  readonly columns: readonly PrintedColumn[];
  readonly rows: readonly (readonly string[])[];
  /** A last line, kept with the rows above it. */
  readonly totals?: readonly string[];
  /** Said in place of rows where there are none. */
  readonly empty?: string;
}

interface PrintedColumn {
  readonly label: string;
  /** Numbers stand at the end of the line. */
  readonly isNumber?: boolean;
  /** Parts of the width, 1 unless said. */
  readonly share?: number;
}

export interface Signatures {
  readonly kind: 'signatures';
  /** The words before the lines, such as "Dated 12 May 2025". */
  readonly lead?: string;
  readonly signees: readonly PrintedSignee[];
  /** The words before each signee's own day, such as "Date:"; no line for it where it is left out. */
  readonly dateLabel?: string;
}

export interface PrintedSignee {
  /** The key by which the typesetter answers where the line lies. */
  readonly key: string;
  readonly name: string;
  /** Such as "Director". */
  readonly capacity: string;
}

/** Where a signee signs, in points from the upper left corner of the page. */
export interface SignatureBox {
  readonly key: string;
  /** Counted from 1. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
