import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { type Instant, instant } from '@tabellion/kernel/date.ts';
import { beforeAll, expect, test } from 'vitest';
import { verify } from '../verify/verify.ts';
import { openSeal } from './openSeal.ts';
import type { SigneeSignature } from './seal.ts';
import { type Keep, keyOfP12, keyOfPem, ownKey, pemBlocks, type SealKey } from './sealKey.ts';
import { aboutTest, withAppendedLine } from './testing-edit.ts';

const firstStart = new Date('2025-03-01T12:00:00Z');
const later = instant('2025-06-01T12:00:00.000Z');

const kept = new Map<string, string>();
const keep: Keep = async (name, make) => {
  const found = kept.get(name) ?? (await make());
  kept.set(name, found);
  return found;
};

let key: SealKey;
let pdf: Uint8Array;
beforeAll(async () => {
  const own = await ownKey({ keep, issuer: 'Maple Books', now: firstStart });
  if (!own.ok) throw new Error(own.error);
  key = own.value;
  const document = PDF.create();
  document.addPage({ size: 'letter' });
  pdf = await document.save();
});

const sealed = async (now: Instant = later) => {
  const outcome = await openSeal({ key, now: () => now }).seal(pdf, aboutTest);
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.value;
};

test('an own key has a certificate under an own root, which say that they prove integrity, not identity', () => {
  const [own, root] = pemBlocks(kept.get('seal.pem') ?? '', 'CERTIFICATE').map(
    (one) => new X509Certificate(one),
  );
  expect(own?.checkIssued(root as X509Certificate) && own.verify((root as X509Certificate).publicKey)).toBe(
    true,
  );
  expect([own?.subject, root?.subject]).toEqual([
    'CN=Maple Books document seal (integrity only)',
    'CN=Maple Books seal root (integrity only)',
  ]);
  expect([own?.ca, root?.ca]).toEqual([false, true]);
  expect(key.certificate).toEqual({
    validFrom: '2025-03-01T12:00:00.000000Z',
    validUntil: '2035-03-01T12:00:00.000000Z',
    isOwn: true,
  });
});

test('the next start finds the key, and a new one has the same root where only the key was taken away', async () => {
  expect((await ownKey({ keep, issuer: 'Other', now: new Date() })).ok).toBe(true);
  expect((await ownKey({ keep, issuer: 'Other', now: new Date() })).ok).toBe(true);
  const before = kept.get('seal.pem') ?? '';
  kept.delete('seal.pem');
  await ownKey({ keep, issuer: 'Maple Books', now: new Date() });
  const after = kept.get('seal.pem') ?? '';
  const [[old, oldRoot], [fresh, root]] = [before, after].map((text) => pemBlocks(text, 'CERTIFICATE')) as [
    string[],
    string[],
  ];
  expect(root).toBe(oldRoot);
  expect(fresh).not.toBe(old);
});

test('a sealed document begins with the document as it was, and its seal holds without saying when', async () => {
  const { pdf: bytes, ...rest } = await sealed();
  expect(rest).toEqual({ isStamped: false });
  expect(Buffer.from(bytes).subarray(0, pdf.length).equals(pdf)).toBe(true);
  const { fingerprint256 } = new X509Certificate(key.chain[0]);
  expect(await verify(new Uint8Array(bytes), { roots: [] })).toMatchObject({
    verdict: 'intact',
    reasons: ['sealer_not_checked', 'no_stamp'],
    signatures: [{ certificateSha256: fingerprint256.replaceAll(':', '').toLowerCase() }],
  });
});

test('a sealed document is sealed again without harm to the first seal', async () => {
  const { pdf: once } = await sealed();
  const twice = await openSeal({ key, now: () => later }).seal(once, aboutTest);
  if (!twice.ok) throw new Error(twice.error);
  expect(await verify(new Uint8Array(twice.value.pdf), { roots: [] })).toMatchObject({
    verdict: 'intact',
    signatures: [{ bytes: once.length }, { bytes: twice.value.pdf.length }],
  });
});

test.each([
  ['no PDF', () => Buffer.from('hello')],
  ['nothing', () => Buffer.alloc(0)],
])('%s cannot be sealed', async (_, bytes) => {
  expect(await openSeal({ key, now: () => later }).seal(bytes(), aboutTest)).toEqual({
    ok: false,
    error: 'unsealable',
  });
});

test('an encrypted PDF cannot be sealed', async () => {
  const document = await PDF.load(pdf);
  document.setProtection({ userPassword: 'secret' });
  expect(await openSeal({ key, now: () => later }).seal(await document.save(), aboutTest)).toEqual({
    ok: false,
    error: 'unsealable',
  });
});

test.each([
  ['2025-03-01T11:59:59.000Z', 'certificate_not_yet_valid'],
  ['2035-03-01T12:00:01.000Z', 'certificate_expired'],
])('at %s nothing is sealed: %s', async (now, error) => {
  expect(await openSeal({ key, now: () => instant(now) }).seal(pdf, aboutTest)).toEqual({ ok: false, error });
});

test('a key of the operator is taken with its certificate wherever that stands among others', async () => {
  const bundle = kept.get('seal.pem') ?? '';
  const [privateKey = ''] = pemBlocks(bundle, 'PRIVATE KEY');
  const [certificate = '', root = ''] = pemBlocks(bundle, 'CERTIFICATE');
  const read = await keyOfPem(privateKey, `${root}\n${certificate}\n`);
  expect(read.ok && read.value.certificate.isOwn).toBe(false);
  expect(read.ok && read.value.chain[0]).toEqual(new X509Certificate(certificate).raw);
  expect(await keyOfPem(privateKey, root)).toEqual({ ok: false, error: 'other_key' });
  expect(await keyOfPem(privateKey, '')).toEqual({ ok: false, error: 'unreadable' });
  expect(await keyOfPem('no key', certificate)).toEqual({ ok: false, error: 'unreadable' });
  const edwards = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  expect(await keyOfPem(String(edwards), certificate)).toEqual({ ok: false, error: 'unreadable' });
  expect(await keyOfP12(Buffer.from('no file'), '')).toEqual({ ok: false, error: 'unreadable' });
});

const signees: readonly SigneeSignature[] = [
  {
    name: 'Ann (the “first”)',
    reason: 'Signed by Ann. The key is the platform’s.',
    signedAt: instant('2025-05-30T09:00:01Z'),
    box: { page: 1, x: 72, y: 600, width: 200, height: 36 },
  },
  {
    name: 'ليلى حداد',
    reason: 'وقّعت ليلى',
    signedAt: instant('2025-05-31T23:59:59Z'),
  },
];

test('each signee has a signature of his own in his box, and the seal comes last', async () => {
  const seal = openSeal({ key, now: () => later });
  const signed = await seal.signEach(pdf, signees);
  if (!signed.ok) throw new Error(signed.error);
  const whole = await seal.seal(signed.value, aboutTest);
  if (!whole.ok) throw new Error(whole.error);
  const bytes = new Uint8Array(whole.value.pdf);
  const { verdict, edits, signatures } = await verify(bytes, { roots: [] });
  expect([verdict, edits]).toEqual(['intact', []]);
  expect(signatures.map(({ signee }) => signee)).toEqual([
    ...signees.map(({ name, reason, signedAt: at }) => ({ name, reason, at })),
    undefined,
  ]);
  expect(signatures.map(({ bytes: covered }) => covered).at(-1)).toBe(bytes.length);
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/Rect ?\[ ?72 156 272 192 ?\]/);
  const edited = await verify(new Uint8Array(await withAppendedLine(bytes)), { roots: [] });
  expect(edited).toMatchObject({ verdict: 'edited', edits: [{ kind: 'page', page: 1 }] });
});

test('without one of its signatures a document is not what it was', async () => {
  const signed = await openSeal({ key, now: () => later }).signEach(pdf, signees);
  if (!signed.ok) throw new Error(signed.error);
  const text = Buffer.from(signed.value).toString('latin1');
  const renamed = new Uint8Array(Buffer.from(text.replace('FEFF0041006E006E', 'FEFF0042006E006E'), 'latin1'));
  expect(renamed).not.toEqual(new Uint8Array(signed.value));
  expect((await verify(renamed, { roots: [] })).verdict).toBe('broken');
});
