/** Stories of what the directors and the shareholders resolve without a certificate: offices, year end, auditor, bank, by-laws. */

import * as contract from '@tabellion/features/changes/contract.ts';
import { amendArticles, readCorporation } from '@tabellion/features/corporation/contract.ts';
import { expect } from 'vitest';
import { announcementsArrive } from '../announcements.ts';
import { markReturn } from '../filing.ts';
import { given } from '../founding.ts';
import { bay, type Maple, type Story } from './maple.ts';
import { zoe } from './ofPeople.ts';

const office: Story = {
  of: ['office'],
  async tell(maple) {
    const parts: contract.PartInput[] = [{ kind: 'office', form: bay }];
    const seen = await maple.preview(parts);
    expect(seen).toMatchObject({
      effective_on: '2026-05-04',
      differences: [{ fact: 'registered_office', after: '200 Bay Street, Toronto ON M5J 2J2' }],
      approvals: [{ rule: 'directors', signees: 2, votes: null }],
      filings: [
        { kind: 'office_notice', registration: 'CA', form: 'Form 3', due_on: '2026-05-19', fee_cents: 0 },
      ],
      price: { total_cents: 0 },
    });
    expect(seen.documents.map(({ template, blanks }) => [template, blanks])).toEqual([
      ['issue_resolution', []],
      ['notice_of_office', []],
    ]);
    await expectReturnsNamed(maple, parts);
    const { change_id: id, state } = await maple.drafted(parts);
    expect(state).toBe('draft');
    await maple.signedByAll(id);
    expect(await maple.read(id)).toMatchObject({
      state: 'effective',
      effective_on: '2026-05-04',
      filings: [{ kind: 'office_notice', due_on: '2026-05-19', filed_on: null }],
    });
    await maple.askRegistry();
    expect(await maple.read(id)).toMatchObject({ state: 'done', filings: [{ filed_on: '2026-05-04' }] });
  },
  acts: ['address.changed 2026-05-04'],
};

/** A change that a meeting passed before today names the returns that were filed since with other facts. */
async function expectReturnsNamed(maple: Maple, parts: contract.PartInput[]) {
  await markReturn(maple.amelie, { orgId: maple.orgId, occasion: '2026' });
  const { change_id } = await maple.drafted(parts);
  const present = ['Amélie Tremblay', 'Noah Martin'].map((name) => maple.ids[name] ?? '');
  const meeting: contract.MeetingInput = {
    body: 'directors',
    held_on: '2026-03-02',
    notice: 'waived',
    place: 'Toronto',
    chair: present[0] ?? '',
    secretary: present[1] ?? '',
    present,
    votes: [{ class_id: null, for: '2', against: '0' }],
  };
  const params = maple.of(change_id);
  given(await maple.amelie.api(contract.holdMeeting, { params, body: { meetings: [meeting] } }));
  expect(await maple.preview(parts, change_id)).toMatchObject({
    effective_on: '2026-03-02',
    warnings: [expect.stringMatching(/^The annual return of 2026 was filed since/)],
  });
  expect((await maple.preview(parts)).warnings).toEqual([]);
}

const recordsPlace: Story = {
  of: ['records_place'],
  async tell(maple) {
    const id = await maple.signed([
      { kind: 'records_place', form: { ...bay, province: 'ON', effective_on: '2026-05-10' } },
    ]);
    expect(await maple.read(id)).toMatchObject({ state: 'scheduled', effective_on: null });
    expect(await maple.acts()).toEqual([]);
    await maple.dayComes('2026-05-10');
    expect(await maple.read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-10', filings: [] });
  },
  acts: ['address.changed 2026-05-10'],
};

const factsOf = async ({ amelie, orgId }: Maple) =>
  given(await amelie.api(readCorporation, { params: { id: orgId }, query: {} }));

const yearEnd: Story = {
  of: ['year_end'],
  async tell(maple) {
    const parts: contract.PartInput[] = [{ kind: 'year_end', form: { fiscal_year_end: '06-30' } }];
    expect((await maple.preview(parts)).deadlines.length).toBeGreaterThan(0);
    const { change_id: id } = await maple.drafted(parts);
    const body = { signed_on: '2026-05-03', attested_by: 'Amélie Tremblay' };
    given(await maple.amelie.api(contract.approveChange, { params: maple.of(id), body }));
    await announcementsArrive(maple.server);
    expect((await factsOf(maple)).facts?.fiscal_year_end).toBe('06-30');
    expect(await maple.read(id)).toMatchObject({ state: 'done' });
  },
  acts: ['yearend.changed 2026-05-03'],
};

/** The by-law stays open in the check until the shareholders confirm it; every shareholder signs that there is no auditor. */
const governance: Story = {
  of: ['auditor_appointed', 'banking', 'by_law', 'by_law_confirmed', 'auditor_waived'],
  async tell(maple) {
    const { ids } = maple;
    const signers = { signer_1: ids['Amélie Tremblay'] ?? '', signer_2: ids['Noah Martin'] ?? '' };
    const byLaw = { change: 'made', number: '2', title: 'Borrowing', text: 'The directors may borrow.' };
    const parts: contract.PartInput[] = [
      { kind: 'auditor_appointed', form: { auditor: 'Oak & Birch LLP' } },
      { kind: 'banking', form: { bank: 'Royal Bank', branch: '200 Bay Street', ...signers, together: '2' } },
      { kind: 'by_law', form: byLaw },
    ];
    expect(await maple.preview(parts)).toMatchObject({
      approvals: [
        { rule: 'directors', signees: 2 },
        { rule: 'ordinary', signees: 2, needed: '501' },
      ],
      filings: [],
      price: { total_cents: 0 },
    });
    await maple.signed(parts);
    const confirming: contract.PartInput[] = [
      { kind: 'by_law_confirmed', form: { number: '2' } },
      { kind: 'auditor_waived', form: { statement: 'none' } },
    ];
    expect(await maple.preview(confirming)).toMatchObject({
      approvals: [{ rule: 'ordinary' }, { rule: 'every', signees: 2, votes: null }],
      warnings: [expect.stringContaining('This resolution removes Oak & Birch LLP')],
    });
    expect(JSON.stringify((await maple.preview(confirming)).documents)).toContain(
      'Oak & Birch LLP is removed from the office of auditor.',
    );
    const id = await maple.signed(confirming);
    expect(await maple.read(id)).toMatchObject({ reason: null, state: 'done' });
    const again = await maple.amelie.api(contract.previewChange, {
      params: { orgId: maple.orgId },
      body: { parts: confirming },
    });
    expect(again.ok ? [] : again.fields).toMatchObject([{ path: 'parts.0.form.number' }]);
    // A repeal stays open until it is confirmed too (s. 103(2)).
    await maple.signed([{ kind: 'by_law', form: { ...byLaw, change: 'repealed', text: '' } }]);
    const repeal: contract.PartInput[] = [{ kind: 'by_law_confirmed', form: { number: '2' } }];
    const { documents } = await maple.preview(repeal);
    expect(JSON.stringify(documents)).toContain('The repeal of By-law No. 2 by the directors is confirmed.');
    await maple.signed(repeal);
    const { history } = await factsOf(maple);
    expect(history.slice(-7, -2).map(({ kind, resolution }) => `${kind} ${resolution}`)).toEqual([
      'bylaw.changed D-2026-01',
      'auditor.appointed S-2026-01',
      'banking.set D-2026-01',
      'bylaw.confirmed S-2026-02',
      'auditor.waived null',
    ]);
  },
  acts: [
    'bylaw.changed 2026-05-04',
    'auditor.appointed 2026-05-04',
    'banking.set 2026-05-04',
    'bylaw.confirmed 2026-05-04',
    'auditor.waived 2026-05-04',
    'bylaw.changed 2026-05-04',
    'bylaw.confirmed 2026-05-04',
  ],
};

/** The shareholders of an Ontario corporation move the office to another municipality, by special resolution; the directors move it
 *  within. */
const officeInOntario: Story = {
  of: ['office'],
  articles: { jurisdiction: 'ON' },
  templates: ['shareholders_resolution', 'notice_of_office'],
  async tell(maple) {
    expect(await maple.preview([{ kind: 'office', form: bay }])).toMatchObject({
      approvals: [{ rule: 'directors' }],
    });
    const form = { ...bay, city: 'Ottawa', postal_code: 'K1P 1J1' };
    const parts: contract.PartInput[] = [{ kind: 'office', form }];
    expect(await maple.preview(parts)).toMatchObject({
      approvals: [{ rule: 'special', signees: 2, votes: '1000', needed: '667', may_dissent: false }],
      filings: [{ kind: 'office_notice', registration: 'ON', due_on: '2026-05-19' }],
    });
    await maple.signed(parts);
    const { kinds } = given(await maple.amelie.api(contract.listChanges, { params: { orgId: maple.orgId } }));
    const offered = kinds.map(({ kind }) => kind);
    await expectNoDissolution(maple, offered);
    await expectNoOtherProvince(maple, offered);
    await expectAskedYesOrNo(maple);
    await expectReportRequired(maple);
  },
  acts: ['address.changed 2026-05-04'],
};

/** Ontario's dissolution was not verified: it is neither offered nor taken, and no edit makes a draft of it. */
async function expectNoDissolution(maple: Maple, offered: readonly string[]) {
  expect(offered).not.toContain('dissolution');
  const keeper = maple.ids['Noah Martin'] ?? '';
  const parts: contract.PartInput[] = [{ kind: 'dissolution', form: { ground: 'no_property', keeper } }];
  const { change_id } = await maple.drafted([{ kind: 'office', form: bay }]);
  const params = { orgId: maple.orgId };
  const answers = [
    await maple.amelie.api(contract.previewChange, { params, body: { parts } }),
    await maple.amelie.api(contract.draftChange, { params, body: { parts } }),
    await maple.amelie.api(contract.editChange, { params: maple.of(change_id), body: { parts } }),
  ];
  const refused = [expect.objectContaining({ path: 'parts.0.kind', textCode: 'GENERAL.FIELD_INVALID' })];
  for (const answer of answers) expect(answer.ok ? [] : answer.fields).toEqual(refused);
}

/** Its articles name no other province, as a change or as an amendment that is recorded. */
async function expectNoOtherProvince(maple: Maple, offered: readonly string[]) {
  expect(offered).not.toContain('office_province');
  const form = { ...bay, province: 'QC', city: 'Montréal', postal_code: 'H2Y 1C6' };
  const body = { parts: [{ kind: 'office_province' as const, form }] };
  const begun = await maple.amelie.api(contract.previewChange, { params: { orgId: maple.orgId }, body });
  const moved = { corporation_province: 'Quebec', effective_on: '2026-05-04' };
  const amended = await maple.amelie.api(amendArticles, { params: { id: maple.orgId }, body: moved });
  expect([begun, amended].map((one) => (one.ok ? [] : one.fields))).toMatchObject([
    [{ path: 'parts.0.form.province', textCode: 'CORPORATION.OFFICE_STAYS' }, { path: 'parts.0.kind' }],
    [{ path: 'corporation_province', textCode: 'CORPORATION.OFFICE_STAYS' }],
  ]);
}

/** Ontario's boards need no residents: whoever comes says yes or no, and not why. */
async function expectAskedYesOrNo(maple: Maple) {
  const params = { orgId: maple.orgId, kind: 'director_elected' as const };
  const { fields } = given(await maple.amelie.api(contract.readChangeForm, { params }));
  const choices = fields.find(({ name }) => name === 'ground')?.choices.map(({ label }) => label);
  expect(choices).toEqual(['Yes', 'No']);
  for (const ground of ['resident', 'none'])
    expect(await maple.preview([{ kind: 'director_elected', form: { ...zoe, ground } }])).toMatchObject({
      differences: [{ fact: 'director', after: 'Zoé Gagnon' }],
    });
}

/** Ontario takes no name in words without a Nuans report. */
async function expectReportRequired(maple: Maple) {
  const params = { orgId: maple.orgId };
  const parts: contract.PartInput[] = [
    { kind: 'name', form: { name: 'Maple Autonomy', name_postfix: 'Inc.' } },
  ];
  const refused = await maple.amelie.api(contract.previewChange, { params, body: { parts } });
  expect(refused.ok ? [] : refused.fields.map(({ path }) => path)).toEqual([
    'parts.0.form.report_number',
    'parts.0.form.report_on',
  ]);
}

/** All shareholders sign the agreement itself; shares that are issued since bear a notice of it. */
const agreement: Story = {
  of: ['agreement'],
  async tell(maple) {
    const form = { form: 'agreement', text: 'The shareholders approve every budget.' };
    const declared = await maple.amelie.api(contract.previewChange, {
      params: { orgId: maple.orgId },
      body: { parts: [{ kind: 'agreement', form: { ...form, form: 'declaration' } }] },
    });
    expect(declared.ok ? [] : declared.fields).toMatchObject([{ path: 'parts.0.form.form' }]);
    const parts: contract.PartInput[] = [{ kind: 'agreement', form }];
    expect(await maple.preview(parts)).toMatchObject({ approvals: [{ rule: 'every', signees: 2 }] });
    const id = await maple.signed(parts);
    expect(await maple.read(id)).toMatchObject({ state: 'done' });
  },
  acts: ['agreement.made 2026-05-04'],
};

export const corporationStories = [office, recordsPlace, yearEnd, governance, officeInOntario, agreement];
