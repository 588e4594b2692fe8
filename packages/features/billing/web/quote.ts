import { type Decimal, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { parseCents } from '@tabellion/kernel/money.ts';
import type { ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import { type Price, price, type TaxRate } from '../rules/price.ts';
import type { PlanView, TaxRatesView } from '../views.ts';

/** Dollars from the server as integer cents. */
export function centsOf(dollars: number): bigint {
  const cents = parseCents(String(dollars));
  if (cents === undefined) throw new RangeError('an amount with more than two places');
  return cents;
}

/** The price of the order by the server's rules and rates; the server computes it again on payment. */
export function quote(order: {
  plan: PlanView;
  /** The coupon's discount, in dollars. */
  discount: number;
  province: ProvinceCode;
  rates: TaxRatesView;
}): Price {
  const { plan, discount, province, rates } = order;
  const found = rates.provinces.find((row) => row.province === province);
  const taxes: TaxRate[] = (found?.taxes ?? []).map(({ tax, rate }) => ({ tax, rate: decimal(rate) }));
  return price({ listCents: centsOf(plan.plan_price), discountCents: centsOf(discount), taxes });
}

/** `0.09975` in per cent: `9.975`. */
export const percentOf = (rate: Decimal): string => formatDecimal((rate * 100n) as Decimal);
