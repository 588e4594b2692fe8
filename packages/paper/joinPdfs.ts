import { err, ok, type Result } from '@tabellion/kernel/result.ts';

/** The pages of several PDFs in one, in their order. Signatures and attachments of the sources are not taken along: the copy is for
 *  the printer alone. An error is the places of those that cannot be read. */
export async function joinPdfs(
  sources: readonly Uint8Array[],
): Promise<Result<Uint8Array, readonly number[]>> {
  // Loaded when somebody prints: no other start of the server needs it.
  const { PDF } = await import('@libpdf/core');
  const isReadable = (one: Uint8Array) =>
    PDF.merge([one]).then(
      () => true,
      () => false,
    );
  try {
    const joined = await PDF.merge([...sources]);
    return ok(await joined.save());
  } catch (error) {
    const readable = await Promise.all(sources.map(isReadable));
    const unreadable = readable.flatMap((is, at) => (is ? [] : at));
    if (unreadable.length === 0) throw error;
    return err(unreadable);
  }
}
