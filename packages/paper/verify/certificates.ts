/** Certificates (RFC 5280): by whom one was issued, and up to which root. */
import { type BasicConstraints, Certificate, CryptoEngine } from 'pkijs';

/** @param der one certificate
 *  @returns undefined for anything else, or where its two statements of how it is signed differ */
function readCertificate(der: Uint8Array<ArrayBuffer>): Certificate | undefined {
  const whole = readDer(der);
  if (whole === undefined || whole.bytes.length !== der.length) return undefined;
  const [signed, algorithm, signature] = whole.parts;
  const stated = signed?.parts.find(({ tag }) => tag === 0x30);
  if (stated === undefined || algorithm === undefined || !isEqual(stated.bytes, algorithm.bytes))
    return undefined;
  const [unused, ...bits] = signature?.tag === 0x03 ? contentOf(signature) : [];
  if (unused !== 0 || !isSignatureOf(algorithm, Uint8Array.from(bits))) return undefined;
  try {
    const certificate = Certificate.fromBER(der);
    return isEqual(derOf(certificate), der) ? certificate : undefined;
  } catch {
    return undefined;
  }
}

/** The certificates of a PEM text; what is none is left out. */
export const certificatesOfPem = (text: string): readonly Certificate[] =>
  (text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).flatMap((block) => {
    try {
      const binary = atob(block.replace(/-----[^-]+-----|\s/g, ''));
      return readCertificate(Uint8Array.from(binary, (one) => one.charCodeAt(0))) ?? [];
    } catch {
      return [];
    }
  });

/** The path from a certificate to the one above it, and so on, as far as `others` and `roots` lead. It ends at the
 *  first root. */
export async function pathOf(
  certificate: Certificate,
  others: readonly Certificate[],
  roots: readonly Certificate[],
): Promise<{ readonly path: readonly Certificate[]; readonly isTrusted: boolean }> {
  const path = [certificate];
  for (let top = certificate; path.length < 10; ) {
    if (roots.some((root) => isSame(root, top))) return { path, isTrusted: true };
    const issuer = await issuerOf(top, others, roots);
    if (issuer === undefined || path.some((one) => isSame(one, issuer))) break;
    path.push(issuer);
    top = issuer;
  }
  return { path, isTrusted: false };
}

/** The certificate that issued this one; of a self-signed one itself, if it is among them. A root issues because it was given;
 *  any other has to say that it may, or its holder could make certificates that come of the root. */
export async function issuerOf(
  certificate: Certificate,
  others: readonly Certificate[],
  roots: readonly Certificate[],
): Promise<Certificate | undefined> {
  for (const candidate of [...roots, ...others]) {
    if (!certificate.issuer.isEqual(candidate.subject)) continue;
    if (!mayIssue(candidate, roots.includes(candidate) || isSame(candidate, certificate))) continue;
    const isSigned = await certificate.verify(candidate, cryptoEngine).catch(() => false);
    if (isSigned) return candidate;
  }
  return undefined;
}

function mayIssue({ extensions = [] }: Certificate, unlessForbidden: boolean): boolean {
  const constraints = extensions.find(({ extnID }) => extnID === '2.5.29.19')?.parsedValue as
    | BasicConstraints
    | undefined;
  return constraints === undefined ? unlessForbidden : constraints.cA;
}

export const derOf = (certificate: Certificate): Uint8Array<ArrayBuffer> =>
  new Uint8Array(certificate.toSchema().toBER());

/** Whether both are written alike. To write one is dear, so those whose numbers differ are not written. */
export const isSame = (one: Certificate, other: Certificate): boolean =>
  one === other || (one.serialNumber.isEqual(other.serialNumber) && isEqual(derOf(one), derOf(other)));

export const isEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** A name for people: the common name of its subject, or the first name in it. */
export function subjectOf({ subject }: Certificate): string {
  const names = subject.typesAndValues;
  const name = names.find(({ type }) => type === '2.5.4.3') ?? names[0];
  return name === undefined ? '' : String(name.value.valueBlock.value);
}

/** The certificates in a part of a signature. */
export const certificatesIn = (part: DerValue | undefined): readonly (Certificate | undefined)[] =>
  part?.parts.map(({ bytes }) => readCertificate(bytes.slice())) ?? [];

/** Strict reading of DER (X.690): what could be written in another way with the same meaning is refused, so that no byte of a
 *  signature can be changed without notice. */

export interface DerValue {
  readonly tag: number;
  /** The whole value, its tag and length included. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The values within one that is constructed. */
  readonly parts: readonly DerValue[];
}

const mostNested = 40;

/** @returns the value with which `bytes` begin, or undefined */
export function readDer(bytes: Uint8Array<ArrayBuffer>, depth = 0): DerValue | undefined {
  const [tag, short] = [bytes[0], bytes[1]];
  // Tags of more than one byte do not occur in signatures.
  if (tag === undefined || short === undefined || depth > mostNested || (tag & 0x1f) === 0x1f)
    return undefined;
  const digits = short < 0x80 ? 0 : short & 0x7f;
  if (digits > 4 || short === 0x80) return undefined;
  const length =
    digits === 0 ? short : bytes.subarray(2, 2 + digits).reduce((sum, one) => sum * 256 + one, 0);
  if (digits > 0 && length < (digits === 1 ? 0x80 : 256 ** (digits - 1))) return undefined;
  const from = 2 + digits;
  if (from + length > bytes.length) return undefined;
  const whole = bytes.subarray(0, from + length);
  if ((tag & 0x20) === 0)
    return isPlain(tag, whole.subarray(from)) ? { tag, bytes: whole, parts: [] } : undefined;
  const parts: DerValue[] = [];
  for (let at = from; at < whole.length; ) {
    const part = readDer(whole.subarray(at), depth + 1);
    if (part === undefined) return undefined;
    parts.push(part);
    at += part.bytes.length;
  }
  return { tag, bytes: whole, parts };
}

/** The bytes of a value that is not constructed. */
export const contentOf = ({ bytes }: DerValue): Uint8Array<ArrayBuffer> => {
  const short = bytes[1] ?? 0;
  return bytes.subarray(short < 0x80 ? 2 : 2 + (short & 0x7f));
};

export const hasTags = (value: DerValue | undefined, ...tags: readonly number[]): boolean =>
  value?.parts.map(({ tag }) => tag).join() === tags.join();

/** A signature of an elliptic curve is two numbers; others are written in one way only.
 *  @param algorithm its identifier, as it stands beside the signature */
export function isSignatureOf(algorithm: DerValue | undefined, signature: Uint8Array<ArrayBuffer>): boolean {
  const id = algorithm?.parts[0]?.bytes.join();
  if (id === undefined || !id.startsWith(ecdsa)) return id !== undefined;
  const pair = readDer(signature);
  return pair?.tag === 0x30 && pair.bytes.length === signature.length && hasTags(pair, 0x02, 0x02);
}

/** How the identifiers of ECDSA begin, in DER. */
const ecdsa = '6,8,42,134,72,206,61,4,';

/** Whether a value is written as short as can be. */
function isPlain(tag: number, content: Uint8Array): boolean {
  const [first = 0, second = 0] = content;
  switch (tag) {
    // The end of what has no length, which DER does not know.
    case 0x00:
      return false;
    case 0x01:
      return content.length === 1 && (first === 0 || first === 0xff);
    case 0x02:
      return (
        content.length === 1 ||
        (content.length > 1 && !(first === 0 && second < 0x80) && !(first === 0xff && second >= 0x80))
      );
    case 0x05:
      return content.length === 0;
    default:
      return true;
  }
}

/** Given wherever `pkijs` computes: `@libpdf/core` replaces the engine of the whole process, with one that cannot verify. */
export const cryptoEngine = new CryptoEngine({ name: 'node', crypto: globalThis.crypto });
