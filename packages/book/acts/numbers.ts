import * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import type { Book } from '../book.ts';
import { count, words } from './atoms.ts';

const MAX_SERIAL = 2 ** 31 - 1;

/** `label` is the number as printed, verbatim; `serial` counts within the prefix, null for imported numbers that
 *  do not count. A label that is spelled as one that would be given must count, or the same would be given again. */
export const certificate = z
  .strictObject({ prefix: words(20), label: words(60), serial: z.nullable(count(1, MAX_SERIAL)) })
  .check(z.refine((number) => serialSpelled(number) === null || serialSpelled(number) === number.serial));

export type CertificateNumber = Readonly<z.infer<typeof certificate>>;

export interface OpenedSecurity {
  readonly securityId: string;
  readonly certificate: CertificateNumber | null;
}

/** A number is taken as printed, and as a count: `CS-7` and an imported `CS-007` are one. Spelled so that no two prefixes
 *  and labels are spelled alike: the first blank ends the prefix, and `#` begins a count. */
export function numberSpellings({ prefix, label, serial }: CertificateNumber): readonly string[] {
  const before = beforeBlank(prefix);
  const printed = `${before} ${/^[#\\]/.test(label) ? '\\' : ''}${label}`;
  return serial === null ? [printed] : [printed, countOf(prefix, serial)];
}

/** Nearly every prefix is letters alone, and every act that gives a number asks. */
const beforeBlank = (prefix: string): string =>
  /[\\ ]/.test(prefix) ? prefix.replaceAll('\\', '\\\\').replaceAll(' ', '\\_') : prefix;

/** The spellings that an act must claim, so that no other takes the number: a label that is spelled as recording
 *  would spell it is the count that it spells, and nearly every one is. */
function claimedBy(number: CertificateNumber): readonly string[] {
  const { prefix, label, serial } = number;
  if (serial !== null && label === `${prefix}-${serial}`) return [countOf(prefix, serial)];
  const spelled = serialSpelled(number);
  return spelled === null ? numberSpellings(number) : [...numberSpellings(number), countOf(prefix, spelled)];
}

const countOf = (prefix: string, serial: number): string => `${beforeBlank(prefix)} #${serial}`;

/** The number of what is not a share, which bears no prefix as every certificate does: so the two never meet. */
export const instrumentNumberOf = (label: string): CertificateNumber => ({ prefix: '', label, serial: null });

/** The serial of which `label` is the spelling that recording would give; null when it is no such spelling. */
function serialSpelled({ prefix, label }: Pick<CertificateNumber, 'prefix' | 'label'>): number | null {
  const digits = label.startsWith(`${prefix}-`) ? label.slice(prefix.length + 1) : '';
  return /^[1-9]\d{0,9}$/.test(digits) && Number(digits) <= MAX_SERIAL ? Number(digits) : null;
}

/** That a number is given once: whoever takes one that another act has, does not fit. */

/** Where two acts give one number, the later recorded one is wrong, whatever their dates. */
export function takeNumber(book: Book, act: NewestActVersion, one: OpenedSecurity, path: string): void {
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
  act: NewestActVersion,
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
