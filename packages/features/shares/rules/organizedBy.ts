/** By which resolution the first shares were issued. Pure. */
import type { PlainDate } from '@tabellion/kernel/date.ts';

interface Issued {
  readonly issuedOn: PlainDate;
  /** The day of the resolution that is on record of them. */
  readonly resolvedOn: PlainDate | null;
}

/** The day of the organizing resolution where it issued these shares from treasury (CBCA s. 104): no other is on record of
 *  them. null otherwise.
 *  @param organizedOn  the day of the organizing resolution */
export function organizedBy(
  { issuedOn, resolvedOn }: Issued,
  organizedOn: PlainDate | null,
): PlainDate | null {
  if (resolvedOn !== null || organizedOn === null) return null;
  return organizedOn <= issuedOn ? organizedOn : null;
}
