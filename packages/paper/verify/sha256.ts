import { hexOf } from './pdfSyntax.ts';

/** Browsers verify files, too: their means serve here. */
export const sha256Of = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', bytes)));
