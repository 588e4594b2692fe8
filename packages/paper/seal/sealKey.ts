/** The key that seals, with its certificates: the operator's, or one that the installation makes for itself. */
import { createPrivateKey, sign, verify, X509Certificate } from 'node:crypto';
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { SealCertificate } from './seal.ts';

export interface SealKey {
  readonly type: 'RSA' | 'EC';
  readonly certificate: SealCertificate;
  /** PEM: the uppermost of its certificates, by which others judge who sealed. */
  readonly root: string;
  /** DER; the certificate of the key first, then those above it. */
  readonly chain: readonly [Uint8Array, ...Uint8Array[]];
  /** The signature with SHA-256, as CMS holds it: RSA of PKCS #1 v1.5, or ECDSA in DER. */
  sign(data: Uint8Array): Promise<Uint8Array>;
}

export type SealKeyProblem =
  /** There is no key of RSA or an elliptic curve in it, or no certificate; of PKCS #12 perhaps the password is wrong. */
  | 'unreadable'
  /** No certificate is of this key. */
  | 'other_key';

/** @param certificates PEM: the certificate of the key, and those above it, in any order */
export async function keyOfPem(key: string, certificates: string): Promise<Result<SealKey, SealKeyProblem>> {
  try {
    const privateKey = createPrivateKey(key);
    const type = ({ rsa: 'RSA', ec: 'EC' } as const)[String(privateKey.asymmetricKeyType)];
    if (type === undefined) return err('unreadable');
    const chain = pemBlocks(certificates, 'CERTIFICATE').map((block) => new X509Certificate(block));
    return await sealKeyOf(type, chain, async (data) => sign('sha256', data, privateKey));
  } catch {
    return err('unreadable');
  }
}

export async function keyOfP12(file: Uint8Array, password: string): Promise<Result<SealKey, SealKeyProblem>> {
  const { P12Signer } = await import('@libpdf/core');
  try {
    const signer = await P12Signer.create(file, password);
    const chain = [signer.certificate, ...signer.certificateChain].map((der) => new X509Certificate(der));
    return await sealKeyOf(signer.keyType, chain, (data) => signer.sign(data, 'SHA-256'));
  } catch {
    return err('unreadable');
  }
}

/** Answers what is kept under a name, or keeps what is made: whole or not at all, and once, whoever else starts now. */
export type Keep = (name: string, make: () => Promise<string>) => Promise<string>;

export interface OwnKeyOptions {
  readonly keep: Keep;
  /** Whose name the certificates bear. */
  readonly issuer: string;
  readonly now: Date;
}

/** The installation's own key. It and the root above its certificate are made on the first start. */
export async function ownKey({ keep, issuer, now }: OwnKeyOptions): Promise<Result<SealKey, SealKeyProblem>> {
  const bundle = await keep('seal.pem', async () => {
    const { makeDocumentKey, makeRoot } = await import('./ownCertificates.ts');
    const root = await keep('seal-root.pem', () => makeRoot(issuer, now));
    return makeDocumentKey(root, issuer, now);
  });
  const key = await keyOfPem(bundle, bundle);
  return key.ok ? ok({ ...key.value, certificate: { ...key.value.certificate, isOwn: true } }) : key;
}

export const pemBlocks = (text: string, label: string): readonly string[] =>
  text.match(new RegExp(`-----BEGIN ${label}-----[^-]+-----END ${label}-----`, 'g')) ?? [];

async function sealKeyOf(
  type: SealKey['type'],
  certificates: readonly X509Certificate[],
  signWith: SealKey['sign'],
): Promise<Result<SealKey, SealKeyProblem>> {
  if (certificates.length === 0) return err('unreadable');
  const probe = Buffer.from('whose key is this');
  const signature = await signWith(probe);
  const own = certificates.find(({ publicKey }) => verify('sha256', probe, publicKey, signature));
  if (own === undefined) return err('other_key');
  const above = certificates.filter((one) => one !== own).map(({ raw }) => raw);
  const [validFrom, validUntil] = [own.validFrom, own.validTo].map((day) => instantOfMillis(Date.parse(day)));
  if (validFrom === undefined || validUntil === undefined) return err('unreadable');
  return ok({
    type,
    root: uppermost(own, certificates).toString(),
    certificate: { validFrom, validUntil, isOwn: false },
    chain: [own.raw, ...above],
    sign: signWith,
  });
}

function uppermost(certificate: X509Certificate, others: readonly X509Certificate[]): X509Certificate {
  const issuer = others.find((one) => one !== certificate && certificate.checkIssued(one));
  const rest = others.filter((one) => one !== certificate);
  return issuer === undefined ? certificate : uppermost(issuer, rest);
}
