import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { ResolutionRef } from '../act.ts';
import type { ConvertedPayload } from '../acts/converted.ts';
import type { TransferredPayload } from '../acts/transferred.ts';
import type { ClassTerms, Corporation } from '../entities.ts';
import { type ClassBefore, judgeAcquisition, judgeDeduction } from './acquisitions.ts';
import { type Finding, refused, warning } from './finding.ts';

/** A transfer on a day. Where the articles restrict transfers, as those of a private issuer do, the directors consent
 *  (canada.md 1.12). What is cancelled of the balance is judged as the acquisition that it is.
 *  @param before  of the class; asked for a cancelled balance alone */
export function judgeTransfer(
  { resolution, balance }: Pick<TransferredPayload, 'resolution' | 'balance'>,
  { transferRestrictions }: Pick<Corporation, 'transferRestrictions'>,
  before: ClassBefore,
  on: PlainDate,
): readonly Finding[] {
  return [
    ...judgeConsent(resolution, on, transferRestrictions !== null),
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

/** A conversion on a day: only as the terms of the class say, into the class and by the ratio that they name, and with its
 *  part of stated capital (CBCA s. 39(4)). */
export function judgeConversion(
  { ratio, into, deduction }: Pick<ConvertedPayload, 'ratio' | 'into' | 'deduction'>,
  { convertible }: Pick<ClassTerms, 'convertible'>,
  before: Omit<ClassBefore, 'terms'>,
): readonly Finding[] {
  const isThere = convertible !== null && convertible.into === into.classId;
  return [
    ...(isThere ? [] : [refused('not_convertible', 'into.classId')]),
    ...(isThere && !isSameRatio(ratio, convertible)
      ? [refused('ratio_differs', 'ratio', { ...convertible })]
      : []),
    ...judgeDeduction(deduction, before, 'deduction'),
  ];
}

type Ratio = Pick<ConvertedPayload['ratio'], 'numerator' | 'denominator'>;

const isSameRatio = (a: Ratio, b: Ratio): boolean =>
  BigInt(a.numerator) * BigInt(b.denominator) === BigInt(b.numerator) * BigInt(a.denominator);

function judgeConsent(
  resolution: ResolutionRef | null,
  on: PlainDate,
  isNeeded: boolean,
): readonly Finding[] {
  if (resolution === null) return isNeeded ? [warning('resolution_missing', 'resolution')] : [];
  return resolution.date > on ? [refused('before_resolution', 'resolution.date')] : [];
}
