/** Whether the newest seal of a PDF holds. It says that nothing was changed since, and by which certificate; whether that
 *  certificate is trusted is for the caller to say. */
import { createHash } from 'node:crypto';
import type { Instant } from '@tabellion/kernel/date.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { ContentInfo, SignedData } from 'pkijs';
import { cryptoEngine } from './cryptoEngine.ts';
import { stampedAt } from './stamp.ts';

export interface SealCheck {
  /** Of the certificate in DER, in hexadecimal digits. */
  readonly certificateSha256: string;
  /** What the time-stamp authority says; missing where there is no stamp. */
  readonly sealedAt?: Instant;
}

export type SealFlaw =
  | 'no_seal'
  /** What it claims to cover is not the file around it. */
  | 'byte_range'
  /** It holds, but something was appended afterwards. */
  | 'appended'
  /** What it covers was changed, or it is not signed by its certificate. */
  | 'signature'
  /** The time stamp in it is none of this seal, or not valid. */
  | 'stamp';

export async function checkSeal(pdf: Uint8Array): Promise<Result<SealCheck, SealFlaw>> {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const range = byteRangeOf(file);
  if (range === undefined) return err('no_seal');
  const contents = contentsOf(file, range);
  if (contents === undefined) return err('byte_range');
  const signature = await signatureOf(contents, coveredBy(range, file));
  if (signature === undefined) return err('signature');
  if (range.end < file.length) return err('appended');
  const { value, stamp, certificateSha256 } = signature;
  if (stamp === undefined) return ok({ certificateSha256 });
  const sealedAt = await stampedAt(stamp, value);
  return sealedAt === undefined ? err('stamp') : ok({ certificateSha256, sealedAt });
}

/** Covered are the bytes to `gap`, where the signature itself lies, and those `from` there to the `end`. */
interface ByteRange {
  readonly gap: number;
  readonly from: number;
  readonly end: number;
}

function byteRangeOf(file: Buffer): ByteRange | undefined {
  const at = file.lastIndexOf('/ByteRange');
  const written = at < 0 ? '' : file.toString('latin1', at, at + 100);
  const [, gap, from, length] = /^\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(written) ?? [];
  return length === undefined
    ? undefined
    : { gap: Number(gap), from: Number(from), end: Number(from) + Number(length) };
}

/** @returns the signature, if it and nothing else lies in the gap, and the range within the file */
function contentsOf(file: Buffer, { gap, from, end }: ByteRange): Buffer | undefined {
  if (gap >= from || from - gap > mostContents || end > file.length) return undefined;
  const between = file.toString('latin1', gap, from);
  return /^<[0-9a-fA-F]+>$/.test(between) ? Buffer.from(between.slice(1, -1), 'hex') : undefined;
}

/** Digits; ours have some 40,000. */
const mostContents = 1_000_000;

function coveredBy({ gap, from, end }: ByteRange, file: Buffer): Uint8Array<ArrayBuffer> {
  const covered = new Uint8Array(gap + end - from);
  covered.set(file.subarray(0, gap));
  covered.set(file.subarray(from, end), gap);
  return covered;
}

interface ReadSignature {
  readonly value: Uint8Array;
  readonly certificateSha256: string;
  readonly stamp: ContentInfo | undefined;
}

/** @returns undefined unless `contents` is a signature of `covered`, which stands beside it and not in it */
async function signatureOf(
  contents: Buffer,
  covered: Uint8Array<ArrayBuffer>,
): Promise<ReadSignature | undefined> {
  try {
    const signed = new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(contents)).content });
    const [signer] = signed.signerInfos;
    if (signer === undefined || signed.encapContentInfo.eContent !== undefined) return undefined;
    const { signatureVerified, signerCertificate } = await signed.verify(
      { signer: 0, data: covered.buffer, extendedMode: true },
      cryptoEngine,
    );
    if (signatureVerified !== true || signerCertificate == null) return undefined;
    const der = Buffer.from(signerCertificate.toSchema().toBER());
    const token = signer.unsignedAttrs?.attributes.find(({ type }) => type === stampToken)?.values[0];
    return {
      value: signer.signature.valueBlock.valueHexView,
      certificateSha256: createHash('sha256').update(der).digest('hex'),
      stamp: token && new ContentInfo({ schema: token }),
    };
  } catch {
    return undefined;
  }
}

/** The attribute for the token of a time-stamp authority (RFC 3161, appendix A). */
const stampToken = '1.2.840.113549.1.9.16.2.14';
