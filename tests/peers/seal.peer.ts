/** Seals, judged by OpenSSL, poppler's pdfsig and qpdf; OpenSSL is the time-stamp authority, too. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { openSeal } from '@tabellion/paper/seal/openSeal.ts';
import { keyOfP12, keyOfPem, ownKey, type SealKey } from '@tabellion/paper/seal/sealKey.ts';
import { aboutTest, withAppendedLine } from '@tabellion/paper/seal/testing-edit.ts';
import { openTypesetter } from '@tabellion/paper/typeset/typesetter.ts';
import { certificatesOfPem } from '@tabellion/paper/verify/certificates.ts';
import { verify } from '@tabellion/paper/verify/verify.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partsOf } from './signedParts.ts';

const execute = promisify(execFile);
let folder: string;
let authority: Server;
let tsaUrl: string;
let pdf: Uint8Array;

const at = (name: string) => join(folder, name);
const openssl = async (...args: string[]): Promise<string> => {
  const { stdout, stderr } = await execute('openssl', args, { cwd: folder });
  return stdout + stderr;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-peer-seal-'));
  await writeFile(at('ts.cnf'), authorityConfig);
  await certify('ca', ['-x509', '-days', '30', '-extensions', 'ca']);
  await certify('tsa', ['-x509', '-days', '30', '-extensions', 'tsa', '-CA', 'ca.pem', '-CAkey', 'ca.key']);
  await writeFile(at('serial'), '01\n');
  [authority, tsaUrl] = await serveStamps();
  pdf = await typeset();
});
afterAll(async () => {
  authority.close();
  await rm(folder, { recursive: true });
});

/** A document as we make them: tagged PDF/A. */
async function typeset(): Promise<Uint8Array> {
  const typesetter = openTypesetter();
  const printed = await typesetter.print({
    language: 'fr',
    layout: 'letter',
    title: 'Résolution des administrateurs',
    corporation: { name: 'Érable & Fils inc.', statute: 'Loi canadienne sur les sociétés par actions' },
    blocks: [{ kind: 'clause', text: 'Le premier exercice se termine le 31 décembre.' }],
    footer: 'Faits au 12 mai 2025',
  });
  await typesetter.close();
  if (!printed.ok) throw new Error(printed.error.code);
  return printed.value.pdf;
}

const authorityConfig = `
[req]
distinguished_name = name
[name]
[ca]
basicConstraints = critical, CA:TRUE
[tsa]
basicConstraints = CA:FALSE
extendedKeyUsage = critical, timeStamping
[document]
basicConstraints = CA:FALSE
keyUsage = critical, digitalSignature, nonRepudiation
[ts]
default_tsa = authority
[authority]
serial = serial
signer_cert = tsa.pem
certs = ca.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4
digests = sha256
ess_cert_id_alg = sha256
`;

/** Makes NAME.key and NAME.pem. */
const certify = (name: string, args: string[], kind = ['-newkey', 'rsa:2048']) =>
  openssl(
    'req',
    '-config',
    'ts.cnf',
    ...kind,
    '-noenc',
    '-subj',
    `/CN=${name}`,
    '-keyout',
    `${name}.key`,
    '-out',
    `${name}.pem`,
    ...args,
  );

/** `openssl ts -reply` behind HTTP. */
async function serveStamps(): Promise<[Server, string]> {
  const server = createServer((request, reply) => {
    request.toArray().then(async (pieces) => {
      await writeFile(at('request.tsq'), Buffer.concat(pieces));
      await openssl(
        'ts',
        '-reply',
        '-config',
        'ts.cnf',
        '-section',
        'authority',
        '-queryfile',
        'request.tsq',
        '-out',
        'reply.tsr',
      );
      reply.setHeader('content-type', 'application/timestamp-reply').end(await readFile(at('reply.tsr')));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return [server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`];
}

async function seal(key: SealKey, options: { tsaUrl?: string } = {}): Promise<Uint8Array> {
  const sealed = await openSeal({ key, now: () => instantOfMillis(Date.now()), ...options }).seal(
    pdf,
    aboutTest,
  );
  if (!sealed.ok) throw new Error(sealed.error);
  await writeFile(at('sealed.pdf'), sealed.value.pdf);
  return sealed.value.pdf;
}

async function madeKey(): Promise<{ key: SealKey; root: string }> {
  const kept = new Map<string, string>();
  const keep = async (name: string, make: () => Promise<string>) => {
    kept.set(name, kept.get(name) ?? (await make()));
    return kept.get(name) ?? '';
  };
  const key = await ownKey({ keep, issuer: 'Maple Books', now: new Date() });
  if (!key.ok) throw new Error(key.error);
  await writeFile(at('root.pem'), kept.get('seal-root.pem') ?? '');
  await writeFile(at('document.pem'), kept.get('seal.pem') ?? '');
  return { key: key.value, root: 'root.pem' };
}

/** The signature holds, and its certificate comes of `root`. */
async function expectSigned(bytes: Uint8Array, root: string): Promise<void> {
  const { covered, signature } = partsOf(bytes);
  await writeFile(at('covered'), covered);
  await writeFile(at('seal.der'), signature);
  const args = [
    '-verify',
    '-binary',
    '-inform',
    'DER',
    '-in',
    'seal.der',
    '-content',
    'covered',
    '-CAfile',
    root,
  ];
  expect(await openssl('cms', ...args, '-out', '/dev/null')).toContain('CMS Verification successful');
}

const verified = async (root: string) =>
  verify(new Uint8Array(await readFile(at('sealed.pdf'))), {
    roots: certificatesOfPem(await readFile(at(root), 'utf8')),
  });

const pdfsig = async (): Promise<string> => (await execute('pdfsig', ['-nocert', at('sealed.pdf')])).stdout;
const clean = async (): Promise<string> => (await execute('qpdf', ['--check', at('sealed.pdf')])).stdout;

test('an own seal is valid for OpenSSL under the own root, for pdfsig and for qpdf', async () => {
  const { key, root } = await madeKey();
  const sealed = await seal(key);
  await expectSigned(sealed, root);
  expect(await openssl('verify', '-x509_strict', '-CAfile', root, 'document.pem')).toContain('OK');
  const said = await pdfsig();
  expect(said).toContain('Signature Validation: Signature is Valid.');
  expect(said).toContain('Total document signed');
  expect(said).toContain('ETSI.CAdES.detached');
  expect(await clean()).toContain('No syntax or stream encoding errors found');
  expect((await execute('pdfinfo', ['-meta', at('sealed.pdf')])).stdout).toContain(
    '<pdfaid:part>2</pdfaid:part>',
  );
  expect(await verified(root)).toMatchObject({ verdict: 'intact', reasons: ['no_stamp'] });
});

test('a signature for each signee, and the seal behind them, are valid for OpenSSL, pdfsig and qpdf', async () => {
  const { key, root } = await madeKey();
  const now = instantOfMillis(Math.floor(Date.now() / 1_000) * 1_000);
  const own = openSeal({ key, now: () => now });
  const box = { page: 1, x: 72, y: 500, width: 200, height: 36 };
  const signees = [
    { name: 'Ömer Yılmaz', reason: 'Signé par Ömer Yılmaz', signedAt: now, box },
    { name: 'ليلى حداد', reason: 'Signé par ليلى حداد', signedAt: now, box: { ...box, x: 320 } },
  ];
  const signed = await own.signEach(pdf, signees);
  const sealed = signed.ok ? await own.seal(signed.value, aboutTest) : signed;
  if (!sealed.ok) throw new Error(sealed.error);
  const bytes = sealed.value.pdf;
  await writeFile(at('sealed.pdf'), bytes);
  const { verdict, reasons, signatures } = await verified(root);
  expect([verdict, reasons]).toEqual(['intact', ['no_stamp']]);
  expect(signatures.map(({ signee }) => signee?.name)).toEqual([
    ...signees.map(({ name }) => name),
    undefined,
  ]);
  for (const { bytes: end } of signatures) await expectSigned(bytes.subarray(0, end), root);
  const said = await pdfsig();
  expect(said.match(/Signature Validation: Signature is Valid\./g)).toHaveLength(3);
  expect(said.match(/Not total document signed/g)).toHaveLength(2);
  expect(said).toContain('Total document signed');
  expect(await clean()).toContain('No syntax or stream encoding errors found');
  expect((await execute('pdfinfo', ['-meta', at('sealed.pdf')])).stdout).toContain(
    '<pdfaid:part>2</pdfaid:part>',
  );
  await writeFile(at('sealed.pdf'), await withAppendedLine(bytes));
  expect(await verified(root)).toMatchObject({ verdict: 'edited', edits: [{ kind: 'page', page: 1 }] });
});

test('an edit that was appended is noticed, where pdfsig still calls the signature valid', async () => {
  const { key, root } = await madeKey();
  await seal(key);
  await writeFile(at('sealed.pdf'), await withAppendedLine(await readFile(at('sealed.pdf'))));
  const said = await pdfsig();
  expect(said).toContain('Signature Validation: Signature is Valid.');
  expect(said).toContain('Not total document signed');
  expect(await verified(root)).toMatchObject({ verdict: 'edited', edits: [{ kind: 'page', page: 1 }] });
});

test('a stamp of OpenSSL is taken, and verified by OpenSSL over the signature', async () => {
  const { key, root } = await madeKey();
  const before = Math.floor(Date.now() / 1_000) * 1_000;
  const sealed = await seal(key, { tsaUrl });
  expect(await verified(root)).toMatchObject({ verdict: 'intact', reasons: ['stamp_not_checked'] });
  // The authority is believed by who names its root as well.
  const both = await Promise.all([root, 'ca.pem'].map((name) => readFile(at(name), 'utf8')));
  await writeFile(at('both.pem'), both.join('\n'));
  const { verdict, reasons, signatures } = await verified('both.pem');
  expect([verdict, reasons]).toEqual(['intact', []]);
  const { at: stampedAt, by } = signatures[0]?.stamp ?? { by: 'nobody' };
  if (stampedAt === undefined) throw new Error('no stamp');
  expect(by).toBe('tsa');
  expect(stampedAt >= instantOfMillis(before) && stampedAt <= instantOfMillis(Date.now())).toBe(true);
  await expectSigned(sealed, root);
  await writeFile(at('signature'), await signatureValue());
  const verify = ['ts', '-verify', '-in', 'reply.tsr', '-CAfile', 'ca.pem'];
  expect(await openssl(...verify, '-queryfile', 'request.tsq')).toContain('Verification: OK');
  expect(await openssl(...verify, '-data', 'signature')).toContain('Verification: OK');
  expect(await clean()).toContain('No syntax or stream encoding errors found');
  expect(await pdfsig()).toContain('Total document signed');
});

/** The bytes that were stamped, as OpenSSL finds them in seal.der. */
async function signatureValue(): Promise<Buffer> {
  const printed = await openssl('cms', '-cmsout', '-print', '-noout', '-inform', 'DER', '-in', 'seal.der');
  const [, dump = ''] = /signerInfos:.*?\n +signature: *\n(.*?)\n +unsignedAttrs:/s.exec(printed) ?? [];
  const digits = dump.split('\n').map((line) => line.replace(/^ *[0-9a-f]{4} - /, '').slice(0, 47));
  return Buffer.from(digits.join('').replace(/[^0-9a-f]/g, ''), 'hex');
}

test.each([
  ['RSA', ['-newkey', 'rsa:3072'], []],
  ['P-384', ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-384'], []],
  ['RSA, as old programs wrote it', ['-newkey', 'rsa:2048'], ['-legacy']],
])('a key of an operator is taken from PEM and PKCS#12: %s', async (_, kind, legacy) => {
  await certify(
    'own',
    ['-x509', '-days', '30', '-extensions', 'document', '-CA', 'ca.pem', '-CAkey', 'ca.key'],
    kind,
  );
  const into = [
    '-export',
    '-inkey',
    'own.key',
    '-in',
    'own.pem',
    '-certfile',
    'ca.pem',
    '-passout',
    'pass:Érable',
  ];
  await openssl('pkcs12', ...into, ...legacy, '-out', 'own.p12');
  const [privateKey, own, ca, p12] = await Promise.all(
    ['own.key', 'own.pem', 'ca.pem', 'own.p12'].map((name) => readFile(at(name))),
  );
  const read = [
    await keyOfPem(String(privateKey), `${ca}${own}`),
    await keyOfP12(p12 ?? Buffer.of(), 'Érable'),
  ];
  for (const key of read) {
    if (!key.ok) throw new Error(key.error);
    await expectSigned(await seal(key.value), 'ca.pem');
    expect(await pdfsig()).toContain('Signature Validation: Signature is Valid.');
  }
  expect(await keyOfP12(p12 ?? Buffer.of(), 'wrong')).toEqual({ ok: false, error: 'unreadable' });
});
