import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, plainDate } from '@tabellion/kernel/date.ts';
import { openSeal } from '@tabellion/paper/seal/openSeal.ts';
import { ownKey } from '@tabellion/paper/seal/sealKey.ts';
import { openDocument } from '@tabellion/paper/uploads/openDocument.ts';
import { testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import { readAttachmentIndex } from '@tabellion/paper/verify/attachments.ts';
import { verify } from '@tabellion/paper/verify/verify.ts';
import type { Sender } from '@tabellion/platform/outbox/sender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { featuresOf } from '../../../../apps/server/features.ts';
import { documentPortsOf } from '../../../../apps/server/ports.ts';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { formAddress, given } from '../../../../tests/support/founding.ts';
import { mailsTo, secretIn } from '../../../../tests/support/mails.ts';
import { registered, type SignedIn } from '../../../../tests/support/people.ts';
import { relayAll } from '../../../../tests/support/relayAll.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { type Story, tellStory, todayAt } from '../../../../tests/support/story.ts';
import { listActivity } from '../../activity/contract.ts';
import { listAccess } from '../../members/accessLogContract.ts';
import { updatePerson } from '../../people/contract.ts';
import * as contract from '../boundBookContract.ts';
import { listDocuments, readDocument, updateDocumentStatus } from '../contract.ts';
import { createDocument } from '../draftContract.ts';
import { uploadDocument } from '../fileContract.ts';
import { changeAddressEnd, knowsDocument, readAttested, revokeAddress } from '../verifyContract.ts';
import { bookOutboxSender } from './bookOutboxSender.ts';
import type { DocumentPorts } from './ports.ts';

let server: TestServer;
let owner: SignedIn;
let story: Story;
let params: { orgId: string };
let consents: string;
let offices: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  story = await tellStory(server, owner, { until: 'incorporated' });
  params = { orgId: story.orgId };
  await relayed();
  await upload('Lease');
  const wording = '# Present\n\n{{directors}}\n\n1. Tea was served.';
  given(await owner.api(createDocument, { params, body: { title: 'Minutes of May', wording } }));
  const at = (address_line_1: string) => ({ ...formAddress, address_line_1 });
  const homes = { address: at('7 Zquregister Street'), residential_address: at('8 Zquhome Lane') };
  const body = { person_id: story.personId, as: 'correction', reason: 'typed wrongly', ...homes } as const;
  given(await owner.api(updatePerson, { body }));
  consents = await draftedAgain('director_consent');
  offices = await draftedAgain('first_office_and_board');
});
afterAll(() => server.close());

/** The text of what is made of a template, with where a director lives. */
async function draftedAgain(template: string): Promise<string> {
  const texts: string[] = [];
  for (const { _id: docId } of (await listed()).filter((one) => one.template === template)) {
    const of = { params: { ...params, docId } };
    const { subject } = given(await owner.api(readDocument, of));
    given(await owner.api(createDocument, { params, body: { template, subject } }));
    texts.push(given(await owner.api(readDocument, of)).text);
  }
  return texts.join();
}

const onFault = (error: unknown) => {
  throw error;
};

/** Relays with the product's senders; those of `instead` replace its own of their topics. */
async function relayed(instead: readonly Sender[] = []): Promise<void> {
  await announcementsArrive(server);
  const senders = featuresOf(server.installation).senders.filter(
    ({ topic }) => !instead.some((one) => one.topic === topic),
  );
  await relayAll(server.installation.db, [...senders, ...instead], { onFault, againInMs: () => 0 });
}

const sickSender = (ports: Partial<DocumentPorts>): Sender =>
  bookOutboxSender({ ...documentPortsOf(server.installation, []), ...ports }, server.clock.read);

const books = async () => given(await owner.api(contract.listBoundBooks, { params })).books;
const order = async (body = {}) => given(await owner.api(contract.orderBook, { params, body })).book_id;
const bookOf = async (id: string) => (await books()).find(({ _id }) => _id === id);

interface Choice {
  readonly selection?: 'all' | 'bank' | 'due_diligence';
  readonly audience?: 'shareholders';
  readonly language?: 'fr';
}

const made = new Map<string, ReturnType<typeof make>>();

/** The book of a choice, made once for all tests that only read it. */
function bookFor(choice: Choice) {
  const key = JSON.stringify(choice);
  const book = made.get(key) ?? make(choice);
  made.set(key, book);
  return book;
}

async function make(choice: Choice) {
  const id = await order(choice);
  expect(await bookOf(id)).toMatchObject({ status: 'ordered', fault: null });
  await relayed();
  expect(await bookOf(id)).toMatchObject({ status: 'sealed', documents: expect.any(Number) });
  const pdf = await fetched(id);
  return { id, pdf, ...(await read(pdf)) };
}

async function fetched(bookId: string): Promise<Uint8Array<ArrayBuffer>> {
  const path = `/api/document/book/${story.orgId}/${bookId}`;
  const reply = await fetch(server.origin + path, { headers: { authorization: `Bearer ${owner.token}` } });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return new Uint8Array(await reply.arrayBuffer());
}

const listed = async () =>
  given(await owner.api(listDocuments, { params, query: { sort: 'title' } })).documents;

/** The book as a reader of PDF finds it that nobody here wrote. */
async function read(pdf: Uint8Array) {
  const document = await openDocument(pdf);
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  const outline = (await document.getOutline()) ?? [];
  const attachments: Record<string, { content: Uint8Array }> = (await document.getAttachments()) ?? {};
  return {
    pages,
    bookmarks: outline.map(({ title, items }) => [title, ...items.map((item) => item.title)].map(plain)),
    attached: new Map(Object.entries(attachments).map(([name, { content }]) => [name, content])),
  };
}

/** The pages of an attached PDF, else the bytes as text. */
const textIn = async (file: Uint8Array): Promise<string> =>
  Buffer.from(file.subarray(0, 5)).toString() === '%PDF-'
    ? (await read(file)).pages.join()
    : Buffer.from(file).toString();

/** Without the marks that keep a name read from the right by itself. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('a book has every document in binder order, the registers of the day, and all originals inside, sealed', async () => {
  const [voided] = (await listed()).filter(({ template }) => template === 'share_certificate');
  const status = { org_unique_id: story.orgId, document_id: voided?._id ?? '', status: 'void' as const };
  given(await owner.api(updateDocumentStatus, { body: status }));
  const { id, pdf, pages, bookmarks, attached } = await bookFor({ selection: 'all' });
  const documents = await listed();
  expect(await bookOf(id)).toMatchObject({ status: 'sealed', documents: documents.length });
  const findings = await verify(pdf, { roots: [] });
  expect(findings.verdict).toBe('intact');
  const { sha256 } = findings;
  expect(given(await server.api()(knowsDocument, { body: { sha256 } }))).toEqual({ is_known: true });
  const leaves = await server.database.asOwner(
    'select record, revision from ledger_receipts where record_id = $1 order by record',
    [`${id}.1`],
  );
  expect(leaves).toMatchObject([{ record: 'datahash' }, { record: 'file' }]);
  expect(findings.attachments.length).toBeGreaterThan(documents.length);
  expect(Buffer.from(pdf).toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(bookmarks.map(([section]) => section)).toEqual([
    'Articles and certificate',
    'By-laws',
    'Directors’ resolutions',
    'Shareholders’ resolutions',
    'Registers',
    'Certificates',
    'Agreements',
    'Other',
    'Attached files',
  ]);
  const inBook = bookmarks.flatMap(([, ...titles]) => titles);
  for (const { title } of documents) expect(inBook).toContain(title);
  expect(inBook).toContain('Register of directors');
  expect(pages[0]).toContain('Maple Robotics');
  expect(pages[1]).toMatch(/Contents.*Articles and certificate.*3/);
  expect(pages.some((page) => page.includes('Tea was served'))).toBe(true);
  expect(pages.some((page) => page.includes('VOID') && page.includes('Void'))).toBe(true);
  const index = readAttachmentIndex(attached.get('index.json') ?? new Uint8Array()) ?? [];
  expect(new Set([...index.map(({ name }) => name), 'index.json'])).toEqual(new Set(attached.keys()));
  for (const { name, sha256 } of index) expect(sha256Of(attached.get(name) ?? new Uint8Array())).toBe(sha256);
  const names = index.map(({ name }) => name);
  expect(names).toContain('Lease.pdf');
  expect(names.filter((name) => /[\\/:*?"<>|]|[^\x20-\x7e]|[0-9a-f]{64}/.test(name))).toEqual([]);
  const numbered = documents.filter(({ number, dated_on: day }) => number !== null && day !== null);
  expect(numbered.length).toBeGreaterThan(2);
  for (const { sha256, number, dated_on: day } of numbered) {
    const name = index.find((one) => one.sha256 === sha256)?.name ?? '';
    expect(name.startsWith(`${day} `) && name.includes(number ?? '')).toBe(true);
  }
  for (const { sha256 } of documents) expect(index.map((one) => one.sha256)).toContain(sha256);
  const acts = JSON.parse(Buffer.from(attached.get('acts.json') ?? []).toString());
  expect(acts[0]).toMatchObject({ seq: 1, verb: 'record' });
  expect(JSON.parse(Buffer.from(attached.get('acts.schema.json') ?? []).toString())).toMatchObject({
    type: 'array',
  });
  expect(attached.has('registers.ocf.zip')).toBe(true);
  expect(leftOutOf(attached)).toEqual({ sections: [], records: false });
});

test('for a bank it shows what a bank asks for, without what was given up and without the records', async () => {
  const { pages, bookmarks, attached } = await bookFor({ selection: 'bank', language: 'fr' });
  expect(bookmarks.map(([section]) => section)).toEqual([
    'Statuts et certificat',
    'Règlements administratifs',
    'Résolutions des administrateurs',
    'Registres',
    'Fichiers joints',
  ]);
  const [, ...registers] = bookmarks.find(([section]) => section === 'Registres') ?? [];
  expect(registers).toEqual([
    'Registre des valeurs mobilières',
    'Registre des administrateurs',
    'Registre des dirigeants',
  ]);
  expect([...attached.keys()].filter((name) => /acts|ocf/.test(name))).toEqual([]);
  const leftOut = ['shareholders_resolutions', 'certificates', 'agreements', 'financial', 'other'];
  expect(leftOutOf(attached)).toEqual({ sections: leftOut, records: true });
  expect(pages.at(-1)).toContain('Absents de ces livres : Résolutions des actionnaires,');
  expect(pages.join()).not.toContain('n’est pas au dossier');
});

test('a book bears an address that says which one it is and whether the registers changed since, until its last day', async () => {
  const { id, pages } = await bookFor({ selection: 'bank', language: 'fr' });
  const book = await bookOf(id);
  const code = book?.address?.url.split('/').at(-1) ?? '';
  for (const page of [pages[0], pages.at(-1)]) expect(page).toContain(`/verify-document/${code}`);
  const today = plainDate(todayAt(server));
  expect(book?.address).toMatchObject({ ends_on: addDays(today, 90), is_over: false });
  const ask = () => server.api()(readAttested, { body: { code } });
  expect(given(await ask())).toEqual({
    kind: 'book',
    company: 'Maple Robotics Inc.',
    company_number: expect.any(String),
    selection: 'bank',
    dated_on: today,
    bound_on: today,
    pages: book?.pages,
    sha256: book?.sha256,
    changed_on: null,
    as_of: today,
    ends_on: addDays(today, 90),
  });
  // Entries were recorded since.
  const earlier =
    "update bound_books set known_at = known_at - interval '1 day' where org_id = $1 and book_id = $2";
  await server.database.asOwner(earlier, [story.orgId, id]);
  expect(given(await ask())).toMatchObject({ changed_on: today });
  const waiting = (await bookOf(await order({ sections: ['by_laws'] })))?.address?.url.split('/').at(-1);
  expect(await server.api()(readAttested, { body: { code: waiting ?? '' } })).toMatchObject({ status: 410 });
  const address = { params: { ...params, docId: id } };
  given(await owner.api(changeAddressEnd, { ...address, body: { ends_on: null } }));
  expect((await bookOf(id))?.address).toMatchObject({ ends_on: null, is_over: false });
  given(await owner.api(revokeAddress, { ...address, body: {} }));
  expect(await ask()).toMatchObject({ status: 410, textCode: 'DOCUMENTS.ADDRESS_OVER' });
  expect((await bookOf(id))?.address).toMatchObject({ is_revoked: true, is_over: true });
  const { activities } = given(await owner.api(listActivity, { params, query: {} }));
  expect(plain(activities[0]?.activity ?? '')).toMatch(
    /^The verification address of the minute book as of .* was revoked on /,
  );
});

test('a book without the certificate of incorporation says so among the articles', async () => {
  const become = (status: 'void' | 'signed') =>
    server.database.asOwner(
      "update documents set status = $2 where org_id = $1 and section = 'articles' and source = 'upload'",
      [story.orgId, status],
    );
  await become('void');
  // The book of this choice was bound before.
  const { pages } = await make({ selection: 'bank', language: 'fr' });
  await become('signed');
  expect(pages.join()).toContain('le certificat de constitution n’est pas au dossier');
});

const leftOutOf = (attached: ReadonlyMap<string, Uint8Array>) =>
  JSON.parse(Buffer.from(attached.get('index.json') ?? []).toString()).left_out;

test('a choice of sections without the registers has none of their acts', async () => {
  const id = await order({ sections: ['by_laws', 'agreements'] });
  await relayed();
  const { attached } = await read(await fetched(id));
  expect([...attached.keys()].filter((name) => /acts|ocf/.test(name))).toEqual([]);
  expect(leftOutOf(attached)).toMatchObject({ records: true });
  expect(leftOutOf(attached).sections).not.toContain('by_laws');
});

test('what shareholders may inspect leaves out what is for directors alone', async () => {
  const { bookmarks, attached } = await bookFor({ selection: 'all', audience: 'shareholders' });
  const sections = bookmarks.map(([section]) => section);
  expect(sections).toContain('Shareholders’ resolutions');
  expect(sections).not.toContain('Agreements');
  expect(attached.has('acts.json')).toBe(false);
  const forDirectors = (await listed()).filter((document) => document.audience === 'directors');
  expect(forDirectors.length).toBeGreaterThan(2);
  const inBook = bookmarks.flatMap(([, ...titles]) => titles);
  const digests = [...attached.values()].map(sha256Of);
  for (const { title, sha256 } of forDirectors) {
    expect(inBook).not.toContain(title);
    expect(digests).not.toContain(sha256);
  }
});

test('where a director lives is printed in registrar’s forms alone, and leaves in no book and no archive for others', async () => {
  expect([consents.includes('Zquregister'), consents.includes('Zquhome')]).toEqual([true, false]);
  expect(offices).toContain('8 Zquhome Lane');
  for (const [wanted, isThere] of [
    [{ selection: 'all' }, true],
    [{ selection: 'all', audience: 'shareholders' }, false],
    [{ selection: 'bank', language: 'fr' }, false],
    [{ selection: 'due_diligence' }, false],
  ] as const) {
    const { pages, attached } = await bookFor(wanted);
    const files = await Promise.all([...attached.values()].map(textIn));
    expect([wanted, [...pages, ...files].join().includes('Zquhome')]).toEqual([wanted, isThere]);
  }
});

test('a day before a document leaves it out, and a day before the corporation is refused', async () => {
  const refused = await owner.api(contract.orderBook, { params, body: { as_of: '2001-01-01' } });
  expect(refused).toMatchObject({ ok: false, textCode: 'REGISTERS.NOT_INCORPORATED' });
  const tomorrow = await owner.api(contract.orderBook, { params, body: { as_of: '2999-01-01' } });
  expect(tomorrow).toMatchObject({ ok: false, textCode: 'GENERAL.FIELD_INVALID' });
});

/** The order of a book, handed to one sender. */
async function sendOf(id: string, sender: Sender) {
  const [row] = await server.database.asOwner<{ id: string }>(
    "select id from outbox where topic = 'book' and payload->>'book' = $1",
    [id],
  );
  return sender.send({
    id: row?.id ?? '',
    topic: 'book',
    orgId: story.orgId,
    stream: null,
    seq: null,
    payload: { book: id },
    attempts: 1,
    createdAt: server.clock.read(),
  });
}

test('a crash between binding and sealing goes on with the seal, and a fault of the seal is seen until it has passed', async () => {
  const id = await order({ sections: ['by_laws'] });
  const dies = sickSender({
    seal: {
      seal: async () => {
        throw new Error('killed');
      },
    },
  });
  await expect(sendOf(id, dies)).rejects.toThrow('killed');
  expect(await bookOf(id)).toMatchObject({ status: 'bound', fault: null, sha256: null });
  const away = sickSender({ seal: { seal: async () => ({ ok: false, error: 'stamp_away' }) } });
  expect(await sendOf(id, away)).toEqual({ retry: true, reason: 'STAMP_AWAY' });
  expect(await bookOf(id)).toMatchObject({ status: 'bound', fault: 'stamp_away' });
  expect((await fetch(`${server.origin}/api/document/book/${story.orgId}/${id}`)).status).toBe(401);
  await relayed();
  expect(await bookOf(id)).toMatchObject({ status: 'sealed', fault: null });
  expect(await verify(await fetched(id), { roots: [] })).toMatchObject({ verdict: 'intact' });
  expect(await sendOf(id, dies)).toBe('sent');
});

test('an expired seal certificate is seen, and the book is sealed once there is a valid one', async () => {
  const id = await order({ sections: ['by_laws'] });
  const kept = new Map<string, string>();
  const keep = async (name: string, make: () => Promise<string>) => {
    kept.set(name, kept.get(name) ?? (await make()));
    return kept.get(name) ?? '';
  };
  const key = await ownKey({ keep, issuer: 'Maple Books', now: new Date('2001-01-01') });
  if (!key.ok) throw new Error(key.error);
  const expired = openSeal({ key: key.value, now: server.clock.read });
  expect(await sendOf(id, sickSender({ seal: expired }))).toEqual({
    retry: true,
    reason: 'CERTIFICATE_EXPIRED',
  });
  expect(await bookOf(id)).toMatchObject({ status: 'bound', fault: 'certificate_expired', sha256: null });
  await relayed();
  expect(await bookOf(id)).toMatchObject({ status: 'sealed', fault: null });
});

test('a document that is voided while the book is bound is marked in it', async () => {
  const { document } = given(
    await owner.api(createDocument, { params, body: { title: 'Given up', wording: '1. Nothing.' } }),
  );
  const id = await order({ sections: ['other'] });
  const { files } = server.installation;
  let isVoided = false;
  const ports = {
    files: {
      get: files.get,
      remove: files.remove,
      put: async (content: Uint8Array) => {
        if (!isVoided) {
          isVoided = true;
          const body = { org_unique_id: story.orgId, document_id: document._id, status: 'void' as const };
          given(await owner.api(updateDocumentStatus, { body }));
        }
        return files.put(content);
      },
    },
  };
  await relayed([sickSender(ports)]);
  expect(await bookOf(id)).toMatchObject({ status: 'sealed' });
  const { pages } = await read(await fetched(id));
  expect(pages.find((page) => page.includes('Nothing.'))).toContain('VOID');
});

const upload = async (name: string) => {
  const file = new Blob([testPdf({ pages: [name, 'Signed'] })], { type: 'application/pdf' });
  return given(await owner.api(uploadDocument, { params, body: { name, category: 'agreements' } }, { file }))
    .document;
};

/** The store, with other content than was put under some names. */
const filesBut = (instead: Readonly<Record<string, Uint8Array | undefined>>): DocumentPorts['files'] => {
  const { get, put, remove } = server.installation.files;
  return { put, remove, get: async (sha256) => (sha256 in instead ? instead[sha256] : get(sha256)) };
};

test('an upload that cannot be drawn has a page that says so, and is attached all the same', async () => {
  const { sha256 } = await upload('Sublease');
  const broken = Buffer.from('%PDF-1.7 nothing');
  const id = await order({ sections: ['agreements'] });
  await relayed([sickSender({ files: filesBut({ [sha256]: broken }) })]);
  const { pages, attached } = await read(await fetched(id));
  expect(pages.some((page) => page.includes('cannot be shown here'))).toBe(true);
  expect(Buffer.from(attached.get('Sublease.pdf') ?? [])).toEqual(broken);
});

test('an upload is drawn once it is filed, and again only where a picture is gone', async () => {
  const { sha256 } = await upload('Licence');
  await relayed();
  const kept = await server.database.asOwner<{ pictures: string[] }>(
    'select pictures from page_pictures where sha256 = $1',
    [sha256],
  );
  const pictures = kept.flatMap((row) => row.pictures);
  expect(pictures).toHaveLength(2);
  const first = pictures[0]?.slice(0, 64) ?? '';
  const broken = Buffer.from('%PDF-1.7 nothing');
  const shown = async (files: DocumentPorts['files']) => {
    const id = await order({ sections: ['agreements'] });
    await relayed([sickSender({ files })]);
    const { pages } = await read(await fetched(id));
    return pages.filter((page) => page.includes('cannot be shown here')).length;
  };
  const before = await shown(filesBut({ [sha256]: broken }));
  expect(await shown(filesBut({ [first]: undefined }))).toBe(before);
  expect(await shown(filesBut({ [sha256]: broken, [first]: undefined }))).toBe(before + 1);
});

test('a document whose file was altered in the store fails its book and is named', async () => {
  const { sha256 } = await upload('Easement');
  await relayed();
  const { dataDir } = server.installation.config;
  const path = join(dataDir, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  const original = await readFile(path);
  await rm(path);
  await writeFile(path, 'another');
  const id = await order({ sections: ['agreements'] });
  await relayed();
  expect(await bookOf(id)).toMatchObject({
    status: 'failed',
    fault: 'file_altered',
    fault_title: 'Easement',
  });
  await rm(path);
  await writeFile(path, original);
  const again = await order({ sections: ['agreements'] });
  await relayed();
  expect(await bookOf(again)).toMatchObject({ status: 'sealed', fault: null, fault_title: null });
});

test('a book whose originals and pictures would fill the memory is given up before it is typeset', async () => {
  const { sha256 } = await upload('Survey');
  const id = await order({ sections: ['agreements'] });
  const huge = Buffer.alloc(201 * 2 ** 20);
  await relayed([sickSender({ files: filesBut({ [sha256]: huge }) })]);
  expect(await bookOf(id)).toMatchObject({ status: 'failed', fault: 'too_large' });
});

test('a link opens its book and nothing else until its last day; each opening is in both logs', async () => {
  const id = await order({ selection: 'due_diligence' });
  await relayed();
  const day = (days: number) => addDays(todayAt(server), days);
  const email = 'lender@bank.test';
  const sent = (ends_on: string, bookId = id) =>
    owner.api(contract.sendBookLink, { params: { ...params, bookId }, body: { email, ends_on } });
  expect(await sent(day(100))).toMatchObject({ ok: false });
  expect(await sent(day(-2))).toMatchObject({ ok: false });
  const whole = (await books()).find(
    ({ selection, status }) => selection === 'all' && status === 'sealed',
  )?._id;
  expect(await sent(day(5), whole)).toMatchObject({ ok: false, textCode: 'DOCUMENTS.BOOK_NOT_SHARED' });
  given(await sent(day(5)));
  const [mail] = await mailsTo(server, email);
  expect(mail?.text).toMatch(
    /Ledger checkpoint when this was sent: [\d,]+ entries, root [0-9a-f]{16}\. Keep/,
  );
  expect(mail?.text).toContain('https://books.test/verify.html');
  const token = secretIn(mail);
  const kept = await server.database.asOwner<{ found: string }>(
    `select (select string_agg(l::text, ' ') from book_links l) || (select string_agg(o::text, ' ') from outbox o) as found`,
  );
  expect(kept[0]?.found).not.toContain(token);
  const guest = server.api();
  expect(given(await guest(contract.readLinkedBook, { body: { token } }))).toMatchObject({
    company: 'Maple Robotics Inc.',
    selection: 'due_diligence',
    ends_on: day(5),
  });
  const file = () =>
    fetch(`${server.origin}/api/bound-book/file`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
  const reply = await file();
  expect([reply.status, sha256Of(new Uint8Array(await reply.arrayBuffer()))]).toEqual([
    200,
    (await bookOf(id))?.sha256,
  ]);
  // The secret is no session.
  expect(await server.api(token)(contract.listBoundBooks, { params })).toMatchObject({ ok: false });
  const { entries } = given(await owner.api(listAccess, { params, query: {} }));
  const seen = entries.filter(({ actor }) => actor.name === email).map(({ kind, detail }) => [kind, detail]);
  expect(seen).toEqual([
    ['exported', 'bound_book'],
    ['looked', 'bound_book'],
  ]);
  const { activities } = given(await owner.api(listActivity, { params, query: {} }));
  const told = activities.slice(0, 3).map(({ activity }) => plain(activity).split(' on ')[0]);
  expect(told).toEqual([
    `${email} downloaded the minute book by its link`,
    `${email} opened the link to the minute book`,
    `A link to the minute book was sent to ${email}`,
  ]);
  const [link] = (await bookOf(id))?.links ?? [];
  const ended = { params: { ...params, linkId: link?._id ?? '' }, body: {} };
  given(await owner.api(contract.revokeBookLink, ended));
  const over = { ok: false, textCode: 'DOCUMENTS.BOOK_LINK_OVER' };
  expect(await guest(contract.readLinkedBook, { body: { token } })).toMatchObject(over);
  expect((await file()).status).toBe(410);
  given(await sent(day(5)));
  const [again] = await mailsTo(server, email);
  const second = secretIn(again);
  server.clock.pass({ days: 7 });
  expect(await guest(contract.readLinkedBook, { body: { token: second } })).toMatchObject(over);
});
