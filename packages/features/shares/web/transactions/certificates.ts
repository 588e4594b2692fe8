/** The certificates that a transaction may take. */
import type { ComboOption } from '@tabellion/ui/form/ComboField.tsx';
import type * as contract from '../../openSecuritiesContract.ts';

export interface OpenCertificate {
  readonly securityId: string;
  /** Its number; null for one without. */
  readonly label: string | null;
  readonly holder: string;
  readonly classId: string;
  readonly className: string;
  readonly sharesExact: string;
  /** Whether there are terms of vesting. */
  readonly vests: boolean;
}

/** @param classId  of this class alone; undefined for all */
export const openCertificates = (
  all: readonly contract.OpenCertificate[],
  classId: string | undefined,
): readonly OpenCertificate[] =>
  all
    .filter(({ class_id }) => classId === undefined || class_id === classId)
    .map(({ _id: securityId, label, holder, class_id, className, sharesExact, vests }) => ({
      ...{ securityId, label, holder: holder.display_name, classId: class_id },
      ...{ className, sharesExact, vests },
    }));

/** Found by number, holder and class.
 *  @param shares  a number of shares in words */
export const certificateOptions = (
  certificates: readonly OpenCertificate[],
  shares: (exact: string) => string,
): ComboOption[] =>
  certificates.map(({ securityId, label, holder, className, sharesExact }) => ({
    value: securityId,
    label: `${label ?? ''} ${holder}`.trim(),
    detail: `${shares(sharesExact)} ${className}`,
  }));
