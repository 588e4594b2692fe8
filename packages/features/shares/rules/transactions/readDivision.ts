/** Reads the form of a split or a consolidation as the payload of its act. */
import { newSharesPerCertificate } from '@tabellion/book/acts/fractions.ts';
import type { SplitPayload } from '@tabellion/book/acts/split.ts';
import type { Certificate } from '@tabellion/book/entities.ts';
import type { Legend } from '@tabellion/book/terms/securities.ts';
import { unvestedOf } from '@tabellion/book/vested.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { collect } from '@tabellion/law/fields.ts';
import type * as z from 'zod/mini';
import type { DivideInput } from '../../transactionContract.ts';
import { newCertificateByRatio, sourceOf } from './parts.ts';
import { readRegistryNumber, readWhole, type TransactionTerms, withinCount } from './readTransactionTerms.ts';

type Input = z.infer<typeof DivideInput>;
type Terms = Pick<SplitPayload, 'ratio' | 'fractions'>;

interface DivisionFacts extends TransactionTerms {
  /** All that are open on the day, of the class. */
  readonly certificates: readonly Certificate[];
  readonly notices: readonly Legend[];
  readonly on: PlainDate;
  /** Shares of all classes, outstanding today. */
  readonly outstanding: bigint;
  /** More shares come of fewer. */
  readonly isSplit: boolean;
  newId(): string;
}

/** Errors at their fields: GENERAL.FIELD_REQUIRED, SHARES.OWNERSHIP_INVALID, SHARES.RATIO_INVALID, SHARES.OWNERSHIP_TOO_LARGE. */
export function readDivision(
  input: Input,
  options: DivisionFacts,
): Result<SplitPayload, readonly FieldRefusal[]> {
  const read = collect({
    numerator: readWhole(input.newExact, 'newExact'),
    denominator: readWhole(input.oldExact, 'oldExact'),
    number: readRegistryNumber(input.registry_certificate),
  });
  if (!read.ok) return read;
  const { numerator, denominator, number: registryCertificate } = read.value;
  const isMeant = options.isSplit ? numerator > denominator : numerator < denominator;
  if (!isMeant) return err([{ path: 'newExact', textCode: 'SHARES.RATIO_INVALID' }]);
  const { rounding = 'down', per = 'certificate' } = input;
  const terms: Terms = {
    ratio: { numerator: String(numerator), denominator: String(denominator) },
    // Cash for a fraction is an acquisition of shares, with its test of solvency and its deduction from stated capital (CBCA ss. 35(1)(b),
    // 35(3), 39(1)), which no entry of a division holds: none is paid.
    fractions: { per, rounding, cash: null },
  };
  const into = newSharesPerCertificate(options.certificates, terms);
  const taken = sum(options.certificates.map(({ quantity }) => quantity));
  const counted = withinCount(options.outstanding - taken + sum(into), 'newExact');
  if (!counted.ok) return err([counted.error]);
  return ok({
    classId: input.class_id,
    ratio: terms.ratio,
    fractions: terms.fractions,
    reissued: options.certificates.map((certificate, at) => ({
      source: sourceOf({ certificate }),
      into: newOne(certificate, into[at] ?? 0n, terms, options),
    })),
    resolution: options.resolution,
    registryCertificate,
    spoiled: [],
  });
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
