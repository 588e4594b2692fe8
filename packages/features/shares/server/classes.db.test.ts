import { describe, expect, test } from 'vitest';
import {
  advanced,
  amelie,
  ann,
  classOf,
  hold,
  openShares,
  read,
} from '../../../../tests/support/stages/shares.ts';
import { listActivity } from '../../activity/contract.ts';
import * as contract from '../contract.ts';
import type { ShareClassInput } from '../shapes.ts';

openShares();

describe('classes of one’s own', () => {
  test('carry their rights', async () => {
    const preferred = classOf('Class C', 'CC', {
      voting: false,
      votes_per_share: '0',
      dividend: 'fixed_cumulative',
      dividend_rate: '6',
      liquidation: 'preference',
      redeemable: true,
      redemption_price: '1.50',
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
        redemption_price: '1.5',
        redemption_formula: null,
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
    [
      'a redeemable class without a price',
      classOf('Class B', 'CB', { redeemable: true }),
      'properties.redemption_price SHARES.REDEMPTION_REQUIRED',
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
    const log = await amelie.api(listActivity, {
      params: { orgId: id },
      query: { kind: 'share_class_deleted' },
    });
    expect(log.ok && log.data.activities[0]?.activity).toContain('Class B');
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
