import { describe, expect, test } from 'vitest';
import {
  amelie,
  classOf,
  onRecord,
  openShares,
  read,
  today,
} from '../../../../tests/support/stages/shares.ts';
import {
  amendment,
  classes,
  cy,
  fieldsOf,
  isWhole,
  register,
  resolved,
  told,
} from '../../../../tests/support/stages/transactions.ts';
import * as transactions from '../transactionContract.ts';

openShares();

describe('an issue', () => {
  const paid = { ownership: '10', price: '1', paid_on: '2025-06-02', ...resolved };

  test('is previewed; without its resolution it is a subscription', async () => {
    const { id } = await onRecord();
    const send = (issuance: object, preview = true) =>
      amelie.api(transactions.issueShares, { params: { id }, body: { preview, person: cy, issuance } });
    expect(await send(paid)).toMatchObject({
      data: {
        act_id: null,
        preview: {
          outcome: 'recorded',
          effective_on: '2025-06-02',
          certificates: [{ certificate: 'CS-2', sharesExact: '10' }],
          totalAfterExact: '410',
          classes: [{ capitalAfter: '14.00' }],
        },
      },
    });
    // Half a cent goes up, as in register and cap table.
    expect(await send({ ...paid, ownership: '3', price: '0.015' })).toMatchObject({
      data: { preview: { classes: [{ capitalAfter: '4.05' }] } },
    });
    for (const [issuance, waits_for] of [
      [{ ownership: '10', price: '1', paid_on: '2025-06-02' }, ['resolution']],
      [{ ownership: '10', price: '1', ...resolved }, ['payment']],
      [{ ownership: '10', price: '1' }, ['resolution', 'payment']],
    ] as const)
      expect(await send(issuance)).toMatchObject({
        data: {
          preview: {
            outcome: 'subscribed',
            waits_for,
            effective_on: today(),
            opened: 1,
            certificates: [{ certificate: null, name: 'Cy Zed', sharesExact: '10' }],
            lines: [{ name: 'Cy Zed', before: null, after: { sharesExact: '10', percentage: '2.44' } }, {}],
            totalBeforeExact: '400',
            totalAfterExact: '410',
            classes: [{ beforeExact: '400', afterExact: '410', capitalAfter: '14.00' }],
          },
        },
      });
    expect(await register(id)).toHaveLength(2);
    expect(await send(paid, false)).toMatchObject({ ok: true, data: { act_id: expect.any(String) } });
    expect(await register(id)).toContain('Cy CS-2 10 issued');
    expect(await send({ ownership: '10', price: '1' }, false)).toMatchObject({
      ok: true,
      textCode: 'SHARES.SUBSCRIBED',
      data: { act_id: null, preview: null },
    });
  });

  test('of the last authorized share at the same moment gives it to one', async () => {
    const { id, a } = await classes('151');
    const send = (firstname: string) =>
      amelie.api(transactions.issueShares, {
        params: { id },
        body: {
          person: { firstname, lastname: 'Zed' },
          issuance: { ...paid, ownership: '1', Shareclass: a },
        },
      });
    const answers = await Promise.all([send('Cy'), send('Di')]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const lost = answers.find(({ ok }) => !ok);
    expect(lost && fieldsOf(lost)).toEqual(['issuance.ownership SHARES.ABOVE_AUTHORIZED']);
  });
});

describe('shares come back to the corporation', () => {
  test('a repurchase lowers stated capital by its part, and warns of what is not on record', async () => {
    const { id, securities } = await onRecord();
    const body = {
      security_id: securities.ann,
      sharesExact: '100',
      priceExact: '5',
      paid_in: 'money' as const,
      ground: 'purchase' as const,
    };
    const previewed = await amelie.api(transactions.repurchaseShares, {
      params: { id },
      body: { ...body, preview: true },
    });
    if (!previewed.ok) throw new Error(previewed.textCode);
    const { preview } = previewed.data;
    expect(preview?.classes).toMatchObject([
      {
        name: 'Common',
        beforeExact: '400',
        afterExact: '300',
        capitalBefore: '4.00',
        capitalAfter: '3.00',
        authorizedExact: null,
      },
    ]);
    expect(preview?.warnings.map(({ textCode }) => textCode)).toEqual([
      'SHARES.SOLVENCY_MISSING',
      'SHARES.RESOLUTION_MISSING',
    ]);
    expect(await amelie.api(transactions.repurchaseShares, { params: { id }, body })).toMatchObject({
      ok: true,
    });
    expect((await told(id))[0]).toEqual({ kind: 'shares_repurchased' });
    await isWhole(id);
  });

  test('for no more than an amount may be', async () => {
    const { id, securities } = await onRecord();
    const price = { priceExact: '9'.repeat(28), sharesExact: '2', paid_in: 'money' as const };
    const body = { security_id: securities.ann, ...price, ground: 'purchase' as const };
    expect(fieldsOf(await amelie.api(transactions.repurchaseShares, { params: { id }, body }))).toEqual([
      'priceExact SHARES.SUM_TOO_LARGE',
    ]);
  });

  test('all of a certificate is given back or cancelled without a balance', async () => {
    for (const [endpoint, more, kind] of [
      [transactions.surrenderShares, {}, 'shares_surrendered'],
      [transactions.cancelShares, { reason: 'mistake' as const }, 'shares_cancelled'],
    ] as const) {
      const { id, securities } = await onRecord();
      const body = { security_id: securities.ann, sharesExact: '400', ...more };
      const answer = await amelie.api<typeof endpoint>(endpoint, { params: { id }, body } as never);
      expect(answer).toMatchObject({ ok: true });
      expect(await register(id)).toContain('Ann CS-1 400 ended');
      expect((await told(id))[0]).toEqual({ kind });
      await isWhole(id);
    }
  });

  test('what is not redeemable is not redeemed, and nothing is paid or attested too late', async () => {
    const { id, securities } = await onRecord();
    const body = {
      security_id: securities.ann,
      sharesExact: '1',
      priceExact: '1',
      paid_in: 'money' as const,
      demanded_by: 'holder' as const,
      effective_on: '2025-06-02',
      paid_on: '2025-06-03',
      solvency_on: '2025-06-03',
    };
    expect(fieldsOf(await amelie.api(transactions.redeemShares, { params: { id }, body }))).toEqual([
      'demanded_by SHARES.NOT_REDEEMABLE',
      'paid_on SHARES.PAID_LATER',
      'solvency_on SHARES.SOLVENCY_LATER',
    ]);
  });
});

test('nothing is redeemed above the price of the articles, and the refusal names it (CBCA s. 36(1))', async () => {
  const { id, a, ann } = await classes();
  const { price, properties } = classOf('Class A', 'CA', { retractable: true, redemption_price: '1.25' });
  const amended = { class_id: a, name: 'Class A', price, properties, ...amendment };
  const params = { id };
  expect(await amelie.api(transactions.amendShareClass, { params, body: amended })).toMatchObject({
    ok: true,
  });
  const redeem = (priceExact: string) =>
    amelie.api(transactions.redeemShares, {
      params,
      body: {
        ...resolved,
        security_id: ann,
        sharesExact: '10',
        effective_on: '2025-06-03',
        priceExact,
        paid_in: 'money',
        demanded_by: 'holder',
      },
    });
  expect(await redeem('1.2501')).toMatchObject({
    ok: false,
    fields: [
      {
        path: 'priceExact',
        textCode: 'SHARES.ABOVE_REDEMPTION_PRICE',
        message: expect.stringContaining('$1.25 '),
      },
    ],
  });
  expect(await redeem('1.25')).toMatchObject({ ok: true });
  await isWhole(id);
});

describe('certificates', () => {
  test('are replaced, divided and put together; no share moves', async () => {
    const { id, securities } = await onRecord();
    const reissue = (body: object) =>
      amelie.api(transactions.reissueCertificates, {
        params: { id },
        body: { reason: 'lost', effective_on: '2025-06-02', ...body } as never,
      });
    expect(fieldsOf(await reissue({ security_ids: [securities.ann], parts: ['100', '299'] }))).toEqual([
      'parts.0 SHARES.PARTS_DIFFER',
    ]);
    const divided = { security_ids: [securities.ann], parts: ['100', '300'], reason: 'divided' };
    expect(await reissue(divided)).toMatchObject({ ok: true });
    const open = async () =>
      (await read(id)).shareholders
        .flatMap(({ issuances }) => issuances)
        .filter(({ state }) => state === 'issued');
    expect(
      (await open()).map(({ certificate, ownershipExact }) => `${certificate} ${ownershipExact}`).sort(),
    ).toEqual(['CS-2 100', 'CS-3 300']);
    const both = (await open()).map(({ _id }) => _id);
    expect(await reissue({ security_ids: both, reason: 'merged' })).toMatchObject({ ok: true });
    expect(
      (await open()).map(({ certificate, ownershipExact }) => `${certificate} ${ownershipExact}`),
    ).toEqual(['CS-4 400']);
    expect((await told(id)).map(({ kind }) => kind)).not.toContain('shares_transferred');
    await isWhole(id);
  });
});
