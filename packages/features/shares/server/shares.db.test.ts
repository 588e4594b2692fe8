import { dateInZone } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { incorporate } from '../../../../tests/support/incorporate.ts';
import { organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { addToPosition } from '../../people/contract.ts';
import { rebuild } from '../../registers/server/public.ts';
import * as contract from '../contract.ts';
import { commonClassId } from '../rules/commonClass.ts';
import type { ShareClassInput, ShareClassProperties } from '../shapes.ts';

let server: TestServer;
let amelie: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  amelie = await registered(server);
});
afterAll(() => server.close());

/** Not there, or somebody else's. */
const unknown = { ok: false, status: 404 };
const ann = { firstname: 'Ann', lastname: 'Tremblay' };

const newFounding = () => organizationOf(amelie, { name: 'Érable & Fils', company_type: 'new' });
const today = () => dateInZone(server.clock.read(), 'America/Toronto');

async function hold(id: string, person: object, ...issuances: object[]) {
  const answer = await amelie.api(contract.addShareholder, {
    params: { id },
    query: {},
    body: { person, issuances },
  });
  if (!answer.ok) throw new Error(`${answer.textCode} ${JSON.stringify(answer.fields)}`);
  return answer.data;
}

async function read(id: string, query: { asOf?: string } = {}) {
  const answer = await amelie.api(contract.listShareholders, { params: { id }, query });
  if (!answer.ok) throw new Error(answer.textCode);
  return answer.data;
}

/** The fields that a request to add a holder is refused for. */
async function refusals(id: string, body: object): Promise<string[]> {
  const answer = await amelie.api(contract.addShareholder, {
    params: { id },
    query: {},
    body: { issuances: [], ...body },
  });
  if (answer.ok) throw new Error('it was accepted');
  return (answer.fields ?? []).map(({ path, textCode }) => `${path} ${textCode}`);
}

const activities = async (id: string): Promise<string[]> => {
  const rows = await server.database.asOwner<{ kind: string }>(
    `select kind from activity where org_id = $1 and kind ~ '^(share|issuance|subscription)' and superseded_by is null order by entry_no`,
    [id],
  );
  return rows.map(({ kind }) => kind);
};

const common: ShareClassProperties = {
  voting: true,
  votes_per_share: '1',
  dividend: 'participating',
  liquidation: 'residual',
  redeemable: false,
  retractable: false,
  convertible: false,
  authorized: null,
  prefix: 'CA',
  series_allowed: false,
  restrictions: '',
};

const classOf = (
  name: string,
  prefix: string,
  more: Partial<ShareClassProperties> = {},
): ShareClassInput => ({
  name,
  price: '0.01',
  properties: { ...common, prefix, ...more },
});

/** A founding with classes of its own. */
async function advanced(...classes: ShareClassInput[]): Promise<{ id: string; classIds: string[] }> {
  const id = await newFounding();
  await amelie.api(contract.chooseShareModel, { params: { id }, body: { advanced: true } });
  const classIds: string[] = [];
  for (const body of classes) {
    const answer = await amelie.api(contract.addShareClass, { params: { id }, body });
    if (!answer.ok) throw new Error(`${answer.textCode} ${JSON.stringify(answer.fields)}`);
    classIds.push(answer.data.class_id);
  }
  return { id, classIds };
}

describe('a founding with simple shares', () => {
  test('has one class, and four shareholders whose percentages make exactly 100.00', async () => {
    const id = await newFounding();
    const before = await read(id);
    expect(before.sharesSimpleOrAdvanced).toEqual({ advanced: false, price: 0.01, priceExact: '0.01' });
    expect(before.shareclasses.map(({ _id, name }) => [_id, name])).toEqual([[commonClassId(id), 'Common']]);
    await hold(
      id,
      { firstname: 'Ömer', lastname: 'Yılmaz' },
      {
        Shareclass: commonClassId(id),
        ownership: 300_000,
        paid_on: today(),
      },
    );
    await hold(id, { firstname: 'Amélie', lastname: 'Tremblay' }, { ownership: '400000' });
    await hold(
      id,
      { firstname: 'ليلى', lastname: 'حداد' },
      { ownership: 200_000, vesting: { period: '48', cliff: '12', frequency: 'monthly' } },
    );
    const view = await hold(
      id,
      { kind: 'body_corporate', company_name: 'Sirop Holdings Ltd.' },
      { ownership: 1 },
    );
    expect(view.SharePie.map(({ name, sharesExact, percentage }) => [name, sharesExact, percentage])).toEqual(
      [
        ['Amélie Tremblay', '400000', '44.45'],
        ['Ömer Yılmaz', '300000', '33.33'],
        ['ليلى حداد', '200000', '22.22'],
        ['Sirop Holdings Ltd.', '1', '0.00'],
      ],
    );
    expect(view).toMatchObject({
      totalExact: '900001',
      considerationExact: '9000.01',
      sharesSimpleOrAdvanced: { advanced: false, price: 0.01, priceExact: '0.01' },
    });
    expect(view.shareclasses).toEqual([
      {
        _id: expect.any(String),
        name: 'Common',
        creation_date: null,
        properties: {
          kind: 'common',
          voting: true,
          votes_per_share: '1',
          dividend: 'participating',
          dividend_rate: null,
          liquidation: 'residual',
          liquidation_amount: null,
          liquidation_rank: null,
          redeemable: false,
          retractable: false,
          convertible: false,
          convertible_into: null,
          conversion_numerator: null,
          conversion_denominator: null,
          authorized: null,
          prefix: 'CS',
          series_allowed: false,
          restrictions: '',
        },
        price: 0.01,
        priceExact: '0.01',
        issuedExact: '900001',
      },
    ]);
    const omer = view.shareholders.find(({ firstname }) => firstname === 'Ömer');
    expect(omer).toMatchObject({
      person_id: omer?._id,
      lastname: 'Yılmaz',
      sharesExact: '300000',
      percentage: '33.33',
    });
    expect(omer?.issuances).toEqual([
      {
        _id: expect.any(String),
        id: omer?.issuances[0]?._id,
        valid: true,
        state: 'subscribed',
        waits_for: ['certificate', 'resolution'],
        ownership: 300_000,
        ownershipExact: '300000',
        ownershipPercentage: '33.33',
        ownership_type: 'common',
        Shareclass: view.shareclasses[0]?._id,
        className: 'Common',
        issuance_date: null,
        price: 0.01,
        priceExact: '0.01',
        firstname: 'Ömer',
        lastname: 'Yılmaz',
        sources: 'Treasury',
        vesting: null,
        certificate: null,
        consideration: 'money',
        paid_on: today(),
        resolution: null,
        resolution_on: null,
        exemption: null,
      },
    ]);
    expect(view.shareholders.find(({ firstname }) => firstname === 'ليلى')?.issuances[0]?.vesting).toEqual({
      period: 48,
      cliff: 12,
      frequency: 'monthly',
    });
  });

  test('has one price, which the subscriptions follow', async () => {
    const id = await newFounding();
    await hold(id, ann, { ownership: 1_000 });
    const save = (price: number | string) =>
      amelie.api(contract.saveSharePrice, { params: { id }, body: { price } });
    expect(await save(0.005)).toMatchObject({
      ok: false,
      fields: [{ path: 'price', textCode: 'SHARES.PRICE_TOO_LOW' }],
    });
    expect(await save('0.0125')).toMatchObject({
      ok: true,
      data: {
        sharesSimpleOrAdvanced: { priceExact: '0.0125' },
        considerationExact: '12.50',
        shareholders: [{ issuances: [{ priceExact: '0.0125' }] }],
      },
    });
  });

  test('takes no further class', async () => {
    const id = await newFounding();
    const answer = await amelie.api(contract.addShareClass, {
      params: { id },
      body: classOf('Class B', 'CB'),
    });
    expect(answer).toMatchObject({ ok: false, status: 409, textCode: 'SHARES.SIMPLE_HAS_ONE_CLASS' });
  });

  test('forgets a holder who is taken out, and logs it', async () => {
    const id = await newFounding();
    const { person_id } = await hold(id, { ...ann, email: 'ann@maple.test' }, { ownership: 10 });
    expect(await activities(id)).toEqual(['share_class_added', 'shares_subscribed']);
    const answer = await amelie.api(contract.removeShareholder, { params: { id, itemId: person_id } });
    expect(answer).toMatchObject({ ok: true, data: { shareholders: [], SharePie: [], totalExact: '0' } });
    expect(await activities(id)).toEqual(['share_class_added', 'subscription_withdrawn']);
    const facts = await server.database.asOwner(
      `select from person_facts where org_id = $1 and body is not null`,
      [id],
    );
    expect(facts).toEqual([]);
  });

  test('keeps a holder who is a director as a director', async () => {
    const id = await newFounding();
    const director = await amelie.api(addToPosition, {
      params: { id, position: 'directors' },
      body: { person: ann },
    });
    if (!director.ok) throw new Error(director.textCode);
    const { person_id } = director.data;
    const body = { person_id, issuances: [{ ownership: 5 }] };
    const held = await amelie.api(contract.addShareholder, { params: { id }, query: {}, body });
    expect(held).toMatchObject({ ok: true, data: { person_id, shareholders: [{ _id: person_id }] } });
    await amelie.api(contract.removeShareholder, { params: { id, itemId: person_id } });
    const rows = await server.database.asOwner(
      `select from person_facts where org_id = $1 and body is not null`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('an issuance is refused', () => {
  const one = { ownership: 1 };
  test.each<[string, object, string[]]>([
    ['without one', { person: ann, issuances: [] }, ['issuances SHARES.ISSUANCE_REQUIRED']],
    ['without a holder', { issuances: [one] }, ['person PEOPLE.PERSON_REQUIRED']],
    [
      'without a number of shares',
      { person: ann, issuances: [{}] },
      ['issuances.0.ownership GENERAL.FIELD_REQUIRED'],
    ],
    [
      'with an empty one',
      { person: ann, issuances: [{ ownership: '' }] },
      ['issuances.0.ownership GENERAL.FIELD_REQUIRED'],
    ],
    [
      'for nothing',
      { person: ann, issuances: [{ ownership: 0 }] },
      ['issuances.0.ownership SHARES.OWNERSHIP_INVALID'],
    ],
    [
      'for a fraction',
      { person: ann, issuances: [{ ownership: 1.5 }] },
      ['issuances.0.ownership SHARES.OWNERSHIP_INVALID'],
    ],
    [
      'above 2^53 - 1',
      { person: ann, issuances: [{ ownership: '9007199254740992' }] },
      ['issuances.0.ownership SHARES.OWNERSHIP_TOO_LARGE'],
    ],
    [
      'below the least price',
      { person: ann, issuances: [{ ...one, price: '0.009' }] },
      ['issuances.0.price SHARES.PRICE_TOO_LOW'],
    ],
    [
      'at no price',
      { person: ann, issuances: [{ ...one, price: 'free' }] },
      ['issuances.0.price SHARES.PRICE_INVALID'],
    ],
    [
      'in a class of nobody',
      { person: ann, issuances: [{ ...one, Shareclass: '01890000-0000-7000-8000-000000000000' }] },
      ['issuances.0.Shareclass GENERAL.NOT_FOUND'],
    ],
    [
      'from another holder',
      { person: ann, issuances: [{ ...one, sources: 'Shareholder' }] },
      ['issuances.0.sources SHARES.TREASURY_ONLY'],
    ],
    [
      'dated before the certificate',
      { person: ann, issuances: [{ ...one, issuance_date: '2025-01-02' }] },
      ['issuances.0.issuance_date SHARES.DATED_BY_ISSUE'],
    ],
    [
      'paid tomorrow',
      { person: ann, issuances: [{ ...one, paid_on: '2999-01-02' }] },
      ['issuances.0.paid_on PEOPLE.DATE_IN_FUTURE'],
    ],
    [
      'resolved tomorrow',
      { person: ann, issuances: [{ ...one, resolution: 'D-1', resolution_on: '2099-03-01' }] },
      ['issuances.0.resolution_on PEOPLE.DATE_IN_FUTURE'],
    ],
    [
      'with half a resolution',
      { person: ann, issuances: [{ ...one, resolution: 'D-1' }] },
      ['issuances.0.resolution_on SHARES.RESOLUTION_DATE_REQUIRED'],
    ],
    [
      'with the other half',
      { person: ann, issuances: [{ ...one, resolution_on: '2025-01-02' }] },
      ['issuances.0.resolution SHARES.RESOLUTION_NUMBER_REQUIRED'],
    ],
    [
      'vesting too long',
      { person: ann, issuances: [{ ...one, vesting: { period: 121, cliff: 12 } }] },
      ['issuances.0.vesting.period invalid_period'],
    ],
    [
      'with too long a cliff',
      { person: ann, issuances: [{ ...one, vesting: { period: 120, cliff: 109 } }] },
      ['issuances.0.vesting.cliff invalid_period'],
    ],
    [
      'with a cliff above the period',
      { person: ann, issuances: [{ ...one, vesting: { period: 12, cliff: 13 } }] },
      ['issuances.0.vesting.cliff invalid_period'],
    ],
    [
      'yearly for eleven years',
      { person: ann, issuances: [{ ...one, vesting: { period: 11, cliff: 10, frequency: 'yearly' } }] },
      ['issuances.0.vesting.period invalid_period', 'issuances.0.vesting.cliff invalid_period'],
    ],
    [
      'with an empty period',
      { person: ann, issuances: [{ ...one, vesting: { period: '', cliff: 12 } }] },
      ['issuances.0.vesting.period invalid_period', 'issuances.0.vesting.cliff invalid_period'],
    ],
    [
      'where all classes are assigned',
      { person: ann, issuances: [one, one] },
      ['issuances.1.Shareclass class_not_available'],
    ],
  ])('%s', async (_name, body, expected) => {
    expect(await refusals(await newFounding(), body)).toEqual(expected);
  });

  test('with the specification’s own messages', async () => {
    const id = await newFounding();
    const messages = async (...issuances: object[]) => {
      const answer = await amelie.api(contract.addShareholder, {
        params: { id },
        query: {},
        body: { person: ann, issuances },
      });
      return answer.ok ? [] : answer.fields.map(({ message }) => message);
    };
    expect(await messages({ ownership: 1, vesting: { period: 121, cliff: 109 } })).toEqual([
      'Invalid Period Value',
      'Invalid Cliff Value',
    ]);
    expect(await messages({ ownership: 1 }, { ownership: 1 })).toEqual(['All Share Classes are assigned.']);
  });
});

test('2^53 - 1 shares pass unharmed', async () => {
  const view = await hold(await newFounding(), ann, { ownership: Number.MAX_SAFE_INTEGER });
  expect(view).toMatchObject({ totalExact: '9007199254740991', considerationExact: '90071992547409.91' });
  expect(view.shareholders[0]?.issuances[0]).toMatchObject({
    ownership: 9007199254740991,
    ownershipPercentage: '100.00',
  });
});

describe('one issuance', () => {
  test('is added, changed by its id or by its number of shares, and taken out', async () => {
    const { id, classIds } = await advanced(
      classOf('Class A', 'CA'),
      classOf('Class B', 'CB', { authorized: '50' }),
    );
    const { person_id, shareholders } = await hold(id, ann, { ownership: 10 });
    const first = shareholders[0]?.issuances[0]?._id ?? '';
    const save = (body: object) => amelie.api(contract.updateIssuance, { params: { id: person_id }, body });
    const second = await save({ ownership: 20, exemption: 'founder' });
    expect(second).toMatchObject({
      ok: true,
      data: { issuance: { Shareclass: classIds[1], exemption: 'founder', ownershipPercentage: '66.67' } },
    });
    expect(
      await save({ _id: first, price: '1.50', vesting: { period: 4, cliff: 1, frequency: 'yearly' } }),
    ).toMatchObject({
      ok: true,
      data: {
        issuance: { _id: first, ownership: 10, priceExact: '1.5', vesting: { period: 4 } },
        considerationExact: '15.20',
      },
    });
    expect(await save({ _id: first, vesting: null })).toMatchObject({
      ok: true,
      data: { issuance: { vesting: null } },
    });
    const issuance_id = second.ok ? second.data.issuance._id : '';
    const own = (ownership: number) =>
      amelie.api(contract.updateOwnership, { body: { issuance_id, ownership } });
    expect(await own(51)).toMatchObject({
      ok: false,
      fields: [{ path: 'ownership', textCode: 'SHARES.ABOVE_AUTHORIZED' }],
    });
    expect(await own(50)).toMatchObject({ ok: true, data: { totalExact: '60' } });
    const gone = await amelie.api(contract.removeIssuance, {
      params: { shareholderId: person_id, issuanceId: issuance_id },
    });
    expect(gone).toMatchObject({ ok: true, data: { totalExact: '10' } });
    expect(
      await amelie.api(contract.removeIssuance, {
        params: { shareholderId: person_id, issuanceId: issuance_id },
      }),
    ).toMatchObject(unknown);
  });

  test('loses its payment and its exemption again', async () => {
    const id = await newFounding();
    const { person_id, shareholders } = await hold(id, ann, {
      ownership: 1,
      paid_on: today(),
      exemption: 'family',
    });
    const body = { _id: shareholders[0]?.issuances[0]?._id ?? '', paid_on: null, exemption: null };
    expect(await amelie.api(contract.updateIssuance, { params: { id: person_id }, body })).toMatchObject({
      ok: true,
      data: { issuance: { paid_on: null, exemption: null } },
    });
  });

  test('is changed with its holder', async () => {
    const id = await newFounding();
    const { person_id, shareholders } = await hold(id, ann, { ownership: 10 });
    const _id = shareholders[0]?.issuances[0]?._id ?? '';
    const body = {
      person_id,
      person: { lastname: 'Roy' },
      issuances: [{ _id, ownership: 11, resolution: 'D-1', resolution_on: '2025-01-02' }],
    };
    expect(await amelie.api(contract.updateShareholder, { params: { id }, query: {}, body })).toMatchObject({
      ok: true,
      message: 'Shareholder Updated',
      data: {
        shareholders: [
          { lastname: 'Roy', issuances: [{ ownership: 11, resolution: 'D-1', resolution_on: '2025-01-02' }] },
        ],
      },
    });
  });
});

describe('classes of one’s own', () => {
  test('carry their rights', async () => {
    const preferred = classOf('Class C', 'CC', {
      voting: false,
      votes_per_share: '0',
      dividend: 'fixed_cumulative',
      dividend_rate: '6',
      liquidation: 'preference',
      redeemable: true,
      authorized: '1000',
      restrictions: 'No transfer\nwithout consent.',
    });
    const { id, classIds } = await advanced(classOf('Class A', 'CA'), preferred);
    const { shareclasses } = await read(id);
    expect(shareclasses[1]).toMatchObject({
      name: 'Class C',
      properties: {
        kind: 'preferred',
        voting: false,
        dividend_rate: '6',
        liquidation_amount: '0.01',
        liquidation_rank: 1,
        authorized: '1000',
        restrictions: 'No transfer\nwithout consent.',
      },
    });
    const body = classOf('Class C', 'CC', { convertible: true, convertible_into: classIds[0] ?? null });
    expect(
      await amelie.api(contract.updateIssuedShareClass, { params: { id: classIds[1] ?? '' }, body }),
    ).toMatchObject({
      ok: true,
      data: {
        shareclasses: [
          {},
          { properties: { kind: 'common', convertible_into: classIds[0], conversion_numerator: '1' } },
        ],
      },
    });
    expect(
      await amelie.api(contract.removeShareClass, { params: { id, classId: classIds[0] ?? '' } }),
    ).toMatchObject({
      ok: false,
      textCode: 'SHARES.CLASS_CONVERTED_INTO',
    });
  });

  test.each<[string, ShareClassInput, string]>([
    ['a taken name', classOf('class a', 'CB'), 'name SHARES.CLASS_NAME_TAKEN'],
    ['a taken prefix', classOf('Class B', 'CA'), 'properties.prefix SHARES.PREFIX_TAKEN'],
    [
      'votes without a number',
      classOf('Class B', 'CB', { votes_per_share: '0' }),
      'properties.votes_per_share SHARES.VOTES_INVALID',
    ],
    [
      'a fixed dividend without a rate',
      classOf('Class B', 'CB', { dividend: 'fixed_cumulative' }),
      'properties.dividend_rate SHARES.DIVIDEND_RATE_REQUIRED',
    ],
    [
      'a conversion into nothing',
      classOf('Class B', 'CB', { convertible: true }),
      'properties.convertible_into SHARES.CONVERSION_REQUIRED',
    ],
    ['a price too low', { ...classOf('Class B', 'CB'), price: '0.001' }, 'price SHARES.PRICE_TOO_LOW'],
    ['a blank name', classOf('\u200b', 'CB'), 'name GENERAL.FIELD_REQUIRED'],
  ])('refuse %s', async (_name, body, expected) => {
    const { id } = await advanced(classOf('Class A', 'CA'));
    const answer = await amelie.api(contract.addShareClass, { params: { id }, body });
    expect(answer.ok ? [] : answer.fields.map(({ path, textCode }) => `${path} ${textCode}`)).toEqual([
      expected,
    ]);
  });

  test('stay while somebody has subscribed to them', async () => {
    const { id, classIds } = await advanced(classOf('Class A', 'CA'), classOf('Class B', 'CB'));
    const [classA = '', classB = ''] = classIds;
    await hold(id, ann, { ownership: 10, Shareclass: classA });
    const remove = (classId: string) => amelie.api(contract.removeShareClass, { params: { id, classId } });
    expect(await remove(classA)).toMatchObject({
      ok: false,
      status: 409,
      textCode: 'SHARES.CLASS_SUBSCRIBED',
    });
    expect(await remove(classB)).toMatchObject({ ok: true, data: { shareclasses: [{ _id: classA }] } });
    const less = amelie.api(contract.updateShareClass, {
      params: { id: classA },
      body: classOf('Class A', 'CA', { authorized: '9' }),
    });
    expect(await less).toMatchObject({
      ok: false,
      fields: [{ path: 'properties.authorized', textCode: 'SHARES.ABOVE_AUTHORIZED' }],
    });
    const simple = await amelie.api(contract.chooseShareModel, { params: { id }, body: { advanced: false } });
    expect(simple).toMatchObject({ ok: false, textCode: 'SHARES.CLASS_SUBSCRIBED' });
    expect((await read(id)).sharesSimpleOrAdvanced.advanced).toBe(true);
  });

  test('give way to "Common" at 0.01 when simple shares are chosen', async () => {
    const { id } = await advanced(classOf('Class A', 'CA'), classOf('Class B', 'CB'));
    const price = await amelie.api(contract.saveSharePrice, { params: { id }, body: { price: 1 } });
    expect(price).toMatchObject({ ok: false, textCode: 'SHARES.PRICE_PER_CLASS' });
    const simple = await amelie.api(contract.chooseShareModel, { params: { id }, body: { advanced: false } });
    expect(simple).toMatchObject({
      ok: true,
      data: {
        shareclasses: [{ name: 'Common', priceExact: '0.01' }],
        sharesSimpleOrAdvanced: { advanced: false, price: 0.01 },
      },
    });
  });
});

test('of two people who subscribe to the last authorized shares at once one is refused', async () => {
  const { id } = await advanced(classOf('Class A', 'CA', { authorized: '100' }));
  const send = (firstname: string) =>
    amelie.api(contract.addShareholder, {
      params: { id },
      query: {},
      body: { person: { firstname, lastname: 'Roy' }, issuances: [{ ownership: 60 }] },
    });
  const answers = await Promise.all([send('Bo'), send('Cy')]);
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    fields: [{ path: 'issuances.0.ownership', textCode: 'SHARES.ABOVE_AUTHORIZED' }],
  });
  expect((await read(id)).totalExact).toBe('60');
});

test('holders, classes and issuances of others answer 404', async () => {
  const stranger = await registered(server);
  const theirs = await organizationOf(stranger);
  const id = await newFounding();
  const { person_id, shareholders, shareclasses } = await hold(id, ann, { ownership: 10 });
  const issuanceId = shareholders[0]?.issuances[0]?._id ?? '';
  const classId = shareclasses[0]?._id ?? '';
  const { api } = stranger;
  const calls: Promise<object>[] = [
    api(contract.listShareholders, { params: { id }, query: {} }),
    api(contract.addShareholder, {
      params: { id: theirs },
      query: {},
      body: { person_id, issuances: [{ ownership: 1 }] },
    }),
    api(contract.updateShareholder, {
      params: { id: theirs },
      query: {},
      body: { person_id, issuances: [] },
    }),
    api(contract.removeShareholder, { params: { id: theirs, itemId: person_id } }),
    api(contract.updateShareClass, { params: { id: classId }, body: classOf('Class A', 'CA') }),
    api(contract.removeShareClass, { params: { id: theirs, classId } }),
    api(contract.updateIssuance, { params: { id: person_id }, body: { ownership: 1 } }),
    api(contract.updateOwnership, { body: { issuance_id: issuanceId, ownership: 1 } }),
    api(contract.removeIssuance, { params: { shareholderId: person_id, issuanceId } }),
  ];
  for (const answer of await Promise.all(calls)) expect(answer).toMatchObject(unknown);
});

describe('on record', () => {
  /** Ann paid on 2025-03-10, Bo has not paid yet; certificate 2025-03-12, organizing resolution 2025-03-14. */
  async function onRecord() {
    const id = await newFounding();
    await hold(id, ann, { ownership: 400, paid_on: '2025-03-10' });
    const { person_id: bo } = await hold(id, { firstname: 'Bo', lastname: 'Roy' }, { ownership: 600 });
    await incorporate(server, id, amelie.userId, { on: '2025-03-12', resolutionOn: '2025-03-14' });
    const { shareholders } = await read(id);
    const issuanceOf = (firstname: string) =>
      shareholders.find((one) => one.firstname === firstname)?.issuances[0]?._id ?? '';
    const annId = shareholders.find(({ firstname }) => firstname === 'Ann')?._id ?? '';
    return { id, ann: annId, bo, securities: { ann: issuanceOf('Ann'), bo: issuanceOf('Bo') } };
  }

  const issuancesIn = (view: Awaited<ReturnType<typeof read>>) =>
    view.shareholders.map(({ firstname, issuances }) => [
      firstname,
      ...issuances.map(({ state, issuance_date, certificate }) => `${state} ${issuance_date} ${certificate}`),
    ]);

  /** Refused, with the first day that is possible. */
  const tooEarly = (date: string) => ({
    ok: false,
    status: 422,
    fields: [
      {
        path: 'issuance_date',
        textCode: 'SHARES.ISSUED_TOO_EARLY',
        message: expect.stringContaining(date),
      },
    ],
  });

  test('what was paid is issued, what was not stays a subscription', async () => {
    const { id } = await onRecord();
    expect(issuancesIn(await read(id))).toEqual([
      ['Bo', 'subscribed null null'],
      ['Ann', 'issued 2025-03-14 CS-1'],
    ]);
    expect(issuancesIn(await read(id, { asOf: '2025-03-14' }))).toEqual([['Ann', 'issued 2025-03-14 CS-1']]);
    expect(issuancesIn(await read(id, { asOf: '2025-03-13' }))).toEqual([]);
  });

  test('a subscription that is paid is issued on the day of the payment', async () => {
    const { id, bo, securities } = await onRecord();
    const answer = await amelie.api(contract.updateIssuance, {
      params: { id: bo },
      body: { _id: securities.bo, paid_on: '2025-04-02' },
    });
    expect(answer).toMatchObject({
      ok: true,
      data: {
        issuance: { state: 'issued', issuance_date: '2025-04-02', certificate: 'CS-2' },
        totalExact: '1000',
      },
    });
    expect((await server.database.database.asOrganization(id, (q) => rebuild(q, id))).differences).toEqual(
      [],
    );
  });

  test('a new holder with resolution and payment is issued shares at once, else subscribes', async () => {
    const { id } = await onRecord();
    const paid = {
      ownership: 100,
      price: '2',
      resolution: 'D-2025-07',
      resolution_on: '2025-05-02',
      paid_on: '2025-05-05',
    };
    const cy = await hold(id, { firstname: 'Cy', lastname: 'Zed' }, paid);
    expect(issuancesIn(cy).at(-1)).toEqual(['Cy', 'issued 2025-05-05 CS-2']);
    const di = await hold(id, { firstname: 'Di', lastname: 'Zoe' }, { ownership: 1 });
    expect(issuancesIn(di).at(-1)).toEqual(['Di', 'subscribed null null']);
    const gone = await amelie.api(contract.removeShareholder, { params: { id, itemId: di.person_id } });
    expect(gone.ok && issuancesIn(gone.data).at(-1)).toEqual(['Cy', 'issued 2025-05-05 CS-2']);
  });

  test('a subscription says what it waits for; resolution and payment, told later, issue it', async () => {
    const { id, bo, securities } = await onRecord();
    const waits = (view: Awaited<ReturnType<typeof read>>, firstname: string) =>
      view.shareholders.find((one) => one.firstname === firstname)?.issuances[0]?.waits_for;
    const cy = await hold(id, { firstname: 'Cy', lastname: 'Zed' }, { ownership: 100, price: '2' });
    // Bo's shares rest on the organizing resolution of 2025-03-14, Cy's on one of their own.
    expect([waits(cy, 'Ann'), waits(cy, 'Bo'), waits(cy, 'Cy')]).toEqual([
      [],
      ['payment'],
      ['resolution', 'payment'],
    ]);
    const _id = cy.shareholders.find(({ firstname }) => firstname === 'Cy')?.issuances[0]?._id ?? '';
    const say = (more: object) =>
      amelie.api(contract.updateIssuance, { params: { id: cy.person_id }, body: { _id, ...more } });
    const paid = await say({ paid_on: '2025-04-28' });
    expect(paid.ok && waits(paid.data, 'Cy')).toEqual(['resolution']);
    const resolved = await say({ resolution: 'D-2025-07', resolution_on: '2025-05-02' });
    expect(resolved.ok && issuancesIn(resolved.data).at(-1)).toEqual(['Cy', 'issued 2025-05-02 CS-2']);
    expect(resolved.ok && waits(resolved.data, 'Cy')).toEqual([]);
    const half = { params: { id: bo }, body: { _id: securities.bo, resolution: 'D-2025-08' } };
    expect(await amelie.api(contract.updateIssuance, half)).toMatchObject({ ok: false, status: 422 });
  });

  test('what was paid before the certificate is issued by a resolution after it, to a known holder too', async () => {
    const { id } = await onRecord();
    const issuance = { paid_on: '2025-03-01', resolution: 'D-1', resolution_on: '2025-03-20', ownership: 5 };
    const { person_id: cy, ...first } = await hold(
      id,
      { firstname: 'Cy', lastname: 'Zed' },
      { ...issuance, resolution_on: '2025-04-20' },
    );
    expect(issuancesIn(first).at(-1)).toEqual(['Cy', 'issued 2025-04-20 CS-2']);
    const Shareclass = first.shareclasses[0]?._id ?? '';
    // Told later, and dated before he was entered.
    const again = await amelie.api(contract.addShareholder, {
      params: { id },
      query: {},
      body: { person_id: cy, issuances: [{ ...issuance, Shareclass }] },
    });
    expect(again).toMatchObject({ ok: true });
    expect(issuancesIn(await read(id, { asOf: '2025-03-20' })).at(-1)).toEqual([
      'Cy',
      'issued 2025-03-20 CS-3',
    ]);
    const { differences } = await server.database.database.asOrganization(id, (q) => rebuild(q, id));
    expect(differences).toEqual([]);
  });

  test('a subscriber becomes a shareholder in the log with the first shares issued to him', async () => {
    const { id, bo, securities } = await onRecord();
    const { person_id: cy, ...view } = await hold(id, { firstname: 'Cy', lastname: 'Zed' }, { ownership: 1 });
    expect((await activities(id)).slice(-1)).toEqual(['shares_subscribed']);
    const _id = view.shareholders.find((one) => one._id === cy)?.issuances[0]?._id ?? '';
    const issued = { resolution: 'D-1', resolution_on: '2025-05-02', paid_on: '2025-05-02' };
    await amelie.api(contract.updateIssuance, { params: { id: cy }, body: { _id, ...issued } });
    const first = ['subscription_changed', 'shareholder_added', 'shares_issued'];
    expect((await activities(id)).slice(-3)).toEqual(first);
    const Shareclass = view.shareclasses[0]?._id ?? '';
    await amelie.api(contract.updateIssuance, {
      params: { id: cy },
      body: { ...issued, ownership: 2, Shareclass },
    });
    expect((await activities(id)).slice(-2)).toEqual(['shares_issued', 'shares_issued']);
    await amelie.api(contract.updateIssuance, {
      params: { id: bo },
      body: { _id: securities.bo, paid_on: '2025-04-02' },
    });
    expect((await activities(id)).slice(-3)).toEqual(first);
  });

  test('directors resolve neither before the corporation exists nor after today', async () => {
    const { id } = await onRecord();
    const resolvedOn = (resolution_on: string) => ({
      person: { firstname: 'Cy', lastname: 'Zed' },
      issuances: [{ ownership: 1, paid_on: '2025-03-10', resolution: 'D-1', resolution_on }],
    });
    expect(await refusals(id, resolvedOn('2025-03-11'))).toEqual([
      'issuances.0.resolution_on PEOPLE.BEFORE_INCORPORATION',
    ]);
    expect(await refusals(id, resolvedOn('2099-01-01'))).toEqual([
      'issuances.0.resolution_on PEOPLE.DATE_IN_FUTURE',
    ]);
  });

  test('a day of issue makes no shares of a subscription that is not paid by then', async () => {
    const { id, bo, securities } = await onRecord();
    const say = (more: object) =>
      amelie.api(contract.updateIssuance, { params: { id: bo }, body: { _id: securities.bo, ...more } });
    const unpaid = { ok: false, status: 422, fields: [{ path: 'paid_on', textCode: 'SHARES.NOT_PAID' }] };
    expect(await say({ issuance_date: '2025-05-01' })).toMatchObject(unpaid);
    expect(await say({ issuance_date: '2025-05-01', paid_on: '2025-05-02' })).toMatchObject(
      tooEarly('May 2, 2025'),
    );
    expect(await say({ issuance_date: '2025-03-13', paid_on: '2025-03-12' })).toMatchObject(
      tooEarly('March 14, 2025'),
    );
    expect(issuancesIn(await read(id))[0]).toEqual(['Bo', 'subscribed null null']);
    expect(await say({ issuance_date: '2025-05-02', paid_on: '2025-05-02' })).toMatchObject({ ok: true });
    expect(issuancesIn(await read(id))[0]).toEqual(['Bo', 'issued 2025-05-02 CS-2']);
  });

  test('shares are not issued before the resolution that issues them', async () => {
    const { id } = await onRecord();
    const { person_id: cy, ...view } = await hold(id, { firstname: 'Cy', lastname: 'Zed' }, { ownership: 1 });
    const _id = view.shareholders.find((one) => one._id === cy)?.issuances[0]?._id ?? '';
    const say = (more: object) =>
      amelie.api(contract.updateIssuance, { params: { id: cy }, body: { _id, ...more } });
    const issued = { paid_on: '2025-04-01', resolution: 'D-1', resolution_on: '2025-06-01' };
    expect(await say({ ...issued, issuance_date: '2025-04-02' })).toMatchObject(tooEarly('June 1, 2025'));
    expect(await say({ ...issued, issuance_date: '2025-06-02' })).toMatchObject({
      ok: true,
      data: { issuance: { state: 'issued', issuance_date: '2025-06-02' } },
    });
    const correct = (more: object) => say({ ...more, as: 'correction', reason: 'typing error' });
    expect(await correct({ issuance_date: '2025-05-31' })).toMatchObject(tooEarly('June 1, 2025'));
    expect(await correct({ resolution_on: '2025-06-03' })).toMatchObject(tooEarly('June 3, 2025'));
    expect(await correct({ issuance_date: '2025-06-01' })).toMatchObject({
      ok: true,
      data: { issuance: { issuance_date: '2025-06-01' } },
    });
  });

  test('a day of issue issues nothing without a resolution: the subscription waits, and the day is not kept', async () => {
    const { id } = await onRecord();
    const typed = {
      ownership: 1,
      paid_on: '2025-04-01',
      issuance_date: '2025-04-02',
      vesting: { period: 48, cliff: 12 },
    };
    const { person_id: cy, ...view } = await hold(id, { firstname: 'Cy', lastname: 'Zed' }, typed);
    const issuance = view.shareholders.find((one) => one._id === cy)?.issuances[0];
    expect(issuance).toMatchObject({
      state: 'subscribed',
      issuance_date: null,
      waits_for: ['resolution'],
    });
    const body = { _id: issuance?._id ?? '', resolution: 'D-1', resolution_on: '2025-05-02' };
    expect(await amelie.api(contract.updateIssuance, { params: { id: cy }, body })).toMatchObject({
      ok: true,
      data: {
        issuance: { state: 'issued', issuance_date: '2025-05-02', vesting: { start: '2025-05-02' } },
      },
    });
  });

  test('shares of the founding are corrected to no day before the organizing resolution', async () => {
    const { ann: id, securities } = await onRecord();
    const correct = (issuance_date: string) =>
      amelie.api(contract.updateIssuance, {
        params: { id },
        body: { _id: securities.ann, issuance_date, as: 'correction', reason: 'typing error' },
      });
    expect(await correct('2025-03-13')).toMatchObject(tooEarly('March 14, 2025'));
    expect(await correct('2025-03-15')).toMatchObject({ ok: true });
  });

  test('shares are not issued before they are paid, nor before the corporation exists', async () => {
    const { id } = await onRecord();
    const dated = (more: object) => ({
      person: { firstname: 'Cy', lastname: 'Zed' },
      issuances: [{ ownership: 1, ...more }],
    });
    expect(await refusals(id, dated({ issuance_date: '2025-05-01' }))).toEqual([
      'issuances.0.paid_on SHARES.NOT_PAID',
    ]);
    expect(await refusals(id, dated({ issuance_date: '2025-03-11', paid_on: '2025-03-01' }))).toEqual([
      'issuances.0.issuance_date PEOPLE.BEFORE_INCORPORATION',
    ]);
  });

  test('shares do not disappear: the refusal names what to record instead', async () => {
    const { id, ann: annId, securities } = await onRecord();
    expect(await amelie.api(contract.removeShareholder, { params: { id, itemId: annId } })).toMatchObject({
      ok: false,
      status: 409,
      textCode: 'SHARES.HOLDER_STAYS',
      data: { record: ['transfer', 'repurchase', 'redemption', 'surrender', 'cancellation'] },
    });
    const params = { shareholderId: annId, issuanceId: securities.ann };
    expect(await amelie.api(contract.removeIssuance, { params })).toMatchObject({
      ok: false,
      status: 409,
      textCode: 'SHARES.ISSUANCE_ON_RECORD',
    });
    const change = await amelie.api(contract.updateOwnership, {
      body: { issuance_id: securities.ann, ownership: 401 },
    });
    expect(change).toMatchObject({ ok: false, status: 409, textCode: 'SHARES.ISSUANCE_ON_RECORD' });
  });

  test('a correction with a reason keeps certificate and day', async () => {
    const { securities } = await onRecord();
    const body = {
      issuance_id: securities.ann,
      ownership: 401,
      as: 'correction',
      reason: 'typing error',
    } as const;
    const answer = await amelie.api(contract.updateOwnership, { body });
    expect(answer.ok && issuancesIn(answer.data).at(-1)).toEqual(['Ann', 'issued 2025-03-14 CS-1']);
    expect(answer.ok && answer.data.totalExact).toBe('1001');
  });

  test('classes and the price change only by an amendment', async () => {
    const { id } = await onRecord();
    const classId = (await read(id)).shareclasses[0]?._id ?? '';
    const params = { id };
    const calls: Promise<object>[] = [
      amelie.api(contract.addShareClass, { params, body: classOf('Class B', 'CB') }),
      amelie.api(contract.updateShareClass, { params: { id: classId }, body: classOf('Class A', 'CA') }),
      amelie.api(contract.removeShareClass, { params: { id, classId } }),
      amelie.api(contract.chooseShareModel, { params, body: { advanced: true } }),
      amelie.api(contract.saveSharePrice, { params, body: { price: 1 } }),
    ];
    const refused = {
      ok: false,
      status: 409,
      textCode: 'SHARES.AMENDMENT_NEEDED',
      data: { record: ['amendment'] },
    };
    for (const answer of await Promise.all(calls)) expect(answer).toMatchObject(refused);
  });
});
