import { addDays } from '@tabellion/kernel/date.ts';
import { uploadLimits } from '@tabellion/paper/uploads/inspected.ts';
import { openDocument } from '@tabellion/paper/uploads/openDocument.ts';
import { testDocx, testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import { FilesUnavailable } from '@tabellion/platform/files/filesUnavailable.ts';
import { readZip } from '@tabellion/platform/files/zip.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { featuresOf } from '../../../../apps/server/features.ts';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { given } from '../../../../tests/support/founding.ts';
import { mailsTo, secretIn } from '../../../../tests/support/mails.ts';
import {
  join,
  organizationOf,
  registered,
  type SignedIn,
  verified,
} from '../../../../tests/support/people.ts';
import { relayAll } from '../../../../tests/support/relayAll.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { png, type Story, tellStory, todayAt } from '../../../../tests/support/story.ts';
import { reviewControl } from '../../control/contract.ts';
import { addToPosition } from '../../people/contract.ts';
import { issueShares } from '../../shares/transactionContract.ts';
import * as books from '../boundBookContract.ts';
import * as contract from '../contract.ts';
import * as drafts from '../draftContract.ts';
import { previewDocuments } from '../entryContract.ts';
import * as fileContract from '../fileContract.ts';
import { blocksOf } from '../rules/ownWording.ts';
import { knowsDocument } from '../verifyContract.ts';

let server: TestServer;
let owner: SignedIn;
let story: Story;

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  story = await tellStory(server, owner, { until: 'incorporated' });
});
afterAll(() => server.close());

const call = () => ({ params: { orgId: story.orgId } });
const at = (path: string) => server.raw(`/api/document/${path}`, { token: owner.token });
const relayed = (onFault: (error: unknown) => void) =>
  relayAll(server.installation.db, featuresOf(server.installation).senders, { onFault });
const write = (wording: string, more = {}) =>
  owner.api(drafts.createDocument, { ...call(), body: { title: 'Minutes', wording, ...more } });
const upload = (file: Blob, body = {}) =>
  owner.api(fileContract.uploadDocument, { ...call(), body }, { file });

async function byLaw() {
  const { templates } = given(await owner.api(drafts.listTemplates, call()));
  const [found] = templates.find(({ template }) => template === 'by_law')?.subjects ?? [];
  return { template: 'by_law', subject: found?.subject ?? '' };
}

test('places and ids that nobody gave out are refused, and find nothing', async () => {
  const { orgId } = story;
  for (const after of ['x', '{', '["a","b"]', `${'-'.repeat(36)} `])
    expect((await at(`list/${orgId}?after=${encodeURIComponent(after)}`)).status).toBe(422);
  for (const ids of ['x', '-'.repeat(36), newId()])
    expect((await at(`archive/${orgId}?ids=${ids}`)).textCode).toBe('DOCUMENTS.NONE_CHOSEN');
  for (const words of ["a & b | !c:*'", '((', '<->', 'ﷺ½²', '%_\\'])
    expect((await at(`search/${orgId}?search_text=${encodeURIComponent(words)}`)).status).toBe(200);
});

test('wording is data, never markup, and a merge field only what is one', async () => {
  const wording = '#import "/etc/passwd"\n\n$x^2$ \\u{41} *bold* `raw` <label> @ref {{date}}';
  const { document } = given(await write(wording));
  const params = { ...call().params, docId: document._id };
  expect(given(await owner.api(contract.readDocument, { params })).text).toContain('$x^2$ \\u{41} *bold*');
  for (const name of ['constructor', 'toString', '__proto__'])
    expect(await write(`By {{${name}}}.`)).toMatchObject({
      fields: [{ textCode: 'DOCUMENTS.UNKNOWN_MERGE_FIELD' }],
    });
  expect(await write('Signed with 😀 and 🖋.')).toMatchObject({
    textCode: 'DOCUMENTS.UNPRINTABLE',
    message: 'These characters cannot be printed: 😀 🖋. Remove them, or use other letters.',
  });
  expect(given(await write('北京市', { title: '會議記錄' })).document.title).toBe('會議記錄');
});

test('a clause may have as many parts as fit', () => {
  const began = performance.now();
  const read = blocksOf(`1. All of\n${'- a\n'.repeat(24_000)}`, {});
  expect(read.ok && read.value).toMatchObject([{ kind: 'clause', parts: { length: 24_000 } }]);
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('another version of own wording has its title; a signed one has none', async () => {
  const { document } = given(await write('1. Tea.'));
  const again = given(await write('1. Coffee.', { title: 'Minutes of June', document_id: document._id }));
  expect(again.document).toMatchObject({ version: 2, title: 'Minutes of June' });
  const body = { org_unique_id: story.orgId, document_id: document._id, status: 'signed' as const };
  const [signed, raced] = await Promise.all([
    owner.api(contract.updateDocumentStatus, { body }),
    owner.api(contract.updateDocumentStatus, { body: { ...body, status: 'void' as const } }),
  ]);
  expect(signed.ok || raced.ok).toBe(true);
  expect(await write('1. Beer.', { document_id: document._id })).toMatchObject({
    textCode: 'DOCUMENTS.SIGNED',
  });
});

test('versions uploaded at once are numbered one after the other', async () => {
  const { document } = given(await upload(png()));
  const files = await Promise.all(
    [1, 2, 3].map(
      async (shade) => new Blob([await png().arrayBuffer(), new Uint8Array(shade)], { type: 'image/png' }),
    ),
  );
  const all = await Promise.all(files.map((file) => upload(file, { document_id: document._id })));
  for (const answer of all)
    expect(answer.ok || answer.textCode === 'DOCUMENTS.UPLOAD_FAILED', answer.message).toBe(true);
  const params = { ...call().params, docId: document._id };
  const { versions } = given(await owner.api(contract.readDocument, { params }));
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => versions.length - index));
});

test('what lies about its type, or has a name of many characters, is filed by what it is', async () => {
  const named = new File([png()], `${'../x'.repeat(100)}.pdf`, { type: 'image/png' });
  const { document } = given(await upload(named));
  expect(document).toMatchObject({
    media_type: 'image/png',
    file_name: expect.stringMatching(/^[^/\\]+\.png$/),
  });
  expect(document.title.length).toBeLessThanOrEqual(300);
  const zip = await fetch(`${server.origin}/api/document/archive/${story.orgId}?ids=${document._id}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const unpacked = await readZip(new Uint8Array(await zip.arrayBuffer()), { mostBytes: 1e6, mostFiles: 9 });
  expect(unpacked.ok && unpacked.value.unsafe).toEqual([]);
  expect(unpacked.ok && [...unpacked.value.files.keys()]).toEqual([`Other/${document.file_name}`]);
  const program = new File(['MZ\u0090\u0000'], 'setup.pdf', { type: 'application/pdf' });
  expect(await upload(program)).toMatchObject({ textCode: 'DOCUMENTS.UPLOAD_FAILED' });
  const huge = new File([new Uint8Array(26 * 1024 * 1024)], 'huge.pdf', { type: 'application/pdf' });
  expect(await upload(huge)).toMatchObject({ ok: false, status: 413 });
});

test('a title that runs backwards is refused, and a file of such a name is filed without what turns it', async () => {
  const backwards = 'lease\u202egnp';
  const body = { category: 'agreements', name: backwards };
  const params = { orgId: story.orgId };
  const refused = { ok: false, fields: [{ textCode: 'TEXT.FORBIDDEN_CHARACTERS' }] };
  expect(await owner.api(fileContract.uploadDocument, { params, body }, { file: png() })).toMatchObject(
    refused,
  );
  const own = { title: backwards, wording: 'Rent', section: 'agreements' } as const;
  expect(await owner.api(drafts.createDocument, { params, body: own })).toMatchObject(refused);
  const file = new File([png()], `${backwards}\u0001.png`, { type: 'image/png' });
  const filed = await owner.api(
    fileContract.uploadDocument,
    { params, body: { category: 'agreements' } },
    { file },
  );
  expect(given(filed).document).toMatchObject({ title: 'leasegnp', file_name: 'leasegnp.png' });
});

test('a section whose name runs backwards or shows nothing is refused', async () => {
  const params = { id: story.orgId };
  for (const [name, textCode] of [
    ['Lea\u202Eses', 'TEXT.FORBIDDEN_CHARACTERS'],
    ['\u200B\u200B', 'GENERAL.FIELD_REQUIRED'],
  ] as const)
    expect(await owner.api(contract.addDocumentCategory, { params, body: { name } })).toMatchObject({
      textCode,
      fields: [{ path: 'name' }],
    });
});

test('what is locked, has too many pages or unpacks without end is refused at its field, and the next one is filed', async () => {
  const standard = '<< /Filter /Standard /V 1 /R 2 /P -4 /O <00> /U <00> >>';
  const bomb = await testDocx({ 'word/media/a.bmp': 'a'.repeat(101 * 1024 * 1024) });
  const refused = {
    'UPLOADS.ENCRYPTED': testPdf({ trailer: `/ID [<00><00>] /Encrypt ${standard}` }),
    'UPLOADS.TOO_MANY_PAGES': testPdf({ pages: Array<string>(5_000).fill('Minutes') }),
    'UPLOADS.UNPACKS_TOO_LARGE': bomb,
  };
  for (const [textCode, bytes] of Object.entries(refused))
    expect(await upload(new File([new Uint8Array(bytes)], 'minutes'))).toMatchObject({
      textCode: 'DOCUMENTS.UPLOAD_FAILED',
      fields: [{ path: 'file', textCode }],
    });
  given(await upload(png()));
});

test('on a machine that has no time for it, an upload is to be sent again, and nothing is said against the file', async () => {
  const { patienceMs } = uploadLimits;
  Object.assign(uploadLimits, { patienceMs: 0 });
  try {
    const body = new FormData();
    // One that did not come before, which is not opened again.
    const minutes = testPdf({ pages: ['Minutes of a busy day'] });
    body.set('file', new File([new Uint8Array(minutes)], 'minutes.pdf'));
    const answer = await fetch(`${server.origin}/api/userdocument/upload_new_document/${story.orgId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}` },
      body,
    });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(await answer.json()).toMatchObject({ success: false, textCode: 'UPLOADS.BUSY' });
  } finally {
    Object.assign(uploadLimits, { patienceMs });
  }
  given(await upload(png()));
});

test('a set waits while the typesetter or the files are away, and a document is answered with why', async () => {
  const { installation } = server;
  const [{ print }, { put }] = [{ ...installation.typesetter }, { ...installation.files }];
  await announcementsArrive(server);
  const isPreparing = async () =>
    given(await owner.api(contract.listDocuments, { ...call(), query: {} })).is_preparing;
  Object.assign(installation.typesetter, {
    print: async () => ({ ok: false, error: { code: 'unavailable', reason: 'no binary' } }),
  });
  await relayed(() => undefined);
  expect(await isPreparing()).toBe(true);
  const body = await byLaw();
  expect(await owner.api(drafts.createDocument, { ...call(), body })).toMatchObject({
    status: 503,
    textCode: 'DOCUMENTS.PRINTING_UNAVAILABLE',
    data: { reason: 'no binary' },
  });
  Object.assign(installation.typesetter, { print });
  const faults: unknown[] = [];
  Object.assign(installation.files, { put: () => Promise.reject(new FilesUnavailable('full', undefined)) });
  await server.database.asOwner(`update outbox set not_before = now() where topic = 'document'`);
  await relayed((error) => faults.push(error));
  expect([faults.length, await isPreparing()]).toEqual([1, true]);
  Object.assign(installation.files, { put });
  await server.database.asOwner(`update outbox set not_before = now() where topic = 'document'`);
  await relayed(() => undefined);
  expect(await isPreparing()).toBe(false);
});

test('ten who make the same at once make one; voided, it is made anew', async () => {
  const body = await byLaw();
  const make = () => owner.api(drafts.createDocument, { ...call(), body });
  const all = (await Promise.all(Array.from({ length: 10 }, make))).map((one) => given(one).document);
  expect(new Set(all.map(({ _id, sha256, version }) => [_id, sha256, version].join())).size).toBe(1);
  const [first] = all;
  const status = { org_unique_id: story.orgId, document_id: first?._id ?? '', status: 'void' as const };
  given(await owner.api(contract.updateDocumentStatus, { body: status }));
  const anew = given(await make()).document;
  expect(anew._id).not.toBe(first?._id);
  expect(anew.sha256).toBe(first?.sha256);
});

/** How many rows each table has. */
async function rowsKept(): Promise<Record<string, number>> {
  const tables = await server.database.asOwner<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    [],
  );
  const counts = await server.database.asOwner<{ name: string; rows: string }>(
    tables
      .map(({ name }) => `select '${name}' as name, count(*)::text as rows from "${name}"`)
      .join(' union all '),
    [],
  );
  return Object.fromEntries(counts.map(({ name, rows }) => [name, Number(rows)]));
}

test('a preview of documents leaves nothing behind, whatever it is asked, and shows nothing to people who only look', async () => {
  const [stranger, viewer] = [await registered(server), await registered(server)];
  const other = await organizationOf(await verified(server, stranger));
  await join(server, story.orgId, viewer, 'view');
  const issuance = {
    Shareclass: story.classId,
    ownership: '10',
    price: '1',
    consideration: 'money',
    paid_on: todayAt(server),
    exemption: 'employee',
    resolution: 'D-2026-09',
    resolution_on: todayAt(server),
  };
  const body = { person_id: story.personId, issuance };
  const entry = issueShares.path;
  const asked = (input: object, { api } = owner, orgId = story.orgId) =>
    api(previewDocuments, { params: { orgId }, body: { entry, body, ...input } });
  // The access log notes each session once.
  given(await asked({}, viewer));
  given(await asked({}, stranger, other));
  const before = await rowsKept();
  expect(given(await asked({})).documents.length).toBeGreaterThan(0);
  expect(await asked({}, stranger)).toMatchObject({ textCode: 'GENERAL.NOT_FOUND' });
  const shown = [
    await asked({}, viewer),
    // Ids of this organization within another one.
    await asked({}, stranger, other),
    await asked({ params: { id: story.orgId } }, stranger, other),
    await asked({ entry: drafts.createDocument.path }),
    await asked({ entry: '/api/auth/login', body: {} }),
    await asked({ entry: '__proto__', body: { constructor: {} } }),
  ];
  expect(shown.map((answer) => given(answer).documents)).toEqual(Array(6).fill([]));
  given(await asked({ body: { ...body, propose: { awaits: 'signatures' } } }));
  given(await asked({ body: { ...body, preview: false } }));
  given(await asked({ params: { id: other } }));
  await Promise.all(Array.from({ length: 4 }, () => asked({})));
  expect(await rowsKept()).toEqual(before);
});

/** Sealed. */
async function bound(selection: 'all' | 'due_diligence'): Promise<string> {
  const { book_id } = given(
    await owner.api(books.orderBook, { ...call(), body: { selection, sections: ['registers'] } }),
  );
  await relayed((error) => {
    throw error;
  });
  return book_id;
}

async function fileOf(bookId: string): Promise<Uint8Array> {
  const listed = given(await owner.api(books.listBoundBooks, call())).books;
  const sha256 = listed.find(({ _id }) => _id === bookId)?.sha256 ?? '';
  return (await server.installation.files.get(sha256)) ?? new Uint8Array();
}

async function actsIn(bookId: string): Promise<string> {
  const pdf = await openDocument(await fileOf(bookId));
  const attachments: Record<string, { content: Uint8Array }> = await pdf.getAttachments();
  await pdf.loadingTask.destroy();
  return Buffer.from(attachments['acts.json']?.content ?? []).toString();
}

test('a book for outsiders has no act of the register of individuals with significant control', async () => {
  const people_asked = [{ person_id: story.personId, answered: true }];
  const body = { ways: ['letter' as const], outcome: 'confirmed' as const, people_asked };
  given(await owner.api(reviewControl, { params: { id: story.orgId }, body }));
  expect(await actsIn(await bound('all'))).toContain('"control.reviewed"');
  const handedOut = await actsIn(await bound('due_diligence'));
  expect(handedOut).toContain('"kind"');
  expect(handedOut).not.toContain('"control.');
});

test('books and links of another organization are not there, and links answer strangers alike', async () => {
  const bookId = await bound('due_diligence');
  const [stranger, viewer] = [await registered(server), await registered(server)];
  const other = await organizationOf(await verified(server, stranger));
  await join(server, story.orgId, viewer, 'view');
  const email = 'lender@bank.test';
  const body = { email, ends_on: addDays(todayAt(server), 1) };
  const ofBook = { params: { ...call().params, bookId }, body };
  given(await owner.api(books.sendBookLink, ofBook));
  const { links } = given(await owner.api(books.listBoundBooks, call())).books[0] ?? { links: [] };
  const linkId = links[0]?._id ?? '';
  const elsewhere = { params: { orgId: other, bookId }, body };
  expect([
    (await stranger.api(books.sendBookLink, ofBook)).textCode,
    (await stranger.api(books.sendBookLink, elsewhere)).textCode,
    (await stranger.api(books.revokeBookLink, { params: { orgId: other, linkId }, body: {} })).textCode,
    (await server.raw(`/api/document/book/${other}/${bookId}`, { token: stranger.token })).textCode,
    (await viewer.api(books.orderBook, { ...call(), body: {} })).textCode,
    (await viewer.api(books.sendBookLink, ofBook)).ok,
    (await viewer.api(books.revokeBookLink, { params: { ...call().params, linkId }, body: {} })).ok,
  ]).toEqual([...Array(4).fill('GENERAL.NOT_FOUND'), 'ACCESS.VIEW_ONLY', false, false]);
  const token = secretIn((await mailsTo(server, email))[0]);
  const look = async (secret: string) => {
    const { status, textCode, message, data } = await server.raw('/api/bound-book/look', {
      method: 'POST',
      body: { token: secret },
    });
    return { status, textCode, message, data };
  };
  expect((await look(token)).status).toBe(200);
  given(await owner.api(books.revokeBookLink, { params: { ...call().params, linkId }, body: {} }));
  const revoked = await look(token);
  expect(revoked.textCode).toBe('DOCUMENTS.BOOK_LINK_OVER');
  expect(await look('x'.repeat(43))).toEqual(revoked);
  expect(await look(linkId)).toEqual(revoked);
});

test('who asks for many digests is held up, and nothing but a digest is looked up', async () => {
  const limited = await startTestServer({ limits: 'enforced' });
  try {
    const ask = (sha256: string) => limited.api()(knowsDocument, { body: { sha256 } });
    const answers = [];
    for (let at = 0; at < 31; at++) answers.push(await ask(at.toString(16).padStart(64, '0')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(30);
    expect(answers.at(-1)).toMatchObject({ ok: false, status: 429 });
  } finally {
    await limited.close();
  }
  for (const sha256 of ['%', '0'.repeat(63), `${'0'.repeat(64)}\n`, `${'0'.repeat(63)}'`])
    expect(await server.api()(knowsDocument, { body: { sha256 } })).toMatchObject({ ok: false, status: 422 });
});

test('a name that paper cannot show holds back its own document, and is named', async () => {
  const person = { kind: 'individual' as const, firstname: '😀', lastname: 'Şahin' };
  given(
    await owner.api(addToPosition, {
      params: { id: story.orgId, position: 'directors' },
      body: { person, appointed_on: todayAt(server) },
    }),
  );
  given(await owner.api(drafts.orderDocuments, { ...call(), body: {} }));
  await relayed((error) => {
    throw error;
  });
  const { missing } = given(await owner.api(drafts.listMissing, call()));
  const held = missing.filter(({ unprintable }) => unprintable !== null);
  expect(held.map(({ unprintable }) => unprintable)).toContain('😀, 😀 Şahin');
  const pdf = await openDocument(await fileOf(await bound('all')));
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push(words.replace(/\s+/g, ' '));
  }
  await pdf.loadingTask.destroy();
  const named = pages.filter((page) => /cannot be printed \( ?□ Şahin\)/.test(page));
  expect(named.some((page) => page.includes('Register of directors'))).toBe(true);
  expect(pages.some((page) => page.includes('Everyone who holds or has held shares'))).toBe(true);
});

test('an order moves what people sign, and leaves the rest', async () => {
  const list = async () =>
    given(await owner.api(contract.listDocuments, { ...call(), query: {} })).documents.filter(
      ({ order_id, status }) => order_id !== null && status !== 'void',
    );
  const [one] = await list();
  const body = { org_unique_id: story.orgId, order_id: one?.order_id ?? '', status: 'pending' as const };
  given(await owner.api(contract.updateDocumentStatus, { body }));
  const moved = (await list()).filter(({ order_id }) => order_id === one?.order_id);
  const expected = moved.map(({ signees }) => (signees.length > 0 ? 'pending' : 'draft'));
  expect(moved.map(({ status }) => status)).toEqual(expected);
  expect(new Set(expected)).toContain('pending');
});
