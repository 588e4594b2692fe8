import { plainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { expect, test } from 'vitest';
import { cardFormSchema, cardOf } from '../rules/card.ts';
import type { PlanView, TaxRatesView } from '../views.ts';
import { centsOf, percentOf, quote } from './quote.ts';

const plan: PlanView = {
  plan_id: 'founder',
  plan_price: 348,
  currency: 'CAD',
  holders: 10,
  features: [],
  as_of: '2026-01-01',
};
const rates: TaxRatesView = {
  as_of: '2026-01-01',
  status: 'confirm',
  provinces: [{ province: 'ON', taxes: [{ tax: 'HST', rate: '0.13' }] }],
};

test('the screen comes to the price of the server', () => {
  const order = { plan, rates, province: 'ON' };
  expect(quote({ ...order, discount: 0 }).totalCents).toBe(393_24n);
  expect(quote({ ...order, discount: 87 }).totalCents).toBe(294_93n);
});

test('reads dollars as whole cents and a rate as per cent', () => {
  expect([centsOf(0.1), centsOf(393.24), centsOf(1188)]).toEqual([10n, 393_24n, 1_188_00n]);
  expect([percentOf(decimal('0.13')), percentOf(decimal('0.09975'))]).toEqual(['13', '9.975']);
});

test('the form refuses what is wrong at its field, and reads the rest as a card', () => {
  const schema = cardFormSchema(plainDate('2026-04-20'));
  const typed = { name: ' Amélie Tremblay ', number: '4242 4242 4242 4242', expiry: '04 / 26', cvc: ' 123 ' };
  const wrong = schema.safeParse({ name: ' ', number: '4242', expiry: '03/26', cvc: '12' });
  expect(wrong.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    'name CARD.NAME_REQUIRED',
    'number CARD.NUMBER_INVALID',
    'expiry CARD.EXPIRED',
    'cvc CARD.CODE_INVALID',
  ]);
  expect(cardOf(schema.parse(typed))).toEqual({
    name: 'Amélie Tremblay',
    number: '4242424242424242',
    expMonth: 4,
    expYear: 2026,
    cvc: '123',
  });
});
