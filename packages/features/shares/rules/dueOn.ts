import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { IssueTerms } from './readIssuance.ts';

/** The day on which shares of a corporation that exists are issued: as typed, else the later of resolution and payment;
 *  null while either is missing (CBCA s. 25(3)). */
export function dueOn({
  issuedOn,
  resolution,
  paidOn,
}: Pick<IssueTerms, 'issuedOn' | 'resolution' | 'paidOn'>): PlainDate | null {
  if (issuedOn !== null) return issuedOn;
  if (resolution === null || paidOn === null) return null;
  return resolution.date > paidOn ? resolution.date : paidOn;
}
