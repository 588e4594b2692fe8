/** The day on which one issuance of a form is issued, after incorporation. */
import type { Certificate } from '@tabellion/book/entities.ts';
import { judgeIssue } from '@tabellion/book/judge/shares.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { IssueTerms } from './readIssuance.ts';

interface IssueDayOptions {
  /** The issuance as recorded; undefined for what is new or still a subscription. */
  readonly recorded: Pick<Certificate, 'issuedOn' | 'paidOn' | 'resolution'> | undefined;
  /** The date of the resolution that issues the shares, their own or the organizing one; null while there
   *  is none. */
  readonly resolvedOn: PlainDate | null;
  /** Where the issuance stands in the request: `issuances.0.`, with its dot. */
  readonly prefix: string;
}

/**
 * The day as typed, else the first possible one; null while the shares wait for resolution or payment: then a typed day is
 * not kept (CBCA s. 25(3)). What is on record keeps its days until one of them is corrected, so that a history that was
 * taken over stays as it is.
 * Errors at their fields: SHARES.NOT_PAID, SHARES.ISSUED_TOO_EARLY.
 */
export function readIssueDay(
  terms: IssueTerms,
  { recorded, resolvedOn, prefix }: IssueDayOptions,
): Result<PlainDate | null, FieldRefusal> {
  const { issuedOn, paidOn, resolution } = terms;
  if (issuedOn === null) return ok(firstIssueDay({ resolvedOn, paidOn }));
  const isMoved = issuedOn !== recorded?.issuedOn;
  const isAsBefore =
    !isMoved && paidOn === recorded?.paidOn && resolution?.date === recorded?.resolution?.date;
  if (isAsBefore) return ok(issuedOn);
  const judged = { issues: [terms], resolution: resolvedOn === null ? null : { date: resolvedOn } };
  const codes = judgeIssue(judged, issuedOn).map(({ code }) => code);
  const isUnpaid = codes.includes('not_paid');
  if (isUnpaid && (paidOn === null || !isMoved)) {
    return err({ path: `${prefix}paid_on`, textCode: 'SHARES.NOT_PAID' });
  }
  if (isUnpaid || codes.includes('before_resolution')) {
    const date = [paidOn, resolvedOn].reduce<PlainDate>(
      (latest, day) => (day !== null && day > latest ? day : latest),
      issuedOn,
    );
    return err({ path: `${prefix}issuance_date`, textCode: 'SHARES.ISSUED_TOO_EARLY', params: { date } });
  }
  return ok(recorded === undefined && resolvedOn === null ? null : issuedOn);
}

interface IssueDates {
  /** The date of the resolution that issues the shares. */
  readonly resolvedOn: PlainDate | null;
  readonly paidOn: PlainDate | null;
}

/** The first day on which shares of a corporation that exists may be issued: the later of resolution and payment; null
 *  while either is missing (CBCA s. 25(3)). */
export function firstIssueDay({ resolvedOn, paidOn }: IssueDates): PlainDate | null {
  if (resolvedOn === null || paidOn === null) return null;
  return resolvedOn > paidOn ? resolvedOn : paidOn;
}
