import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PDF } from '@libpdf/core';
import { instant } from '@tabellion/kernel/date.ts';
import { Integer, ObjectIdentifier, OctetString, Utf8String } from 'asn1js';
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
import { afterEach, expect, test } from 'vitest';
import { checkSeal } from './checkSeal.ts';
import { openSeal } from './openSeal.ts';
import { ownKey } from './sealKey.ts';

/** As the authority's clock has it, which is not ours. */
const stampedAt = new Date('2025-06-01T12:00:07Z');
const { subtle } = globalThis.crypto;

interface Errors {
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
afterEach(() => server?.close());

async function serve(
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
async function authority(errors: Errors = {}): Promise<string> {
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
  const name = new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: 'Authority' }) });
  certificate.subject.typesAndValues.push(name);
  certificate.issuer.typesAndValues.push(name);
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, 'SHA-256');
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

async function sealWith(tsaUrl: string) {
  const key = await ownKey({ keep: (_, make) => make(), issuer: 'Maple Books', now: new Date('2025-03-01') });
  if (!key.ok) throw new Error(key.error);
  const document = PDF.create();
  document.addPage({ size: 'letter' });
  return openSeal({ key: key.value, tsaUrl, now: () => instant('2025-06-01T12:00:00.000Z') }).seal(
    await document.save(),
  );
}

test('a stamped seal says when, by the authority and not by our clock', async () => {
  const sealed = await sealWith(await authority());
  expect(sealed).toMatchObject({
    ok: true,
    value: { isStamped: true, sealedAt: '2025-06-01T12:00:07.000000Z' },
  });
  if (sealed.ok)
    expect(await checkSeal(sealed.value.pdf)).toMatchObject({
      ok: true,
      value: { sealedAt: '2025-06-01T12:00:07.000000Z' },
    });
});

const another = new OctetString({ valueHex: new Uint8Array(32) });
test.each<[string, Errors]>([
  ['of another request', { nonce: new Integer({ value: 5 }) }],
  ['of another document', { digest: another }],
  ['by a certificate for something else', { purposes: ['1.3.6.1.5.5.7.3.3'] }],
  ['by a certificate for time stamps among others', { purposes: ['1.3.6.1.5.5.7.3.8', '1.3.6.1.5.5.7.3.4'] }],
  ['by a certificate that may be taken for anything', { isCritical: false }],
  ['by a certificate that had expired', { certifiedUntil: '2025-06-01T12:00:06Z' }],
  [
    'whose signature is damaged',
    { damage: (reply) => Buffer.concat([reply.subarray(0, -1), Buffer.of((reply.at(-1) ?? 0) ^ 1)]) },
  ],
  ['that is none', { damage: () => Buffer.from('<html>') }],
  ['that does not end', { damage: () => Buffer.alloc(200_000) }],
])('a stamp %s is invalid, and nothing is sealed', async (_, errors) => {
  expect(await sealWith(await authority(errors))).toEqual({ ok: false, error: 'stamp_invalid' });
});

test('an authority that refuses or is away is a fault, and nothing is sealed', async () => {
  expect(await sealWith(await authority({ status: 2 }))).toEqual({ ok: false, error: 'stamp_refused' });
  server?.close();
  const answering = (status: number) => serve(async () => ({ status, body: Buffer.from('') }));
  expect(await sealWith(await answering(403))).toEqual({ ok: false, error: 'stamp_refused' });
  server?.close();
  const busy = await answering(503);
  expect(await sealWith(busy)).toEqual({ ok: false, error: 'stamp_away' });
  await new Promise((resolve) => server?.close(resolve));
  expect(await sealWith(busy)).toEqual({ ok: false, error: 'stamp_away' });
});
