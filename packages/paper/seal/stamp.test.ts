import { PDF } from '@libpdf/core';
import { instant } from '@tabellion/kernel/date.ts';
import { Integer, OctetString } from 'asn1js';
import { afterEach, expect, test } from 'vitest';
import { verify } from '../verify/verify.ts';
import { openSeal } from './openSeal.ts';
import { ownKey } from './sealKey.ts';
import { authority, closeAuthority, type Errors, serve } from './testing-authority.ts';
import { aboutTest } from './testing-edit.ts';

afterEach(closeAuthority);

async function sealWith(tsaUrl: string) {
  const key = await ownKey({ keep: (_, make) => make(), issuer: 'Maple Books', now: new Date('2025-03-01') });
  if (!key.ok) throw new Error(key.error);
  const document = PDF.create();
  document.addPage({ size: 'letter' });
  return openSeal({ key: key.value, tsaUrl, now: () => instant('2025-06-01T12:00:00.000Z') }).seal(
    await document.save(),
    aboutTest,
  );
}

test('a stamped seal says when, by the authority and not by our clock', async () => {
  const sealed = await sealWith(await authority());
  expect(sealed).toMatchObject({
    ok: true,
    value: { isStamped: true, sealedAt: '2025-06-01T12:00:07.000000Z' },
  });
  if (sealed.ok)
    expect(await verify(new Uint8Array(sealed.value.pdf), { roots: [] })).toMatchObject({
      signatures: [{ stamp: { at: '2025-06-01T12:00:07.000000Z', by: 'Authority' } }],
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
  closeAuthority();
  const answering = (status: number) => serve(async () => ({ status, body: Buffer.from('') }));
  expect(await sealWith(await answering(403))).toEqual({ ok: false, error: 'stamp_refused' });
  closeAuthority();
  const busy = await answering(503);
  expect(await sealWith(busy)).toEqual({ ok: false, error: 'stamp_away' });
  await closeAuthority();
  expect(await sealWith(busy)).toEqual({ ok: false, error: 'stamp_away' });
});
