/** The signature itself: PAdES by `@libpdf/core`, appended to the file, with the stamp of the time-stamp authority in it. */

import { PDF, type Signer } from '@libpdf/core';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { verify } from '../verify/verify.ts';
import type { SealedPdf, SealFault } from './seal.ts';
import type { SealKey } from './sealKey.ts';
import { requestStamp, StampFailure } from './stamp.ts';

interface Signing {
  readonly key: SealKey;
  readonly tsaUrl: string | undefined;
  /** What our clock says: a PDF signature has to name a time. Nobody vouches for it. */
  readonly signingTime: Date;
}

export async function sign(
  pdf: Uint8Array,
  { key, tsaUrl, signingTime }: Signing,
): Promise<Result<SealedPdf, SealFault>> {
  const document = await loadSealable(pdf);
  if (document === undefined) return err('unsealable');
  try {
    const { bytes } = await document.sign({
      signer: signerOf(key),
      signingTime,
      estimatedSize: roomFor(key, tsaUrl !== undefined),
      ...(tsaUrl === undefined
        ? {}
        : { level: 'B-T', timestampAuthority: { timestamp: (digest) => requestStamp(tsaUrl, digest) } }),
    });
    return await verified(bytes, pdf, tsaUrl !== undefined);
  } catch (error) {
    if (error instanceof StampFailure) return err(error.fault);
    throw error;
  }
}

/** Undefined of what is no PDF, encrypted, or built so that nothing can be appended. */
export async function loadSealable(pdf: Uint8Array): Promise<PDF | undefined> {
  const document = await PDF.load(pdf).catch(() => undefined);
  return document?.isEncrypted || document?.canSaveIncrementally() !== null ? undefined : document;
}

export function signerOf({ type, chain: [certificate, ...above], sign }: SealKey): Signer {
  const signatureAlgorithm = type === 'RSA' ? 'RSASSA-PKCS1-v1_5' : 'ECDSA';
  return { certificate, certificateChain: above, keyType: type, signatureAlgorithm, sign };
}

/** Bytes for certificates, signature and stamp: what is not used is padding in the file. */
export const roomFor = ({ chain }: SealKey, isStamped: boolean): number =>
  chain.reduce((sum, { length }) => sum + length, 4_096) + (isStamped ? 12_288 : 0);

/** No seal leaves that would not be found valid. */
async function verified(
  sealed: Uint8Array,
  original: Uint8Array,
  isStamped: boolean,
): Promise<Result<SealedPdf, SealFault>> {
  if (Buffer.compare(sealed.subarray(0, original.length), original) !== 0)
    throw new Error('a seal changed the document');
  const { signatures } = await verify(new Uint8Array(sealed), { roots: [] });
  const seal = signatures.at(-1);
  // The verifier is stricter than what appended the seal: a document that it cannot follow is not sealed.
  if (seal?.bytes !== sealed.length || seal.flaw === 'damaged') return err('unsealable');
  if (seal.flaw === 'stamp' || seal.flaw === 'certificate_dates') return err('stamp_invalid');
  if (seal.flaw !== undefined) throw new Error(`a seal was made that is not valid: ${seal.flaw}`);
  const { stamp } = seal;
  if (isStamped !== (stamp !== undefined)) throw new Error('a stamp was lost');
  return ok({ pdf: sealed, isStamped, ...(stamp === undefined ? {} : { sealedAt: stamp.at }) });
}
