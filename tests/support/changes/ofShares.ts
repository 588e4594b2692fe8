/** Stories of shares: issued, transferred, taken back. */

import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import {
  holdMeeting,
  type MeetingInput,
  type PartInput,
  previewChange,
  reviewDividend,
} from '@tabellion/features/changes/contract.ts';
import { fileControl } from '@tabellion/features/control/contract.ts';
import { listRegisterShareholders } from '@tabellion/features/ledgers/registerContract.ts';
import { listProposals } from '@tabellion/features/registers/proposalContract.ts';
import {
  recordActs,
  replaceDraft,
  standingAmong,
  voidDraft,
} from '@tabellion/features/registers/server/public/acts.ts';
import { listShareholders, updateIssuance } from '@tabellion/features/shares/contract.ts';
import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { expect } from 'vitest';
import { writing } from '../corporation.ts';
import { given } from '../founding.ts';
import { signIn } from '../people.ts';
import { home, type Maple, type Story } from './maple.ts';

/** Property is named, in the resolution that finds what it is worth and in the subscription (CBCA ss. 25(3), 118(1)). */
async function expectPropertyNamed(maple: Maple, issued: PartInput['form']) {
  const partOf = (more: PartInput['form']): PartInput[] => [
    { kind: 'issue', form: { ...issued, consideration: 'property', ...more } },
  ];
  const body = { parts: partOf({}) };
  const refused = await maple.amelie.api(previewChange, { params: { orgId: maple.orgId }, body });
  expect(refused.ok ? [] : refused.fields).toMatchObject([
    { path: 'parts.0.form.consideration_text', textCode: 'GENERAL.FIELD_REQUIRED' },
  ]);
  const { documents } = await maple.preview(partOf({ consideration_text: 'a lathe, serial number 7' }));
  const texts = documents.map(({ template, text }) => [template, JSON.stringify(text?.blocks)]);
  expect(texts).toContainEqual([
    'issue_resolution',
    expect.stringContaining('$200.00 in all, in property: a lathe, serial number 7'),
  ]);
  expect(texts).toContainEqual([
    'subscription',
    expect.stringContaining('$200.00 in property: a lathe, serial number 7'),
  ]);
}

/** The directors resolve all of it at once; what the corporation pays rests on its solvency. */
const moved: Story = {
  of: ['issue', 'transfer', 'repurchase', 'redemption'],
  founding: {
    classes: [
      { name: 'Common', prefix: 'CS' },
      {
        name: 'Preferred',
        prefix: 'PS',
        votesPerShare: '0',
        redeemable: true,
        redemption: { type: 'amount', price: '1' },
      },
    ],
    subscriptions: [
      { name: 'Amélie Tremblay', of: 'Common', shares: 600, price: '0.01' },
      { name: 'Noah Martin', of: 'Common', shares: 400, price: '0.01' },
      { name: 'Noah Martin', of: 'Preferred', shares: 50, price: '1' },
    ],
  },
  async tell(maple) {
    const { ids } = maple;
    const certificates = await certificatesOf(maple);
    const zoe = {
      person_id: 'new',
      firstname: 'Zoé',
      lastname: 'Gagnon',
      email: 'zoe@gagnon.test',
      address_line_1: home.address_line_1,
      city: home.city,
      postal_code: home.postal_code,
      province: 'ON',
    };
    const paid = { priceExact: '1', paid_in: 'money', paid_on: '2026-05-04', solvency_on: '2026-05-04' };
    const parts: PartInput[] = [
      {
        kind: 'issue',
        form: {
          ...zoe,
          Shareclass: ids.Common ?? '',
          ownership: '100',
          price: '2',
          consideration: 'money',
          exemption: 'close_friend',
          paid_on: '2026-05-02',
        },
      },
      {
        kind: 'transfer',
        form: {
          security_id: certificates['CS-2'] ?? '',
          sharesExact: '100',
          consideration: 'gift',
          person_id: ids['Amélie Tremblay'] ?? '',
        },
      },
      {
        kind: 'repurchase',
        form: { security_id: certificates['CS-1'] ?? '', sharesExact: '50', ground: 'purchase', ...paid },
      },
      {
        kind: 'redemption',
        form: {
          security_id: certificates['PS-1'] ?? '',
          sharesExact: '50',
          demanded_by: 'corporation',
          ...paid,
        },
      },
    ];
    expect(await maple.preview(parts)).toMatchObject({
      approvals: [{ rule: 'directors', signees: 2 }],
      filings: [],
      price: { total_cents: 0 },
    });
    await expectControlMoves(maple, parts[0]?.form ?? {});
    await expectPropertyNamed(maple, parts[0]?.form ?? {});
    const id = await maple.signed(parts, { 'Zoé Gagnon': zoe.email });
    expect(await maple.read(id)).toMatchObject({
      reason: null,
      state: 'done',
      effective_on: '2026-05-04',
    });
    const insolvent = { ...paid, solvency_on: '' };
    const refused = await maple.amelie.api(previewChange, {
      params: { orgId: maple.orgId },
      body: {
        parts: [
          {
            kind: 'repurchase',
            form: {
              security_id: certificates['CS-1'] ?? '',
              sharesExact: '1',
              ground: 'purchase',
              ...insolvent,
            },
          },
        ],
      },
    });
    expect(refused.ok ? [] : refused.fields).toMatchObject([{ path: 'parts.0.form.solvency_on' }]);
  },
  acts: [
    'person.added 2026-05-04',
    'issued 2026-05-04',
    'transferred 2026-05-04',
    'repurchased 2026-05-04',
    'redeemed 2026-05-04',
  ],
};

/** Half of the votes make her an individual with significant control, and Noah none any more: both clocks start, that of the register
 *  and that of what is filed of it (CBCA ss. 21.1(3), 21.21(1)). */
async function expectControlMoves(maple: Maple, issued: PartInput['form']) {
  // All that the register says was filed.
  const body = { occasion: 'incorporation' as const, entry: await maple.lastAct() };
  given(await maple.amelie.api(fileControl, { params: { id: maple.orgId }, body }));
  await maple.countFounded();
  const seen = await maple.preview([{ kind: 'issue', form: { ...issued, ownership: '1000' } }]);
  expect(seen.deadlines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'isc_record',
        person: 'Zoé Gagnon',
        before: null,
        after: '2026-05-19',
      }),
      expect.objectContaining({ kind: 'isc_record', person: 'Noah Martin', after: null }),
      expect.objectContaining({ kind: 'isc_file', person: null, before: null, after: expect.any(String) }),
    ]),
  );
  expect(seen.filings).toMatchObject([{ kind: 'isc_file', registration: 'CA' }]);
}

/** Ids of certificates, by their numbers. */
async function certificatesOf({ amelie, orgId }: Parameters<Story['tell']>[0]) {
  const { shareholders } = given(await amelie.api(listShareholders, { params: { id: orgId }, query: {} }));
  return Object.fromEntries(
    shareholders.flatMap(({ issuances }) => issuances.map((one) => [one.certificate ?? '', one._id])),
  );
}

/** Preferred shares are owed 6% of $10 a year: one whole year, before Common gets anything. Two classes are two parts of one resolution. */
const dividends: Story = {
  of: ['dividend'],
  founding: {
    classes: [
      { name: 'Common', prefix: 'CS' },
      {
        name: 'Preferred',
        prefix: 'PS',
        votesPerShare: '0',
        dividend: { type: 'fixed', rate: '6', cumulative: true },
        liquidation: { type: 'preference', amount: '10', rank: 1 },
      },
    ],
    subscriptions: [
      { name: 'Amélie Tremblay', of: 'Common', shares: 600, price: '0.01' },
      { name: 'Noah Martin', of: 'Common', shares: 400, price: '0.01' },
      { name: 'Noah Martin', of: 'Preferred', shares: 50, price: '10' },
    ],
  },
  async tell(maple) {
    const days = { record_on: '2026-05-04', payable_on: '2026-05-29', solvency_on: '2026-05-04' };
    const of = (name: string, perShareExact: string): PartInput => ({
      kind: 'dividend',
      form: { class_id: maple.ids[name] ?? '', perShareExact, ...days },
    });
    const tooEarly = await maple.amelie.api(previewChange, {
      params: { orgId: maple.orgId },
      body: { parts: [of('Common', '0.25')] },
    });
    expect(tooEarly.ok ? [] : tooEarly.fields).toMatchObject([
      { path: 'parts.0.form.class_id', textCode: 'CORPORATION.SENIOR_DIVIDENDS' },
    ]);
    const insolvent = await maple.amelie.api(previewChange, {
      params: { orgId: maple.orgId },
      body: {
        parts: [{ kind: 'dividend', form: { ...of('Preferred', '1').form, solvency_on: '2026-05-05' } }],
      },
    });
    expect(insolvent.ok ? [] : insolvent.fields).toMatchObject([
      { path: 'parts.0.form.solvency_on', textCode: 'SHARES.SOLVENCY_LATER' },
    ]);
    const fixedLate = await maple.amelie.api(previewChange, {
      params: { orgId: maple.orgId },
      body: {
        parts: [{ kind: 'dividend', form: { ...of('Preferred', '1').form, record_on: '2026-05-03' } }],
      },
    });
    expect(fixedLate.ok ? [] : fixedLate.fields).toMatchObject([
      { path: 'parts.0.form.record_on', textCode: 'CORPORATION.RECORD_NOT_AHEAD' },
    ]);
    const paidLate = await maple.amelie.api(previewChange, {
      params: { orgId: maple.orgId },
      body: {
        parts: [
          {
            kind: 'dividend',
            form: { ...of('Preferred', '1').form, record_on: '2026-05-20', payable_on: '2026-07-20' },
          },
        ],
      },
    });
    expect(paidLate.ok ? [] : paidLate.fields).toMatchObject([
      { path: 'parts.0.form.record_on', textCode: 'CORPORATION.RECORD_TOO_EARLY' },
    ]);
    const parts = [of('Preferred', '0.75'), of('Common', '0.25')];
    const seen = await maple.preview(parts);
    expect(seen).toMatchObject({ approvals: [{ rule: 'directors', signees: 2 }], filings: [] });
    // A list for each class tells the payments; nobody signs it.
    expect(seen.documents.map(({ title, blanks, signees }) => [title, blanks, signees.length])).toEqual([
      ['Dividend on the Preferred shares; Dividend on the Common shares', [], 2],
      ['Dividend payments, Preferred shares, payable May 29, 2026', [], 0],
      ['Dividend payments, Common shares, payable May 29, 2026', [], 0],
    ]);
    expect(JSON.stringify(seen.documents.at(-1)?.text)).toContain('on the day of payment');
    // A record date that the directors fix is notified, or every holder waives it (CBCA s. 134(3)).
    const due = of('Preferred', '0.75');
    const fixed = [{ ...due, form: { ...due.form, record_on: '2026-05-20' } }];
    const notified = 'Notice of this record date is given at least seven days before it';
    expect(JSON.stringify((await maple.preview(fixed)).documents)).toContain(notified);
    expect(JSON.stringify(seen.documents)).not.toContain(notified);
    const id = await maple.signed(parts);
    expect(await maple.read(id)).toMatchObject({ state: 'distributing' });
    const payloads = await maple.server.database.asOwner<{ arrears: string }>(
      `select payload->>'arrears' as arrears from register_acts
         where org_id = $1 and kind = 'dividend.declared' order by seq`,
      [maple.orgId],
    );
    expect(payloads.map(({ arrears }) => arrears)).toEqual(['0.6', '0']);
    await expectReviewed(maple, id);
  },
  // Two were declared, and one of them was corrected and voided.
  acts: Array.from({ length: 4 }, () => 'dividend.declared 2026-05-04'),
};

/** A declared dividend is paid once somebody attests on the day of payment that the corporation stays solvent; a refusal stops it. */
async function expectReviewed(maple: Maple, changeId: string) {
  const review = (part: number, reviewed_on: string, is_solvent: boolean) =>
    maple.amelie.api(reviewDividend, {
      params: maple.of(changeId),
      body: { part, reviewed_on, attested_by: 'Amélie Tremblay', is_solvent },
    });
  const field = (textCode: string) => ({ fields: [{ path: 'reviewed_on', textCode }] });
  expect(await review(0, '2026-05-04', true)).toMatchObject(field('CHANGES.NOT_PAYABLE'));
  expect(await review(0, '2026-05-29', true)).toMatchObject(field('PEOPLE.DATE_IN_FUTURE'));
  await maple.dayComes('2026-05-29');
  expect((await review(7, '2026-05-29', true)).textCode).toBe('CHANGES.NOT_TO_PAY');
  expect((await review(0, '2026-05-29', true)).textCode).toBe('CHANGES.REVIEWED');
  expect((await review(1, '2026-05-29', false)).textCode).toBe('CHANGES.WITHHELD');
  expect(await maple.read(changeId)).toMatchObject({
    state: 'withheld',
    dividends: [
      { class_name: 'Preferred', review: { is_solvent: true }, may_review: true },
      { class_name: 'Common', review: { on: '2026-05-29', is_solvent: false }, may_review: true },
    ],
  });
  expect((await review(0, '2026-05-29', true)).textCode).toBe('CHANGES.NOT_TO_PAY');
  await maple.dayComes('2026-06-12');
  given(await review(1, '2026-06-12', true));
  expect(await maple.read(changeId)).toMatchObject({ state: 'done', may_withdraw: false });
  // Until the money leaves, the review is taken back where the corporation is solvent no more.
  expect((await review(1, '2026-06-12', false)).textCode).toBe('CHANGES.WITHHELD');
  expect(await maple.read(changeId)).toMatchObject({ state: 'withheld' });
  await correctCommonDividend(maple, (act) => {
    const payload = { ...act.payload, payableOn: plainDate('2026-06-30') };
    return replaceDraft(act, payload, { on: act.effectiveOn }, { basis: 'a slip' });
  });
  expect((await maple.read(changeId)).dividends).toMatchObject([
    { payable_on: '2026-05-29', may_review: true },
    { payable_on: '2026-06-30', may_review: false },
  ]);
  expect(await review(1, '2026-06-12', true)).toMatchObject(field('CHANGES.NOT_PAYABLE'));
  // Nothing is paid of one that was not declared, nor is a review asked of one that was paid before reviews were asked.
  await correctCommonDividend(maple, (act) => voidDraft(act, 'never declared'));
  expect((await review(1, '2026-06-12', true)).textCode).toBe('CHANGES.NOT_TO_PAY');
  const left = await maple.read(changeId);
  expect([left.state, left.dividends.map(({ class_name }) => class_name)]).toEqual(['done', ['Preferred']]);
  given(await review(0, '2026-06-12', false));
  // It stands also where reviews were asked only later.
  const asked = `update corporate_changes set reviews_asked_from = '2026-05-30' where change_id = $1`;
  await maple.server.database.asOwner(asked, [changeId]);
  expect(await maple.read(changeId)).toMatchObject({
    state: 'withheld',
    dividends: [{ class_name: 'Preferred' }],
  });
}

/** Signed for a later day, it is planned: until then the registers and their sums stay as they are. */
const transferLater: Story = {
  of: ['transfer'],
  async tell(maple) {
    const certificates = await certificatesOf(maple);
    const form = {
      security_id: certificates['CS-2'] ?? '',
      sharesExact: '100',
      consideration: 'gift',
      person_id: maple.ids['Amélie Tremblay'] ?? '',
      effective_on: '2026-05-20',
    };
    const reading = { params: { id: maple.orgId } };
    const registers = async () => {
      const { lines, total } = given(
        await maple.amelie.api(listRegisterShareholders, { ...reading, query: {} }),
      );
      return { lines, total };
    };
    const planned = async () => {
      const { proposals } = given(await maple.amelie.api(listProposals, reading));
      return proposals.map(({ is_planned, sentences }) => `${is_planned} ${sentences}`);
    };
    const before = await registers();
    const { change_id: id } = await maple.drafted([{ kind: 'transfer', form }]);
    // Nothing is planned by a draft, which has no date.
    expect(await planned()).toEqual([]);
    await maple.signedByAll(id);
    expect(await maple.read(id)).toMatchObject({ state: 'scheduled', effective_on: null });
    expect(await planned()).toEqual([expect.stringMatching(/^true Transfer, May 20th 2026: /)]);
    expect(await registers()).toEqual(before);
    await maple.dayComes('2026-05-20');
    expect(await maple.read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-20' });
    expect(await planned()).toEqual([]);
    const after = await registers();
    expect(after.total).toMatchObject({ sharesExact: before.total.sharesExact });
    expect(after.lines).not.toEqual(before.lines);
  },
  acts: ['transferred 2026-05-20'],
};

/** A majority of the directors who meet declares a dividend: an absentee and a vote against do not block it. */
const dividendByMeeting: Story = {
  of: ['dividend'],
  founding: {
    directors: ['Amélie Tremblay', 'Noah Martin', 'Zoé Gagnon', 'Léo Roy'].map((name) => ({ name })),
  },
  async tell(maple) {
    const [chair = '', secretary = '', against = ''] = ['Amélie Tremblay', 'Noah Martin', 'Zoé Gagnon'].map(
      (name) => maple.ids[name] ?? '',
    );
    const days = { record_on: '2026-05-04', payable_on: '2026-05-29', solvency_on: '2026-05-04' };
    const form = { class_id: maple.ids.Common ?? '', perShareExact: '0.25', ...days };
    const parts: PartInput[] = [{ kind: 'dividend', form }];
    const { change_id: id } = await maple.drafted(parts);
    const meeting: MeetingInput = {
      body: 'directors',
      held_on: '2026-05-04',
      notice: 'waived',
      place: 'Toronto',
      chair,
      secretary,
      present: [chair, secretary, against],
      dissenting: [against],
      votes: [{ class_id: null, for: '2', against: '1' }],
    };
    const absent = { ...meeting, dissenting: [maple.ids['Léo Roy'] ?? ''] };
    expect(
      await maple.amelie.api(holdMeeting, { params: maple.of(id), body: { meetings: [absent] } }),
    ).toMatchObject({ fields: [{ path: 'meetings.0.dissenting', textCode: 'CHANGES.DISSENTING' }] });
    const hold = { params: maple.of(id), body: { meetings: [meeting] } };
    const { change } = given(await maple.amelie.api(holdMeeting, hold));
    expect(change).toMatchObject({
      state: 'draft',
      may_meet: false,
      meetings: [{ body: 'directors', votes: [{ for: '2', needed: '2', entitled: '3', is_carried: true }] }],
    });
    const { approvals, documents } = await maple.preview(parts, id);
    expect(approvals).toEqual([]);
    const minutes = documents.find(({ template }) => template === 'issue_resolution');
    expect(minutes?.text?.title).toMatch(/^Minutes of a meeting of the directors/);
    // Her dissent is entered (CBCA s. 123(1)).
    expect(JSON.stringify(minutes?.text?.blocks)).toContain('"label":"Dissent of","value":"Zoé Gagnon"');
    expect(minutes?.signees.map(({ name, capacity }) => `${name}, ${capacity}`)).toEqual([
      'Amélie Tremblay, chair',
      'Noah Martin, secretary',
    ]);
    await maple.signedByAll(id);
    expect(await maple.read(id)).toMatchObject({
      state: 'distributing',
      effective_on: '2026-05-04',
      dividends: [{ class_name: 'Common', payable_on: '2026-05-29', review: null }],
    });
  },
  acts: ['dividend.declared 2026-05-04'],
};

type DividendDeclared = ChangeAct<'dividend.declared'>;

/** Says otherwise what was declared for the Common shares. */
const correctCommonDividend = (
  { server, orgId, amelie: { userId }, ids }: Maple,
  corrected: (act: DividendDeclared) => DraftAct,
) =>
  writing(server.database.database, { orgId, userId, now: server.clock.read() }, async (write) => {
    const acts = await standingAmong(write.tx, orgId, {
      seq: Number(write.lastSeq()),
      kinds: ['dividend.declared'],
    });
    const drafts = acts.flatMap((act) =>
      act.kind === 'dividend.declared' && act.payload.classId === ids.Common ? corrected(act) : [],
    );
    const recorded = await recordActs(write, drafts, { today: write.today });
    if (!recorded.ok) throw new Error(JSON.stringify(recorded.error));
  });

const subscribers = ['Zoé Gagnon', 'Léo Roy', 'Mia Chan', 'Omar Said', 'Ida Berg'];
const elected = ['Rosa Lima', 'Karl Vogt'];
const addresses = Object.fromEntries(
  [...subscribers, ...elected].map((name, at) => [name, `financing${at}@maple.test`]),
);
const namedAs = (name: string) => {
  const [firstname = '', lastname = ''] = name.split(' ');
  const { region: _region, country: _country, ...lines } = home;
  return { ...lines, province: 'ON', firstname, lastname, email: addresses[name] ?? '' };
};

/** A financing: a class, five subscriptions of it, two directors. Whoever has not paid by the certificate's day keeps a subscription. */
const financing: Story = {
  of: ['class_added', 'issue', 'director_elected'],
  templates: [
    'articles_of_amendment',
    'director_consent',
    'issue_resolution',
    'notice_of_directors',
    'shareholders_resolution',
    'subscription',
  ],
  async tell(maple) {
    const terms = { Shareclass: 'added', ownership: '1000', price: '2', consideration: 'money' };
    const parts: PartInput[] = [
      ...subscribers.map((name, at): PartInput => {
        const paid_on = at < 3 ? '2026-05-04' : '';
        const holder = { ...namedAs(name), person_id: 'new' };
        return { kind: 'issue', form: { ...holder, ...terms, exemption: 'accredited_investor', paid_on } };
      }),
      ...elected.map((name): PartInput => {
        const form = { ...namedAs(name), person_id: 'new', by: 'shareholders', ground: 'citizen_resident' };
        return { kind: 'director_elected', form };
      }),
      {
        kind: 'class_added',
        form: {
          name: 'Class A Preferred',
          prefix: 'PA',
          votes_per_share: '1',
          dividend: 'discretionary',
          liquidation: 'preference',
          liquidation_amount: '2',
          redemption: 'none',
          price: '2',
        },
      },
    ];
    const seen = await maple.preview(parts);
    // Whoever votes held shares, or sat on the board, before the class came to be.
    expect(seen.approvals.map(({ rule, signees, votes }) => `${rule} ${signees} ${votes}`)).toEqual([
      'directors 2 null',
      'special 2 1000',
    ]);
    // Its certificate comes, and is nothing to be found missing.
    expect(seen.check.come.map(({ code }) => code)).not.toContain('amendment_uncertified');
    // Nobody knows the day of the certificate, from which all of it holds.
    const words = JSON.stringify(seen.documents);
    expect(words).toContain(
      'Rosa Lima is elected director, effective the date of the certificate of amendment',
    );
    expect(words).toContain('"label":"Takes office on","value":"The date of the registry’s certificate"');
    expect(words).toContain('are issued only once the certificate of amendment has been issued');
    expect(seen.differences.map(({ fact, after }) => `${fact} ${after}`)).toEqual([
      'director Rosa Lima',
      'director Karl Vogt',
      'share_class Class A Preferred',
      'certificate PA-1 · 1,000 Class A Preferred · Zoé Gagnon',
      'certificate PA-2 · 1,000 Class A Preferred · Léo Roy',
      'certificate PA-3 · 1,000 Class A Preferred · Mia Chan',
      'subscription 1,000 Class A Preferred · Omar Said',
      'subscription 1,000 Class A Preferred · Ida Berg',
    ]);
    const id = await maple.signed(parts, addresses);
    await maple.pay(id);
    maple.server.clock.set(instant('2026-05-07T14:00:00Z'));
    await maple.askRegistry();
    maple.amelie = await signIn(maple.server, maple.amelie.email);
    expect(await maple.read(id)).toMatchObject({ reason: null, effective_on: '2026-05-07' });
    expect((await maple.acts()).filter((act) => act.startsWith('issued'))).toHaveLength(3);
    await expectPaidLater(maple, 'Omar');
    const resolution = (await maple.documents()).find(({ template }) => template === 'issue_resolution');
    expect(resolution).toMatchObject({ status: 'signed', dated_on: '2026-05-04' });
  },
  acts: [
    'class.created 2026-05-07',
    ...['Rosa Lima', 'Karl Vogt'].flatMap(() => ['person.added 2026-05-07', 'appointed 2026-05-07']),
    ...['Zoé Gagnon', 'Léo Roy', 'Mia Chan'].flatMap(() => ['person.added 2026-05-07', 'issued 2026-05-07']),
    ...['Omar Said', 'Ida Berg'].map(() => 'person.added 2026-05-07'),
    'consent.given 2026-05-07',
    'consent.given 2026-05-07',
    // Paid for on the day before the class was there.
    'person.added 2026-05-06',
    'issued 2026-05-07',
  ],
};

/** A subscription waits for its payment alone, and its shares are no older than their class. */
async function expectPaidLater({ amelie, orgId }: Parameters<Story['tell']>[0], firstname: string) {
  const { shareholders } = given(await amelie.api(listShareholders, { params: { id: orgId }, query: {} }));
  const holder = shareholders.find((one) => one.firstname === firstname);
  const [subscribed] = holder?.issuances ?? [];
  expect(subscribed?.waits_for).toEqual(['payment']);
  const params = { id: holder?._id ?? '' };
  const body = { _id: subscribed?._id ?? '', paid_on: '2026-05-06' };
  const { issuance } = given(await amelie.api(updateIssuance, { params, body }));
  expect(issuance).toMatchObject({ certificate: 'PA-4', waits_for: [], issuance_date: '2026-05-07' });
}

export const shareStories = [moved, transferLater, dividends, dividendByMeeting, financing];
