import { describe, expect, test } from 'vitest';
import {
  advanced,
  amelie,
  ann,
  classOf,
  hold,
  newFounding,
  openShares,
  refusals,
  today,
  unknown,
} from '../../../../tests/support/stages/shares.ts';
import * as contract from '../contract.ts';

openShares();

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

  test('for shares of another holder, with the transfer that records them', async () => {
    const body = { person: ann, issuances: [{ ...one, sources: 'Shareholder' as const }] };
    const params = { id: await newFounding() };
    expect(await amelie.api(contract.addShareholder, { params, query: {}, body })).toMatchObject({
      ok: false,
      status: 409,
      textCode: 'SHARES.TREASURY_ONLY',
      data: { record: ['transfer'] },
    });
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
  test.each([
    [{}, { frequency: 'monthly', period: 48, cliff: 12 }],
    [{ frequency: 'monthly' }, { frequency: 'monthly', period: 48, cliff: 12 }],
    [{ frequency: 'quarterly' }, { frequency: 'quarterly', period: 16, cliff: 4 }],
    [{ frequency: 'yearly' }, { frequency: 'yearly', period: 4, cliff: 1 }],
    [
      { frequency: 'yearly', period: 3 },
      { frequency: 'yearly', period: 3, cliff: 1 },
    ],
  ] as const)('vests as usual where %j leaves something out', async (vesting, usual) => {
    const { id } = await advanced(classOf('Class A', 'CA'));
    const { person_id } = await hold(id, ann, { ownership: 10 });
    const saved = await amelie.api(contract.updateIssuance, { params: { id: person_id }, body: { vesting } });
    expect(saved).toMatchObject({ ok: true, data: { issuance: { vesting: usual } } });
  });

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
    expect(await save({ _id: first, vesting: { period: '', cliff: 1 } })).toMatchObject({
      fields: [
        { path: 'vesting.period', textCode: 'invalid_period' },
        { path: 'vesting.cliff', textCode: 'invalid_period' },
      ],
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
