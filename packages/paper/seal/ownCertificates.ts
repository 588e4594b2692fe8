/** The certificates that an installation makes for itself: a root, and below it one that seals documents (RFC 5280). */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { type BaseBlock, BitString, Integer, OctetString, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  Extension,
  PublicKeyInfo,
  RelativeDistinguishedNames,
  Time,
} from 'pkijs';
import { cryptoEngine } from '../verify/certificates.ts';
import { pemBlocks } from './sealKey.ts';

/** @param issuer whose name it bears
 *  @returns key and certificate in PEM, for twenty years from `now` */
export function makeRoot(issuer: string, now: Date): Promise<string> {
  const key = newKey();
  const subject = nameOf(`${issuer} seal root`);
  return issue({ key, subject, years: 20, isRoot: true }, { key, subject }, now);
}

/** @param root as `makeRoot` made it
 *  @returns key, certificate and the root's certificate in PEM, for ten years from `now` */
export async function makeDocumentKey(root: string, issuer: string, now: Date): Promise<string> {
  const [rootPem = ''] = pemBlocks(root, 'CERTIFICATE');
  const { subject } = Certificate.fromBER(derOf(rootPem));
  const made = { key: newKey(), subject: nameOf(`${issuer} document seal`), years: 10, isRoot: false };
  return `${await issue(made, { key: root, subject }, now)}\n${rootPem}`;
}

const newKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

interface Issued {
  /** Private, in PEM. */
  readonly key: string;
  readonly subject: RelativeDistinguishedNames;
  readonly years: number;
  readonly isRoot: boolean;
}

async function issue(
  { key, subject, years, isRoot }: Issued,
  issuer: Pick<Issued, 'key' | 'subject'>,
  now: Date,
): Promise<string> {
  const until = new Date(now);
  until.setUTCFullYear(now.getUTCFullYear() + years);
  const basic = isRoot ? new BasicConstraints({ cA: true, pathLenConstraint: 0 }) : new BasicConstraints();
  const above = new AuthorityKeyIdentifier({
    keyIdentifier: new OctetString({ valueHex: keyId(issuer.key) }),
  });
  const certificate = new Certificate({
    version: 2,
    // Positive, and of the same length always.
    serialNumber: new Integer({ valueHex: Buffer.concat([Buffer.of(0x40), randomBytes(15)]) }),
    subject,
    issuer: issuer.subject,
    notBefore: timeOf(now),
    notAfter: timeOf(until),
    extensions: [
      extension('2.5.29.19', true, basic.toSchema()),
      extension('2.5.29.15', true, isRoot ? keyUsage(0b0000_0110, 1) : keyUsage(0b1100_0000, 6)),
      extension('2.5.29.14', false, new OctetString({ valueHex: keyId(key) })),
      extension('2.5.29.35', false, above.toSchema()),
    ],
  });
  certificate.subjectPublicKeyInfo = PublicKeyInfo.fromBER(publicDer(key));
  await certificate.sign(await importedKey(issuer.key), 'SHA-256', cryptoEngine);
  return `${key}${pem(certificate.toSchema().toBER())}`;
}

/** Every viewer that shows the certificate says with it what the seal proves. */
const nameOf = (name: string): RelativeDistinguishedNames => {
  const value = new Utf8String({ value: `${name} (integrity only)` });
  return new RelativeDistinguishedNames({
    typesAndValues: [new AttributeTypeAndValue({ type: '2.5.4.3', value })],
  });
};

/** The year has two digits until 2049, as the standard asks. */
const timeOf = (value: Date): Time => new Time({ type: value.getUTCFullYear() < 2050 ? 0 : 1, value });

const extension = (extnID: string, critical: boolean, value: BaseBlock): Extension =>
  new Extension({ extnID, critical, extnValue: value.toBER() });

/** Signing certificates (5) and lists (6), or documents: digital signature (0) and content commitment (1). */
const keyUsage = (bits: number, unusedBits: number): BitString =>
  new BitString({ valueHex: Uint8Array.of(bits), unusedBits });

const publicDer = (key: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createPublicKey(key).export({ type: 'spki', format: 'der' }));

const keyId = (key: string): Buffer => createHash('sha256').update(publicDer(key)).digest().subarray(0, 20);

const importedKey = (key: string) =>
  globalThis.crypto.subtle.importKey(
    'pkcs8',
    createPrivateKey(key).export({ type: 'pkcs8', format: 'der' }),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign'],
  );

const derOf = (block: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(block.replace(/-----[^-]+-----|\s/g, ''), 'base64'));

const pem = (der: ArrayBuffer): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(der).toString('base64').replace(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----`;
