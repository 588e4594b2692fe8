import type { Certificate } from './entities.ts';
import type { Row } from './table.ts';

/** Why a number of shares or a percentage is what it is. */
export interface Explanation {
  /** Shares counted, of `whole`. */
  readonly part: bigint;
  readonly whole: bigint;
  /** The certificates counted, with the root of the act that made each what it is. */
  readonly certificates: readonly { readonly certificate: Certificate; readonly act: string }[];
  /** How the percentage of `part` is rounded: down to two places, what is left to the largest remainders. */
  readonly rounding: 'LARGEST_REMAINDER';
}

interface Counted {
  /** Absent: everybody. */
  readonly personId?: string;
  /** Absent: every class; the whole is then all shares, else those of the class. */
  readonly classId?: string;
}

/** The shares of a person, a class or all, of the open certificates of one reading.
 *  @param rows  the certificates that hold on the date */
export function explainShares(
  rows: Iterable<Pick<Row<Certificate>, 'by' | 'value'>>,
  { personId, classId }: Counted,
): Explanation {
  let [part, whole] = [0n, 0n];
  const certificates: { certificate: Certificate; act: string }[] = [];
  for (const { by: act, value: certificate } of rows) {
    if (certificate.status !== 'open' || (classId !== undefined && certificate.classId !== classId)) continue;
    whole += certificate.quantity;
    if (personId !== undefined && certificate.personId !== personId) continue;
    part += certificate.quantity;
    certificates.push({ certificate, act });
  }
  return { part, whole, certificates, rounding: 'LARGEST_REMAINDER' };
}
