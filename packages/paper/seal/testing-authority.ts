/** A time-stamp authority on this machine, for tests. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BaseBlock, Integer, ObjectIdentifier, OctetString, Sequence, Utf8String } from 'asn1js';
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  id_ContentType_SignedData,
  id_eContentType_TSTInfo,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  Time,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

/** As the authority's clock has it, which is not ours. */
const stampedAt = new Date('2025-06-01T12:00:07Z');
const { subtle } = globalThis.crypto;

export interface Errors {
  readonly purposes?: readonly string[];
  readonly isCritical?: boolean;
  readonly certifiedUntil?: string;
  /** Instead of what was asked. */
  readonly nonce?: Integer;
  readonly digest?: OctetString;
  /** Done to the token's bytes. */
  readonly status?: number;
  readonly damage?: (reply: Buffer) => Buffer;
}

let server: Server | undefined;
let certified = '';

/** The certificate of the newest authority, in PEM. */
export const authorityRoot = (): string =>
  `-----BEGIN CERTIFICATE-----\n${certified}\n-----END CERTIFICATE-----`;

export const closeAuthority = (): Promise<void> =>
  new Promise((resolve) => (server === undefined ? resolve() : server.close(() => resolve())));

export async function serve(
  answer: (request: Buffer) => Promise<{ status?: number; body: Buffer }>,
): Promise<string> {
  server = createServer((request, reply) => {
    request.toArray().then(async (pieces) => {
      const { status = 200, body } = await answer(Buffer.concat(pieces));
      reply.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** An authority of RFC 3161, which errs as it is told. */
export async function authority(errors: Errors = {}): Promise<string> {
  const { publicKey, privateKey } = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const purposes = [...(errors.purposes ?? ['1.3.6.1.5.5.7.3.8'])];
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ value: 7 }),
    notBefore: new Time({ value: new Date('2025-01-01T00:00:00Z') }),
    notAfter: new Time({ value: new Date(errors.certifiedUntil ?? '2026-01-01T00:00:00Z') }),
    extensions: [
      new Extension({
        extnID: '2.5.29.37',
        critical: errors.isCritical ?? true,
        extnValue: new ExtKeyUsage({ keyPurposes: purposes }).toSchema().toBER(),
      }),
    ],
  });
  const subject = new AttributeTypeAndValue({
    type: '2.5.4.3',
    value: new Utf8String({ value: 'Authority' }),
  });
  certificate.subject.typesAndValues.push(subject);
  certificate.issuer.typesAndValues.push(subject);
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, 'SHA-256');
  const der = certificate.toSchema().toBER();
  certified = Buffer.from(der).toString('base64');
  const name = new OctetString({ valueHex: await subtle.digest('SHA-256', der) });
  const naming = [1, 2, 3].reduce<BaseBlock>((inner) => new Sequence({ value: [inner] }), name);
  return serve(async (bytes) => {
    const { messageImprint, nonce } = TimeStampReq.fromBER(bytes);
    if (errors.digest !== undefined) messageImprint.hashedMessage = errors.digest;
    const given = errors.nonce ?? nonce;
    const info = new TSTInfo({
      version: 1,
      policy: '1.2.3.4',
      messageImprint,
      serialNumber: new Integer({ value: 1 }),
      genTime: stampedAt,
      ...(given && { nonce: given }),
    });
    const content = new OctetString({ valueHex: info.toSchema().toBER() });
    const digest = new OctetString({ valueHex: await subtle.digest('SHA-256', content.getValue()) });
    const signed = new SignedData({
      version: 3,
      encapContentInfo: new EncapsulatedContentInfo({
        eContentType: id_eContentType_TSTInfo,
        eContent: content,
      }),
      certificates: [certificate],
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              new Attribute({
                type: '1.2.840.113549.1.9.3',
                values: [new ObjectIdentifier({ value: id_eContentType_TSTInfo })],
              }),
              new Attribute({ type: '1.2.840.113549.1.9.4', values: [digest] }),
              new Attribute({ type: '1.2.840.113549.1.9.16.2.47', values: [naming] }),
            ],
          }),
        }),
      ],
    });
    await signed.sign(privateKey, 0, 'SHA-256');
    const timeStampToken = new ContentInfo({
      contentType: id_ContentType_SignedData,
      content: signed.toSchema(true),
    });
    const status = new PKIStatusInfo({ status: errors.status ?? 0 });
    const reply = new TimeStampResp({ status, ...(errors.status === 2 ? {} : { timeStampToken }) });
    const body = Buffer.from(reply.toSchema().toBER());
    return { body: errors.damage?.(body) ?? body };
  });
}
