import { describe, expect, test } from 'vitest';
import { organizationOf, registered } from '../../../../tests/support/people.ts';
import {
  activities,
  amelie,
  ann,
  classOf,
  hold,
  newFounding,
  openShares,
  read,
  server,
  today,
  unknown,
} from '../../../../tests/support/stages/shares.ts';
import { addToPosition } from '../../people/contract.ts';
import * as contract from '../contract.ts';
import { commonClassId } from '../rules/commonClass.ts';

openShares();

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
          name_fr: null,
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
          redemption_price: null,
          redemption_formula: null,
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
        consideration: null,
        consideration_text: null,
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
      `select kind from person_facts where org_id = $1 and body is not null`,
      [id],
    );
    // But for the name, by which the log goes on calling her.
    expect(facts).toEqual([{ kind: 'name' }]);
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
