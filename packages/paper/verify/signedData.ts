/** Signatures and time stamps in the Cryptographic Message Syntax (RFC 5652). Every byte counts: it is signed, or has to be as it
 *  is, so that none can be changed without notice. */
import { type Instant, instantOfMillis } from '@tabellion/kernel/date.ts';
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  type AlgorithmIdentifier,
  type Attribute,
  type Certificate,
  ContentInfo,
  type ExtKeyUsage,
  id_ContentType_SignedData,
  id_ExtKeyUsage,
  id_eContentType_TSTInfo,
  SignedData,
  type SignerInfo,
  TSTInfo,
} from 'pkijs';
import {
  certificatesIn,
  contentOf,
  cryptoEngine,
  type DerValue,
  derOf,
  hasTags,
  isEqual,
  isSame,
  isSignatureOf,
  issuerOf,
  pathOf,
  readDer,
} from './certificates.ts';

export interface Signed {
  readonly certificate: Certificate;
  /** The path from that certificate upwards. */
  readonly path: readonly Certificate[];
  /** The path ends at one of the roots that were given. */
  readonly isTrusted: boolean;
  readonly stamp?: Stamp;
}

export interface Stamp {
  readonly at: Instant;
  readonly by: Certificate;
  /** The certificate of the authority comes of one of the roots that were given. */
  readonly isTrusted: boolean;
}

export type SignatureFlaw =
  /** The signed bytes were changed, or the signature was. */
  | 'signature'
  /** The time stamp is none of this signature, or not valid. */
  | 'stamp'
  /** The certificate was not valid when the time stamp was made. */
  | 'certificate_dates';

const idData = '1.2.840.113549.1.7.1';
/** The attribute for the token of a time-stamp authority (RFC 3161, appendix A). */
const idStampToken = '1.2.840.113549.1.9.16.2.14';
const forStamps = '1.3.6.1.5.5.7.3.8';

/** A signature of `content`, which lies beside it.
 *  @param bytes the signature, and after it nothing but zeros */
export async function verifySignature(
  bytes: Uint8Array<ArrayBuffer>,
  content: Uint8Array<ArrayBuffer>,
  roots: readonly Certificate[],
): Promise<Signed | SignatureFlaw> {
  const read = await verified(bytes, content, roots);
  if (read === undefined || read.signed.encapContentInfo.eContentType !== idData) return 'signature';
  const { signed, signer, token, ...rest } = read;
  if (signed.encapContentInfo.eContent !== undefined) return 'signature';
  if (signer.unsignedAttrs?.attributes.some(({ type }) => type !== idStampToken)) return 'signature';
  if (token === undefined) return rest;
  const value = signer.signature.valueBlock.valueHexView.slice();
  const stamp = await verifyStamp(token, value, roots);
  if (stamp === undefined) return 'stamp';
  return isValidAt(rest.certificate, stamp.at) ? { ...rest, stamp } : 'certificate_dates';
}

/** A time stamp of `content` (RFC 3161).
 *  @param bytes the token, and after it nothing but zeros
 *  @returns undefined unless it is signed by a certificate for time stamps that was valid then */
export async function verifyStamp(
  bytes: Uint8Array<ArrayBuffer>,
  content: Uint8Array<ArrayBuffer>,
  roots: readonly Certificate[],
): Promise<(Stamp & Pick<Signed, 'path'>) | undefined> {
  const read = await verified(bytes, content, roots);
  const { eContentType, eContent } = read?.signed.encapContentInfo ?? {};
  if (read === undefined || eContentType !== id_eContentType_TSTInfo || eContent === undefined)
    return undefined;
  if (read.token !== undefined || !namesOfCertificate.some((id) => attributeOf(read.signer, id)))
    return undefined;
  try {
    const { genTime, messageImprint } = TSTInfo.fromBER(eContent.getValue());
    const at = instantOfMillis(genTime.getTime());
    const isSound =
      isPlainDigest(messageImprint.hashAlgorithm) && isForStamps(read.certificate) && at !== undefined;
    return isSound && isValidAt(read.certificate, at)
      ? { at, by: read.certificate, path: read.path, isTrusted: read.isTrusted }
      : undefined;
  } catch {
    return undefined;
  }
}

/** One signature by one certificate, with nothing in it that is not needed. */
async function verified(
  bytes: Uint8Array<ArrayBuffer>,
  signedBytes: Uint8Array<ArrayBuffer>,
  roots: readonly Certificate[],
) {
  const der = readDer(bytes);
  if (der === undefined || bytes.subarray(der.bytes.length).some((byte) => byte !== 0)) return undefined;
  const [, content] = der.parts;
  const [parts] = content?.parts ?? [];
  // Version, digests, content, certificates, signers (RFC 5652, 5.1), and nothing beside them.
  if (!hasTags(der, 0x06, 0xa0) || !hasTags(content, 0x30) || !hasTags(parts, 0x02, 0x31, 0x30, 0xa0, 0x31))
    return undefined;
  const written = readSigner(parts?.parts[4]);
  const bag = certificatesIn(parts?.parts[3]);
  const certificates = bag.flatMap((one) => one ?? []);
  if (written === undefined || certificates.length !== bag.length) return undefined;
  try {
    const info = ContentInfo.fromBER(der.bytes.slice());
    if (info.contentType !== id_ContentType_SignedData) return undefined;
    const signed = new SignedData({ schema: info.content });
    const [signer] = signed.signerInfos;
    if (signer === undefined || !isPlainlySigned(signed, signer)) return undefined;
    const { eContent } = signed.encapContentInfo;
    // Some authorities send the content in pieces, which the library does not put together to verify it.
    if (eContent) signed.encapContentInfo.eContent = new OctetString({ valueHex: eContent.getValue() });
    const { signatureVerified, signerCertificate } = await signed.verify(
      { signer: 0, data: signedBytes.buffer, extendedMode: true },
      cryptoEngine,
    );
    if (signatureVerified !== true || signerCertificate == null) return undefined;
    const certificate = certificates.find((one) => isSame(one, signerCertificate));
    if (certificate === undefined || !isIdentified(written.id, certificate)) return undefined;
    if (!(await isNamed(signer, certificate))) return undefined;
    const { path, isTrusted } = await pathOf(certificate, certificates, roots);
    if (!(await areOfUse(certificates, path, roots))) return undefined;
    return { signed, signer, token: written.token, certificate, path, isTrusted };
  } catch {
    return undefined;
  }
}

interface WrittenSigner {
  /** The identity of its certificate. */
  readonly id: DerValue;
  /** The value of an attribute that is not signed. */
  readonly token?: Uint8Array<ArrayBuffer>;
}

/** The one signer (RFC 5652, 5.3): version, certificate, digest, what else is signed, algorithm, signature, a time stamp. */
function readSigner(signers: DerValue | undefined): WrittenSigner | undefined {
  const [signer] = hasTags(signers, 0x30) ? (signers?.parts ?? []) : [];
  const [version, id, , , algorithm, signature, unsigned] = signer?.parts ?? [];
  const tags = [0x02, id?.tag ?? 0, 0x30, 0xa0, 0x30, 0x04];
  if (!hasTags(signer, ...tags, ...(unsigned === undefined ? [] : [0xa1]))) return undefined;
  if (version?.bytes.at(-1) !== (id?.tag === 0x30 ? 1 : 3)) return undefined;
  if (id === undefined || signature === undefined || !isSignatureOf(algorithm, contentOf(signature)))
    return undefined;
  if (unsigned === undefined) return { id };
  const [attribute] = hasTags(unsigned, 0x30) ? unsigned.parts : [];
  const [token] = hasTags(attribute, 0x06, 0x31) ? (attribute?.parts[1]?.parts ?? []) : [];
  return token && { id, token: token.bytes.slice() };
}

/** Compared to the byte: the library passes over capital and small letters. */
function isIdentified(id: DerValue, certificate: Certificate): boolean {
  if (id.tag === 0x80) return true;
  const [issuer, serial] = id.parts;
  const fields = readDer(derOf(certificate))?.parts[0]?.parts ?? [];
  const at = fields.findIndex(({ tag }) => tag === 0x02);
  return (
    hasTags(id, 0x30, 0x02) &&
    isEqual(fields[at]?.bytes ?? new Uint8Array(), serial?.bytes ?? id.bytes) &&
    isEqual(fields[at + 2]?.bytes ?? new Uint8Array(), issuer?.bytes ?? id.bytes)
  );
}

/** Each certificate is of the path, or was issued by another one; a root at its end signed itself. */
async function areOfUse(
  certificates: readonly Certificate[],
  path: readonly Certificate[],
  roots: readonly Certificate[],
): Promise<boolean> {
  const top = path.at(-1);
  for (const one of certificates) {
    const isOpenEnd = top !== undefined && isSame(one, top) && !one.issuer.isEqual(one.subject);
    if (!isOpenEnd && (await issuerOf(one, certificates, roots)) === undefined) return false;
  }
  return true;
}

function isPlainlySigned(signed: SignedData, signer: SignerInfo): boolean {
  const { digestAlgorithms, signerInfos, crls = [] } = signed;
  const [digest] = digestAlgorithms;
  const signedTypes = signer.signedAttrs?.attributes.map(({ type }) => type) ?? [];
  const all = [...(signer.signedAttrs?.attributes ?? []), ...(signer.unsignedAttrs?.attributes ?? [])];
  const contentType = signer.signedAttrs?.attributes.find(({ type }) => type === '1.2.840.113549.1.9.3');
  const [stated] = contentType?.values ?? [];
  return (
    signerInfos.length === 1 &&
    crls.length === 0 &&
    signed.version === (signed.encapContentInfo.eContentType === idData ? 1 : 3) &&
    digestAlgorithms.length === 1 &&
    digest !== undefined &&
    digest.algorithmId === signer.digestAlgorithm.algorithmId &&
    isPlainDigest(digest) &&
    isPlainDigest(signer.digestAlgorithm) &&
    isPlainSignature(signer.signatureAlgorithm, signer.digestAlgorithm) &&
    signedTypes.includes('1.2.840.113549.1.9.4') &&
    new Set(signedTypes).size === signedTypes.length &&
    all.every(({ values }) => values.length === 1) &&
    stated instanceof ObjectIdentifier &&
    stated.valueBlock.toString() === signed.encapContentInfo.eContentType
  );
}

/** SHA-256, SHA-384, SHA-512: their identifiers end so. */
const digests = ['2.16.840.1.101.3.4.2.1', '2.16.840.1.101.3.4.2.2', '2.16.840.1.101.3.4.2.3'];
const rsa = '1.2.840.113549.1.1.1';
const rsaPss = '1.2.840.113549.1.1.10';
/** RSA and ECDSA, each with one of those digests. */
const signatures = [
  ['1.2.840.113549.1.1.11', '1.2.840.10045.4.3.2'],
  ['1.2.840.113549.1.1.12', '1.2.840.10045.4.3.3'],
  ['1.2.840.113549.1.1.13', '1.2.840.10045.4.3.4'],
];

const hasNoParameters = ({ algorithmParams }: AlgorithmIdentifier): boolean =>
  algorithmParams === undefined || isEqual(new Uint8Array(algorithmParams.toBER()), Uint8Array.of(5, 0));

const isPlainDigest = (algorithm: AlgorithmIdentifier): boolean =>
  digests.includes(algorithm.algorithmId) && hasNoParameters(algorithm);

function isPlainSignature(
  algorithm: AlgorithmIdentifier,
  { algorithmId: digest }: AlgorithmIdentifier,
): boolean {
  const { algorithmId } = algorithm;
  if (algorithmId === rsaPss) return true;
  const isOfDigest = signatures[digests.indexOf(digest)]?.includes(algorithmId) === true;
  return (algorithmId === rsa || isOfDigest) && hasNoParameters(algorithm);
}

/** The first is with SHA-1, the second with others. */
const namesOfCertificate = ['1.2.840.113549.1.9.16.2.12', '1.2.840.113549.1.9.16.2.47'];

const attributeOf = ({ signedAttrs }: SignerInfo, id: string): Attribute | undefined =>
  signedAttrs?.attributes.find(({ type }) => type === id);

/** The signature names its certificate by a digest (RFC 5035), where it names one. */
async function isNamed({ signedAttrs }: SignerInfo, certificate: Certificate): Promise<boolean> {
  const named = (id: string): Attribute | undefined =>
    signedAttrs?.attributes.find(({ type }) => type === id);
  const [older, newer] = [named('1.2.840.113549.1.9.16.2.12'), named('1.2.840.113549.1.9.16.2.47')];
  for (const [attribute, standard] of [
    [older, 'SHA-1'],
    [newer, 'SHA-256'],
  ] as const) {
    if (attribute === undefined) continue;
    const [algorithm, digest] = namedDigest(attribute.values[0]);
    const name = algorithm === undefined ? standard : `SHA-${[256, 384, 512][digests.indexOf(algorithm)]}`;
    const own = new Uint8Array(await globalThis.crypto.subtle.digest(name, derOf(certificate)));
    if (digest === undefined || !isEqual(own, digest)) return false;
  }
  return true;
}

function namedDigest(value: unknown): readonly [string | undefined, Uint8Array | undefined] {
  const inner = (block: unknown): readonly unknown[] =>
    block instanceof Sequence ? (block.valueBlock.value as unknown[]) : [];
  const fields = inner(inner(inner(value)[0])[0]);
  const [first] = fields;
  const algorithm = inner(first)[0];
  const digest = fields.find((one) => one instanceof OctetString);
  return [
    algorithm instanceof ObjectIdentifier ? algorithm.valueBlock.toString() : undefined,
    digest instanceof OctetString ? digest.valueBlock.valueHexView : undefined,
  ];
}

/** Whether it is for time stamps alone, as RFC 3161 (2.3) asks. */
function isForStamps({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === id_ExtKeyUsage);
  const purposes = (usage?.parsedValue as ExtKeyUsage | undefined)?.keyPurposes ?? [];
  return usage?.critical === true && purposes.length === 1 && purposes[0] === forStamps;
}

const isValidAt = ({ notBefore, notAfter }: Certificate, at: Instant): boolean => {
  const [from, until] = [notBefore, notAfter].map(({ value }) => instantOfMillis(value.getTime()));
  return from !== undefined && until !== undefined && from <= at && at <= until;
};
