import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import type { ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import type { TaxRate } from './price.ts';
import { salesTaxData } from './salesTax.data.ts';

/**
 * The sales taxes on a supply to a recipient in `province` on a date, in the order in which an invoice lists them.
 * @returns nothing for a date before the first one on record
 * Source: `salesTax.data.ts`, with the date up to which it was read.
 */
export function salesTaxRates(province: ProvinceCode, on: PlainDate): readonly TaxRate[] {
  const inForce = salesTaxData.periods[province].findLast(({ from }) => from <= on);
  return (inForce?.rates ?? []).map(({ tax, rate }) => ({ tax, rate: decimal(rate) }));
}
