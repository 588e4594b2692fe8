/** Certificates (RFC 5280): by whom one was issued, and up to which root. */
import { type BasicConstraints, Certificate } from 'pkijs';
import { cryptoEngine } from './cryptoEngine.ts';
import { contentOf, type DerValue, isSignatureOf, readDer } from './der.ts';
import { hexOf } from './pdfSyntax.ts';

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

/** From a certificate to the one above it, and so on, as far as `others` and `roots` lead. It ends at the first root. */
export async function pathOf(
  certificate: Certificate,
  others: readonly Certificate[],
  roots: readonly Certificate[],
): Promise<{ readonly path: readonly Certificate[]; readonly isTrusted: boolean }> {
  const path = [certificate];
  for (let top = certificate; path.length < 10; ) {
    if (roots.some((root) => isSame(root, top))) return { path, isTrusted: true };
    const issuer = await issuerOf(top, [...roots, ...others]);
    if (issuer === undefined || path.some((one) => isSame(one, issuer))) break;
    path.push(issuer);
    top = issuer;
  }
  return { path, isTrusted: false };
}

/** The certificate among `candidates` that issued this one; of a self-signed one itself, if it is among them. */
export async function issuerOf(
  certificate: Certificate,
  candidates: readonly Certificate[],
): Promise<Certificate | undefined> {
  for (const candidate of candidates) {
    if (!certificate.issuer.isEqual(candidate.subject) || !mayIssue(candidate)) continue;
    const isSigned = await certificate.verify(candidate, cryptoEngine).catch(() => false);
    if (isSigned) return candidate;
  }
  return undefined;
}

function mayIssue({ extensions = [] }: Certificate): boolean {
  const constraints = extensions.find(({ extnID }) => extnID === '2.5.29.19')?.parsedValue as
    | BasicConstraints
    | undefined;
  return constraints === undefined || constraints.cA;
}

export const derOf = (certificate: Certificate): Uint8Array<ArrayBuffer> =>
  new Uint8Array(certificate.toSchema().toBER());

export const isSame = (one: Certificate, other: Certificate): boolean => isEqual(derOf(one), derOf(other));

export const isEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

export const sha256Of = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', bytes)));

/** For people: the common name of its subject, or the first name in it. */
export function subjectOf({ subject }: Certificate): string {
  const names = subject.typesAndValues;
  const name = names.find(({ type }) => type === '2.5.4.3') ?? names[0];
  return name === undefined ? '' : String(name.value.valueBlock.value);
}

/** The certificates in a part of a signature. */
export const certificatesIn = (part: DerValue | undefined): readonly (Certificate | undefined)[] =>
  part?.parts.map(({ bytes }) => readCertificate(bytes.slice())) ?? [];
