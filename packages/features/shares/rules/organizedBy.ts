/** By which resolution the first shares were issued. Pure. */
import type { PlainDate } from '@tabellion/kernel/date.ts';

interface Issued {
  readonly issuedOn: PlainDate;
  /** The day of the resolution that is on record of them. */
  readonly resolvedOn: PlainDate | null;
  /** Whether it was subscribed for in the founding: only those rest on the organizing resolution. */
  readonly isOfFounding: boolean;
}

/** The day of the organizing resolution where it issued these shares from treasury (CBCA s. 104): no other is on record of
 *  them. null otherwise.
 *  @param organizedOn  the day of the organizing resolution */
export function organizedBy(
  { issuedOn, resolvedOn, isOfFounding }: Issued,
  organizedOn: PlainDate | null,
): PlainDate | null {
  if (!isOfFounding || resolvedOn !== null || organizedOn === null) return null;
  return organizedOn <= issuedOn ? organizedOn : null;
}
