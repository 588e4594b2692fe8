import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { featuresOf } from '../../../../apps/server/features.ts';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { given } from '../../../../tests/support/founding.ts';
import { registered, type SignedIn, signIn } from '../../../../tests/support/people.ts';
import { relayAll } from '../../../../tests/support/relayAll.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { png, type Story, tellStory, todayAt } from '../../../../tests/support/story.ts';
import { reviewControl } from '../../control/contract.ts';
import { changeYearEnd } from '../../corporation/contract.ts';
import * as documents from '../../documents/contract.ts';
import { createDocument } from '../../documents/draftContract.ts';
import * as fileContract from '../../documents/fileContract.ts';
import { endPosition } from '../../people/contract.ts';
import { listRegisterDirectors } from '../../people/registerContract.ts';
import { transferShares } from '../../shares/transactionContract.ts';
import * as contract from '../contract.ts';
import { checkBooks } from './jobs.ts';
import { runCheck } from './running.ts';

let server: TestServer;
let owner: SignedIn;
let story: Story;
const call = () => ({ params: { orgId: story.orgId } });
const check = async (query: { limit?: string; after?: string } = {}) =>
  given(await owner.api(contract.checkBook, { ...call(), query }));
const codesOf = async () => [...new Set((await check()).findings.map(({ code }) => code))];
const onFile = async (query: Record<string, string> = {}) =>
  given(await owner.api(documents.listDocuments, { ...call(), query })).documents;

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  story = await tellStory(server, owner, { until: 'incorporated' });
});
afterAll(() => server.close());

async function setIsMade() {
  await announcementsArrive(server);
  const onFault = (error: unknown) => {
    throw error;
  };
  await relayAll(server.installation.db, featuresOf(server.installation).senders, { onFault });
}

const signed = async (of: 'draft' | 'signed') =>
  (await onFile()).filter(
    ({ section, signees, status }) => status === of && (signees.length > 0 || section === 'certificates'),
  );

async function markAllSigned() {
  for (const { _id } of await signed('draft')) {
    const body = { org_unique_id: story.orgId, document_id: _id, status: 'signed' as const };
    given(await owner.api(documents.updateDocumentStatus, { body }));
  }
}

async function uploadSignedCopies() {
  for (const { _id, lacks_copy } of await signed('signed')) {
    expect(lacks_copy).toBe(true);
    const body = { document_id: _id, is_signed: 'true' as const };
    const copy = await owner.api(fileContract.uploadDocument, { ...call(), body }, { file: png() });
    expect(given(copy).document).toMatchObject({ _id, status: 'signed', lacks_copy: false });
  }
}

/** Files a signed copy, linked to the entry, where no template drafts one. */
async function upload(entry: string) {
  const body = { name: `Resolution of ${entry}`, category: 'directors_resolutions' };
  const { document } = given(
    await owner.api(fileContract.uploadDocument, { ...call(), body }, { file: png() }),
  );
  await server.database.asOwner(
    `insert into document_links (org_id, document_id, link_id, entry, role, linked_at)
       values ($1, $2, $2, $3, 'evidences', now())`,
    [story.orgId, document._id, entry],
  );
}

test('a new corporation lacks its whole set, each with a button that drafts it', async () => {
  const { findings, required, in_place, errors } = await check();
  expect(required).toBeGreaterThan(8);
  expect([in_place, errors > 0]).toEqual([0, false]);
  const drafted = findings.filter(({ fix }) => fix.do === 'draft').map(({ code }) => code);
  expect(drafted).toContain('document_missing');
  expect(drafted).toContain('certificate_missing');
  // The button of a finding sends these two as they stand.
  const certificates = findings.filter(({ code }) => code === 'certificate_missing');
  const fix = certificates[0]?.fix;
  if (fix?.do !== 'draft') throw new Error('a certificate that is missing has a button');
  const { template, subject } = fix;
  const { document } = given(await owner.api(createDocument, { ...call(), body: { template, subject } }));
  expect(document).toMatchObject({ template, status: 'draft', media_type: 'application/pdf' });
  const left = (await check()).findings.filter(({ code }) => code === 'certificate_missing');
  expect(left).toEqual(certificates.slice(1));
});

test('findings come a page at a time, each with the counts of all', async () => {
  const { findings: all, ...whole } = await check();
  expect(all.length).toBeGreaterThan(5);
  const read: typeof all = [];
  for (let after: string | undefined, more = true; more; ) {
    const { findings, next, ...page } = await check({ limit: '4', ...(after !== undefined && { after }) });
    expect({ ...page, checked_at: '' }).toEqual({ ...whole, next: undefined, checked_at: '' });
    expect(findings.length).toBeLessThanOrEqual(4);
    read.push(...findings);
    after = next ?? undefined;
    more = next !== null;
  }
  expect(read).toEqual(all);
});

test('a page begins at its place where the last finding before it was fixed', async () => {
  const { findings } = await check();
  const gone = await check({ limit: '2', after: '3 document_missing no such document' });
  expect(gone.findings).toEqual(findings.slice(2, 4));
});

test('a check that nobody waits for any more ends', async () => {
  const { db, files, clock } = server.installation;
  const goOn = () => {
    throw new Error('the reader is gone');
  };
  const ended = runCheck(
    { files, isWhiteLabel: false, differingRecords: async () => [] },
    { db, orgId: story.orgId, now: clock(), goOn },
  );
  await expect(ended).rejects.toThrow('the reader is gone');
});

test('once everything is drafted, signed, on file with its signatures and reviewed, nothing is missing', async () => {
  expect(await codesOf()).toContain('year_end_missing');
  const yearEnd = { fiscal_year_end: '12-31' };
  given(await owner.api(changeYearEnd, { params: { id: story.orgId }, body: yearEnd }));
  await setIsMade();
  expect(await codesOf()).toEqual(
    expect.arrayContaining(['document_unsigned', 'by_law_unconfirmed', 'certificate_unsigned']),
  );
  const drafted = await check();
  expect(drafted.in_place).toBe(drafted.required);
  expect(drafted.unsigned).toBeGreaterThan(4);
  await markAllSigned();
  expect(await codesOf()).toContain('signed_copy_missing');
  await uploadSignedCopies();
  expect(await codesOf()).not.toContain('signed_copy_missing');
  const [copied] = await signed('signed');
  const again = { document_id: copied?._id ?? '', is_signed: 'true' as const };
  expect(
    await owner.api(fileContract.uploadDocument, { ...call(), body: again }, { file: png() }),
  ).toMatchObject({
    textCode: 'DOCUMENTS.SIGNED',
  });
  const people_asked = [{ person_id: story.personId, answered: true }];
  const body = { ways: ['letter' as const], outcome: 'confirmed' as const, people_asked };
  given(await owner.api(reviewControl, { params: { id: story.orgId }, body }));
  for (const { code, subject } of (await check()).findings)
    if (code === 'act_without_paper') await upload(subject);
  expect(await check()).toMatchObject({ findings: [], errors: 0, warnings: 0, hints: 0, unsigned: 0 });
});

/** The file as it was drafted: every version is kept and checked. */
async function draftOf(docId: string): Promise<string> {
  const params = { orgId: story.orgId, docId };
  const { versions } = given(await owner.api(documents.readDocument, { params }));
  return versions.at(-1)?.sha256 ?? '';
}

test('a file that is gone, and one that was altered, are named until they are back', async () => {
  const [gone, altered] = await onFile({ section: 'by_laws' }).then(async (byLaws) => [
    ...byLaws,
    ...(await onFile({ section: 'articles' })),
  ]);
  if (gone === undefined || altered === undefined) throw new Error('the book has neither');
  const { config } = server.installation;
  const [lost, changed] = await Promise.all([draftOf(gone._id), draftOf(altered._id)]);
  const path = join(config.dataDir, 'files', changed.slice(0, 2), changed.slice(2, 4), changed);
  const keptOfLost = await server.installation.files.get(lost);
  const keptOfChanged = await server.installation.files.get(changed);
  await server.installation.files.remove(lost);
  await rm(path);
  await writeFile(path, 'another');
  const { findings } = await check();
  expect(findings.map(({ code, about, fix }) => [code, about, fix])).toEqual([
    ['file_gone', gone.title, { do: 'open', page: 'document', id: gone._id }],
    ['file_altered', altered.title, { do: 'open', page: 'document', id: altered._id }],
  ]);
  await rm(path);
  await server.installation.files.put(keptOfChanged ?? new Uint8Array());
  await server.installation.files.put(keptOfLost ?? new Uint8Array());
  expect(await codesOf()).toEqual([]);
});

test('what was found at night is kept, without names, and shown by the dashboard', async () => {
  const { db, files, texts, typesetter, clock } = server.installation;
  const ports = {
    files,
    texts,
    typesetter,
    actName: () => '',
    isWhiteLabel: false,
    differingRecords: async () => [],
  };
  const [document] = await onFile({ section: 'by_laws' });
  await server.database.asOwner(
    `update documents set entry_since = 'voided' where org_id = $1 and document_id = $2`,
    [story.orgId, document?._id],
  );
  expect(given(await owner.api(contract.readLastCheck, call()))).toMatchObject({ warnings: 1 });
  await checkBooks(ports, db, clock(), new AbortController().signal);
  await checkBooks(ports, db, clock(), new AbortController().signal);
  expect(await server.database.asOwner('select org_id, warnings, findings from book_checks')).toEqual([
    {
      org_id: story.orgId,
      warnings: 1,
      findings: [{ code: 'entry_voided', severity: 'warning', subject: document?._id }],
    },
  ]);
  expect(given(await owner.api(contract.readLastCheck, call()))).toEqual({
    checked_at: clock(),
    errors: 0,
    warnings: 1,
    hints: 0,
    rules: [{ code: 'entry_voided', severity: 'warning', places: 1 }],
  });
});

test('the findings leave as CSV and as PDF, with the day', async () => {
  const csv = await fileIn('csv');
  const text = await csv.text();
  expect(text).toContain('Maple Robotics Inc., Minute-book check');
  expect(text).toContain('Fix before you share the book');
  expect(text).not.toMatch(/[\u2066-\u2069]/);
  expect(csv.headers.get('content-disposition')).toContain(`minute-book-check-${todayAt(server)}.csv`);
  const pdf = await fileIn('pdf');
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
});

const fileIn = (format: 'csv' | 'pdf') =>
  fetch(`${server.origin}/api/document/check/export/${story.orgId}?format=${format}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });

test('a book is checked for those alone who may read it, and not before the corporation exists', async () => {
  const stranger = await registered(server);
  expect(await stranger.api(contract.checkBook, { ...call(), query: {} })).toMatchObject({
    ok: false,
    status: 404,
  });
  const founding = await tellStory(server, await registered(server));
  const params = { orgId: founding.orgId };
  expect(await founding.owner.api(contract.checkBook, { params, query: {} })).toMatchObject({
    textCode: 'REGISTERS.NOT_INCORPORATED',
  });
});

test('what was signed stays right when a certificate is transferred and a director leaves', async () => {
  const { clock } = server;
  clock.set(instantOfMillis(millisOfInstant(clock.read()) + 10 * 24 * 3_600_000));
  owner = await signIn(server, owner.email);
  const [resolution_on, params] = [todayAt(server), { id: story.orgId }];
  const before = await codesOf();
  const wrong = ['certificate_differs', 'facts_changed'];
  expect(before.filter((code) => wrong.includes(code))).toEqual([]);
  const transfer = {
    security_id: story.holderSecurityId,
    resolution: 'D-2026-31',
    resolution_on,
    to: [{ person_id: story.personId, sharesExact: '1' }],
  };
  given(await owner.api(transferShares, { params, body: transfer }));
  const { seats } = given(await owner.api(listRegisterDirectors, { params, query: {} }));
  const [first] = seats.toSorted((a, b) => (a.appointment_id < b.appointment_id ? -1 : 1));
  const left = { person_id: first?.person_id ?? '', date: resolution_on, reason: 'resigned' as const };
  const seat = { id: story.orgId, position: 'directors' as const };
  given(await owner.api(endPosition, { params: seat, body: left }));
  const after = await codesOf();
  expect(after).toContain('certificate_missing');
  expect(after.filter((code) => wrong.includes(code))).toEqual([]);
});
