/** Which certificate or transfer a signed copy is of. They are signed in ink (CBCA ss. 252.2, 48-81), and come back as uploads. */

export interface NumberedDocument {
  readonly documentId: string;
  readonly title: string;
  /** Of a certificate; null of a transfer, whose title names it. */
  readonly number: string | null;
}

interface Upload {
  /** Empty where it was not typed. */
  readonly typed: string;
  readonly fileName: string;
  readonly text: string;
}

/** By what was typed; else by the numbers in the name of the file, else by those in its text. */
export function matchByNumber<Document extends NumberedDocument>(
  documents: readonly Document[],
  { typed, fileName, text }: Upload,
): readonly Document[] {
  if (typed.trim() !== '') return documents.filter((one) => isOf(one, typed.trim()));
  const numbers = [...new Set(documents.flatMap(({ number }) => number ?? []))];
  for (const words of [fileName, text]) {
    const named = numbers.filter((number) => mentions(words, number));
    if (named.length > 0) return documents.filter((one) => named.some((number) => isOf(one, number)));
  }
  return [];
}

const isOf = ({ number, title }: NumberedDocument, wanted: string): boolean =>
  number === null ? mentions(title, wanted) : mentions(number, wanted) && mentions(wanted, number);

/** `CS-1`, `cs 1` and `CS_1`, but not `CS-10`. */
function mentions(words: string, number: string): boolean {
  const parts = number.match(/\p{L}+|\d+/gu) ?? [];
  if (parts.length === 0) return false;
  return new RegExp(`(?<![\\p{L}\\d])${parts.join('[\\s._-]*')}(?![\\p{L}\\d])`, 'iu').test(words);
}
