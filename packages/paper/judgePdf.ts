/** The kind of PDF that a file is: the one judgement of uploads, page pictures, signing, seals and the verifier. It runs in the browser
 *  as well. Where two of them judged differently, people would sign what cannot be sealed, or see pages that were never checked. */
import { pagesOf } from './verify/pages.ts';
import { PdfFile } from './verify/pdfFile.ts';
import { UnreadablePdf } from './verify/pdfSyntax.ts';

export type JudgedPdf =
  /** Read to the letter, with at least one page: nothing was repaired or searched for. */
  | { readonly is: 'sound'; readonly file: PdfFile }
  /** Whether a password is needed to read it, or only to change it, is not judged here. */
  | { readonly is: 'encrypted' }
  /** It says that it is a PDF, and its tables or objects are not as it says. Readers repair it, each in its way. */
  | { readonly is: 'damaged' }
  | { readonly is: 'no_pdf' };

/** Readers find the header within so many bytes (ISO 32000-1, annex H.3, note 13). */
const headerWithin = 1_024;

/** Whether readers would open it as a PDF, also where something stands before its header. */
export const hasPdfHeader = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, headerWithin)).includes('%PDF-');

/** @param bytes  of the whole file
 *  Source: ISO 32000-1, 7.5; decision 075. */
export async function judgePdf(bytes: Uint8Array): Promise<JudgedPdf> {
  if (!hasPdfHeader(bytes)) return { is: 'no_pdf' };
  const file = new PdfFile(bytes);
  const isReadable = await readsToTheEnd(file, bytes);
  // An encrypted file often has tables that cannot be unpacked; its trailer is read before them.
  if (file.trailer.has('Encrypt')) return { is: 'encrypted' };
  return isReadable ? { is: 'sound', file } : { is: 'damaged' };
}

async function readsToTheEnd(file: PdfFile, bytes: Uint8Array): Promise<boolean> {
  if (!/^%PDF-[12]\.\d$/.test(String.fromCharCode(...bytes.subarray(0, 8)))) return false;
  try {
    await file.readTables();
    for (const number of file.numbers) file.object(number);
    return pagesOf(file).length > 0;
  } catch (error) {
    if (error instanceof UnreadablePdf) return false;
    throw error;
  }
}
