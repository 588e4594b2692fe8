import { addMonths } from '@tabellion/kernel/date.ts';
import { openDocument } from '@tabellion/paper/uploads/openDocument.ts';
import { testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import {
  organizationOf,
  registered,
  type SignedIn,
  signIn,
  verified,
} from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { png, type Story, tellStory, todayAt } from '../../../../tests/support/story.ts';
import { changeYearEnd } from '../../corporation/contract.ts';
import { updatePerson } from '../../people/contract.ts';
import { readNextResolution } from '../../registers/proposalContract.ts';
import * as contract from '../contract.ts';
import * as drafts from '../draftContract.ts';
import { previewTemplate } from '../entryContract.ts';
import * as fileContract from '../fileContract.ts';
import * as linkContract from '../linkContract.ts';

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
const list = async (query: Record<string, string> = {}) =>
  given(await owner.api(contract.listDocuments, { ...call(), query })).documents;

test('a document of a template is shown before it is made: its words, who signs it, and nothing is written', async () => {
  const { templates } = given(await owner.api(drafts.listTemplates, call()));
  const consents = templates.find(({ template }) => template === 'director_consent');
  const [one] = consents?.subjects ?? [];
  expect(one?.signees).toHaveLength(1);
  const query = { template: 'director_consent', subject: one?.subject ?? '' };
  const shown = given(await owner.api(previewTemplate, { ...call(), query })).document;
  expect(shown.signees.map(({ name }) => name)).toEqual(one?.signees);
  expect(shown.blanks.length > 0 || shown.text !== null).toBe(true);
  expect((await list()).filter(({ template }) => template === 'director_consent')).toEqual([]);
  const unknown = { ...query, subject: crypto.randomUUID() };
  expect(await owner.api(previewTemplate, { ...call(), query: unknown })).toMatchObject({
    textCode: 'GENERAL.NOT_FOUND',
  });
});

test('a template makes one document of each subject, however often it is asked for', async () => {
  const { templates } = given(await owner.api(drafts.listTemplates, call()));
  const [person] = templates.find(({ template }) => template === 'director_consent')?.subjects ?? [];
  const body = { template: 'director_consent', subject: person?.subject ?? '' };
  const [first, second] = await Promise.all([
    owner.api(drafts.createDocument, { ...call(), body }),
    owner.api(drafts.createDocument, { ...call(), body }),
  ]);
  expect(given(first).document._id).toBe(given(second).document._id);
  const third = given(await owner.api(drafts.createDocument, { ...call(), body })).document;
  expect(third).toMatchObject({
    version: 1,
    source: 'template',
    status: 'draft',
    media_type: 'application/pdf',
  });
  expect(third.signees).toMatchObject([{ capacity: 'director' }]);
  expect((await list()).filter(({ template }) => template === 'director_consent')).toHaveLength(1);
});

test('each section says how many of its documents are unsigned, and the list what waits to be sent to whom', async () => {
  given(await owner.api(drafts.createDefaultDocument, { params: { id: story.orgId } }));
  const read = async (query: Record<string, string>) =>
    given(await owner.api(contract.listDocuments, { ...call(), query }));
  const { documents, sections, to_send: toSend } = await read({ limit: '200' });
  const toSign = documents.filter(({ signees, status }) => signees.length > 0 && status === 'draft');
  const inInk = documents.filter(({ section, status }) => section === 'certificates' && status === 'draft');
  expect(toSign.length).toBeGreaterThan(2);
  expect(toSign.flatMap(({ signees }) => signees.filter((one) => one.has_signed))).toEqual([]);
  expect(sections.reduce((sum, { unsigned }) => sum + unsigned, 0)).toBe(toSign.length + inInk.length);
  expect(toSend.document_ids.toSorted()).toEqual(toSign.map(({ _id }) => _id).toSorted());
  expect(toSend.names).toEqual([
    ...new Set(
      toSend.document_ids
        .flatMap((id) => documents.find(({ _id }) => _id === id)?.signees ?? [])
        .map(({ name }) => name),
    ),
  ]);

  const [first] = toSign;
  if (first === undefined) throw new Error('nobody signs anything');
  const page = await read({ section: first.section, limit: '1' });
  expect(page.documents).toHaveLength(1);
  expect(page.to_send.document_ids).toContain(first._id);
  expect(page.to_send.document_ids.length).toBeLessThan(toSign.length);
  const body = { org_unique_id: story.orgId, document_id: first._id, status: 'signed' as const };
  given(await owner.api(contract.updateDocumentStatus, { body }));
  const after = await read({ section: first.section, limit: '200' });
  expect(after.to_send.document_ids).not.toContain(first._id);
  const signed = after.documents.find(({ _id }) => _id === first._id);
  expect(signed?.signees.every((one) => one.has_signed)).toBe(true);
  const unsignedIn = (book: typeof page) =>
    book.sections.find(({ section }) => section === first.section)?.unsigned ?? 0;
  expect(unsignedIn(after)).toBe(unsignedIn(page) - 1);
});

test('several documents are printed as one file, in the order that was asked for, and nothing of another’s', async () => {
  const documents = (await list()).filter(({ media_type: type }) => type === 'application/pdf').slice(0, 3);
  const print = async (ids: readonly string[]) =>
    fetch(`${server.origin}/api/document/print/${story.orgId}?ids=${ids.join(',')}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
  const ids = documents.map(({ _id }) => _id);
  const logged = () =>
    server.database.asOwner(
      `select 1 from access_log where org_id = $1 and kind = 'exported' and detail = 'documents'`,
      [story.orgId],
    );
  // One that is named twice is printed once.
  const printed = await print([...ids, ...ids]);
  expect(printed.headers.get('content-type')).toContain('application/pdf');
  const pdf = await openDocument(new Uint8Array(await printed.arrayBuffer()));
  expect(pdf.numPages).toBe(documents.reduce((sum, { pages }) => sum + (pages ?? 0), 0));
  expect(await logged()).toHaveLength(1);

  const refusal = async (of: readonly string[]) => (await (await print(of)).json()) as object;
  const stranger = await registered(server);
  const elsewhere = { params: { orgId: await organizationOf(await verified(server, stranger)) } };
  const body = { name: 'Minutes', category: 'other', audience: 'directors' } as const;
  const minutes = new Blob([Buffer.from(testPdf())], { type: 'application/pdf' });
  const filed = await stranger.api(fileContract.uploadDocument, { ...elsewhere, body }, { file: minutes });
  const theirs = given(filed).document._id;
  for (const id of [theirs, crypto.randomUUID(), 'x'])
    expect(await refusal([...ids, id])).toMatchObject({
      textCode: 'DOCUMENTS.UNKNOWN',
      message: expect.stringContaining(id),
    });
  const seal = { ...body, name: 'The old seal' };
  const drawn = given(
    await owner.api(fileContract.uploadDocument, { ...call(), body: seal }, { file: png() }),
  );
  expect(await refusal([...ids, drawn.document._id])).toMatchObject({
    textCode: 'DOCUMENTS.NOT_PRINTABLE_TOGETHER',
    message: expect.stringContaining(seal.name),
  });
  expect(await refusal([])).toMatchObject({ textCode: 'DOCUMENTS.NONE_CHOSEN' });
  await server.database.asOwner('update document_versions set bytes = 60000000 where document_id = $1', [
    ids[0],
  ]);
  expect(await refusal(ids)).toMatchObject({ textCode: 'DOCUMENTS.TOO_LARGE_TOGETHER' });
  expect(await logged()).toHaveLength(1);
});

test('a register is made anew when its facts have changed, and not before', async () => {
  const make = async () => {
    const body = { template: 'securities_register', subject: '' };
    return given(await owner.api(drafts.createDocument, { ...call(), body })).document;
  };
  expect((await make()).version).toBe(1);
  expect((await make()).version).toBe(1);
  given(
    await owner.api(updatePerson, {
      body: { person_id: story.holderId, firstname: 'Zoé', as: 'correction', reason: 'misspelled' },
    }),
  );
  expect((await make()).version).toBe(2);
});

test('what is missing is listed until it is made', async () => {
  const before = given(await owner.api(drafts.listMissing, call())).missing.length;
  expect(before).toBeGreaterThan(0);
  const params = { id: story.orgId };
  given(await owner.api(drafts.createDefaultDocument, { params }));
  const after = given(await owner.api(drafts.listMissing, call())).missing;
  expect(after.filter(({ template }) => template === 'director_consent')).toEqual([]);
});

test('own wording is filled in, kept in versions, and found by its words', async () => {
  const body = {
    title: 'Minutes of May',
    wording: '# Present\n\n{{directors}}\n\n1. Tea was served.\n- With milk.',
  };
  const { document } = given(await owner.api(drafts.createDocument, { ...call(), body }));
  const again = { ...body, wording: '1. Coffee was served.', document_id: document._id };
  expect(given(await owner.api(drafts.createDocument, { ...call(), body: again })).document.version).toBe(2);
  const params = { orgId: story.orgId, docId: document._id };
  const read = given(await owner.api(contract.readDocument, { params }));
  expect(read.versions.map(({ version }) => version)).toEqual([2, 1]);
  const moved = await owner.api(drafts.createDocument, {
    ...call(),
    body: { ...again, section: 'shareholders_resolutions' },
  });
  expect(given(moved).document).toMatchObject({
    section: 'shareholders_resolutions',
    audience: 'shareholders',
  });
  expect(read).toMatchObject({
    wording: '1. Coffee was served.',
    text: 'Minutes of May\nCoffee was served.',
  });
  const query = { search_text: 'coff minut' };
  const found = given(await owner.api(contract.searchDocuments, { ...call(), query }));
  expect(found.documents.map(({ _id }) => _id)).toEqual([document._id]);
  const unknown = { title: 'Minutes', wording: 'By {{nobody}}.' };
  expect(await owner.api(drafts.createDocument, { ...call(), body: unknown })).toMatchObject({
    fields: [{ path: 'wording', textCode: 'DOCUMENTS.UNKNOWN_MERGE_FIELD' }],
  });
});

test('an upload is filed, linked to an entry of the log, and marked as reviewed', async () => {
  const { activityId, orgId } = story;
  const file = png();
  const uploaded = await owner.api(
    fileContract.uploadDocument,
    { ...call(), body: { name: 'Lease', category: 'agreements' } },
    { file },
  );
  const { document } = given(uploaded);
  expect(document).toMatchObject({ section: 'agreements', audience: 'directors', version: 1 });
  const link = { org_unique_id: orgId, document_id: document._id, activity_id: activityId };
  const linked = await owner.api(linkContract.linkDocumentToActivity, { body: link });
  expect(linked).toMatchObject({ textCode: 'DOCUMENTS.LINKED' });
  expect(given(linked).linkedDocuments.map(({ _id }) => _id)).toEqual([document._id]);
  const params = { orgId, docId: document._id };
  given(await owner.api(contract.reviewDocument, { params, body: {} }));
  const reviewed = given(await owner.api(contract.listReviewed, { ...call(), query: {} })).documents;
  expect(reviewed.map(({ _id }) => _id)).toEqual([document._id]);
});

test('an upload is filed in an own section by its id or its name', async () => {
  const body = { name: 'Étude de marché' };
  const { category } = given(
    await owner.api(contract.addDocumentCategory, { params: { id: story.orgId }, body }),
  );
  const sectionOf = async (named: string) =>
    given(
      await owner.api(
        fileContract.uploadDocument,
        { ...call(), body: { name: 'Study', category: named } },
        { file: png() },
      ),
    ).document.category;
  expect(await sectionOf(category._id)).toEqual(category);
  expect(await sectionOf(' étude de Marché')).toEqual(category);
});

test('the signed copy of a certificate is filed with it by its number; what matches several is asked about', async () => {
  const { templates } = given(await owner.api(drafts.listTemplates, call()));
  const [one] = templates.find(({ template }) => template === 'share_certificate')?.subjects ?? [];
  const body = { template: 'share_certificate', subject: one?.subject ?? '' };
  const { document } = given(await owner.api(drafts.createDocument, { ...call(), body }));
  const number = document.number ?? '';
  const upload = async (fileName: string, more: object = {}) => {
    const file = new File([png()], fileName, { type: 'image/png' });
    const details = { category: 'certificates', ...more };
    return owner.api(fileContract.uploadDocument, { ...call(), body: details }, { file });
  };
  const inCertificates = async () => (await list({ section: 'certificates' })).length;
  expect(await upload('scan.png', { certificate_number: 'CS-99' })).toMatchObject({
    fields: [{ path: 'certificate_number', textCode: 'DOCUMENTS.NONE_MATCHES' }],
  });
  const before = await inCertificates();
  expect(given(await upload(`${number} legal opinion.png`, { is_new: 'true' })).document.status).toBe(
    'draft',
  );
  expect(given(await upload('plain.png')).document.title).toBe('plain');
  const signed = given(await upload(`${number.replace('-', ' ')} signed.png`)).document;
  expect(signed).toMatchObject({ _id: document._id, status: 'signed', version: 2, title: document.title });
  expect(await inCertificates()).toBe(before + 2);
});

test('a status moves along, never back', async () => {
  const [{ _id: document_id } = { _id: '' }] = await list({ section: 'agreements' });
  const to = (status: 'signed' | 'pending') =>
    owner.api(contract.updateDocumentStatus, {
      body: { org_unique_id: story.orgId, document_id, status },
    });
  given(await to('signed'));
  expect(await to('pending')).toMatchObject({ ok: false, textCode: 'DOCUMENTS.STATUS_NOT_POSSIBLE' });
});

test('annual resolutions get their number and their date when they are drafted, and keep them', async () => {
  const params = { id: story.orgId };
  given(await owner.api(changeYearEnd, { params, body: { fiscal_year_end: '12-31' } }));
  server.clock.pass({ days: 900 });
  owner = await signIn(server, owner.email);
  const { missing } = given(await owner.api(drafts.listMissing, call()));
  const annual = missing.filter(({ template }) => /^annual_|^auditor_waiver/.test(template));
  expect(annual.filter(({ blanks }) => blanks.length > 0)).toEqual([]);
  const [first, second] = annual.filter(({ template }) => template === 'annual_resolution_of_shareholders');
  if (first === undefined || second === undefined) throw new Error('two years have ended');
  const draft = async (template: string, subject: string, on: object = {}) =>
    given(await owner.api(drafts.createDocument, { ...call(), body: { template, subject, ...on } })).document;
  const today = todayAt(server);
  const number = `S-${today.slice(0, 4)}-01`;
  const made = await draft(first.template, first.subject);
  expect(made).toMatchObject({ number, dated_on: today, version: 1, status: 'draft' });
  expect(made.signees.map(({ capacity }) => capacity)).toEqual(Array(3).fill('shareholder'));
  expect(await draft('auditor_waiver', first.subject)).toMatchObject({ number: null, dated_on: today });
  expect(await draft('annual_resolution_of_directors', first.subject)).toMatchObject({
    number: `D-${today.slice(0, 4)}-01`,
  });
  const query = { body: 'shareholders' } as const;
  const next = given(await owner.api(readNextResolution, { params, query }));
  expect(next.number).toBe(`S-${today.slice(0, 4)}-02`);
  server.clock.pass({ hours: 26 });
  owner = await signIn(server, owner.email);
  expect(await draft(first.template, first.subject)).toMatchObject({ number, dated_on: today, version: 1 });
  // One that was signed on paper bears what stands there.
  const onPaper = { number: 'SR 7', dated_on: addMonths(today, -3) };
  expect(await draft(second.template, second.subject, onPaper)).toMatchObject(onPaper);
  expect(await draft('auditor_waiver', second.subject)).toMatchObject({ dated_on: onPaper.dated_on });
  const { templates } = given(await owner.api(drafts.listTemplates, call()));
  const borne = templates
    .find(({ template }) => template === second.template)
    ?.subjects.find(({ subject }) => subject === second.subject)?.annual;
  expect(borne).toEqual(onPaper);
  const same = { template: first.template, subject: first.subject, ...onPaper };
  expect(await owner.api(drafts.createDocument, { ...call(), body: same })).toMatchObject({
    fields: [{ path: 'number', textCode: 'REGISTERS.NUMBER_TAKEN' }],
  });
  // Once it is given up, no other resolution bears its number, on whatever day.
  const { _id: document_id } = await draft(second.template, second.subject, onPaper);
  const voided = { document_id, status: 'void' as const };
  given(await owner.api(contract.updateDocumentStatus, { body: { org_unique_id: story.orgId, ...voided } }));
  const again = { ...same, dated_on: today };
  expect(await owner.api(drafts.createDocument, { ...call(), body: again })).toMatchObject({
    fields: [{ path: 'number', textCode: 'REGISTERS.RESOLUTION_VOID' }],
  });
  const late = { template: second.template, subject: second.subject, dated_on: '2990-01-01' };
  expect(await owner.api(drafts.createDocument, { ...call(), body: late })).toMatchObject({
    fields: [{ path: 'dated_on', textCode: 'PEOPLE.DATE_IN_FUTURE' }],
  });
});

test('of an officer the acceptance of his office and the certificate of incumbency are made', async () => {
  const params = { orgId: story.orgId, file: 'all' };
  const query = { personId: story.personId, fileCategory: 'officers' as const };
  const made = given(await owner.api(drafts.createPersonDocuments, { params, query }));
  expect(new Set(made.documents.map(({ template }) => template))).toEqual(
    new Set(['officer_acceptance', 'certificate_of_incumbency']),
  );
  // Again: those that are there.
  const again = given(await owner.api(drafts.createPersonDocuments, { params, query }));
  expect(again.documents.map(({ _id }) => _id).sort()).toEqual(made.documents.map(({ _id }) => _id).sort());
  const nobody = { ...query, personId: story.holderId };
  expect(await owner.api(drafts.createPersonDocuments, { params, query: nobody })).toMatchObject({
    status: 404,
  });
});
