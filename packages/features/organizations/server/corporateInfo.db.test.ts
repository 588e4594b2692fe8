import { describe, expect, test } from 'vitest';
import { organizationOf, registered } from '../../../../tests/support/people.ts';
import {
  amelie,
  get,
  incorporate,
  memberOf,
  move,
  office,
  openOrganizations,
  orgId,
  paths,
  post,
  server,
} from '../../../../tests/support/stages/organizations.ts';

openOrganizations();

describe('corporate-info', () => {
  test('keeps what is left out and spells what it stores', async () => {
    await post(`${orgId}/corporate-info`, {
      ...office,
      business_number: '123026635',
      fiscal_year_end: '12-31',
    });
    const saved = await post(`${orgId}/corporate-info`, { industry: 'Robots' });
    expect(saved).toMatchObject({
      status: 200,
      textCode: 'ORGANIZATION.UPDATE_CORPORATE_INFO.SUCCESS',
      data: {
        org_unique_id: orgId,
        name: 'Maple Robotics',
        industry: 'Robots',
        postal_code: 'M5X 1A9',
        province: 'Ontario',
        business_number: '12302 6635',
        fiscal_year_end: '12-31',
        latitude: 43.65,
      },
    });
    expect((await get(`${orgId}/corporate-info`)).data).toEqual(saved.data);
  });

  test('keeps the end of a first financial year that is possible, and asks for it at the year end', async () => {
    const ends = { fiscal_year_end: '12-31', first_year_end: '2026-12-31' };
    expect((await post(`${orgId}/corporate-info`, ends)).data).toMatchObject(ends);
    const midyear = await post(`${orgId}/corporate-info`, { first_year_end: '2026-06-30' });
    expect(paths(midyear)).toEqual(['first_year_end FISCAL_YEAR_END.NOT_AT_YEAR_END']);
    const existing = { company_type: 'old', incorporation_date: '2019-12-28' };
    const far = await post(`${orgId}/corporate-info`, { ...existing, first_year_end: '2021-12-31' });
    expect(paths(far)).toEqual(['first_year_end FISCAL_YEAR_END.TOO_FAR']);
    const long = await post(`${orgId}/corporate-info`, { ...existing, first_year_end: '2020-12-31' });
    expect(long.data).toMatchObject({ first_year_end: '2020-12-31' });
    // It was the first year end of another day.
    const other = await post(`${orgId}/corporate-info`, { fiscal_year_end: '06-30' });
    expect(other.data).toMatchObject({ fiscal_year_end: '06-30', first_year_end: null });
  });

  test('what another tab saved since is not set back unseen', async () => {
    const was = (await get(`${orgId}/corporate-info`)).data;
    await post(`${orgId}/corporate-info`, { industry: 'Toys' });
    const refused = await post(`${orgId}/corporate-info`, { industry: 'Trains', was });
    expect(refused).toMatchObject({
      status: 409,
      textCode: 'GENERAL.STALE',
      data: { current: { industry: 'Toys' }, saved: { is_you: true, at: expect.any(String) } },
    });
    expect(paths(refused)).toEqual(['industry GENERAL.STALE']);
    expect((await get(`${orgId}/corporate-info`)).data.industry).toBe('Toys');
    const kept = await post(`${orgId}/corporate-info`, {
      industry: 'Trains',
      was: { ...was, industry: 'Toys' },
    });
    expect(kept.status).toBe(200);
  });

  test('who saved it is named, and not one who changed nothing since', async () => {
    const was = (await get(`${orgId}/corporate-info`)).data;
    await post(`${orgId}/corporate-info`, { industry: 'Toys' });
    const member = await memberOf('full');
    await post(`${orgId}/corporate-info`, { industry: 'Toys' }, member);
    const { data } = await post(`${orgId}/corporate-info`, { industry: 'Trains', was }, member);
    expect(data.saved).toMatchObject({ name: 'Amélie Tremblay', is_you: false });
  });

  test('names every field that is wrong', async () => {
    const refused = await post(`${orgId}/corporate-info`, {
      ...office,
      postal_code: 'D5X 1A9',
      province: 'Quebec',
      business_number: '123026636',
      fiscal_year_end: '31-12',
      incorporation_date: '2027-01-01',
    });
    expect(refused.status).toBe(422);
    expect(paths(refused)).toEqual([
      'province ADDRESS.PROVINCE_NOT_ARTICLES',
      'postal_code POSTAL_CODE.INVALID',
      'business_number BUSINESS_NUMBER.CHECK_DIGIT',
      'fiscal_year_end FISCAL_YEAR_END.INVALID',
      'incorporation_date ORGANIZATION.DATE_IN_FUTURE',
    ]);
  });

  test('takes the organization from unique_id in the body', async () => {
    const saved = await post('add-update/corporate-info', { unique_id: orgId, name: 'Maple Machines' });
    expect(saved).toMatchObject({ status: 200, data: { org_unique_id: orgId, name: 'Maple Machines' } });
    const stranger = await registered(server);
    const foreign = await post('add-update/corporate-info', { unique_id: orgId, name: 'Mine' }, stranger);
    expect(foreign.status).toBe(404);
  });

  test('keeps registrations elsewhere, each once and never at home', async () => {
    const list = [{ jurisdiction: 'Quebec', number: '1170000000', registered_on: '2025-06-01' }];
    const saved = await post(`${orgId}/corporate-info`, { registrations: list });
    expect(saved.data.registrations).toEqual(list);
    const refused = await post(`${orgId}/corporate-info`, {
      registrations: [...list, ...list, { jurisdiction: 'Federal Canadian', number: '1' }],
    });
    expect(paths(refused)).toEqual([
      'registrations.1.jurisdiction ORGANIZATION.REGISTRATION_TWICE',
      'registrations.2.jurisdiction ORGANIZATION.REGISTRATION_AT_HOME',
    ]);
  });

  test('asks from whose anniversary the annual returns of a corporation that exists are counted', async () => {
    const stated = (facts: object) => post(`${orgId}/corporate-info`, { company_type: 'old', ...facts });
    const incorporation_date = '2019-05-06';
    const early = await stated({
      incorporation_date,
      anchored_by: 'amalgamation',
      anchor_date: '2019-05-05',
    });
    expect(paths(early)).toEqual(['anchor_date ORGANIZATION.ANCHOR_TOO_EARLY']);
    const late = await stated({ incorporation_date, anchored_by: 'continuance', anchor_date: '2999-01-01' });
    expect(paths(late)).toEqual(['anchor_date ORGANIZATION.DATE_IN_FUTURE']);
    const kept = await stated({ incorporation_date, anchored_by: 'continuance', anchor_date: '2020-02-29' });
    expect(kept.data).toMatchObject({ anchored_by: 'continuance', anchor_date: '2020-02-29' });
    // The incorporation has its own day, and a corporation to be has no other.
    const back = await stated({ anchored_by: 'incorporation' });
    expect(back.data).toMatchObject({ anchored_by: 'incorporation', anchor_date: null });
    await stated({ anchored_by: 'amalgamation' });
    const toBe = await post(`${orgId}/corporate-info`, { company_type: 'new' });
    expect(toBe.data).toMatchObject({ anchored_by: 'incorporation', anchor_date: null });
  });

  test('asks since when the office and the year end of a corporation that exists hold, or before which day', async () => {
    const old = { company_type: 'old', incorporation_date: '2012-05-06' };
    const stated = (facts: object) => post(`${orgId}/corporate-info`, { ...old, ...facts });
    expect(paths(await stated({ office_since: '2999-01-01', year_end_since: '2012-05-05' }))).toEqual([
      'office_since ORGANIZATION.DATE_IN_FUTURE',
      'year_end_since PEOPLE.BEFORE_INCORPORATION',
    ]);
    expect(paths(await stated({ year_end_or_before: true }))).toEqual([
      'year_end_since GENERAL.FIELD_REQUIRED',
    ]);
    const since = { office_since: '2015-03-01', office_or_before: true };
    expect((await stated(since)).data).toMatchObject({ ...since, year_end_since: null });
    // A day without more is the day itself, and another day of incorporation leaves none before it.
    const exact = { office_since: '2014-03-01', office_or_before: false };
    expect((await stated({ office_since: '2014-03-01' })).data).toMatchObject(exact);
    const gone = { office_since: null, office_or_before: false };
    expect((await stated({ incorporation_date: '2014-03-02' })).data).toMatchObject(gone);
    const toBe = await post(`${orgId}/corporate-info`, { company_type: 'new', office_since: '2015-03-01' });
    expect(paths(toBe)).toContain('office_since PEOPLE.DATED_BY_CERTIFICATE');
  });

  test('is locked while the articles are with the registry', async () => {
    await post(`${orgId}/corporate-info`, { company_type: 'new', ...office });
    await move(['payment_success'], ['submitted']);
    const refused = await post(`${orgId}/corporate-info`, { city: 'Ottawa' });
    expect(refused).toMatchObject({ status: 409, textCode: 'ORGANIZATION.SUBMITTED' });
    expect((await post(`${orgId}/corporate-info`, { industry: 'Robots' })).status).toBe(200);
  });

  test('names the corporate change that a fact of the articles needs after incorporation', async () => {
    await incorporate();
    const refused = await post(`${orgId}/corporate-info`, {
      name: 'Cedar',
      city: 'Ottawa',
      industry: 'Robots',
    });
    expect(refused).toMatchObject({
      status: 409,
      textCode: 'ORGANIZATION.CHANGE_NEEDED',
      data: { changes: ['name', 'address'] },
    });
    expect(paths(refused)).toEqual([
      'name ORGANIZATION.CHANGE_NEEDED.NAME',
      'city ORGANIZATION.CHANGE_NEEDED.ADDRESS',
    ]);
    const same = await post(`${orgId}/corporate-info`, { name: 'Maple Robotics', industry: 'Robots' });
    expect(same).toMatchObject({ status: 200, data: { industry: 'Robots', isDraft: false } });
  });

  test('takes the number of the registry back as it printed it', async () => {
    await incorporate();
    const { corporation_number, corporation_type } = (await get(`${orgId}/corporate-info`)).data;
    expect(corporation_number).toBe('1584203-7');
    const same = await post(`${orgId}/corporate-info`, { corporation_number, corporation_type });
    expect(same).toMatchObject({ status: 200, data: { corporation_number } });
    const other = await post(`${orgId}/corporate-info`, { corporation_number: '1584203-8' });
    expect(paths(other)).toEqual(['corporation_number ORGANIZATION.CHANGE_NEEDED.ARTICLES']);
  });

  test('passes names of any script or length unharmed, or refuses with the field named', async () => {
    for (const name of ["O’Neil 'n' Söhne 🍁", 'Şişli İnşaat', 'شركة القيقب']) {
      const saved = await post(`${orgId}/corporate-info`, { name, name_postfix: 'Inc.' });
      expect(saved).toMatchObject({ status: 200, data: { name } });
    }
    const long = await post(`${orgId}/corporate-info`, { name: 'é'.repeat(300) });
    expect(paths(long)).toEqual(['name NAME.TOO_LONG']);
  });
});

describe('company-info', () => {
  test('says status, incorporationDate, position and isWhiteLabel', async () => {
    await post(`${orgId}/company-info`, { position: 'presidents' });
    expect((await get(`${orgId}/company-info`)).data).toEqual({
      unique_id: orgId,
      name: 'Maple Robotics',
      name_postfix: 'Inc.',
      status: 'pending',
      incorporationDate: null,
      position: 'presidents',
      isWhiteLabel: false,
      warnings: [],
    });
  });

  test('takes the date of a corporation that exists, and of no other', async () => {
    const old = await post(`${orgId}/company-info`, {
      incorporationDate: '2019-05-06',
      corporation_number: '158420-3',
    });
    expect(old.data).toMatchObject({ incorporationDate: '2019-05-06' });
    const other = await organizationOf(amelie, { name: 'Cedar' });
    const refused = await post(`${other}/company-info`, {
      company_type: 'new',
      incorporationDate: '2019-05-06',
    });
    expect(paths(refused)).toEqual(['incorporationDate ORGANIZATION.DATE_FROM_CERTIFICATE']);
  });
});
