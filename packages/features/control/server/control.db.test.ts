import { instant } from '@tabellion/kernel/date.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { join, registered, type SignedIn, signIn } from '../../../../tests/support/people.ts';
import { amelie, onRecord, openShares, server, today } from '../../../../tests/support/stages/shares.ts';
import { listActivity } from '../../activity/contract.ts';
import { changeYearEnd } from '../../corporation/contract.ts';
import { readDashboard } from '../../dashboard/contract.ts';
import { settledDeadlines } from '../../deadlines/server/public.ts';
import { readHolder } from '../../ledgers/holderContract.ts';
import { listAccess } from '../../members/accessLogContract.ts';
import { listNotices } from '../../notifications/contract.ts';
import { listPeople, readPerson, updatePerson } from '../../people/contract.ts';
import { searchRegisters } from '../../search/contract.ts';
import { transferShares } from '../../shares/transactionContract.ts';
import * as contract from '../contract.ts';
import * as registers from '../registerContract.ts';
import { notifyDeadlines } from './jobs.ts';

openShares();

describe('the register of individuals with significant control', () => {
  let id: string;
  let ann: string;
  let fund: string;
  let member: SignedIn;

  beforeAll(async () => {
    const story = await onRecord();
    ({ id, ann } = story);
    // Ann sells 150 of her 400 shares to a fund, and 90 to Dana.
    given(
      await amelie.api(transferShares, {
        params: { id },
        body: {
          security_id: story.securities.ann,
          to: [
            { person: { kind: 'body_corporate', company_name: 'Laurentian Fund' }, sharesExact: '150' },
            { person: { firstname: 'Dana', lastname: 'Lee' }, sharesExact: '90' },
          ],
          effective_on: '2025-05-05',
        },
      }),
    );
    fund = (await view()).unresolved[0]?.person_id ?? '';
    member = await registered(server);
    await join(server, id, member, 'restricted', ['dashboard']);
  });

  const view = async (query: InputOf<typeof registers.readControl>['query'] = {}) =>
    given(await amelie.api(registers.readControl, { params: { id }, query }));
  const said = (line: registers.ControlLine) =>
    [line.display_name, line.grounds.join('+'), line.percentVotes, line.became_on, line.ceased_on].join(' ');
  const lines = async (query: Parameters<typeof view>[0] = {}) => (await view(query)).lines.map(said);

  test('is computed from the holdings of the day', async () => {
    expect(await lines({ asOf: '2025-05-04' })).toEqual(['Ann Tremblay votes+value 100.00 2025-03-14 ']);
    expect(await lines()).toEqual(['Ann Tremblay votes+value 40.00 2025-03-14 ']);
    const { unresolved, days, isValued } = await view();
    expect(unresolved).toMatchObject([{ display_name: 'Laurentian Fund', percentVotes: '37.50' }]);
    expect([days, isValued]).toEqual([['2025-03-12', '2025-03-14', '2025-05-05'], true]);
  });

  test('is completed by hand: a preview says who would join, and writes nothing', async () => {
    const body = {
      ground: 'owner' as const,
      individuals: [{ person: { firstname: 'Pia', lastname: 'Roy' }, description: 'Under the fund’s deed.' }],
      holders: [fund],
      part: '80',
      effective_on: '2025-06-01',
    };
    const previewed = given(
      await amelie.api(contract.stateControl, { params: { id }, body: { ...body, preview: true } }),
    );
    expect(previewed.preview).toMatchObject({ joins: [{ display_name: 'Pia Roy' }], leaves: [] });
    expect((await view()).statements).toEqual([]);
    given(await amelie.api(contract.stateControl, { params: { id }, body }));
    expect(await lines()).toEqual([
      'Pia Roy votes+value 30.00 2025-06-01 ',
      'Ann Tremblay votes+value 40.00 2025-03-14 ',
    ]);
    const now = await view();
    expect(now.unresolved).toEqual([]);
    // Listed as asked: by votes from the largest down, or by a word of a name.
    expect((await lines({ sort: '-votes' }))[0]).toMatch(/^Ann/);
    expect((await lines({ name: 'PIA' })).length).toBe(1);
    expect(now.statements).toMatchObject([
      {
        ground: 'owner',
        part: '80',
        manner: null,
        holders: [{ person_id: fund }],
        descriptions: [{ display_name: 'Pia Roy', words: 'Under the fund’s deed.' }],
      },
    ]);
    expect(now.lines[0]?.descriptions).toEqual(['Under the fund’s deed.']);
    expect(await lines({ asOf: '2025-05-31' })).toEqual(['Ann Tremblay votes+value 40.00 2025-03-14 ']);
  });

  test('what was stated ends on a day, or is taken back as if it never was', async () => {
    const [stated] = (await view()).statements;
    const params = { id };
    const control_id = stated?.control_id ?? '';
    given(
      await amelie.api(contract.endControl, { params, body: { control_id, effective_on: '2025-08-01' } }),
    );
    expect(await lines({ who: 'former' })).toEqual(['Pia Roy votes+value 30.00 2025-06-01 2025-08-01']);
    expect(await amelie.api(contract.endControl, { params, body: { control_id } })).toMatchObject({
      status: 404,
    });
    // An ending entered by mistake is taken back, and the statement stands again.
    const ended = (await view()).statements.find((one) => one.control_id === control_id)?.ended;
    expect(ended).toMatchObject({ on: '2025-08-01' });
    const mistake = { act_id: ended?.act_id ?? '', reason: 'entered by mistake' };
    given(await amelie.api(contract.takeBackControl, { params, body: mistake }));
    expect((await view()).statements).toMatchObject([{ control_id, ended: null }]);
    const again = { control_id, effective_on: '2025-08-01', learned_on: '2025-08-04' };
    given(await amelie.api(contract.endControl, { params, body: again }));
    const body = {
      ground: 'in_fact' as const,
      manner: 'indirect' as const,
      individuals: [{ person_id: ann }],
    };
    const recorded = given(await amelie.api(contract.stateControl, { params, body }));
    expect((await view()).lines[0]?.grounds).toContain('in_fact');
    const act_id = recorded.act_id ?? '';
    const reason = 'entered by mistake';
    given(await amelie.api(contract.takeBackControl, { params, body: { act_id, reason } }));
    expect((await view()).lines[0]?.grounds).toEqual(['votes', 'value']);
    expect(await amelie.api(contract.takeBackControl, { params, body: { act_id, reason } })).toMatchObject({
      status: 404,
    });
  });

  test('refuses what cannot be, at its field', async () => {
    const params = { id };
    const refused = async (body: InputOf<typeof contract.stateControl>['body']) => {
      const answer = await amelie.api(contract.stateControl, { params, body });
      return answer.ok ? [] : (answer.fields ?? []).map(({ path, textCode }) => `${path} ${textCode}`);
    };
    const individuals = [{ person_id: ann }];
    expect(await refused({ ground: 'owner', individuals })).toEqual(['holders GENERAL.FIELD_REQUIRED']);
    expect(await refused({ ground: 'owner', individuals, holders: [fund], part: '101' })).toEqual([
      'part GENERAL.FIELD_INVALID',
    ]);
    expect(await refused({ ground: 'concert', individuals })).toEqual(['individuals GENERAL.FIELD_REQUIRED']);
    expect(await refused({ ground: 'in_fact', individuals, effective_on: '2025-03-01' })).toEqual([
      'effective_on PEOPLE.BEFORE_INCORPORATION',
    ]);
    const ofBody = { ground: 'in_fact' as const, individuals: [{ person_id: fund }] };
    expect(await amelie.api(contract.stateControl, { params, body: ofBody })).toMatchObject({
      ok: false,
      status: 409,
    });
    const unknown = { values: [{ class_id: newId(), amount: '1' }] };
    expect(await amelie.api(contract.valueClasses, { params, body: unknown })).toMatchObject({ status: 404 });
  });

  test('the clocks run from control to record, from record to file; steps and filings stop them', async () => {
    const kinds = async () => (await view()).clocks.map(({ kind }) => kind);
    expect(await kinds()).toEqual(expect.arrayContaining(['record', 'file']));
    const params = { id };
    const people_asked = [{ person_id: ann, answered: true }];
    const summary = 'Ann answered the letter of May 6.';
    const body = { ways: ['letter' as const], outcome: 'confirmed' as const, people_asked, summary };
    given(await amelie.api(changeYearEnd, { params, body: { fiscal_year_end: '12-31' } }));
    expect(
      await amelie.api(contract.reviewControl, { params, body: { ...body, year_end: '2031-12-31' } }),
    ).toMatchObject({ fields: [{ path: 'year_end', textCode: 'CONTROL.NOT_A_YEAR_END' }] });
    given(await amelie.api(contract.reviewControl, { params, body }));
    given(
      await amelie.api(contract.fileControl, { params, body: { occasion: 'change', reference: 'ISC-1' } }),
    );
    const now = await view();
    expect(now.steps).toMatchObject([
      { outcome: 'confirmed', summary, people_asked: [{ person_id: ann, answered: true }] },
    ]);
    // Unless told, it tells of who has control and of whom nothing was filed: of Pia, too, who ceased.
    const covered = now.filings.map(({ reference, covers }) => [reference, covers.individuals.length]);
    expect([covered, now.unfiled]).toEqual([[['ISC-1', 2]], []]);
    expect(await kinds()).not.toContain('file');
    const facts = {
      birth_date: '1990-01-31',
      tax_residence: ['Canada'],
      citizenships: ['Canada', 'Türkiye'],
    };
    given(await amelie.api(updatePerson, { body: { person_id: ann, ...facts } }));
    expect((await view()).unfiled.map(({ person_id }) => person_id)).toEqual([ann]);
    // The one word of the specification says nothing new of who is a citizen of several countries.
    given(await amelie.api(updatePerson, { body: { person_id: ann, citizenship: 'Canada' } }));
    expect(await kinds()).toContain('file');
    // A filing of a day before tells nothing of what was recorded since, however late it is entered.
    const earlier = { occasion: 'change' as const, effective_on: '2025-06-02' };
    given(await amelie.api(contract.fileControl, { params, body: earlier }));
    expect(await kinds()).toContain('file');
    const { lastEntry } = await view();
    // The filing is entered again, for Ann alone; then another statement names her and no other.
    const told = { ...earlier, effective_on: today(), individuals: [ann], entry: lastEntry };
    given(await amelie.api(contract.fileControl, { params, body: told }));
    expect((await view()).unfiled).toEqual([]);
    const ofAnn = {
      ground: 'in_fact' as const,
      individuals: [{ person_id: ann }],
      effective_on: '2025-07-01',
    };
    const stated = given(await amelie.api(contract.stateControl, { params, body: ofAnn }));
    expect((await view()).unfiled.map(({ person_id }) => person_id)).toEqual([ann]);
    const takeBack = { act_id: stated.act_id ?? '', reason: '', preview: true };
    const back = given(await amelie.api(contract.takeBackControl, { params, body: takeBack }));
    expect(back.preview).toEqual({ joins: [], leaves: [] });
    const void_ = { ...takeBack, reason: 'a mistake', preview: false };
    given(await amelie.api(contract.takeBackControl, { params, body: void_ }));
    const ahead = { ...earlier, entry: lastEntry + 100 };
    expect(await amelie.api(contract.fileControl, { params, body: ahead })).toMatchObject({
      fields: [{ path: 'entry', textCode: 'GENERAL.FIELD_INVALID' }],
    });
    await notifyDeadlines(
      { settledDeadlines },
      { db: server.database.database, now: server.clock.read(), signal: new AbortController().signal },
    );
    const { notices } = given(await amelie.api(listNotices, { params: { orgId: id }, query: {} }));
    expect(notices.map(({ title }) => title)).toContain('Significant control: file with the registry');
    expect((await view()).lines[0]?.missing).toEqual(['residential_address']);
    expect((await view({ asOf: '2025-05-05' })).clocks).toEqual([]);
  });

  test('personal facts are shown to those who may edit, and each look is noted', async () => {
    const params = { id, personId: ann };
    const read = given(await amelie.api(contract.readParticulars, { params }));
    expect(read).toMatchObject({
      birth_date: '1990-01-31',
      citizenships: ['Canada', 'Türkiye'],
      tax_residence: ['Canada'],
    });
    expect(await member.api(contract.readParticulars, { params })).toMatchObject({ ok: false, status: 403 });
    // Steps, answers and what is missing are not for who has the dashboard alone.
    expect(await member.api(registers.readControl, { params: { id }, query: {} })).toMatchObject({
      status: 403,
    });
    const query = { kind: 'looked' as const };
    const { entries } = given(await amelie.api(listAccess, { params: { orgId: id }, query }));
    expect(entries).toMatchObject([
      { kind: 'looked', detail: 'control_particulars', about: { id: ann, name: 'Ann Tremblay' } },
    ]);
    const revealed = { params: { id: ann }, query: { reveal: 'true' as const } };
    given(await amelie.api(readPerson, revealed));
    const both = given(await amelie.api(listAccess, { params: { orgId: id }, query: { user: ann } }));
    expect(both.entries.map(({ detail }) => detail)).toEqual(['person_particulars', 'control_particulars']);
    const listed = given(await member.api(listPeople, { params: { id } })).persons;
    expect(listed.map(({ display_name }) => display_name)).not.toContain('Pia Roy');
    expect(listed.every(({ citizenship }) => citizenship === null)).toBe(true);
    // Facts of whoever never had control are no business of the register's.
    const others = { params: { id, personId: fund } };
    expect(await amelie.api(contract.readParticulars, others)).toMatchObject({ status: 404 });
    expect(await amelie.api(contract.disposeParticulars, { params })).toMatchObject({
      status: 409,
      textCode: 'CONTROL.RETENTION_RUNS',
    });
  });

  test('the whole register has the personal facts and the steps, for those who may edit, and it is noted', async () => {
    const whole = { params: { id }, query: {} };
    const { heads, rows } = given(await amelie.api(registers.readControlWhole, whole));
    const line = rows.find(([name]) => name && 'text' in name && name.text === 'Ann Tremblay') ?? [];
    expect(line[heads.indexOf('Birth date')]).toEqual({ date: '1990-01-31' });
    expect(line[heads.indexOf('Citizenship')]).toEqual({ text: 'Canada, Türkiye' });
    expect(await member.api(registers.readControlWhole, whole)).toMatchObject({ ok: false, status: 403 });
    const query = { kind: 'exported' as const };
    const { entries } = given(await amelie.api(listAccess, { params: { orgId: id }, query }));
    expect(entries[0]).toMatchObject({ kind: 'exported', detail: 'control_register_whole' });
  });

  test('who is on record for control alone is found and opened by whoever may know of it', async () => {
    const pia = (await view({ who: 'former' })).lines[0]?.person_id ?? '';
    const asked = { params: { id }, query: { q: 'pia roy' } };
    const found = given(await amelie.api(searchRegisters, asked)).hits;
    expect(found).toMatchObject([{ kind: 'person', _id: pia, place: 'control' }]);
    const opened = given(await amelie.api(readPerson, { params: { id: pia }, query: {} }));
    expect(opened.person.display_name).toBe('Pia Roy');
    expect(given(await member.api(searchRegisters, asked)).hits).toEqual([]);
    expect(await member.api(readPerson, { params: { id: pia }, query: {} })).toMatchObject({ status: 404 });
    const logged = { params: { orgId: id }, query: {} };
    const toldTo = async (api: SignedIn['api']) =>
      given(await api(listActivity, logged)).activities.map(({ activity }) => activity);
    expect((await toldTo(amelie.api)).join()).toMatch(/Pia Roy/);
    expect((await toldTo(member.api)).join()).not.toMatch(/control|Pia/);
    const dashboard = given(await member.api(readDashboard, { params: { id } }));
    expect(JSON.stringify(dashboard.activity_logs)).not.toMatch(/control|Pia/);
    const holder = { params: { id, personId: pia }, query: {} };
    expect(await member.api(readHolder, holder)).toMatchObject({ status: 404 });
  });

  test('says of a holder whether he is an individual with significant control', async () => {
    const pia = (await view({ who: 'former' })).lines[0]?.person_id ?? '';
    const standing = async (personId: string, asOf?: string) => {
      const query = asOf === undefined ? {} : { asOf };
      const said = given(
        await amelie.api(registers.readPersonControlStatus, { params: { id, personId }, query }),
      );
      return [said.standing, said.became_on, said.ceased_on, said.percentVotes];
    };
    expect(await standing(ann)).toEqual(['current', '2025-03-14', null, '40.00']);
    expect(await standing(pia)).toEqual(['former', '2025-06-01', '2025-08-01', '30.00']);
    expect(await standing(pia, '2025-07-01')).toEqual(['current', '2025-06-01', null, '30.00']);
    expect(await standing(fund)).toEqual(['unresolved', null, null, '37.50']);
    const unknown = { params: { id, personId: newId() }, query: {} };
    expect(await amelie.api(registers.readPersonControlStatus, unknown)).toMatchObject({ status: 404 });
  });

  test('six years after ceasing personal facts are disposed of', async () => {
    const pia = (await view({ who: 'former' })).lines[0];
    const params = { id, personId: pia?.person_id ?? '' };
    expect([pia?.dispose_from, pia?.dispose_by]).toEqual(['2031-08-01', '2032-08-01']);
    given(await amelie.api(updatePerson, { body: { person_id: params.personId, birth_date: '1985-02-03' } }));
    expect(await amelie.api(contract.disposeParticulars, { params })).toMatchObject({
      textCode: 'CONTROL.RETENTION_RUNS',
    });
    // Nothing is kept of whoever never had control.
    given(await amelie.api(contract.disposeParticulars, { params: { id, personId: fund } }));
    const unknown = { params: { id, personId: newId() } };
    expect(await amelie.api(contract.disposeParticulars, unknown)).toMatchObject({ status: 404 });
  });

  test('a share is worth what is told, by whom, until it is not known any more', async () => {
    const params = { id };
    const values = async () => (await view()).values.map(({ amount, basis }) => [amount, basis]);
    const { class_id } = (await view()).values[0] ?? { class_id: '' };
    const appraised = { class_id, amount: '2.50', basis: 'appraisal' as const };
    given(await amelie.api(contract.valueClasses, { params, body: { values: [appraised] } }));
    expect(await values()).toEqual([['2.5', 'appraisal']]);
    const unknown = { values: [{ class_id, amount: null }] };
    given(await amelie.api(contract.valueClasses, { params, body: unknown }));
    expect(await values()).toEqual([[null, null]]);
  });

  test('leaves as a file without personal facts', async () => {
    const path = `/api/organization/${id}/register/control/export?format=csv&who=all`;
    const headers = { authorization: `Bearer ${amelie.token}` };
    const answer = await fetch(server.origin + path, { headers });
    const rows = Buffer.from(await answer.arrayBuffer())
      .toString('utf8')
      .split('\r\n');
    expect(rows[2]).toBe('"Shown: Everyone, including former"');
    expect(rows[4]).toBe(
      '"Pia Roy",,2025-06-01,2025-08-01,"Votes, Value",30.00,30.00,"80% of 150 shares registered to Laurentian Fund, as beneficial owner","Under the fund’s deed."',
    );
    expect(rows.join()).not.toContain('1990-01-31');
  });

  test('two dates of it are compared, and it is read page by page', async () => {
    const beside = await view({ asOf: '2025-09-01', from: '2025-07-01', only: 'changes' });
    expect(beside.lines.map(({ display_name: name, change }) => [name, change])).toContainEqual([
      'Pia Roy',
      'left',
    ]);
    expect(beside.lines.map(({ change }) => change)).not.toContain('same');
    expect(beside.total.left).toBeGreaterThan(0);
    const every = await view({ who: 'all' });
    const first = await view({ who: 'all', limit: '1' });
    expect(first.lines).toEqual(every.lines.slice(0, 1));
    expect(first.next === null).toBe(every.lines.length === 1);
  });

  test('personal facts are disposed of once six years are over, and words about him with them', async () => {
    const pia = (await view({ who: 'former' })).lines[0];
    expect(pia?.descriptions).toEqual(['Under the fund’s deed.']);
    server.clock.set(instant('2031-08-02T12:00:00Z'));
    const later = await signIn(server, amelie.email);
    const params = { id, personId: pia?.person_id ?? '' };
    given(await later.api(contract.disposeParticulars, { params }));
    const { lines: former } = given(
      await later.api(registers.readControl, { params: { id }, query: { who: 'former' } }),
    );
    expect(former).toMatchObject([{ display_name: 'Pia Roy', descriptions: [], is_disposed: true }]);
  });
});
