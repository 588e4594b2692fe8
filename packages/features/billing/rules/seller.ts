import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import { salesTaxRates, type TaxRate } from './price.ts';
import type { SalesTaxName } from './salesTax.data.ts';

/** The registers of sellers: one for GST and HST, one for each province that has a tax of its own. */
export const taxRegisters = ['GST/HST', 'QST', 'PST-BC', 'PST-SK', 'RST-MB'] as const;
export type TaxRegister = (typeof taxRegisters)[number];

/** Whose name and tax numbers stand on an invoice. */
export interface Seller {
  readonly name: string;
  readonly address: readonly string[];
  /** The number in each register in which the seller is. */
  readonly taxNumbers: Readonly<Partial<Record<TaxRegister, string>>>;
}

/** Numbers that are plainly none, for the sandbox, which sells nothing. */
export const specimenSeller = (name: string): Seller => ({
  name,
  address: ['Specimen: the sandbox sells nothing'],
  taxNumbers: Object.fromEntries(taxRegisters.map((register) => [register, `SPECIMEN ${register}`])),
});

function registerOf(tax: SalesTaxName, province: ProvinceCode): TaxRegister | undefined {
  if (tax === 'GST' || tax === 'HST') return 'GST/HST';
  return taxRegisters.find((register) => register === tax || register === `${tax}-${province}`);
}

/**
 * The sales taxes that the seller collects from a recipient in `province`: only those for which he is registered.
 * @returns undefined where no rate is on record for the day, so that nothing can be sold there
 * Source: Excise Tax Act, ss. 221 and 240, and the like of the provinces; which registrations the seller needs, an accountant
 * confirms.
 */
export function taxesCollected(
  { taxNumbers }: Seller,
  province: ProvinceCode,
  on: PlainDate,
): readonly TaxRate[] | undefined {
  const rates = salesTaxRates(province, on);
  if (rates.length === 0) return undefined;
  return rates.filter(({ tax }) => {
    const register = registerOf(tax, province);
    return register !== undefined && taxNumbers[register] !== undefined;
  });
}
