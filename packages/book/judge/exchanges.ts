import type { PlainDate } from '@tabellion/kernel/date.ts';
import { addFractions } from '@tabellion/kernel/fraction.ts';
import type { ConvertedPayload } from '../acts/converted.ts';
import type { CarriedDeduction } from '../acts/deduction.ts';
import type { TransferredPayload } from '../acts/transferred.ts';
import type { ClassTerms, Corporation } from '../entities.ts';
import { restrictsTransfers } from '../terms/corporation.ts';
import { type ClassBefore, deductionOf, judgeAcquisition, judgeDeduction } from './acquisitions.ts';
import { type Finding, refused } from './finding.ts';
import { judgeResolution } from './resolutions.ts';

/** A transfer on a day. Where the articles restrict transfers, as those of a private issuer do, the directors consent
 *  (CBCA s. 6(1)(d)). What is cancelled of the balance is judged as the acquisition that it is.
 *  @param before  of the class; asked for a cancelled balance alone */
export function judgeTransfer(
  { resolution, balance }: Pick<TransferredPayload, 'resolution' | 'balance'>,
  articles: Pick<Corporation, 'transferRestrictions'>,
  before: ClassBefore,
  on: PlainDate,
): readonly Finding[] {
  return [
    ...judgeResolution(resolution, on, { isNeeded: restrictsTransfers(articles) }),
    ...(balance?.outcome === 'cancelled' ? judgeReturn(balance, before, on) : []),
  ];
}

function judgeReturn(
  { particulars, ...rest }: Extract<TransferredPayload['balance'], { outcome: 'cancelled' }>,
  before: ClassBefore,
  on: PlainDate,
): readonly Finding[] {
  const findings = judgeAcquisition(particulars.by, { ...rest, ...particulars }, before, on);
  const inParticulars = (path: string) => Object.hasOwn(particulars, path.split('.')[0] ?? '');
  return findings.map((one) => ({
    ...one,
    path: `balance.${inParticulars(one.path) ? 'particulars.' : ''}${one.path}`,
  }));
}

/** A class immediately before a conversion, and its rights. */
interface Convertible extends Omit<ClassBefore, 'terms'> {
  readonly terms: Pick<ClassTerms, 'classId' | 'convertible'>;
}

/** A conversion on a day: only as the terms of the class say, into the class and by the ratio that they name, with its
 *  part of stated capital (CBCA s. 39(4)), and when all that is given besides has been (s. 25(3)). No resolution is needed,
 *  and none is dated after it. Where each class converts into the other, the part may be that of both accounts together
 *  (s. 39(5); confirm with a lawyer). */
export function judgeConversion(
  { ratio, into, deduction, additional, resolution }: Judged,
  old: Convertible,
  other: Convertible,
  on: PlainDate,
): readonly Finding[] {
  const { convertible } = old.terms;
  const isThere = convertible !== null && convertible.into === into.classId;
  return [
    ...(isThere ? [] : [refused('not_convertible', 'into.classId')]),
    ...(isThere && !isSameRatio(ratio, convertible)
      ? [refused('ratio_differs', 'ratio', { ...convertible })]
      : []),
    ...judgeCarried(deduction, old, other),
    ...(additional !== null && (additional.paidOn === null || additional.paidOn > on)
      ? [refused('not_paid', 'additional.paidOn')]
      : []),
    ...judgeResolution(resolution, on, { isNeeded: false }),
  ];
}

type Judged = Pick<ConvertedPayload, 'ratio' | 'into' | 'deduction' | 'additional' | 'resolution'>;

function judgeCarried(deduction: CarriedDeduction, old: Convertible, other: Convertible): readonly Finding[] {
  if (deduction.rule !== 'INTERCONVERTIBLE') return judgeDeduction(deduction, old, 'deduction');
  const isMutual =
    old.terms.convertible?.into === other.terms.classId &&
    other.terms.convertible?.into === old.terms.classId;
  if (!isMutual) return [refused('deduction_differs', 'deduction', { ...deductionOf(old) })];
  const both = { capital: addFractions(old.capital, other.capital), issued: old.issued + other.issued };
  return judgeDeduction({ ...deduction, rule: 'PRO_RATA' }, both, 'deduction');
}

type Ratio = Pick<ConvertedPayload['ratio'], 'numerator' | 'denominator'>;

const isSameRatio = (a: Ratio, b: Ratio): boolean =>
  BigInt(a.numerator) * BigInt(b.denominator) === BigInt(b.numerator) * BigInt(a.denominator);
