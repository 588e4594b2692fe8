/** Seals documents: a PAdES signature by the installation's own key, with a time stamp of a third party where there is one. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import type { SignatureBox } from '../printed.ts';
import type { SealedFacts } from '../verify/sealedFacts.ts';

export interface Seal {
  /** Appends a seal to `pdf`; every byte of it stays as it is. The seal was verified when this returns.
   *  Errors: `SealFault`. After a fault nothing is sealed; the caller keeps the document as it is and tries again.
   *  @param about  stands in the seal, for whoever verifies the file later */
  seal(pdf: Uint8Array, about: SealedDocument): Promise<Result<SealedPdf, SealFault>>;
  /** Appends a signature for each signee, in their order, before the document is sealed. The key is the installation's: who they
   *  are was proved to the product, not by a certificate, and `reason` says so. Without a time stamp; the seal has one. */
  signEach(pdf: Uint8Array, signees: readonly SigneeSignature[]): Promise<Result<Uint8Array, SealFault>>;
  readonly certificate: SealCertificate;
  /** PEM: the root certificates by which others judge who sealed. */
  readonly roots: string;
}

/** Whose document a seal is for, which one, and who signed it. */
export type SealedDocument = Omit<SealedFacts, 'isStamped'>;

export interface SigneeSignature {
  readonly name: string;
  readonly reason: string;
  /** When the signee signed, by the product's clock. */
  readonly signedAt: Instant;
  /** Where the page shows the signature; missing where it does not. */
  readonly box?: Omit<SignatureBox, 'key'>;
}

export interface SealedPdf {
  readonly pdf: Uint8Array;
  /** Whether a time-stamp authority says when (PAdES B-T); otherwise nobody does (B-B). */
  readonly isStamped: boolean;
  /** The moment by the authority; never by a clock of ours. */
  readonly sealedAt?: Instant;
}

export type SealFault =
  /** No PDF, encrypted, or built so that nothing can be appended. */
  | 'unsealable'
  | 'certificate_expired'
  | 'certificate_not_yet_valid'
  /** The time-stamp authority does not answer. */
  | 'stamp_away'
  /** It answers that it does not stamp. */
  | 'stamp_refused'
  /** The answer is not a valid time stamp of this document. */
  | 'stamp_invalid';

export interface SealCertificate {
  readonly validFrom: Instant;
  readonly validUntil: Instant;
  /** Made by this installation: proves that nothing was changed since, not who sealed. */
  readonly isOwn: boolean;
}

export type CertificateState = 'valid' | 'expired' | 'not_yet_valid';

export function certificateState({ validFrom, validUntil }: SealCertificate, now: Instant): CertificateState {
  if (now > validUntil) return 'expired';
  return now < validFrom ? 'not_yet_valid' : 'valid';
}
