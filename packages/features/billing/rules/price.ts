import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, decimal } from '@tabellion/kernel/decimal.ts';
import { applyRate } from '@tabellion/kernel/money.ts';
import type { ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import { type SalesTaxName, salesTaxData } from './salesTax.data.ts';

/** A tax and its rate as a part of one: 0.13 for 13 per cent. */
export interface TaxRate {
  tax: SalesTaxName;
  rate: Decimal;
}

interface TaxLine extends TaxRate {
  cents: bigint;
}

/** A price to pay, in integer cents. listCents - discountCents = netCents; netCents + taxCents =
 *  totalCents. */
export interface Price {
  listCents: bigint;
  discountCents: bigint;
  netCents: bigint;
  taxes: readonly TaxLine[];
  taxCents: bigint;
  totalCents: bigint;
}

/**
 * The price of an order: the coupon lowers it first, then each tax is taken of what is left, rounded to the cent by
 * itself, a half cent up, as the sales taxes of Canada do. Exact at any size; nothing is ever a fraction of a cent.
 * @param order  listCents >= 0; discountCents >= 0, what exceeds the list price is not given
 * Source: decisions, section 9; Excise Tax Act, s. 165.2(2).
 */
export function price(order: { listCents: bigint; discountCents: bigint; taxes: readonly TaxRate[] }): Price {
  const { listCents } = order;
  const discountCents = order.discountCents < listCents ? order.discountCents : listCents;
  const netCents = listCents - discountCents;
  const taxes = order.taxes.map(({ tax, rate }) => ({
    tax,
    rate,
    cents: applyRate(netCents, rate, 'half_up'),
  }));
  const taxCents = taxes.reduce((sum, { cents }) => sum + cents, 0n);
  return { listCents, discountCents, netCents, taxes, taxCents, totalCents: netCents + taxCents };
}

/** The same order with what a registry charges beside it: it is passed on as it is, so no coupon lowers it and no tax is taken
 *  of it. @param feeCents  >= 0 */
export const withGovernmentFee = (sum: Price, feeCents: bigint): Price => ({
  ...sum,
  listCents: sum.listCents + feeCents,
  netCents: sum.netCents + feeCents,
  totalCents: sum.totalCents + feeCents,
});

/**
 * The sales taxes on a supply to a recipient in `province` on a date, in the order in which an invoice lists them.
 * @returns nothing for a date before the first one on record
 * Source: `salesTax.data.ts`, with the date up to which it was read.
 */
export function salesTaxRates(province: ProvinceCode, on: PlainDate): readonly TaxRate[] {
  const inForce = salesTaxData.periods[province].findLast(({ from }) => from <= on);
  return (inForce?.rates ?? []).map(({ tax, rate }) => ({ tax, rate: decimal(rate) }));
}
