/** The certificates that an act may take, out of the view of the shares. */
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { ComboOption } from '@tabellion/ui/form/ComboField.tsx';
import type { listShareholders } from '../../contract.ts';
import type { Issuance, Shareholder } from '../../shapes.ts';

export type SharesView = ReplyOf<typeof listShareholders>;

export interface OpenCertificate {
  readonly holder: Shareholder;
  readonly issuance: Issuance;
}

/** On record and open. */
export const openCertificates = ({ shareholders }: SharesView): readonly OpenCertificate[] =>
  shareholders.flatMap((holder) =>
    holder.issuances.filter(({ state }) => state === 'issued').map((issuance) => ({ holder, issuance })),
  );

/** Found by number, holder and class.
 *  @param shares  a number of shares in words */
export const certificateOptions = (
  certificates: readonly OpenCertificate[],
  shares: (exact: string) => string,
): ComboOption[] =>
  certificates.map(({ holder, issuance }) => ({
    value: issuance._id,
    label: `${issuance.certificate ?? ''} ${holder.display_name}`.trim(),
    detail: `${shares(issuance.ownershipExact)} ${issuance.className}`,
  }));
