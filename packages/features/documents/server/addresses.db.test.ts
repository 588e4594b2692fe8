import { addDays, plainDate } from '@tabellion/kernel/date.ts';
import { openDocument } from '@tabellion/paper/uploads/openDocument.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { type Story, tellStory, todayAt } from '../../../../tests/support/story.ts';
import { endPosition } from '../../people/contract.ts';
import { chooseForm, transferShares } from '../../shares/transactionContract.ts';
import { readDocument } from '../contract.ts';
import { createDocument, createPersonDocuments } from '../draftContract.ts';
import { changeAddressEnd, readAddress, readAttested, revokeAddress } from '../verifyContract.ts';

let server: TestServer;
let owner: SignedIn;
let story: Story;
beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  story = await tellStory(server, owner, { until: 'incorporated' });
});
afterAll(() => server.close());

const printedIn = async (sha256: string): Promise<string> => {
  const file = await server.installation.files.get(sha256);
  const pdf = await openDocument(file ?? new Uint8Array());
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.loadingTask.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
};

const ask = (code: string) => server.api()(readAttested, { body: { code } });

/** The code that a document bears, and its address as its organization reads it. */
async function addressOf({ _id: docId, sha256 }: { readonly _id: string; readonly sha256: string }) {
  const params = { orgId: story.orgId, docId };
  const { address } = given(await owner.api(readAddress, { params }));
  const code = address?.url.split('/').at(-1) ?? '';
  expect(await printedIn(sha256)).toContain(`/verify-document/${code}`);
  return { params, code, ends_on: address?.ends_on };
}

test('a certificate bears an address that says whether the register still has it, until it is replaced', async () => {
  const { orgId, holderSecurityId: subject, personId } = story;
  const body = { template: 'share_certificate', subject };
  const { document } = given(await owner.api(createDocument, { params: { orgId }, body }));
  const { code, ends_on: endsOn } = await addressOf(document);
  expect(endsOn).toBeNull();
  expect(given(await ask(code))).toMatchObject({
    company: 'Maple Robotics Inc.',
    title: document.title,
    standing: 'stands',
    lines: [document.number, expect.stringContaining(' shares'), expect.any(String)],
    ended_on: null,
  });
  const chosen = { security_ids: [subject], form: 'acknowledgment' as const };
  given(await owner.api(chooseForm, { params: { id: orgId }, body: chosen }));
  expect(given(await ask(code))).toMatchObject({ standing: 'changed', ended_on: null });
  const { document: acknowledgment } = given(await owner.api(createDocument, { params: { orgId }, body }));
  expect([acknowledgment._id, acknowledgment.title]).toEqual([
    document._id,
    expect.stringMatching(/^Acknowledgment /),
  ]);
  const { code: renewed } = await addressOf(acknowledgment);
  const before = given(await ask(code));
  expect(given(await ask(renewed))).toMatchObject({
    standing: 'stands',
    lines: [
      expect.stringContaining('acknowledgment'),
      ...(before.kind === 'document' ? before.lines.slice(1) : []),
    ],
  });
  // As where the register was corrected since.
  const states = (stated: string) =>
    server.database.asOwner('update document_addresses set stated = stated || $2 where code = $1', [
      renewed,
      stated,
    ]);
  await states('{"quantity": "999"}');
  expect(given(await ask(renewed))).toMatchObject({ standing: 'changed', ended_on: null });
  const to = [{ person_id: personId, sharesExact: '1' }];
  given(await owner.api(transferShares, { params: { id: orgId }, body: { security_id: subject, to } }));
  expect(given(await ask(renewed))).toMatchObject({
    standing: 'ended',
    lines: [],
    ended_on: todayAt(server),
  });
});

test('the address of an attestation of offices ends after ninety days, on another day, or at once', async () => {
  const { orgId, personId } = story;
  const made = given(
    await owner.api(createPersonDocuments, {
      params: { orgId, file: 'all' },
      query: { personId, fileCategory: 'officers' },
    }),
  );
  const attestation = made.documents.find(({ template }) => template === 'certificate_of_incumbency');
  if (attestation === undefined) throw new Error('no attestation was made');
  const today = plainDate(todayAt(server));
  const { code, ends_on: endsOn, params } = await addressOf(attestation);
  expect(endsOn).toBe(addDays(today, 90));
  expect(given(await ask(code))).toMatchObject({ standing: 'stands', ends_on: endsOn });
  const past = { ends_on: addDays(today, -1) };
  expect(await owner.api(changeAddressEnd, { params, body: past })).toMatchObject({
    fields: [{ path: 'ends_on', textCode: 'DOCUMENTS.ADDRESS_PAST' }],
  });
  const { template } = attestation;
  const { subject } = given(await owner.api(readDocument, { params }));
  const again = { params: { orgId }, body: { template: template ?? '', subject } };
  expect(given(await owner.api(createDocument, again)).document.sha256).toBe(attestation.sha256);
  await server.database.asOwner('update document_addresses set ends_on = $2 where code = $1', [
    code,
    past.ends_on,
  ]);
  expect(given(await owner.api(readAddress, { params })).address).toMatchObject({ is_over: true });
  const { document: renewed } = given(await owner.api(createDocument, again));
  const { code: later, ends_on: laterEnd } = await addressOf(renewed);
  expect([renewed._id, laterEnd]).toEqual([attestation._id, endsOn]);
  expect(given(await ask(later))).toMatchObject({ standing: 'stands' });
  expect(await ask(code)).toMatchObject({ textCode: 'DOCUMENTS.ADDRESS_OVER' });
  given(await owner.api(changeAddressEnd, { params, body: { ends_on: null } }));
  expect(given(await ask(code))).toMatchObject({ ends_on: null });
  const ending = { person_id: personId, date: today, reason: 'resigned' as const };
  const office = { id: orgId, position: 'presidents' as const };
  given(await owner.api(endPosition, { params: office, body: ending }));
  expect(given(await ask(code))).toMatchObject({ standing: 'ended', ended_on: today, lines: [] });
  given(await owner.api(revokeAddress, { params, body: {} }));
  expect(await ask(code)).toMatchObject({ status: 410, textCode: 'DOCUMENTS.ADDRESS_OVER' });
  expect(await owner.api(changeAddressEnd, { params, body: { ends_on: null } })).toMatchObject({
    status: 410,
  });
});

test('a code that no document bears leads nowhere, and a member of another organization sees no address', async () => {
  expect(await ask('A'.repeat(16))).toMatchObject({ textCode: 'DOCUMENTS.ADDRESS_UNKNOWN' });
  const stranger = await registered(server);
  const params = { orgId: story.orgId, docId: story.documentId };
  expect(await stranger.api(readAddress, { params })).toMatchObject({ ok: false });
});
