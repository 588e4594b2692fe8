import { PDF } from '@libpdf/core';

/** The pages of several PDFs in one, in their order. Signatures and attachments of the sources are not taken along: the copy is for
 *  the printer alone. */
export async function joinPdfs(sources: readonly Uint8Array[]): Promise<Uint8Array> {
  const joined = await PDF.merge([...sources]);
  return joined.save();
}
