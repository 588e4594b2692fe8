import type { Occurrence } from '../act.ts';
import type { Book } from '../book.ts';
import type { OpenedSecurity } from './kind.ts';
import { type CertificateNumber, claimedBy } from './numbers.ts';

/** That a number is given once: whoever takes one that another act has, does not fit. */

/** Of two acts that give one number the later recorded one is wrong, whatever their dates. */
export function takeNumber(book: Book, act: Occurrence<unknown>, one: OpenedSecurity, path: string): void {
  const { certificate, securityId } = one;
  if (certificate) claimNumber(book, act, certificate, { securityId, path: certificateIn(path) });
}

/** Kept with every number: spelled once for each place in a payload, of which there are some ten thousand. */
function certificateIn(path: string): string {
  const existing = certificatePaths.get(path);
  if (existing !== undefined) return existing;
  const spelled = `${path}.certificate`;
  certificatePaths.set(path, spelled);
  return spelled;
}

const certificatePaths = new Map<string, string>();

/** The same of the number of a certificate or of an instrument.
 *  @param path  where the payload says it */
export function claimNumber(
  book: Book,
  act: Occurrence<unknown>,
  number: CertificateNumber,
  { securityId, path }: { readonly securityId: string; readonly path: string },
): void {
  const { prefix, label } = number;
  const claim = { securityId, act, path };
  for (const name of claimedBy(number)) {
    const other = book.numbers.get(name);
    if (other === undefined) {
      book.numbers.set(name, claim);
      continue;
    }
    const [right, wrong] = other.act.rank <= act.rank ? [other, claim] : [claim, other];
    book.numbers.set(name, right);
    book.flag(wrong.act, 'number_taken', wrong.path, { prefix, label, securityId: right.securityId });
    return;
  }
}
