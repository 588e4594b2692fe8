import type { PlainDate } from '@tabellion/kernel/date.ts';

interface IssueDates {
  /** Of the resolution that issues the shares. */
  readonly resolvedOn: PlainDate | null;
  readonly paidOn: PlainDate | null;
}

/** The first day on which shares of a corporation that exists may be issued: the later of resolution and payment; null
 *  while either is missing (CBCA s. 25(3)). */
export function firstIssueDay({ resolvedOn, paidOn }: IssueDates): PlainDate | null {
  if (resolvedOn === null || paidOn === null) return null;
  return resolvedOn > paidOn ? resolvedOn : paidOn;
}
