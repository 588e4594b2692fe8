/** Reads the form of a conversion as the payload of its act. */
import type { ConvertedPayload } from '@tabellion/book/acts/converted.ts';
import { newShares } from '@tabellion/book/acts/fractions.ts';
import type { ClassTerms } from '@tabellion/book/entities.ts';
import { type ClassBefore, deductionOf } from '@tabellion/book/judge/acquisitions.ts';
import { unvestedOf } from '@tabellion/book/vested.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type * as z from 'zod/mini';
import type { ConvertInput } from '../../transactionContract.ts';
import { newCertificateByRatio, newCertificateOf, type SharesTaken, sourceOf } from './parts.ts';
import { readPart, type TransactionTerms, withinCount } from './readTransactionTerms.ts';

interface ConversionFacts extends SharesTaken, TransactionTerms {
  readonly before: Omit<ClassBefore, 'terms'> & { readonly terms: Pick<ClassTerms, 'convertible'> };
  /** Shares of all classes, outstanding today. */
  readonly outstanding: bigint;
  newId(): string;
}

/** Vested shares are converted before others; the ratio is that of the class.
 *  Errors at their fields: GENERAL.FIELD_REQUIRED, SHARES.OWNERSHIP_INVALID, SHARES.ABOVE_CERTIFICATE,
 *  SHARES.NOT_CONVERTIBLE, SHARES.NOTHING_WHOLE, SHARES.OWNERSHIP_TOO_LARGE. */
export function readConversion(
  { sharesExact, rounding = 'down' }: z.infer<typeof ConvertInput>,
  options: ConversionFacts,
): Result<ConvertedPayload, readonly FieldRefusal[]> {
  const { certificate, on, before, resolution, newId } = options;
  const path = 'sharesExact';
  const part = readPart(sharesExact, certificate.quantity, path);
  if (!part.ok) return err([part.error]);
  const { convertible } = before.terms;
  const deduction = deductionOf(before);
  if (convertible === null || deduction.rule === 'NONE')
    return err([{ path: 'security_id', textCode: 'SHARES.NOT_CONVERTIBLE' }]);
  const { into, numerator, denominator } = convertible;
  const ratio = { numerator, denominator };
  const fractions = { per: 'certificate', rounding, cash: null } as const;
  const quantity = newShares(part.value, { ratio, fractions });
  if (quantity === 0n) return err([{ path, textCode: 'SHARES.NOTHING_WHOLE' }]);
  const counted = withinCount(options.outstanding - part.value + quantity, path);
  if (!counted.ok) return err([counted.error]);
  const left = certificate.quantity - part.value;
  const unvested = unvestedOf(certificate, on);
  const stays = unvested < left ? unvested : left;
  const opened = { securityId: newId(), from: part.value, quantity, unvested: unvested - stays };
  return ok({
    source: sourceOf(options),
    quantity: String(part.value),
    ratio,
    fractions,
    into: { classId: into, securities: [newCertificateByRatio(options, opened, ratio)] },
    balance:
      left === 0n
        ? null
        : newCertificateOf(options, { securityId: newId(), quantity: left, unvested: stays }),
    deduction,
    additional: null,
    resolution,
    spoiled: [],
  });
}
