/** Stories of changes that a registry certifies. */

import { editChange, type PartInput, previewChange } from '@tabellion/features/changes/contract.ts';
import { changeYearEnd, readCorporation } from '@tabellion/features/corporation/contract.ts';
import { readDeadlines } from '@tabellion/features/deadlines/contract.ts';
import { listFilings } from '@tabellion/features/filings/contract.ts';
import { makeAllFilings } from '@tabellion/features/filings/server/jobs.ts';
import { listOrganizations } from '@tabellion/features/organizations/contract.ts';
import { updatePerson } from '@tabellion/features/people/contract.ts';
import { listShareClasses } from '@tabellion/features/shares/contract.ts';
import { readWorklist } from '@tabellion/features/worklist/contract.ts';
import { instant } from '@tabellion/kernel/date.ts';
import { expect } from 'vitest';
import { given } from '../founding.ts';
import { signIn } from '../people.ts';
import { bay, home, type Maple, type Story } from './maple.ts';

const officeProvince: Story = {
  of: ['office_province'],
  async tell(maple) {
    const form = { ...bay, province: 'QC', city: 'Montréal', postal_code: 'H2Y 1C6' };
    const parts: PartInput[] = [{ kind: 'office_province', form }];
    const seen = await maple.preview(parts);
    expect(seen).toMatchObject({ effective_on: null, price: { total_cents: 0 } });
    // The province alone, and from a day that nobody knows yet.
    const words = JSON.stringify(seen.documents);
    expect(words).toContain('from the date of the certificate of amendment on');
    expect(words).not.toContain('number of directors');
    // The notice of the office goes with the articles (CBCA s. 19(2)), not within fifteen days.
    expect(words).toContain('send it to the Director with the articles of amendment.');
    expect(words).toContain('sent to the Director with the articles of amendment (CBCA, s.\u00a019(2)).');
    expect(words).not.toContain('must be sent to the Director by');
    // The shareholders change the province alone, and the directors fix the address (CBCA ss. 19(3), 173(1)(b)).
    const saidBy = (template: string) =>
      JSON.stringify(seen.documents.filter((document) => document.template === template));
    expect(seen.approvals.map(({ rule }) => rule).toSorted()).toEqual(['directors', 'special']);
    expect(saidBy('shareholders_resolution')).not.toContain('200 Bay Street');
    expect(saidBy('issue_resolution')).toContain('200 Bay Street, Montréal');
    expect(saidBy('issue_resolution')).toContain('CBCA, s.\u00a019(3)');
    const id = await maple.signed(parts);
    expect(await maple.read(id)).toMatchObject({ state: 'registry' });
    expect(await maple.acts()).toEqual([]);
    await maple.askRegistry();
    expect(await maple.read(id)).toMatchObject({ state: 'effective', filings: [{ kind: 'office_notice' }] });
  },
  acts: ['articles.amended 2026-05-04', 'address.changed 2026-05-04'],
};

const name: Story = {
  of: ['name'],
  async tell(maple) {
    const parts: PartInput[] = [{ kind: 'name', form: { name: 'Maple Autonomy', name_postfix: 'Inc.' } }];
    expect(await maple.preview(parts)).toMatchObject({
      effective_on: null,
      differences: [{ fact: 'name', after: 'Maple Autonomy Inc.' }],
      approvals: [{ rule: 'special', signees: 2, votes: '1000', needed: '667', may_dissent: false }],
      filings: [{ kind: 'amendment', form: 'Form 4', fee_cents: 20_000 }],
      price: { government_cents: 20_000 },
    });
    await expectReportJudged(maple);
    const id = await maple.signed([withReport(parts, '2026-02-03')]);
    expect(await maple.read(id)).toMatchObject({ state: 'paying', effective_on: null });
    await expectReportRenewed(maple, id, parts);
    await maple.pay(id);
    expect(await maple.read(id)).toMatchObject({ state: 'registry', may_withdraw: false });
    expect(await maple.acts()).toEqual([]);
    // The registry decides days later.
    maple.server.clock.set(instant('2026-05-07T14:00:00Z'));
    await maple.askRegistry();
    maple.amelie = await signIn(maple.server, maple.amelie.email);
    expect(await maple.read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-07' });
    const reading = { params: { id: maple.orgId }, query: {} };
    const { facts, history } = given(await maple.amelie.api(readCorporation, reading));
    expect(facts?.name).toBe('Maple Autonomy Inc.');
    expect(history.at(-1)?.registry_certificate).toMatch(/^SPECIMEN-/);
    const articles = (await maple.documents()).find(({ template }) => template === 'articles_of_amendment');
    expect(articles).toMatchObject({ dated_on: '2026-05-07', status: 'signed' });
  },
  acts: ['name.changed 2026-05-07'],
};

/** A Nuans report may be left out, since the registry searches the name itself; one that is told is whole, and 90 days old at most. */
async function expectReportJudged(maple: Maple) {
  const named = { name: 'Maple Autonomy', name_postfix: 'Inc.' };
  const tried = async (form: PartInput['form']) => {
    const body = { parts: [{ kind: 'name' as const, form: { ...named, ...form } }] };
    const seen = await maple.amelie.api(previewChange, { params: { orgId: maple.orgId }, body });
    return seen.ok ? [] : seen.fields.map(({ path, textCode }) => `${path.split('.').at(-1)} ${textCode}`);
  };
  const { warnings } = await maple.preview([{ kind: 'name', form: named }]);
  expect(warnings).toEqual([expect.stringMatching(/Nuans report, which compares .* valid for 90 days\.$/)]);
  expect(await tried({ report_number: '123456789', report_on: '2026-02-03' })).toEqual([]);
  expect(await tried({ report_number: '123456789', report_on: '2026-02-02' })).toEqual([
    'report_on CHANGES.REPORT_TOO_OLD',
  ]);
  expect(await tried({ report_number: '123456789', report_on: '2026-05-05' })).toEqual([
    'report_on PEOPLE.DATE_IN_FUTURE',
  ]);
  expect(await tried({ report_number: '123456789' })).toEqual(['report_on GENERAL.FIELD_REQUIRED']);
  expect(await tried({ report_on: '2026-05-04' })).toEqual(['report_number GENERAL.FIELD_REQUIRED']);
}

const withReport = ([name]: readonly PartInput[], report_on: string): PartInput => ({
  kind: 'name',
  form: { ...name?.form, report_number: '123456789', report_on },
});

/** The next day the report is too old to be filed: the fee is not taken, and a newer one is entered without another signature. */
async function expectReportRenewed(maple: Maple, changeId: string, parts: readonly PartInput[]) {
  const params = maple.of(changeId);
  await maple.dayComes('2026-05-05');
  expect(await maple.askToPay(changeId)).toMatchObject({
    textCode: 'CHANGES.REPORT_TOO_OLD',
    fields: [{ path: 'parts.0.form.report_on' }],
  });
  const edit = (part: PartInput) => maple.amelie.api(editChange, { params, body: { parts: [part] } });
  expect(await edit(withReport(parts, '2026-02-03'))).toMatchObject({
    fields: [{ path: 'parts.0.form.report_on', textCode: 'CHANGES.REPORT_TOO_OLD' }],
  });
  // Its papers name what they name.
  const named: PartInput = { kind: 'name', form: { name: 'Maple Robots', name_postfix: 'Inc.' } };
  expect((await edit(named)).ok).toBe(false);
  given(await edit(withReport(parts, '2026-05-05')));
  expect(await maple.read(changeId)).toMatchObject({ state: 'paying' });
}

/** A fee that was taken on the report's last day arrives on the next: nothing is filed until a newer report is entered, which nobody
 *  signs or pays for again, and which staff enter with the articles. */
async function expectHeldBack(maple: Maple, changeId: string, parts: readonly PartInput[]) {
  given(await maple.askToPay(changeId));
  await maple.dayComes('2026-05-05');
  const held = await maple.read(changeId);
  expect(held).toMatchObject({ state: 'unfiled', besides: ['0.form.report_number', '0.form.report_on'] });
  expect(held.reason).toContain('more than 90 days old');
  const body = { parts: [withReport(parts, '2026-05-05')] };
  given(await maple.amelie.api(editChange, { params: maple.of(changeId), body }));
  expect(await maple.read(changeId)).toMatchObject({ state: 'registry' });
  const sent = await maple.server.database.asOwner(
    `select paper -> 'nameReport' as report from corporate_change_attempts where change_id = $1`,
    [changeId],
  );
  expect(sent).toEqual([{ report: { number: '123456789', on: '2026-05-05' } }]);
}

const boardAndRestrictions: Story = {
  of: ['board', 'restrictions'],
  async tell(maple) {
    const form = {
      transfer_restriction: 'No transfer without the consent of the directors.',
      business_restriction: '',
    };
    const id = await maple.signed([
      { kind: 'board', form: { min_directors: '1', max_directors: '9' } },
      { kind: 'restrictions', form },
    ]);
    await maple.pay(id);
    await maple.askRegistry();
    expect(await maple.read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-04' });
  },
  acts: ['articles.amended 2026-05-04', 'articles.amended 2026-05-04'],
};

/** Each class whose rights are touched votes apart: Common by both, Preferred by its one holder. */
const classes: Story = {
  of: ['class_added', 'class_changed', 'authorized_shares'],
  founding: {
    classes: [
      { name: 'Common', prefix: 'CS' },
      { name: 'Preferred', prefix: 'PS', votesPerShare: '0', price: '1' },
    ],
    subscriptions: [
      { name: 'Amélie Tremblay', of: 'Common', shares: 600, price: '0.01' },
      { name: 'Noah Martin', of: 'Common', shares: 400, price: '0.01' },
      { name: 'Noah Martin', of: 'Preferred', shares: 50, price: '1' },
    ],
  },
  async tell(maple) {
    const added = {
      name: 'Class C',
      prefix: 'CC',
      votes_per_share: '0',
      dividend: 'fixed_cumulative',
      dividend_rate: '6',
      liquidation: 'preference',
      liquidation_amount: '12',
      redemption: 'corporation',
      redemption_price: '11',
      price: '10',
    };
    await expectRankAnswered(maple, added);
    await expectAmountAsked(maple, added);
    const parts: PartInput[] = [
      { kind: 'class_added', form: added },
      { kind: 'class_changed', form: { class_id: maple.ids.Preferred ?? '', votes_per_share: '2' } },
      {
        kind: 'authorized_shares',
        form: { class_id: maple.ids.Common ?? '', authorizedExact: '100000' },
      },
    ];
    const seen = await maple.preview(parts);
    expect(seen.differences).toMatchObject([{ fact: 'share_class', before: null, after: 'Class C' }]);
    expect(seen.approvals.map(({ rule, signees }) => `${rule} ${signees}`)).toEqual([
      'special 2',
      'class 2',
      'class 1',
    ]);
    expect(seen.approvals.every(({ may_dissent }) => may_dissent)).toBe(true);
    const id = await maple.signed(parts);
    await maple.pay(id);
    await maple.askRegistry();
    expect(await maple.read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-04' });
    // More Common shares touch each class that is equal to them (s. 176(1)(a)); Class C has no holder, and no vote.
    const more = { class_id: maple.ids.Common ?? '', authorizedExact: '200000' };
    const raised = await maple.preview([{ kind: 'authorized_shares', form: more }]);
    expect(raised.approvals.map(({ rule, signees }) => `${rule} ${signees}`)).toEqual([
      'special 2',
      'class 2',
      'class 1',
    ]);
    await expectOwnVoteAlone(maple);
  },
  acts: ['class.created 2026-05-04', 'class.amended 2026-05-04', 'authorized.changed 2026-05-04'],
};

/** A preferred amount is nobody's guess, and the price of a share no answer to it. */
async function expectAmountAsked(maple: Maple, added: PartInput['form']) {
  const params = { orgId: maple.orgId };
  const preferred = { class_id: maple.ids.Preferred ?? '', liquidation: 'preference' };
  const parts: PartInput[] = [
    { kind: 'class_added', form: { ...added, liquidation_amount: '' } },
    { kind: 'class_changed', form: preferred },
  ];
  for (const part of parts)
    expect(await maple.amelie.api(previewChange, { params, body: { parts: [part] } })).toMatchObject({
      fields: [{ path: 'parts.0.form.liquidation_amount', textCode: 'GENERAL.FIELD_REQUIRED' }],
    });
  const { documents } = await maple.preview([{ kind: 'class_added', form: added }]);
  const articles = documents.find(({ template }) => template === 'articles_of_amendment');
  expect(JSON.stringify(articles?.text)).toContain('$12');
}

/** Rights that only fall give no other class a vote (s. 176(1)(d), (f) speak of rights that grow): Preferred had two votes a share. */
async function expectOwnVoteAlone(maple: Maple) {
  const rulesOf = async (form: PartInput['form']) => {
    const changed = { class_id: maple.ids.Preferred ?? '', ...form };
    const { approvals } = await maple.preview([{ kind: 'class_changed', form: changed }]);
    return approvals.map(({ rule, signees }) => `${rule} ${signees}`);
  };
  expect(await rulesOf({ votes_per_share: '1' })).toEqual(['special 2', 'class 1']);
  expect(await rulesOf({ votes_per_share: '3' })).toEqual(['special 2', 'class 2', 'class 1']);
}

/** Shares that are neither equal nor superior to any other give no other class a vote, and the resolution says so; where their terms
 *  tell otherwise, the answer is refused. */
async function expectRankAnswered(maple: Maple, preferred: PartInput['form']) {
  const params = { orgId: maple.orgId };
  const form = { ...preferred, below_others: 'yes' };
  const body = { parts: [{ kind: 'class_added' as const, form }] };
  expect(await maple.amelie.api(previewChange, { params, body })).toMatchObject({
    fields: [{ path: 'parts.0.form.below_others', textCode: 'SHARES.NOT_BELOW' }],
  });
  const below = {
    name: 'Class D',
    prefix: 'CD',
    votes_per_share: '0',
    dividend: 'none',
    liquidation: 'none',
    redemption: 'none',
  };
  const terms = { ...below, price: '1' };
  const seen = await maple.preview([{ kind: 'class_added', form: { ...terms, below_others: 'yes' } }]);
  expect(seen.approvals.map(({ rule }) => rule)).toEqual(['special']);
  expect(JSON.stringify(seen.documents)).toContain('carry no greater right and at least one lesser right');
  const unasked = await maple.preview([{ kind: 'class_added', form: terms }]);
  expect(unasked.approvals.map(({ rule }) => rule)).toEqual(['special', 'class', 'class']);
}

/** The directors alone fix a series of a class whose articles let them (CBCA s. 27), with rights of its own. */
const series: Story = {
  of: ['class_added'],
  founding: {
    classes: [
      { name: 'Common', prefix: 'CS' },
      { name: 'Preferred', prefix: 'PS', votesPerShare: '0', price: '1', seriesAllowed: true },
    ],
    subscriptions: [{ name: 'Amélie Tremblay', of: 'Common', shares: 600, price: '0.01' }],
  },
  templates: ['issue_resolution', 'articles_of_amendment'],
  async tell(maple) {
    const { Common = '', Preferred = '' } = maple.ids;
    const form = {
      series_of: Preferred,
      name: 'Preferred, Series 1',
      prefix: 'PSA',
      votes_per_share: '0',
      dividend: 'none',
      liquidation: 'preference',
      liquidation_amount: '6',
      redemption: 'holder',
      redemption_price: '6.50',
      price: '5',
      convertible_into: Common,
      conversion_denominator: '1',
      conversion_numerator: '2',
    };
    const parts: PartInput[] = [{ kind: 'class_added', form }];
    expect(await maple.preview(parts)).toMatchObject({
      effective_on: null,
      approvals: [{ rule: 'directors', signees: 2, may_dissent: false }],
      filings: [{ kind: 'amendment', fee_cents: 20_000 }],
    });
    const id = await maple.signed(parts);
    await maple.pay(id);
    await maple.askRegistry();
    expect(await maple.read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-04' });
    const listed = given(await maple.amelie.api(listShareClasses, { params: { id: maple.orgId } }));
    expect(listed.shareclasses.find(({ name }) => name === form.name)?.properties).toMatchObject({
      liquidation_amount: '6',
      redeemable: false,
      retractable: true,
      redemption_price: '6.5',
      convertible_into: Common,
      conversion_numerator: '2',
      series_allowed: false,
    });
  },
  acts: ['class.created 2026-05-04'],
};

/** Directors alone give a corporation with a number name a name in words (CBCA s. 173(3)). */
const numberName: Story = {
  of: ['name'],
  articles: { name: '9900001 Canada Inc.' },
  templates: ['issue_resolution', 'articles_of_amendment'],
  async tell(maple) {
    const parts: PartInput[] = [{ kind: 'name', form: { name: 'Maple Autonomy', name_postfix: 'Inc.' } }];
    expect(await maple.preview(parts)).toMatchObject({
      approvals: [{ rule: 'directors', signees: 2, may_dissent: false }],
      filings: [{ kind: 'amendment', fee_cents: 20_000 }],
    });
    const id = await maple.signed([withReport(parts, '2026-02-03')]);
    await expectHeldBack(maple, id, parts);
    await maple.askRegistry();
    expect(await maple.read(id)).toMatchObject({ state: 'done' });
    // It has a name in words since, which the shareholders alone change.
    const again: PartInput[] = [{ kind: 'name', form: { name: 'Maple Robots', name_postfix: 'Inc.' } }];
    expect(await maple.preview(again)).toMatchObject({ approvals: [{ rule: 'special' }] });
  },
  acts: ['name.changed 2026-05-05'],
};

/** Each class resolves it, whether it votes or not; from the certificate on the corporation is closed for what comes after it. */
const dissolution: Story = {
  of: ['dissolution'],
  founding: {
    classes: [
      { name: 'Common', prefix: 'CS' },
      { name: 'Preferred', prefix: 'PS', votesPerShare: '0', price: '1' },
    ],
    subscriptions: [
      { name: 'Amélie Tremblay', of: 'Common', shares: 600, price: '0.01' },
      { name: 'Noah Martin', of: 'Preferred', shares: 50, price: '1' },
    ],
  },
  async tell(maple) {
    const keeper = maple.ids['Amélie Tremblay'] ?? '';
    const parts: PartInput[] = [{ kind: 'dissolution', form: { ground: 'no_property', keeper } }];
    const seen = await maple.preview(parts);
    expect(seen).toMatchObject({
      effective_on: null,
      filings: [{ kind: 'dissolution', form: 'Form 17', fee_cents: 0 }],
      price: { total_cents: 0 },
    });
    expect(seen.approvals.map(({ rule, signees }) => `${rule} ${signees}`)).toEqual([
      'special 1',
      'class 1',
      'class 1',
    ]);
    const sharesStand = await maple.amelie.api(previewChange, {
      params: { orgId: maple.orgId },
      body: { parts: [{ kind: 'dissolution', form: { ground: 'no_shares', keeper } }] },
    });
    expect(sharesStand.ok ? [] : sharesStand.fields).toMatchObject([{ path: 'parts.0.form.ground' }]);
    const ofClass = seen.documents.filter(({ template }) => template === 'class_resolution');
    expect(JSON.stringify(ofClass)).toMatch(/CBCA, ss.\u00a0142, 210\(2\)/);
    expect(JSON.stringify(seen.documents)).toContain(
      'The holders of each class of shares resolved by special resolution to dissolve it.',
    );
    // Another holds shares without votes.
    expect(JSON.stringify(seen.documents)).not.toContain('The sole shareholder of the Corporation resolves');
    const id = await maple.signed(parts);
    expect(await maple.read(id)).toMatchObject({ state: 'registry' });
    maple.server.clock.set(instant('2026-05-07T14:00:00Z'));
    await maple.askRegistry();
    maple.amelie = await signIn(maple.server, maple.amelie.email);
    expect(await maple.read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-07' });
    const { orgId, amelie } = maple;
    const organizations = given(await amelie.api(listOrganizations, {}));
    expect(JSON.stringify(organizations)).toContain('dissolved');
    maple.server.clock.set(instant('2026-05-12T14:00:00Z'));
    maple.amelie = await signIn(maple.server, amelie.email);
    const yearEnd = (effective_on: string) =>
      maple.amelie.api(changeYearEnd, {
        params: { id: orgId },
        body: { fiscal_year_end: '06-30', effective_on, preview: true },
      });
    const closed = await yearEnd('2026-05-12');
    expect(closed.textCode).toBe('REGISTERS.DOES_NOT_FIT');
    // Earlier days are still open to entries, and its people are still kept.
    given(await yearEnd('2026-05-06'));
    const moved = { person_id: keeper, residential_address: home, as: 'change' as const };
    given(await maple.amelie.api(updatePerson, { body: { ...moved, changed_on: '2026-05-12' } }));
    expect((await maple.acts()).slice(0, 1)).toEqual(['dissolved 2026-05-07']);
    await expectLastReturns(maple);
    await maple.countFounded();
  },
  acts: [],
};

/** All directors dissolve a corporation that never issued shares (CBCA s. 210(1)): nobody else is asked. */
const dissolutionWithoutShares: Story = {
  of: ['dissolution'],
  founding: { subscriptions: [] },
  templates: ['issue_resolution', 'articles_of_dissolution'],
  async tell(maple) {
    const keeper = maple.ids['Amélie Tremblay'] ?? '';
    const parts: PartInput[] = [{ kind: 'dissolution', form: { ground: 'no_shares', keeper } }];
    const seen = await maple.preview(parts);
    expect(seen).toMatchObject({
      effective_on: null,
      approvals: [{ rule: 'directors', signees: 2 }],
      filings: [{ kind: 'dissolution', form: 'Form 17', fee_cents: 0 }],
    });
    expect(JSON.stringify(seen.documents)).toMatch(/CBCA, ss?\.\u00a0(117, )?210\(1\)/);
    const id = await maple.signed(parts);
    expect(await maple.read(id)).toMatchObject({ state: 'registry' });
    await maple.askRegistry();
    expect(await maple.read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-04' });
  },
  acts: ['dissolved 2026-05-04'],
};

/** A return that was due before the day of the dissolution is still listed, paid and filed, and no year opens another. */
async function expectLastReturns(maple: Maple) {
  const { orgId, server } = maple;
  const seen = async () => {
    const { filingList } = given(await maple.amelie.api(listFilings, { params: { orgId } }));
    const { deadlines } = given(await maple.amelie.api(readDeadlines, { params: { id: orgId } }));
    const { lines } = given(await maple.amelie.api(readWorklist, { query: {} }));
    const due = deadlines.map(({ kind, occasion }) => `${kind} ${occasion}`);
    expect(lines.map(({ line }) => line)).toEqual(due.map((one) => `deadline CA ${one}`));
    return { due, filings: filingList.map(({ kind, occasion, status }) => `${kind} ${occasion} ${status}`) };
  };
  expect(await seen()).toEqual({
    due: ['annual_filing 2026'],
    filings: ['annual_filing 2026 overdue'],
  });
  const { filingList } = given(await maple.amelie.api(listFilings, { params: { orgId } }));
  await maple.payReturn(filingList[0]?.filing_id ?? '');
  await maple.askRegistry();
  await maple.dayComes('2028-06-01');
  await makeAllFilings(server.database.database, server.clock.read(), new AbortController().signal);
  expect(await seen()).toEqual({ due: [], filings: ['annual_filing 2026 Complete'] });
}

export const articleStories = [
  officeProvince,
  name,
  numberName,
  boardAndRestrictions,
  classes,
  series,
  dissolution,
  dissolutionWithoutShares,
];
