/** Parts of a certificate that remain after an act, with their vesting, form and legends. */
import type { OpeningShape } from '@tabellion/book/acts/securities.ts';
import type { Certificate } from '@tabellion/book/entities.ts';
import type { Legend } from '@tabellion/book/terms/securities.ts';
import { carriedVesting } from '@tabellion/book/vested.ts';
import { isDated } from '@tabellion/book/vesting.ts';
import { overNewShares } from '@tabellion/book/vesting-dated.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';

/** A certificate at the end of a day, as an act takes it. */
export interface SharesTaken {
  readonly certificate: Certificate;
  readonly on: PlainDate;
  /** That every certificate bears which comes into being on the day. */
  readonly notices: readonly Legend[];
}

export interface CertificatePart {
  readonly securityId: string;
  readonly quantity: bigint;
  /** How many of them have not vested. */
  readonly unvested: bigint;
}

/** The notices of the certificate go on, beside those that every new one bears (CBCA s. 49(8), (13)). */
export function newCertificateOf(
  { certificate, on, notices }: SharesTaken,
  part: CertificatePart,
): OpeningShape {
  const { form, legends = [] } = certificate;
  return {
    securityId: part.securityId,
    certificate: null,
    quantity: String(part.quantity),
    vesting: carriedVesting(certificate, on, part),
    form: form ?? null,
    legends: [...new Set([...legends, ...notices])],
  };
}

export const sourceOf = ({
  certificate: { securityId, classId, personId, quantity },
}: Pick<SharesTaken, 'certificate'>) => ({
  securityId,
  classId,
  personId,
  quantity: String(quantity),
});

/** The same where shares become others by a ratio: what the terms count becomes others too, rounded down; dates of vesting by
 *  their running total (`overNewShares`). */
export function newCertificateByRatio(
  taken: SharesTaken,
  part: CertificatePart & { readonly from: bigint },
  { numerator, denominator }: { readonly numerator: string; readonly denominator: string },
): OpeningShape {
  const { from, quantity, ...rest } = part;
  const opened = newCertificateOf(taken, { ...rest, quantity: from });
  const other = (shares: string) => String((BigInt(shares) * BigInt(numerator)) / BigInt(denominator));
  const { vesting } = opened;
  if (vesting === null || quantity === 0n) return { ...opened, quantity: String(quantity) };
  const [settled, lapsed] = [other(vesting.settled), other(vesting.lapsed)];
  const { terms, accelerated } = vesting;
  const counted = quantity + BigInt(settled) + BigInt(lapsed);
  return {
    ...opened,
    quantity: String(quantity),
    vesting: {
      ...vesting,
      terms: isDated(terms) ? overNewShares(terms, counted) : terms,
      settled,
      lapsed,
      accelerated: other(accelerated),
    },
  };
}
