import { newId } from '@tabellion/platform/ids.ts';
import { expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { onStaff, registered, type SignedIn } from '../../../../tests/support/people.ts';
import {
  buy,
  nextOrganization,
  openPurchases,
  orgId,
  owner,
  server,
} from '../../../../tests/support/stages/billing.ts';
import { validateCoupon } from '../../billing/contract.ts';
import { listInvoices } from '../../billing/invoiceContract.ts';
import { createCoupon, endCoupon, listCoupons, listCouponUses } from '../couponsContract.ts';

// Staff make coupons, which customers use, and end them: what was priced with one stays as it was priced.

openPurchases();

const staff = async (): Promise<SignedIn> => onStaff(server, await registered(server));
const spring = {
  code: 'spring-26',
  percent: 25,
  plans: ['founder'],
  from: '2026-01-01',
  max_uses: 50,
  max_uses_per_organization: 1,
};
const next = () => `${spring.code}-${newId().slice(-8)}`;

test('a coupon is made, is taken for its plan alone, and its uses are listed without a name', async () => {
  const jo = await staff();
  const code = next();
  const made = given(await jo.api(createCoupon, { body: { ...spring, code } }));
  expect(made.coupons.find((one) => one.code === code.toUpperCase())).toMatchObject({
    percent: 25,
    amount: null,
    uses: 0,
    max_uses: 50,
    ended_at: null,
  });
  expect(await jo.api(createCoupon, { body: { ...spring, code } })).toMatchObject({
    fields: [{ path: 'code', textCode: 'COUPONS.CODE_TAKEN' }],
  });
  const ofGrowth = next();
  given(await jo.api(createCoupon, { body: { ...spring, code: ofGrowth, plans: ['growth'] } }));
  const judged = async (plan: string) =>
    (await jo.api(validateCoupon, { query: { coupon: ofGrowth, cart_amount: '348.00', plan } })).textCode;
  expect([await judged('growth'), await judged('founder')]).toEqual(['COUPON.APPLIED', 'COUPON.INVALID']);
  expect((await buy({ coupon: ofGrowth, price: 294.93 })).textCode).toBe('COUPON.INVALID');
  expect((await buy({ coupon: code, price: 294.93 })).status).toBe(200);
  const { uses } = given(await jo.api(listCouponUses, { query: { code } }));
  expect(uses).toMatchObject([{ plan: 'founder', discount: 87, status: 'paid' }]);
  expect(JSON.stringify(uses)).not.toContain(orgId);
});

test('what cannot be is refused at its field', async () => {
  const jo = await staff();
  const fieldsOf = async (more: object) => {
    const answer = await jo.api(createCoupon, { body: { ...spring, code: next(), ...more } });
    return answer.ok ? [] : (answer.fields ?? []).map(({ path, textCode }) => `${path} ${textCode}`);
  };
  expect([
    await fieldsOf({ code: 'no blanks' }),
    await fieldsOf({ amount: '10.00' }),
    await fieldsOf({ percent: undefined }),
    await fieldsOf({ percent: undefined, amount: '0' }),
    await fieldsOf({ until: '2025-12-31' }),
    await fieldsOf({ plans: ['platinum'] }),
  ]).toEqual([
    ['code GENERAL.FIELD_INVALID'],
    ['amount GENERAL.FIELD_REQUIRED'],
    ['amount GENERAL.FIELD_REQUIRED'],
    ['amount GENERAL.FIELD_INVALID'],
    ['until GENERAL.NOT_A_DATE'],
    ['plans GENERAL.FIELD_INVALID'],
  ]);
});

test('an ended coupon takes nothing off any more, and the order that was priced with it stays as it was priced', async () => {
  const jo = await staff();
  const code = next();
  given(await jo.api(createCoupon, { body: { ...spring, code } }));
  expect((await buy({ coupon: code, price: 294.93 })).status).toBe(200);
  const priced = async () => {
    const params = { provider: 'sandbox' } as const;
    return given(await owner.api(listInvoices, { params, query: { org_unique_id: orgId } })).invoices;
  };
  const before = await priced();
  expect(before).toMatchObject([{ total: 294.93 }]);
  given(await jo.api(endCoupon, { body: { code } }));
  expect(await jo.api(endCoupon, { body: { code } })).toMatchObject({ textCode: 'COUPONS.ENDED_ALREADY' });
  expect(await priced()).toEqual(before);
  await nextOrganization();
  expect((await buy({ coupon: code, price: 294.93 })).textCode).toBe('COUPON.EXPIRED');
  // Nothing of it is gone.
  const { coupons } = given(await jo.api(listCoupons, {}));
  expect(coupons.find((one) => one.code === code.toUpperCase())).toMatchObject({ uses: 1, max_uses: 50 });
});
