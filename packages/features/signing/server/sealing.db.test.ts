import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { instant } from '@tabellion/kernel/date.ts';
import { err } from '@tabellion/kernel/result.ts';
import { SIGNATURE_TYPES, spellVerifierKey, verifierKey } from '@tabellion/ledger/note/verifierKey.ts';
import { ledgerElsewhere, type OpenLedger } from '@tabellion/ledger/server/openLedger.ts';
import { openSeal } from '@tabellion/paper/seal/openSeal.ts';
import { authority, closeAuthority, serve } from '@tabellion/paper/seal/testing-authority.ts';
import { testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import { certificatesOfPem } from '@tabellion/paper/verify/certificates.ts';
import { foundJson } from '@tabellion/paper/verify/evidenceJson.ts';
import { testSeal } from '@tabellion/paper/verify/testing-sealed.ts';
import { verify } from '@tabellion/paper/verify/verify.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { featuresOf } from '../../../../apps/server/features.ts';
import { ledgerOf, sealWithCheckpoint } from '../../../../apps/server/ledgerPorts.ts';
import { signingPortsOf } from '../../../../apps/server/ports.ts';
import { someOf } from '../../../../tests/support/extent.ts';
import { given } from '../../../../tests/support/founding.ts';
import { relayAll } from '../../../../tests/support/relayAll.ts';
import { openSigning, owner, server, signature, signing, story } from '../../../../tests/support/signing.ts';
import { readDocument } from '../../documents/contract.ts';
import { createDocument, listTemplates } from '../../documents/draftContract.ts';
import { readDocumentFile, uploadDocument } from '../../documents/fileContract.ts';
import * as contract from '../contract.ts';
import { momentIn } from '../rules/evidence.ts';
import * as signeeContract from '../signeeContract.ts';
import type { SigningPorts } from './ports.ts';
import { sealSender } from './sealing.ts';

openSigning();
afterEach(async () => {
  vi.restoreAllMocks();
  await closeAuthority();
});

const onFault = (error: unknown) => {
  throw error;
};
const sealed = (seal: Partial<SigningPorts> = {}) => {
  const { installation, clock } = server;
  const sender = sealSender({ ...signingPortsOf(installation), ...seal }, clock.read);
  return relayAll(installation.db, [sender], { onFault });
};

/** As if the pause between two tries were over. */
const again = () => server.database.asOwner(`update outbox set not_before = now() where topic = 'seal'`);

const of = (envelopeId: string) => ({ params: { orgId: story.orgId, envelopeId } });

/** A PNG of one black pixel, as a canvas would make it. */
function drawn(): string {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from([0, 0, 0, 0, 255]))),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}

/** PNG's checksum, of annex D. */
function crc(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}

test('after the last signature the document bears it, is sealed, and has its evidence beside it', async () => {
  const params = { orgId: story.orgId };
  const { templates } = given(await owner.api(listTemplates, { params }));
  const [subject] = templates.find(({ template }) => template === 'director_consent')?.subjects ?? [];
  const body = { template: 'director_consent', subject: subject?.subject ?? '' };
  const { document } = given(await owner.api(createDocument, { params, body }));
  const [named] = document.signees;
  const email = 'director@signee.test';
  const signees = [{ person_id: named?.person_id ?? '', email }];
  const { envelope } = given(
    await owner.api(contract.sendEnvelope, { params, body: { document_ids: [document._id], signees } }),
  );
  expect(envelope.signees[0]?.signs).toEqual([{ document_id: document._id, capacities: ['director'] }]);
  const director = await signing.proved(email);
  const view = given(await director(signeeContract.readForSigning, {}));
  expect(view.documents[0]?.blocks?.map(({ kind }) => kind)).toContain('signatures');
  const agreed = [{ document_id: document._id, sha256: document.sha256 }];
  const zone = 'Europe/Istanbul';
  const input = { agreed, signature: { kind: 'drawn', png: drawn() } as const, zone };
  given(await director(signeeContract.sign, { body: input }));
  expect(await signing.read(envelope._id)).toMatchObject({ state: 'signed', is_sealed: false });

  const away: SigningPorts['seal'] = { ...server.installation.seal, seal: async () => err('stamp_away') };
  await sealed({ seal: away });
  expect(await signing.read(envelope._id)).toMatchObject({
    is_sealed: false,
    sealing_fault: 'SEAL_STAMP_AWAY',
  });
  const early = await owner.api(contract.readEvidence, { ...of(envelope._id), query: {} });
  expect(early.textCode).toBe('SIGNING.NOT_SEALED');
  await again();
  await sealed();
  const after = await signing.read(envelope._id);
  expect(after).toMatchObject({ is_sealed: true, sealing_fault: null });

  const docId = document._id;
  const read = given(await owner.api(readDocument, { params: { ...params, docId } }));
  expect(read).toMatchObject({ status: 'signed', version: 2 });
  const bytes = await fileOf(readDocumentFile.path, { ...params, docId, version: '2' });
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(read.sha256);
  expect(bytes.toString('latin1')).toContain('/ETSI.CAdES.detached');
  server.clock.pass({ minutes: 2 });
  const { signee_token } = await signing.session(email);
  const copy = await fileOf(signeeContract.readFileForSigning.path, { docId }, signee_token);
  expect(copy.equals(bytes), 'the signee gets the signed copy').toBe(true);

  const roots = certificatesOfPem(server.installation.seal.roots);
  const { verdict, document: about } = await verify(new Uint8Array(bytes), { roots });
  expect(verdict).toBe('intact');
  const json = await evidence(envelope._id, 'json');
  const said = JSON.parse(json.toString());
  // The seal says whose document it is, which one, and who signed it when.
  expect(about).toEqual({
    corporation: said.corporation.name,
    number: said.corporation.number,
    title: document.title,
    signees: [
      { name: envelope.signees[0]?.name, at: after.events.find(({ kind }) => kind === 'signed')?.at },
    ],
    isBySeal: true,
  });
  const [{ signed_bytes }] = said.documents;
  expect(said.documents).toMatchObject([
    {
      document: docId,
      agreed_sha256: document.sha256,
      sealed_sha256: read.sha256,
      signed_sha256: createHash('sha256').update(bytes.subarray(0, signed_bytes)).digest('hex'),
    },
  ]);
  expect(Object.keys(said.hashes).sort()).toEqual(['agreed_sha256', 'sealed_sha256', 'signed_sha256']);
  const signed = said.events.find(({ kind }: { kind: string }) => kind === 'signed');
  expect(signed.data).toMatchObject({ proof: 'code', zone, signature: { kind: 'drawn' }, agreed });
  expect(signed.at).toBe(after.events.find(({ kind }) => kind === 'signed')?.at);
  expect(signed.at_registry).toBe(momentIn(signed.at, 'America/Toronto'));
  const filed = given(
    await owner.api(readDocument, { params: { ...params, docId: after.evidence_document_id ?? '' } }),
  );
  expect(filed).toMatchObject({ title: `Evidence of signature: ${document.title}`, audience: 'directors' });
  const digits = filed.text.replaceAll(' ', '');
  expect(digits).toContain(createHash('sha256').update(json).digest('hex'));
  expect(digits).toContain(document.sha256);
  expect(filed.text).toContain(momentIn(signed.at, 'America/Toronto'));
  const pdf = await verify(new Uint8Array(await evidence(envelope._id, 'pdf')), { roots });
  expect(pdf).toMatchObject({ verdict: 'intact', document: { title: filed.title, signees: about?.signees } });
  const altered = Buffer.from(json.toString().replace('"proof":"code"', '"proof":"account"'));
  expect(await foundJson(new Uint8Array(json), pdf)).toMatchObject({ state: 'as_sealed' });
  expect(await foundJson(new Uint8Array(altered), pdf)).toMatchObject({ state: 'altered' });
});

test('by choice of the organization each signee has a signature of his own below the seal', async () => {
  const params = { orgId: story.orgId };
  const choice = { signatures: 'each_signee' } as const;
  given(await owner.api(contract.saveSigningSettings, { params, body: choice }));
  expect(given(await owner.api(contract.readSigningSettings, { params }))).toEqual(choice);
  const { templates } = given(await owner.api(listTemplates, { params }));
  const subject =
    templates.find(({ template }) => template === 'director_consent')?.subjects[1]?.subject ?? '';
  const body = { template: 'director_consent', subject };
  const { document } = given(await owner.api(createDocument, { params, body }));
  const [named] = document.signees;
  const [director, witness] = ['named@signee.test', 'witness@signee.test'];
  const signees = [
    { person_id: named?.person_id ?? '', email: director },
    { name: 'ليلى حداد', email: witness },
  ];
  const sent = { document_ids: [document._id], signees };
  const { envelope } = given(await owner.api(contract.sendEnvelope, { params, body: sent }));
  const agreed = [{ document_id: document._id, sha256: document.sha256 }];
  for (const email of [witness, director])
    given(await (await signing.proved(email))(signeeContract.sign, { body: { agreed, signature } }));
  await sealed();

  const bytes = await fileOf(readDocumentFile.path, { ...params, docId: document._id, version: '2' });
  const roots = certificatesOfPem(server.installation.seal.roots);
  const { verdict, signatures } = await verify(new Uint8Array(bytes), { roots });
  expect(verdict).toBe('intact');
  const { name } = envelope.signees.find(({ person_id }) => person_id !== null) ?? {};
  expect(signatures.map(({ signee, isTrusted }) => [signee?.name, isTrusted])).toEqual([
    ['ليلى حداد', true],
    [name, true],
    [undefined, true],
  ]);
  expect(signatures[1]?.signee?.reason).toMatch(
    /signed electronically on .* \(America\/Toronto\), after proving the email address by a code .* platform’s/,
  );
  expect(bytes.toString('latin1').match(/\/Rect ?\[ ?0 0 0 0 ?\]/g), 'the witness and the seal').toHaveLength(
    2,
  );
  const said = JSON.parse((await evidence(envelope._id, 'json')).toString());
  const beforeSeal = bytes.subarray(0, signatures[1]?.bytes);
  expect(said).toMatchObject({
    ...choice,
    documents: [{ signed_sha256: createHash('sha256').update(beforeSeal).digest('hex') }],
  });
  given(await owner.api(contract.saveSigningSettings, { params, body: { signatures: 'seal_alone' } }));
});

async function fileOf(path: string, params: Record<string, string>, token = owner.token): Promise<Buffer> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const headers = { authorization: `Bearer ${token}` };
  return Buffer.from(await (await fetch(server.origin + filled, { headers })).arrayBuffer());
}

const evidence = (envelopeId: string, format: string) =>
  fileOf(`${contract.readEvidence.path}?format=${format}`, { orgId: story.orgId, envelopeId });

test('a sealed file bears the newest checkpoint of the ledger and is printed as before; without a ledger it is sealed without', async () => {
  const { installation } = server;
  const file = new Blob([new Uint8Array(testPdf())], { type: 'application/pdf' });
  const printedDigests = () =>
    server.database.asOwner('select proposal_id, printed_digest from proposals order by proposal_id');
  const sealedWith = async (ledger: OpenLedger) => {
    const document_ids = [await signing.document('Lease', file)];
    const sent = await signing.sent({ document_ids });
    await signing.signedByBoth(sent);
    await sealed({ seal: sealWithCheckpoint(installation, ledger) });
    const params = { orgId: story.orgId, docId: document_ids[0] ?? '', version: '2' };
    const bytes = await fileOf(readDocumentFile.path, params);
    expect(bytes.subarray(0, testPdf().length)).toEqual(Buffer.from(testPdf()));
    return (await verify(new Uint8Array(bytes), { roots: roots() })).document;
  };
  const digests = await printedDigests();
  const checkpoint = await (await fetch(`${server.origin}/api/v1/log/checkpoint`)).text();
  const about = await sealedWith(ledgerOf(installation));
  expect(about).toMatchObject({ title: 'Lease', checkpoint });
  const away = ledgerElsewhere({
    url: 'http://127.0.0.1:1',
    key: `relay-${'x'.repeat(43)}`,
    verifierKey: spellVerifierKey(verifierKey('away', SIGNATURE_TYPES.ed25519, new Uint8Array(32).fill(88))),
  });
  const warned = vi.spyOn(installation.log, 'warn');
  const without = await sealedWith(away);
  expect([without?.title, without?.checkpoint]).toEqual(['Lease', undefined]);
  // The document and its evidence.
  expect(warned.mock.calls.map(([message]) => message)).toEqual(
    Array(2).fill('a file is sealed without a checkpoint'),
  );
  expect(await printedDigests()).toEqual(digests);
});

test('an upload keeps its bytes, and a sealing that is begun again files nothing twice', async () => {
  const sent = await signing.sent();
  await signing.signedByBoth(sent);
  const { installation } = server;
  const { senders } = featuresOf(installation);
  await relayAll(installation.db, senders, { onFault });
  await server.database.asOwner(`update outbox set state = 'waiting', sent_at = null where topic = 'seal'`);
  await relayAll(installation.db, senders, { onFault });
  const { events } = await signing.read(sent.envelope._id);
  expect(events.filter(({ kind }) => kind === 'sealed')).toHaveLength(1);
  const said = JSON.parse((await evidence(sent.envelope._id, 'json')).toString());
  expect(said.documents).toMatchObject([
    { agreed_sha256: sent.agreed[0]?.sha256, signed_sha256: sent.agreed[0]?.sha256 },
  ]);
  expect(said.events.filter(({ kind }: { kind: string }) => kind === 'signed')).toMatchObject([
    { data: { signature } },
    { data: { signature } },
  ]);
});

/** A PDF as it came to somebody. */
const arrived = (name: string) =>
  new Blob([readFileSync(new URL(`../../../../tests/data/uploads/${name}`, import.meta.url))], {
    type: 'application/pdf',
  });

const roots = () => certificatesOfPem(server.installation.seal.roots);

/** The gate sends one: paper/uploads/inspectBytes.test.ts proves what each becomes when it arrives, and that a seal takes it. */
const repaired = ['owner-password-only.pdf', 'mark-before-header.pdf', 'wrong-startxref.pdf'];

test.each(someOf(repaired, 0))(
  'what people are sent of %s can be sealed once they have signed it',
  async (name) => {
    const docId = await signing.document(name, arrived(name));
    const sent = await signing.sent({ document_ids: [docId] });
    await signing.signedByBoth(sent);
    await sealed();
    expect(await signing.read(sent.envelope._id)).toMatchObject({
      has_evidence: true,
      is_sealed: true,
      sealing_fault: null,
      documents: [{ _id: docId, is_sealed: true }],
    });
    const params = { orgId: story.orgId, docId, version: '2' };
    const bytes = await fileOf(readDocumentFile.path, params);
    expect(await verify(new Uint8Array(bytes), { roots: roots() })).toMatchObject({ verdict: 'intact' });
    const original = await fileOf(`${readDocumentFile.path}?original=true`, { ...params, version: '1' });
    expect(original).toEqual(Buffer.from(await arrived(name).arrayBuffer()));
  },
);

test('what takes no seal is refused before anybody is asked to sign it', async () => {
  const signedElsewhere = await (await testSeal()).seal(testPdf());
  const file = new Blob(['\ufeff', signedElsewhere], { type: 'application/pdf' });
  const docId = await signing.document('Lease', file);
  const body = {
    document_ids: [await signing.document(), docId],
    signees: [{ name: 'Ann', email: 'nobody@signee.test' }],
  };
  const refused = { status: 422, textCode: 'SIGNING.TAKES_NO_SEAL' };
  const send = () => owner.api(contract.sendEnvelope, { params: { orgId: story.orgId }, body });
  const answer = await send();
  expect(answer).toMatchObject(refused);
  expect(answer.message).toContain('“Lease”');
  expect(await signing.statusOf(docId)).toBe('draft');

  // Filed before uploads were tried: what is served of it was never repaired.
  const { sha256 } = await server.installation.files.put(
    Buffer.from(await arrived('wrong-startxref.pdf').arrayBuffer()),
  );
  const change = 'update document_versions set served_sha256 = $1, sha256 = $1 where document_id = $2';
  await server.database.asOwner(change, [sha256, docId]);
  expect(await send()).toMatchObject(refused);
});

test('a signed copy that has no seal is never said to have one', async () => {
  const document_ids = [
    await signing.document('Minutes', new Blob([new Uint8Array(testPdf())], { type: 'application/pdf' })),
    await signing.document('Picture'),
  ];
  const sent = await signing.sent({ document_ids });
  await signing.signedByBoth(sent);
  const { seal: own } = server.installation;
  // As of a file that was sent before uploads were tried.
  const seal: SigningPorts['seal'] = {
    ...own,
    seal: async (pdf, about) => (pdf.length < 2_000 ? err('unsealable') : own.seal(pdf, about)),
  };
  await sealed({ seal });
  const after = await signing.read(sent.envelope._id);
  expect(after).toMatchObject({
    state: 'signed',
    has_evidence: true,
    is_sealed: false,
    sealing_fault: 'SEAL_UNSEALABLE',
    documents: [{ is_sealed: false }, { is_sealed: false }],
  });
  const said = JSON.parse((await evidence(sent.envelope._id, 'json')).toString());
  expect(said.documents).toMatchObject([
    { title: 'Minutes', sealing_fault: 'SEAL_UNSEALABLE' },
    { title: 'Picture', sealing_fault: 'SEAL_NO_PDF' },
  ]);
  const docId = after.evidence_document_id ?? '';
  const filed = given(await owner.api(readDocument, { params: { orgId: story.orgId, docId } }));
  expect(filed.text).toContain('None: nothing can be added to this PDF.');
  expect(filed.text).toContain('None: only a PDF takes a seal.');
});

const within = '2025-06-01T12:00:00.000Z';
const down = async () => {
  const url = await authority();
  await closeAuthority();
  return url;
};

test.each<[string, () => Promise<string>, string, string]>([
  ['no time-stamp authority answers', down, within, 'STAMP_AWAY'],
  ['it never answers', () => serve(() => new Promise(() => undefined)), within, 'STAMP_AWAY'],
  [
    'it answers no one',
    () => serve(async () => ({ status: 403, body: Buffer.of() })),
    within,
    'STAMP_REFUSED',
  ],
  [
    'it answers with something else',
    () => authority({ damage: () => Buffer.from('<html>') }),
    within,
    'STAMP_INVALID',
  ],
  ['the certificate has expired', () => authority(), '2036-01-01T12:00:00.000Z', 'CERTIFICATE_EXPIRED'],
])(
  'while %s, what was signed stays signed and says why it has no seal; it has one once it can',
  async (_, ask, now, fault) => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const patience = new AbortController();
      setTimeout(() => patience.abort(), 300);
      return patience.signal;
    });
    const { key } = await testSeal();
    const file = new Blob([new Uint8Array(testPdf())], { type: 'application/pdf' });
    const params = { orgId: story.orgId };
    const body = { category: 'agreements', name: fault };
    const { document } = given(await owner.api(uploadDocument, { params, body }, { file }));
    const docId = document._id;
    const sent = await signing.sent({ document_ids: [docId] });
    await signing.signedByBoth(sent);
    const versionOf = async () =>
      given(await owner.api(readDocument, { params: { ...params, docId } })).version;

    const tsaUrl = await ask();
    for (const attempt of [1, 2]) {
      await again();
      await sealed({ seal: openSeal({ key, tsaUrl, now: () => instant(now) }) });
      expect(await signing.read(sent.envelope._id), `attempt ${attempt}`).toMatchObject({
        state: 'signed',
        is_sealed: false,
        sealing_fault: `SEAL_${fault}`,
      });
      expect([await signing.statusOf(docId), await versionOf()]).toEqual(['signed', 1]);
    }
    const [row] = await server.database.asOwner<{ later: boolean; attempts: number }>(
      `select not_before > now() as later, attempts from outbox where payload ->> 'envelope' = $1`,
      [sent.envelope._id],
    );
    expect(row).toEqual({ later: true, attempts: 2 });

    await again();
    const honest = await authority();
    await sealed({ seal: openSeal({ key, tsaUrl: honest, now: () => instant(within) }) });
    expect(await signing.read(sent.envelope._id)).toMatchObject({ is_sealed: true, sealing_fault: null });
    const bytes = await fileOf(readDocumentFile.path, { ...params, docId, version: '2' });
    expect(await verify(new Uint8Array(bytes), { roots: [] })).toMatchObject({
      verdict: 'intact',
      signatures: [{ stamp: { at: '2025-06-01T12:00:07.000000Z' } }],
    });
  },
);

test('moments are printed with their offset and their zone', () => {
  const at = '2026-07-01T16:05:09.000000Z' as Parameters<typeof momentIn>[0];
  expect(momentIn(at, 'America/Toronto')).toBe('2026-07-01 12:05:09 UTC-04:00 (America/Toronto)');
  expect(momentIn(at, 'America/St_Johns')).toBe('2026-07-01 13:35:09 UTC-02:30 (America/St_Johns)');
});
