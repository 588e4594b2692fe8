/** Which certificate or transfer a signed copy is of. They are signed in ink (CBCA ss. 252.2, 48-81), and come back as uploads. */

export interface NumberedDocument {
  readonly documentId: string;
  readonly title: string;
  /** The number of a certificate; null of a transfer, whose title names it. */
  readonly number: string | null;
}

interface Upload {
  /** Empty where it was not typed. */
  readonly typed: string;
  readonly fileName: string;
  readonly text: string;
}

/** A typed number decides; else the numbers in the name of the file, else those in its text. */
export function matchByNumber<Document extends NumberedDocument>(
  documents: readonly Document[],
  { typed, fileName, text }: Upload,
): readonly Document[] {
  if (typed.trim() !== '') return documents.filter((one) => isOf(one, typed.trim()));
  const numbers = [...new Set(documents.flatMap(({ number }) => number ?? []))];
  for (const words of [fileName, text]) {
    const named = new Set(mentionsOf(numbers)(words));
    const mentioned = mentionsOf([...named]);
    if (named.size > 0)
      return documents.filter(({ number, title }) =>
        number === null ? mentioned(title).length > 0 : named.has(number),
      );
  }
  return [];
}

const isOf = ({ number, title }: NumberedDocument, wanted: string): boolean =>
  number === null ? mentions(title, wanted) : mentions(number, wanted) && mentions(wanted, number);

const mentions = (words: string, number: string): boolean => mentionsOf([number])(words).length > 0;

/** `CS-1`, `cs 1` and `CS_1`, but not `CS-10`. The words are read once, however many numbers there are: they may be a million
 *  characters. */
function mentionsOf(numbers: readonly string[]): (words: string) => readonly string[] {
  const wanted = new Map<string, string[]>();
  let most = 0;
  for (const number of numbers) {
    const parts = partsOf(number).map(({ part }) => part);
    most = Math.max(most, parts.length);
    wanted.set(parts.join(' '), [...(wanted.get(parts.join(' ')) ?? []), number]);
  }
  return (words) => {
    const parts = partsOf(words);
    return parts.flatMap((first, at) => {
      if (at > 0 && first.gap === '') return [];
      const found: string[] = [];
      let key = first.part;
      for (let next = at + 1; next <= at + most; next += 1) {
        const following = parts[next];
        if (following?.gap !== '') found.push(...(wanted.get(key) ?? []));
        if (following === undefined || /[^\s._-]/.test(following.gap)) break;
        key += ` ${following.part}`;
      }
      return found;
    });
  };
}

/** Runs of letters and runs of digits, each with what parts it from the one before. */
function partsOf(words: string) {
  let end = 0;
  return Array.from(words.toLowerCase().matchAll(/\p{L}+|\d+/gu), ({ 0: part, index, input }) => {
    const gap = input.slice(end, index);
    end = index + part.length;
    return { part, gap };
  });
}
