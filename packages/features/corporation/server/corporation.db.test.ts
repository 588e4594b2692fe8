import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { incorporate } from '../../../../tests/support/incorporate.ts';
import { organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import {
  readCompanyInfo,
  readOrganization,
  saveCorporateInfo,
  updateTaxInfo,
} from '../../organizations/contract.ts';
import { applyProposal, listProposals } from '../../registers/proposalContract.ts';
import { rebuild } from '../../registers/server/public/acts.ts';
import * as contract from '../contract.ts';
import * as land from '../landContract.ts';

let server: TestServer;
let amelie: SignedIn;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  amelie = await registered(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  id = await organizationOf(amelie, { name: 'Érable & Fils', company_type: 'new' });
});

const office = {
  address_line_1: '200 Bay Street',
  address_line_2: 'Suite 400',
  city: 'Toronto',
  province: 'Ontario',
  country: 'Canada',
  postal_code: 'M5J 2J2',
};
const resolved = { resolution: 'D-2025-02', resolution_on: '2025-05-01' };
const read = async (query: { asOf?: string; knownAt?: string } = {}) =>
  given(await amelie.api(contract.readCorporation, { params: { id }, query }));
const onRecord = () => incorporate(server, id, amelie.userId, { on: '2025-03-12' });
const log = () =>
  server.database.asOwner<{ kind: string; act: string | null }>(
    `select kind, params ->> 'act' as act from activity
       where org_id = $1 and kind in ('corporation_changed', 'director_consented', 'entry_proposed') order by entry_no`,
    [id],
  );
const codes = (answer: {
  readonly ok: boolean;
  fields?: readonly { path: string; textCode: string }[] | undefined;
}) => (answer.fields ?? []).map(({ path, textCode }) => `${path} ${textCode}`);

describe('a change of the corporation', () => {
  test('moves the registered office from its day on, and names the resolution by its row', async () => {
    await onRecord();
    const body = { ...office, ...resolved, effective_on: '2025-05-02' };
    const recorded = given(await amelie.api(contract.changeOffice, { params: { id }, body }));
    expect(recorded).toMatchObject({ act_id: expect.any(String), proposal_id: null, warnings: [] });
    expect((await read({ asOf: '2025-05-01' })).facts?.registered_office).toBeNull();
    const after = await read();
    expect(after.facts?.registered_office).toEqual(office);
    expect(after.history.map(({ kind, on, resolution }) => [kind, on, resolution])).toEqual([
      ['incorporated', '2025-03-12', null],
      ['address.changed', '2025-05-02', 'D-2025-02'],
    ]);
    expect(after.history[1]?.states).toEqual({ registered_office: office });
    expect(after.history[1]).toMatchObject({
      recorded_by: 'Amélie Tremblay',
      recorded_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(after.resolutions).toMatchObject([
      { body: 'directors', number: 'D-2025-02', dated_on: '2025-05-01' },
    ]);
    const { addresses } = given(await amelie.api(readOrganization, { params: { id } }));
    expect(addresses).toMatchObject([{ ...office, type: 'registered_office' }]);
    expect(await log()).toEqual([{ kind: 'corporation_changed', act: 'address.changed' }]);
    const rebuilt = await server.database.database.asOrganization(id, (q) => rebuild(q, id));
    expect(rebuilt.differences).toEqual([]);
  });

  test('keeps the registered office in the province of the articles', async () => {
    await onRecord();
    const elsewhere = { ...office, city: 'Montréal', province: 'Quebec', postal_code: 'H2Y 1C6' };
    expect(codes(await amelie.api(contract.changeOffice, { params: { id }, body: elsewhere }))).toEqual([
      'province ADDRESS.PROVINCE_NOT_ARTICLES',
    ]);
    const records = { ...elsewhere, place: 'records' as const };
    given(await amelie.api(contract.changeOffice, { params: { id }, body: records }));
    expect((await read()).facts).toMatchObject({
      registered_office: null,
      records_office: { city: 'Montréal', province: 'Quebec' },
    });
  });

  test('moves the office by a resolution of the directors alone (CBCA s. 19(3))', async () => {
    await onRecord();
    const body = {
      ...office,
      resolution: 'S-2025-02',
      resolution_on: '2025-05-01',
      effective_on: '2025-05-02',
    };
    const refused = await amelie.api(contract.changeOffice, { params: { id }, body });
    expect(codes(refused)).toEqual(['resolution REGISTERS.RESOLUTION_OF_BODY']);
  });

  test('gives another name by amendment, which lists and letters bear too', async () => {
    await onRecord();
    const body = { name: 'Cedar Machines', name_postfix: 'Ltd.', effective_on: '2025-06-01' };
    const recorded = given(await amelie.api(contract.changeName, { params: { id }, body }));
    expect(recorded.warnings.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['resolution', 'registry_certificate']),
    );
    expect((await read({ asOf: '2025-05-31' })).facts?.name).toBe('Érable & Fils Inc.');
    expect((await read()).facts?.name).toBe('Cedar Machines Ltd.');
    expect(given(await amelie.api(readCompanyInfo, { params: { id } }))).toMatchObject({
      name: 'Cedar Machines',
      name_postfix: 'Ltd.',
    });
    const same = await amelie.api(contract.changeName, { params: { id }, body });
    expect(same).toMatchObject({ ok: false, textCode: 'SHARES.NOTHING_CHANGES' });
  });

  test('sets the year end and amends the articles; as known before, nothing of it is there', async () => {
    await onRecord();
    const before = server.clock.read();
    server.clock.pass({ minutes: 1 });
    given(await amelie.api(contract.changeYearEnd, { params: { id }, body: { fiscal_year_end: '06-30' } }));
    const amended = { max_directors: 7, business_restriction: 'No banking.', sector: 'book_sale' as const };
    given(
      await amelie.api(contract.amendArticles, {
        params: { id },
        body: { ...amended, registry_certificate: 'A-77' },
      }),
    );
    const now = await read();
    expect(now.facts).toMatchObject({
      fiscal_year_end: '06-30',
      min_directors: 1,
      max_directors: 7,
      business_restriction: 'No banking.',
      sector: 'book_sale',
    });
    expect(
      now.history.slice(1).map(({ states, registry_certificate }) => [states, registry_certificate]),
    ).toEqual([
      [{ fiscal_year_end: '06-30' }, null],
      [amended, 'A-77'],
    ]);
    const [{ at } = { at: '' }] = await server.database.asOwner<{ at: string }>(
      `select to_char(min(recorded_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
         from register_acts where org_id = $1`,
      [id],
    );
    expect(before).toBeDefined();
    const then = await read({ knownAt: at });
    expect(then.facts).toMatchObject({ fiscal_year_end: null, max_directors: 10 });
  });

  test('is previewed with the facts before and after, and leaves nothing', async () => {
    await onRecord();
    const body = { fiscal_year_end: '12-31', preview: true };
    const previewed = await amelie.api(contract.changeYearEnd, { params: { id }, body });
    expect(previewed).toMatchObject({ ok: true, textCode: 'CORPORATION.CHANGE_PREVIEWED' });
    const { preview } = given(previewed);
    expect([preview?.before.fiscal_year_end, preview?.after.fiscal_year_end]).toEqual([null, '12-31']);
    expect((await read()).facts?.fiscal_year_end).toBeNull();
    expect(await log()).toEqual([]);
  });

  test('of the year end takes with it the longer first year that was chosen by the earlier one', async () => {
    await onRecord();
    const set = (body: { fiscal_year_end: string; first_year_end?: string; effective_on: string }) =>
      amelie.api(contract.changeYearEnd, { params: { id }, body });
    const chosen = { fiscal_year_end: '03-15', first_year_end: '2026-03-15' };
    given(await set({ ...chosen, effective_on: '2025-03-12' }));
    expect((await read()).facts).toMatchObject(chosen);
    given(await set({ fiscal_year_end: '06-30', effective_on: '2025-03-12' }));
    const { facts } = await read();
    expect([facts?.fiscal_year_end, facts?.first_year_end]).toEqual(['06-30', undefined]);
    expect(codes(await set({ ...chosen, effective_on: '2025-05-01' }))).toEqual([
      'first_year_end FISCAL_YEAR_END.NOT_AT_YEAR_END',
    ]);
  });

  test('waits as a proposal until it is recorded', async () => {
    await onRecord();
    const body = { fiscal_year_end: '03-31', propose: { awaits: 'signatures' as const } };
    const proposed = await amelie.api(contract.changeYearEnd, { params: { id }, body });
    expect(proposed).toMatchObject({ ok: true, textCode: 'REGISTERS.PROPOSED' });
    const { proposal_id: proposal } = given(proposed);
    expect((await read()).facts?.fiscal_year_end).toBeNull();
    const listed = given(await amelie.api(listProposals, { params: { id } }));
    expect(listed.proposals).toMatchObject([
      { proposal_id: proposal, kind: 'signing', awaits: ['signatures'], met: [] },
    ]);
    given(await amelie.api(applyProposal, { params: { id, proposal: proposal ?? '' }, body: {} }));
    expect((await read()).facts?.fiscal_year_end).toBe('03-31');
    expect(await log()).toEqual([
      { kind: 'entry_proposed', act: 'yearend.changed' },
      { kind: 'corporation_changed', act: 'yearend.changed' },
    ]);
  });

  test('needs a corporation, a day that has come, and one since it exists', async () => {
    const body = { fiscal_year_end: '03-31' };
    expect(await amelie.api(contract.changeYearEnd, { params: { id }, body })).toMatchObject({
      ok: false,
      textCode: 'REGISTERS.NOT_INCORPORATED',
    });
    expect(await read()).toMatchObject({ incorporated_on: null, facts: null, history: [], resolutions: [] });
    await onRecord();
    const on = async (effective_on: string) =>
      codes(await amelie.api(contract.changeYearEnd, { params: { id }, body: { ...body, effective_on } }));
    expect(await on('2025-03-11')).toEqual(['effective_on PEOPLE.BEFORE_INCORPORATION']);
    expect(await on('2999-01-01')).toEqual(['effective_on PEOPLE.DATE_IN_FUTURE']);
  });

  test('states its first year end and office by the forms of the organization, from its beginning on', async () => {
    await onRecord();
    given(await amelie.api(updateTaxInfo, { params: { id }, body: { fiscal_year_end: '12-31' } }));
    given(await amelie.api(saveCorporateInfo, { params: { id }, body: office }));
    const { facts, history } = await read({ asOf: '2025-03-12' });
    expect(facts).toMatchObject({ fiscal_year_end: '12-31', registered_office: office });
    expect(history.map(({ kind, on }) => `${kind} ${on}`)).toEqual([
      'incorporated 2025-03-12',
      'yearend.changed 2025-03-12',
      'address.changed 2025-03-12',
    ]);
  });
});

describe('the register of land in Ontario (OBCA s. 140.1)', () => {
  const elm = {
    address: '12, rue de l’Orme 🌳, Toronto',
    identifier: '21234 0056',
    registration: 'AT1234567',
  };
  const lot = {
    legal_description: 'LOT 7, PLAN 123',
    division: 'Simcoe (No. 51)',
    roll_number: '4342010001',
  };
  const acquire = (body: object, effective_on: string) =>
    amelie.api(land.acquireLand, { params: { id }, body: { ...body, effective_on } });
  const listed = async (query: object = {}) => {
    const { lines } = given(await amelie.api(land.readLand, { params: { id }, query }));
    return lines.map((one) => [one.address ?? one.legal_description, one.disposed_on, one.change]);
  };
  const file = async () => {
    const headers = { authorization: `Bearer ${amelie.token}` };
    const path = `/api/organization/${id}/register/land/export?format=csv`;
    const text = await (await fetch(server.origin + path, { headers })).text();
    return text
      .replaceAll('"', '')
      .split('\r\n')
      .filter((line) => line !== '');
  };

  test('tells each property with the days on which it was acquired and disposed of, on any date', async () => {
    await incorporate(server, id, amelie.userId, { on: '2025-03-12', jurisdiction: 'ON' });
    expect((await file()).at(-1)).toBe(
      'Property,Acquired,Disposed of,Deed,Land titles division,Identifier (PIN),Legal description,Roll number',
    );
    given(await acquire(elm, '2025-04-01'));
    given(await acquire(lot, '2025-06-01'));
    const { lines, days, is_kept } = given(await amelie.api(land.readLand, { params: { id }, query: {} }));
    expect([lines[0]?.identifier, days, is_kept]).toEqual(['21234-0056', ['2025-04-01', '2025-06-01'], true]);
    const sold = { land_id: lines[0]?.land_id ?? '', effective_on: '2025-09-01', registration: 'AT7654321' };
    const sell = () => amelie.api(land.disposeOfLand, { params: { id }, body: sold });
    given(await sell());
    expect(await sell()).toMatchObject({ ok: false, textCode: 'REGISTERS.LAND_DISPOSED' });
    expect([await listed({ asOf: '2025-05-01' }), await listed(), await listed({ who: 'former' })]).toEqual([
      [['12, rue de l’Orme 🌳, Toronto', null, 'same']],
      [['LOT 7, PLAN 123', null, 'same']],
      [['12, rue de l’Orme 🌳, Toronto', '2025-09-01', 'same']],
    ]);
    expect(await listed({ from: '2025-05-01', who: 'all' })).toEqual([
      ['12, rue de l’Orme 🌳, Toronto', '2025-09-01', 'changed'],
      ['LOT 7, PLAN 123', null, 'joined'],
    ]);
    // It is handed over with what was disposed of.
    expect((await file()).slice(-2)).toEqual([
      '12, rue de l’Orme 🌳, Toronto,2025-04-01,2025-09-01,AT1234567, AT7654321,,21234-0056,,',
      'LOT 7, PLAN 123,2025-06-01,,,Simcoe (No. 51),,LOT 7, PLAN 123,4342010001',
    ]);
    const rebuilt = await server.database.database.asOrganization(id, (q) => rebuild(q, id));
    expect(rebuilt.differences).toEqual([]);
  });

  test('identifies each property, and is kept by corporations of Ontario alone', async () => {
    await onRecord();
    expect(await acquire(elm, '2025-04-01')).toMatchObject({
      ok: false,
      textCode: 'CORPORATION.LAND_ELSEWHERE',
    });
    id = await organizationOf(amelie, { name: 'Orme', company_type: 'new' });
    await incorporate(server, id, amelie.userId, { on: '2025-03-12', jurisdiction: 'ON' });
    expect(codes(await acquire({ division: 'Toronto' }, '2025-04-01'))).toEqual([
      'address CORPORATION.LAND_UNIDENTIFIED',
    ]);
    expect(codes(await acquire({ identifier: '12' }, '2025-04-01'))).toEqual([
      'identifier CORPORATION.IDENTIFIER_INVALID',
    ]);
  });
});
