/** The registered office and the year end as an organization states them, and as the registers say them. Pure. */
import type { OfficeAddress } from '@tabellion/book/terms/corporation.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { AddressInput } from '@tabellion/law/address.ts';
import { checkFirstYearEnd, readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';

export interface InitialParticulars {
  /** The registered office; null where none is stated. */
  readonly office: OfficeAddress | null;
  /** `MM-DD`; null where none is stated. */
  readonly yearEnd: string | null;
  /** The end of the first financial year, where that is not the first possible day. */
  readonly firstYearEndOn: PlainDate | null;
}

/** An address that lacks street, city or postal code is none, and a first year end that the day of incorporation has made
 *  impossible. */
export const readInitialParticulars = (
  {
    address_line_1: street = '',
    address_line_2: unit = '',
    city = '',
    province = '',
    country = '',
    postal_code: postalCode = '',
    fiscal_year_end,
    first_year_end_on,
  }: Omit<AddressInput, 'latitude' | 'longitude'> & {
    readonly fiscal_year_end: string;
    readonly first_year_end_on: PlainDate | null;
  },
  incorporatedOn: PlainDate,
): InitialParticulars => ({
  office:
    street === '' || city === '' || postalCode === ''
      ? null
      : { street, unit: unit || null, city, province, postalCode, country },
  yearEnd: fiscal_year_end || null,
  firstYearEndOn: possibleFirstYearEnd({ fiscal_year_end, first_year_end_on }, incorporatedOn),
});

function possibleFirstYearEnd(
  stated: { readonly fiscal_year_end: string; readonly first_year_end_on: PlainDate | null },
  incorporatedOn: PlainDate,
): PlainDate | null {
  const { first_year_end_on: firstYearEndOn } = stated;
  const end = readFiscalYearEnd(stated.fiscal_year_end);
  if (firstYearEndOn === null || !end.ok) return null;
  const checked = checkFirstYearEnd({ firstYearEndOn, fiscalYearEnd: end.value, incorporatedOn });
  return checked.ok ? firstYearEndOn : null;
}
