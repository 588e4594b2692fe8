import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { hostileWords } from '../../../../tests/support/hostileWords.ts';
import { join, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { png, type Story, tellStory } from '../../../../tests/support/story.ts';
import { listActivity } from '../../activity/contract.ts';
import { listNotices } from '../../notifications/contract.ts';
import { proposeSignees, sendEnvelope } from '../../signing/contract.ts';
import * as contract from '../contract.ts';
import * as drafts from '../draftContract.ts';
import * as fileContract from '../fileContract.ts';
import * as precedents from '../precedentContract.ts';

// A corporation whose owner writes its own wording, and a partner who reviews it.
let server: TestServer;
let owner: SignedIn;
let partner: SignedIn;
let clerk: SignedIn;
let story: Story;

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server, { firstname: 'Olga', lastname: 'Owner' });
  story = await tellStory(server, owner, { until: 'incorporated' });
  partner = await registered(server, { firstname: 'Paula', lastname: 'Partner' });
  clerk = await registered(server, { firstname: 'Carl', lastname: 'Clerk' });
  await join(server, story.orgId, clerk, 'view');
});
afterAll(() => server.close());

const call = () => ({ params: { orgId: story.orgId } });
const consent = { template: 'director_consent', language: 'en' as const };
const ofConsent = () => ({ params: { orgId: story.orgId, ...consent } });
const wordingOf = (words: string) => `To {{corporation_name}}\n\n{{facts}}\n\n{{statements}}\n\n1. ${words}`;

const read = async (who = owner) => given(await who.api(precedents.readPrecedent, ofConsent()));
const save = (wording: string, revision?: number, who = owner) =>
  who.api(precedents.savePrecedent, {
    ...call(),
    body: { ...consent, wording, ...(revision !== undefined && { revision }) },
  });
const submit = (precedent_id: string, revision: number, who = owner) =>
  who.api(precedents.submitPrecedent, { ...call(), body: { precedent_id, revision } });
const review = (
  who: SignedIn,
  body: { precedent_id: string; revision: number; outcome: 'approved' | 'returned'; comment?: string },
) => who.api(precedents.reviewPrecedent, { ...call(), body });

/** Notices of own wording, the newest first. */
const rung = async (who: SignedIn) =>
  given(await who.api(listNotices, { ...call(), query: {} }))
    .notices.map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('wording_'));

/** The consents of the directors, each by its seat. */
async function consents() {
  const { templates } = given(await owner.api(drafts.listTemplates, call()));
  return templates.find(({ template }) => template === 'director_consent')?.subjects ?? [];
}
const draft = async (subject: string, more: { precedent_id?: string; language?: 'en' | 'fr' } = {}) =>
  given(
    await owner.api(drafts.createDocument, {
      ...call(),
      body: { template: 'director_consent', subject, language: 'en', ...more },
    }),
  ).document;
const documentOf = async (docId: string) =>
  given(await owner.api(contract.readDocument, { params: { orgId: story.orgId, docId } }));
const send = (documentId: string) =>
  owner.api(sendEnvelope, {
    ...call(),
    body: { document_ids: [documentId], signees: [{ name: 'Zoë', email: 'zoe@signee.test' }] },
  });

test('every template that may have own wording is listed with the standard in both languages', async () => {
  const { templates } = given(await clerk.api(precedents.listPrecedents, call()));
  const names = templates.map(({ template }) => template);
  expect(names).toContain('by_law');
  for (const fixed of ['articles', 'share_certificate', 'securities_register', 'notice_of_directors'])
    expect(names).not.toContain(fixed);
  const ofConsents = templates.find(({ template }) => template === 'director_consent');
  expect(ofConsents?.standings.map(({ in_force: used }) => used)).toEqual([null, null]);
  const { standard, parts, fields } = await read(clerk);
  expect(parts).toEqual(['facts', 'statements']);
  expect(standard.text).toContain('{{statements}}');
  expect(fields.map(({ name }) => name)).toContain('person_name');
});

test('a wording is refused by the name and place of what it lacks, and nothing of it is kept', async () => {
  const refused = await save('Dear {{nobody}}\n\n{{facts}}');
  expect(refused).toMatchObject({
    ok: false,
    fields: [
      {
        path: 'wording',
        textCode: 'PRECEDENTS.UNKNOWN_FIELD',
        message: expect.stringMatching(/Line 1, character 6.*nobody/),
      },
      { path: 'wording', textCode: 'PRECEDENTS.PART_MISSING' },
    ],
  });
  expect(await save('x'.repeat(100_001))).toMatchObject({ ok: false });
  expect(await save(wordingOf('\u0001'))).toMatchObject({
    fields: [{ textCode: 'TEXT.FORBIDDEN_CHARACTERS' }],
  });
  expect((await read()).versions).toEqual([]);
});

test('markup is text, and a wording as long as it may be is saved and shown', async () => {
  const hostile = '#import "/etc/passwd" <script>alert(1)</script> $x^2$ \\ *b* @ref #read("x")';
  const body = { ...consent, wording: wordingOf(hostile) };
  const shown = given(await owner.api(precedents.previewPrecedent, { ...call(), body }));
  expect(JSON.stringify(shown.text?.blocks)).toContain(JSON.stringify(hostile).slice(1, -1));
  expect(shown.is_example).toBe(true);
  const long = wordingOf('a '.repeat(49_000));
  expect(
    given(await owner.api(precedents.previewPrecedent, { ...call(), body: { ...body, wording: long } })).text,
  ).not.toBeNull();
});

test('who may not write sees the wording and changes nothing', async () => {
  expect(await save(wordingOf('Mine.'), undefined, clerk)).toMatchObject({ textCode: 'ACCESS.VIEW_ONLY' });
  const id = crypto.randomUUID();
  expect(await submit(id, 1, clerk)).toMatchObject({ textCode: 'ACCESS.VIEW_ONLY' });
  expect(await review(clerk, { precedent_id: id, revision: 1, outcome: 'approved' })).toMatchObject({
    textCode: 'ACCESS.VIEW_ONLY',
  });
  expect(await submit(id, 1)).toMatchObject({ textCode: 'GENERAL.NOT_FOUND' });
});

test('a member who is alone approves his own wording, and the record says so', async () => {
  const { precedent_id: id } = given(await save(wordingOf('I read the by-laws.')));
  given(await submit(id, 1));
  expect((await read()).review).toEqual({ may: true, is_own: true });
  given(await review(owner, { precedent_id: id, revision: 1, outcome: 'approved' }));
  const [version] = (await read()).versions;
  expect(version).toMatchObject({
    version: 1,
    state: 'approved',
    is_own_review: true,
    is_in_force: true,
    author_names: ['Olga Owner'],
    reviewed_by_name: 'Olga Owner',
  });
  given(await owner.api(precedents.retirePrecedent, { ...call(), body: consent }));
  expect((await read()).versions[0]).toMatchObject({ is_in_force: false, is_retired: true });
  expect(await owner.api(precedents.retirePrecedent, { ...call(), body: consent })).toMatchObject({
    textCode: 'PRECEDENTS.STANDARD_USED',
  });
});

test('own wording is used for what is drafted after its approval, by another than its author', async () => {
  await join(server, story.orgId, partner, 'full');
  const [first, second] = await consents();
  const before = await draft(first?.subject ?? '');
  const { precedent_id: id } = given(await save(wordingOf('I read the minutes.')));

  // Two save at once: one of them is told.
  const both = await Promise.all([save(wordingOf('One.'), 1), save(wordingOf('Two.'), 1, partner)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ textCode: 'PRECEDENTS.CHANGED_SINCE' });
  given(await save(wordingOf('I read the articles.'), 2));
  expect(await submit(id, 2)).toMatchObject({ textCode: 'PRECEDENTS.CHANGED_SINCE' });
  given(await submit(id, 3));
  expect(await save(wordingOf('Later.'), 3)).toMatchObject({ textCode: 'PRECEDENTS.IN_REVIEW' });

  const approving = { precedent_id: id, revision: 3, outcome: 'approved' as const };
  const partnerWrote = (await read()).versions[0]?.author_names.includes('Paula Partner');
  if (!partnerWrote)
    expect(await review(owner, approving)).toMatchObject({ textCode: 'PRECEDENTS.OWN_REVIEW' });
  expect(await review(partner, { ...approving, outcome: 'returned' })).toMatchObject({
    fields: [{ path: 'comment', textCode: 'GENERAL.FIELD_REQUIRED' }],
  });
  given(await review(partner, { ...approving, outcome: 'returned', comment: 'Say which articles.' }));
  expect(await review(partner, approving)).toMatchObject({ textCode: 'PRECEDENTS.NOT_IN_REVIEW' });
  // The notice of the review is taken back; its author is told, and its reviewer is not.
  expect([await rung(partner), await rung(owner)]).toEqual([[], ['wording_reviewed']]);
  expect((await read()).versions[0]).toMatchObject({ state: 'returned', comment: 'Say which articles.' });

  const { precedent_id: next } = given(await save(wordingOf('I read the articles of incorporation.')));
  // A draft in wording that nobody approved says so, and nobody is asked to sign it.
  const early = await draft(second?.subject ?? '', { precedent_id: next });
  expect(await documentOf(early._id)).toMatchObject({
    precedent: { version: 3, is_approved: false },
    has_other_wording: true,
  });
  expect(await send(early._id)).toMatchObject({ textCode: 'PRECEDENTS.NOT_APPROVED' });
  const query = { ids: early._id };
  expect(await owner.api(proposeSignees, { ...call(), query })).toMatchObject({
    textCode: 'PRECEDENTS.NOT_APPROVED',
  });
  for (const status of ['pending', 'signed'] as const)
    expect(
      await owner.api(contract.updateDocumentStatus, {
        body: { org_unique_id: story.orgId, document_id: early._id, status },
      }),
    ).toMatchObject({ textCode: 'PRECEDENTS.NOT_APPROVED' });

  given(await submit(next, 1));
  expect([await rung(partner), await rung(owner)]).toEqual([['wording_submitted'], ['wording_reviewed']]);
  const mailed = await server.database.asOwner<{ news: string; to: string }>(
    `select payload #>> '{data,news}' as news, payload #>> '{data,userId}' as to from outbox
       where payload ->> 'template' = 'documents.wording' order by created_at desc limit 1`,
  );
  expect(mailed).toEqual([{ news: 'submitted', to: partner.userId }]);
  const told = { precedent_id: next, revision: 1, outcome: 'approved' as const };
  expect(await review(owner, told)).toMatchObject({ textCode: 'PRECEDENTS.OWN_REVIEW' });
  const twice = await Promise.all([review(partner, told), review(partner, { ...told, comment: 'Good.' })]);
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);

  // A document that was made before the approval still says that it is a draft, until it is drafted again.
  expect(await send(early._id)).toMatchObject({ textCode: 'PRECEDENTS.NOT_APPROVED' });
  const again = await draft(second?.subject ?? '');
  expect(again).toMatchObject({ _id: early._id, version: 2 });
  const shown = await documentOf(again._id);
  expect(shown.precedent).toMatchObject({ version: 3, is_approved: true, approved_by_name: 'Paula Partner' });
  expect(shown.text).toContain('I read the articles of incorporation.');
  expect(shown.text).toMatch(/I consent to act as a director/);
  given(await send(again._id));

  // An earlier draft keeps its wording, and is not said to be outdated.
  expect(await documentOf(before._id)).toMatchObject({
    version: 1,
    precedent: null,
    has_other_wording: true,
  });
  expect(given(await owner.api(drafts.listChanged, call())).documents).not.toContain(before._id);
  given(await owner.api(drafts.createDefaultDocument, { params: { id: story.orgId } }));
  expect(await documentOf(before._id)).toMatchObject({ version: 1, precedent: null });
  // Other languages have the standard.
  expect(await documentOf((await draft(first?.subject ?? '', { language: 'fr' }))._id)).toMatchObject({
    precedent: null,
  });
});

test('the log names the template, the version and the reviewer’s act, by a digest and without the words', async () => {
  const { activities } = given(await owner.api(listActivity, { ...call(), query: {} }));
  expect(JSON.stringify(activities)).toContain('Consent to act as director');
  const rows = await server.database.asOwner<{ params: Record<string, string> }>(
    `select params from activity where org_id = $1 and kind = 'wording_approved'`,
    [story.orgId],
  );
  expect(rows.at(-1)?.params).toMatchObject({
    template: 'director_consent',
    version: 3,
    wordingLanguage: 'en',
  });
  expect(rows.at(-1)?.params.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(rows)).not.toContain('I read');
});

test('a newer standard is told of beside the wording that is used', async () => {
  const standing = async () =>
    given(await owner.api(precedents.listPrecedents, call()))
      .templates.find(({ template }) => template === 'director_consent')
      ?.standings.find(({ language }) => language === 'en');
  expect(await standing()).toMatchObject({ in_force: 3, has_standard_changed: false });
  await server.database.asOwner(
    `update precedents set standard_version = '2025-01-01', standard = 'As it was.' where org_id = $1 and version = 3`,
    [story.orgId],
  );
  expect(await standing()).toMatchObject({ in_force: 3, has_standard_changed: true });
  expect((await read()).versions[0]?.standard).toEqual({ version: '2025-01-01', text: 'As it was.' });
});

test('no file over a document, and no version that was given up, makes wording that nobody approved one that is sent', async () => {
  const byLaw = { template: 'by_law', language: 'en' as const };
  const body = { ...byLaw, wording: 'Ours alone.' };
  const { precedent_id } = given(await owner.api(precedents.savePrecedent, { ...call(), body }));
  const created = { ...byLaw, subject: '1' };
  const draftAnew = (more: { precedent_id?: string } = {}) =>
    owner.api(drafts.createDocument, { ...call(), body: { ...created, ...more } });
  const early = given(await draftAnew({ precedent_id })).document;
  for (const is_signed of ['true', 'false'] as const)
    expect(
      await owner.api(
        fileContract.uploadDocument,
        { ...call(), body: { document_id: early._id, is_signed } },
        { file: png() },
      ),
    ).toMatchObject({ textCode: 'PRECEDENTS.NOT_APPROVED' });
  given(await submit(precedent_id, 1));
  given(await review(partner, { precedent_id, revision: 1, outcome: 'approved' }));
  given(await owner.api(precedents.retirePrecedent, { ...call(), body: byLaw }));
  expect(await draftAnew({ precedent_id })).toMatchObject({ textCode: 'PRECEDENTS.CHANGED_SINCE' });
  // Made again with its set, it keeps its wording, which was never used while it was there.
  given(await owner.api(drafts.createDefaultDocument, { params: { id: story.orgId } }));
  expect(await send(early._id)).toMatchObject({ textCode: 'PRECEDENTS.NOT_APPROVED' });
  given(await draftAnew());
  given(await send(early._id));
});

test('another organization neither sees the wording nor drafts with it', async () => {
  const stranger = await registered(server);
  const other = await tellStory(server, stranger, { until: 'incorporated', name: 'Birch Works' });
  const [own] = (await read()).versions;
  const theirs = { params: { orgId: other.orgId } };
  const body = { precedent_id: own?._id ?? '', revision: 1 };
  for (const refused of [
    await stranger.api(precedents.readPrecedent, ofConsent()),
    await stranger.api(precedents.submitPrecedent, { ...theirs, body }),
    await stranger.api(precedents.withdrawPrecedent, {
      ...theirs,
      body: { precedent_id: body.precedent_id },
    }),
    await stranger.api(precedents.reviewPrecedent, { ...theirs, body: { ...body, outcome: 'approved' } }),
    await stranger.api(drafts.createDocument, {
      ...theirs,
      body: { template: 'director_consent', subject: 'x', precedent_id: body.precedent_id },
    }),
  ])
    expect(refused).toMatchObject({ textCode: 'GENERAL.NOT_FOUND' });
  const { versions } = given(
    await stranger.api(precedents.readPrecedent, { params: { orgId: other.orgId, ...consent } }),
  );
  expect(versions).toEqual([]);
});

test('whatever a reviewer writes is kept as it is, or refused by the name of its field', async () => {
  for (const [what, words] of hostileWords) {
    const at = (await read()).versions[0];
    const revision = at?.state === 'draft' ? at.revision : undefined;
    const { precedent_id: id } = given(await save(wordingOf(`I read them: ${what}.`), revision));
    const told = (await read()).versions[0]?.revision ?? 0;
    given(await submit(id, told));
    const answer = await review(partner, {
      precedent_id: id,
      revision: told,
      outcome: 'returned',
      comment: words,
    });
    if (answer.ok) expect((await read()).versions[0]?.comment, what).toBe(words.normalize('NFC').trim());
    else {
      expect(
        answer.fields?.map(({ path }) => path),
        what,
      ).toEqual(['comment']);
      given(await owner.api(precedents.withdrawPrecedent, { ...call(), body: { precedent_id: id } }));
    }
  }
});
