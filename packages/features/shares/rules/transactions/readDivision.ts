/** Reads the form of a split or a consolidation as the payload of its act. */
import type { ResolutionRef } from '@tabellion/book/act.ts';
import {
  type AcquiredFractions,
  cashFor,
  fractionsLost,
  newSharesPerCertificate,
} from '@tabellion/book/acts/fractions.ts';
import type { SplitPayload } from '@tabellion/book/acts/split.ts';
import type { Certificate } from '@tabellion/book/entities.ts';
import { type ClassBefore, deductionOf } from '@tabellion/book/judge/acquisitions.ts';
import type { Legend } from '@tabellion/book/terms/securities.ts';
import { unvestedOf } from '@tabellion/book/vested.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { collect } from '@tabellion/law/fields.ts';
import type * as z from 'zod/mini';
import { isOfShareholders } from '../../../registers/rules/resolutions.ts';
import type { DivideInput } from '../../transactionContract.ts';
import { newCertificateByRatio, sourceOf } from './parts.ts';
import {
  readDate,
  readDollars,
  readRegistryNumber,
  readResolution,
  readWhole,
  type TransactionPeriod,
  type TransactionTerms,
  withinCount,
} from './readTransactionTerms.ts';

type Input = z.infer<typeof DivideInput>;
type Terms = Pick<SplitPayload, 'ratio' | 'fractions' | 'acquired'>;

interface DivisionFacts extends TransactionTerms, TransactionPeriod {
  /** All that are open on the day, of the class. */
  readonly certificates: readonly Certificate[];
  readonly notices: readonly Legend[];
  /** The class and its account as the act finds them. */
  readonly before: Omit<ClassBefore, 'terms'>;
  readonly on: PlainDate;
  /** Shares of all classes, outstanding today. */
  readonly outstanding: bigint;
  /** More shares come of fewer. */
  readonly isSplit: boolean;
  newId(): string;
}

/** Errors at their fields: GENERAL.FIELD_REQUIRED, SHARES.OWNERSHIP_INVALID, SHARES.RATIO_INVALID, SHARES.AMOUNT_INVALID,
 *  SHARES.CASH_ROUNDS_DOWN, SHARES.OWNERSHIP_TOO_LARGE, and those of `readPayment`. */
export function readDivision(
  input: Input,
  options: DivisionFacts,
): Result<SplitPayload, readonly FieldRefusal[]> {
  const read = collect({
    numerator: readWhole(input.newExact, 'newExact'),
    denominator: readWhole(input.oldExact, 'oldExact'),
    payment: readPayment(input, options),
    number: readRegistryNumber(input.registry_certificate),
  });
  if (!read.ok) return read;
  const { numerator, denominator, payment, number: registryCertificate } = read.value;
  const isMeant = options.isSplit ? numerator > denominator : numerator < denominator;
  if (!isMeant) return err([{ path: 'newExact', textCode: 'SHARES.RATIO_INVALID' }]);
  const { rounding = 'down', per = 'certificate' } = input;
  const ratio = { numerator: String(numerator), denominator: String(denominator) };
  const unpaid: Terms = { ratio, fractions: { per, rounding, cash: null } };
  const into = newSharesPerCertificate(options.certificates, unpaid);
  const taken = sum(options.certificates.map(({ quantity }) => quantity));
  const counted = withinCount(options.outstanding - taken + sum(into), 'newExact');
  if (!counted.ok) return err([counted.error]);
  const { fractions, acquired = null } =
    payment === null ? unpaid : paidFractions(payment, unpaid, { ...options, into });
  const parts = sum(acquired?.holders.map(({ fraction }) => BigInt(fraction.numerator)) ?? []);
  const countable = withinCount(parts, 'oldExact');
  if (!countable.ok) return err([countable.error]);
  return ok({
    classId: input.class_id,
    ratio,
    fractions,
    reissued: options.certificates.map((certificate, at) => ({
      source: sourceOf({ certificate }),
      into: newOne(certificate, into[at] ?? 0n, unpaid, options),
    })),
    ...(acquired && { acquired }),
    resolution: options.resolution,
    registryCertificate,
    spoiled: [],
  });
}

type Payment = { readonly perShare: string } & Pick<AcquiredFractions, 'solvencyOn' | 'resolution'>;

/** Cash for fractions acquires them (CBCA s. 35(1)(b)); null where none is paid.
 *  Errors at their fields: SHARES.AMOUNT_INVALID, SHARES.CASH_ROUNDS_DOWN, GENERAL.NOT_A_DATE, SHARES.BEFORE_RESOLUTION,
 *  SHARES.DIRECTORS_RESOLVE, and those of `readResolution`. */
function readPayment(
  { cashExact, rounding = 'down', solvency_on, directors = {} }: Input,
  options: DivisionFacts,
): Result<Payment | null, FieldRefusal> {
  const perShare = readDollars(cashExact, 'cashExact');
  if (!perShare.ok) return perShare;
  if (perShare.value === null) return ok(null);
  if (perShare.value === '0') return err({ path: 'cashExact', textCode: 'SHARES.AMOUNT_INVALID' });
  if (rounding !== 'down') return err({ path: 'cashExact', textCode: 'SHARES.CASH_ROUNDS_DOWN' });
  const solvencyOn = readDate(solvency_on, 'solvency_on');
  if (!solvencyOn.ok) return solvencyOn;
  const resolution = readDirectorsResolution(directors, options);
  return resolution.ok
    ? ok({ perShare: perShare.value, solvencyOn: solvencyOn.value, resolution: resolution.value })
    : resolution;
}

/** It is none of the shareholders', and not dated after the act. */
function readDirectorsResolution(
  directors: NonNullable<Input['directors']>,
  options: DivisionFacts,
): Result<ResolutionRef | null, FieldRefusal> {
  const read = readResolution(directors, options, 'directors.');
  if (!read.ok || read.value === null) return read;
  const { number, date } = read.value;
  if (date > options.on)
    return err({ path: 'directors.resolution_on', textCode: 'SHARES.BEFORE_RESOLUTION' });
  return isOfShareholders(number, options.resolution)
    ? err({ path: 'directors.resolution', textCode: 'SHARES.DIRECTORS_RESOLVE', params: { number } })
    : read;
}

/** Nothing is paid or acquired where nobody loses a fraction. */
function paidFractions(
  { perShare, ...attested }: Payment,
  unpaid: Terms,
  { certificates, before, into }: DivisionFacts & { readonly into: readonly bigint[] },
): Terms {
  const all = certificates.map(({ personId, quantity }, at) => ({
    personId,
    from: quantity,
    into: into[at] ?? 0n,
  }));
  const cash = { perShare, rounding: 'half_up' as const, paid: [] };
  const terms = { ...unpaid, fractions: { ...unpaid.fractions, cash } };
  const deduction = deductionOf(before);
  if (deduction.rule !== 'PRO_RATA') return unpaid;
  const holders = fractionsLost(all, terms, deduction);
  if (holders.length === 0) return unpaid;
  return {
    ...unpaid,
    fractions: { ...terms.fractions, cash: { ...cash, paid: [...cashFor(all, terms)] } },
    acquired: { ...attested, deduction, holders },
  };
}

/** Null where nothing whole remains. */
function newOne(
  certificate: Certificate,
  quantity: bigint,
  { ratio }: Terms,
  { on, notices, newId }: DivisionFacts,
): SplitPayload['reissued'][number]['into'] {
  if (quantity === 0n) return null;
  const unvested = unvestedOf(certificate, on);
  const part = { securityId: newId(), from: certificate.quantity, quantity, unvested };
  return newCertificateByRatio({ certificate, on, notices }, part, ratio);
}

const sum = (all: readonly bigint[]): bigint => all.reduce((total, one) => total + one, 0n);
