import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Fraction, formatFraction } from '@tabellion/kernel/fraction.ts';
import type { AcquisitionKind, SurrenderedPayload } from '../acts/acquired.ts';
import type { Deduction } from '../acts/deduction.ts';
import type { ClassTerms } from '../entities.ts';
import { type Finding, refused, warning } from './finding.ts';

/** The class of the shares immediately before the act. */
export interface ClassBefore {
  readonly terms: Pick<ClassTerms, 'redeemable' | 'retractable'>;
  /** Its stated capital, exact dollars. */
  readonly capital: Fraction;
  readonly issued: bigint;
}

/** `solvencyOn` is absent where nothing is paid. */
type Judged = Pick<SurrenderedPayload, 'resolution' | 'deduction'> & {
  readonly solvencyOn?: PlainDate | null;
};

/** Shares coming back to the corporation on a day: what leaves the stated capital account (CBCA ss. 37, 39(1)), the
 *  solvency test (ss. 34(2), 35(3), 36(2)), the resolution, and whether the class may be redeemed at all (s. 36(1)). */
export function judgeAcquisition(
  kind: AcquisitionKind,
  { resolution, deduction, solvencyOn }: Judged,
  { terms, ...before }: ClassBefore,
  on: PlainDate,
): readonly Finding[] {
  const takes = kind === 'surrendered' ? GIFT : deductionOf(before);
  return [
    ...(kind === 'redeemed' && !terms.redeemable && !terms.retractable
      ? [refused('not_redeemable', 'source')]
      : []),
    ...(kind === 'cancelled' || isSame(deduction, takes)
      ? []
      : [refused('deduction_differs', 'deduction', { ...takes })]),
    ...(solvencyOn === undefined ? [] : judgeSolvency(solvencyOn, on)),
    ...(resolution === null ? [warning('resolution_missing', 'resolution')] : []),
    ...(resolution !== null && resolution.date > on ? [refused('before_resolution', 'resolution.date')] : []),
  ];
}

/** What leaves an account pro rata names the account and the shares as they stand. */
export function judgeDeduction(
  deduction: Deduction,
  before: Omit<ClassBefore, 'terms'>,
  path: string,
): readonly Finding[] {
  const takes = deductionOf(before);
  return isSame(deduction, takes) ? [] : [refused('deduction_differs', path, { ...takes })];
}

const GIFT: Deduction = { rule: 'NONE' };

/** What takes its part out of an account from which shares leave. */
export const deductionOf = ({ capital, issued }: Omit<ClassBefore, 'terms'>): Deduction => ({
  rule: 'PRO_RATA',
  capitalBefore: formatFraction(capital),
  sharesBefore: String(issued),
});

function isSame(a: Deduction, b: Deduction): boolean {
  if (a.rule === 'NONE' || b.rule === 'NONE') return a.rule === b.rule;
  return a.capitalBefore === b.capitalBefore && a.sharesBefore === b.sharesBefore;
}

function judgeSolvency(attestedOn: PlainDate | null, on: PlainDate): readonly Finding[] {
  if (attestedOn === null) return [warning('solvency_missing', 'solvencyOn')];
  return attestedOn > on ? [refused('solvency_missing', 'solvencyOn')] : [];
}
