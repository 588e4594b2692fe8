/** The answers of the typesetter, and the messages between it and its process. */
import type { Result } from '@tabellion/kernel/result.ts';
import type { PrintedBook, PrintedDocument, SignatureBox } from '../printed.ts';

export interface PrintQuery {
  readonly document: PrintedDocument | PrintedBook;
  readonly files: readonly PrintedFile[];
}

/** A file that a document shows or has inside, by its name there. */
export interface PrintedFile {
  readonly name: string;
  readonly path: string;
}

export interface Printed {
  /** PDF/A-2a, of a book PDF/A-3a, tagged (2b and 3b where only the older compiler runs); the same bytes for the same document. */
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** Where each signee signs, in the order of the document. */
  readonly boxes: readonly SignatureBox[];
}

export type PrintFault =
  | { readonly code: 'unavailable'; readonly reason: string }
  /** Not tried again: it would take as long. */
  | { readonly code: 'timed_out'; readonly seconds: number }
  /** Characters that our fonts do not have. */
  | { readonly code: 'unprintable'; readonly characters: readonly string[] }
  /** The compiler refused it, or ended twice over it. */
  | { readonly code: 'failed'; readonly reason: string };

export type ChildMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'printed'; readonly result: Result<Printed, PrintFault> };
