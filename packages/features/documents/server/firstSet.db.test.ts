import { afterAll, beforeAll, expect, test } from 'vitest';
import { featuresOf } from '../../../../apps/server/features.ts';
import { documentPortsOf } from '../../../../apps/server/ports.ts';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { given } from '../../../../tests/support/founding.ts';
import { mailsTo } from '../../../../tests/support/mails.ts';
import { registered, type SignedIn } from '../../../../tests/support/people.ts';
import { relayAll } from '../../../../tests/support/relayAll.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { type Story, tellStory } from '../../../../tests/support/story.ts';
import { listRegisterDirectors } from '../../people/registerContract.ts';
import { correctEntries, readEntry } from '../../shares/correctionContract.ts';
import * as contract from '../contract.ts';
import * as drafts from '../draftContract.ts';
import * as linkContract from '../linkContract.ts';
import { documentOutboxSender } from './sender.ts';

let server: TestServer;
let owner: SignedIn;
let story: Story;
beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  story = await tellStory(server, owner, { until: 'incorporated' });
});
afterAll(() => server.close());

const list = async (query = {}) =>
  given(await owner.api(contract.listDocuments, { params: { orgId: story.orgId }, query }));

async function made() {
  await announcementsArrive(server);
  const onFault = (error: unknown) => {
    throw error;
  };
  await relayAll(server.installation.db, featuresOf(server.installation).senders, { onFault });
}

test('incorporation makes the set by itself, after the commit', async () => {
  await announcementsArrive(server);
  expect(await list()).toMatchObject({ total: 3, is_preparing: true });
  await made();
  const { documents, is_preparing } = await list();
  expect(is_preparing).toBe(false);
  const names = new Set(documents.map(({ template }) => template));
  for (const name of [
    'articles',
    'by_law',
    'organizing_resolution_of_directors',
    'auditor_waiver',
    'share_certificate',
  ])
    expect(names).toContain(name);
  expect(given(await owner.api(drafts.listMissing, { params: { orgId: story.orgId } })).missing).toEqual([]);
  const [certificate] = documents.filter(({ template }) => template === 'share_certificate');
  const params = { orgId: story.orgId, docId: certificate?._id ?? '' };
  const read = given(await owner.api(contract.readDocument, { params }));
  expect(read.links).toMatchObject([
    {
      role: 'carries',
      activity: expect.stringContaining('became a shareholder'),
      kind: 'shareholder_added',
      person_id: expect.any(String),
      security_id: null,
    },
  ]);
});

test('an appointment and its act name the consent that carries them', async () => {
  const params = { id: story.orgId };
  const { seats } = given(await owner.api(listRegisterDirectors, { params, query: {} }));
  const entryId = seats[0]?.appointment_id ?? '';
  const of = async (entry: string) => {
    const answer = await owner.api(linkContract.listDocumentsOfEntry, {
      params: { orgId: story.orgId, entryId: entry },
    });
    return given(answer).documents.map(({ template }) => template);
  };
  const { root } = given(await owner.api(readEntry, { params: { ...params, entryId } }));
  expect(await of(entryId)).toContain('director_consent');
  expect(await of(root)).toEqual(await of(entryId));
});

test('another order of the same makes nothing twice', async () => {
  const before = (await list()).total;
  const params = { orgId: story.orgId };
  given(await owner.api(drafts.orderDocuments, { params, body: {} }));
  await made();
  const after = await list();
  expect([after.total, after.is_preparing]).toEqual([before, false]);
  expect(after.documents.filter(({ version }) => version > 1)).toEqual([]);
});

test('a mail tells the new organization how many documents its minute book has', async () => {
  const body = { org_unique_id: story.orgId, firstname: 'Somebody', org_name: 'Else' };
  given(await owner.api(contract.sendNewOrganizationMail, { body }));
  const mails = await mailsTo(server, owner.email);
  const mail = mails.find(({ subject }) => subject === 'Your minute book for Maple Robotics Inc.');
  expect(mail?.text).toMatch(/Its minute book has \d+ documents\./);
  expect(mail?.text).not.toMatch(/Somebody|Else/);
});

test('a document whose entry was voided is marked, and kept', async () => {
  const { documents } = await list({ section: 'certificates' });
  const [one] = documents;
  const params = { orgId: story.orgId, docId: one?._id ?? '' };
  const entry = given(await owner.api(contract.readDocument, { params })).links[0]?.entry_id ?? '';
  const { root, seen } = given(await owner.api(readEntry, { params: { id: story.orgId, entryId: entry } }));
  const body = { amend: [{ root, seen, as: 'void' as const }], amend_reason: 'Entered by mistake' };
  given(await owner.api(correctEntries, { params: { id: story.orgId }, body }));
  await announcementsArrive(server);
  const again = given(await owner.api(contract.readDocument, { params }));
  expect(again).toMatchObject({ entry_since: 'voided', status: 'draft', version: one?.version });
});

test('a set of more documents than one transaction takes is made whole', async () => {
  const params = { orgId: story.orgId };
  const before = await list();
  const orders = new Set(before.documents.flatMap(({ order_id }) => order_id ?? []));
  for (const order_id of orders)
    given(
      await owner.api(contract.updateDocumentStatus, {
        body: { org_unique_id: story.orgId, order_id, status: 'void' },
      }),
    );
  given(await owner.api(drafts.orderDocuments, { params, body: {} }));
  const onFault = (error: unknown) => {
    throw error;
  };
  const few = documentOutboxSender(documentPortsOf(server.installation, []), server.clock.read, 4);
  await relayAll(server.installation.db, [few], { onFault });
  expect(given(await owner.api(drafts.listMissing, { params })).missing).toEqual([]);
  const after = await list();
  expect([after.is_preparing, after.total - before.total > 8]).toEqual([false, true]);
});
