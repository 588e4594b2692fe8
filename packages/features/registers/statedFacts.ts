/** The registered office and the year end as an organization states them, and as the registers say them. Pure. */
import type { OfficeAddress } from '@tabellion/book/terms/corporation.ts';
import type { AddressInput } from '@tabellion/law/address.ts';

export interface InitialParticulars {
  /** The registered office; null where none is stated. */
  readonly office: OfficeAddress | null;
  /** `MM-DD`; null where none is stated. */
  readonly yearEnd: string | null;
}

/** An address that lacks street, city or postal code is none. */
export const readInitialParticulars = ({
  address_line_1: street = '',
  address_line_2: unit = '',
  city = '',
  province = '',
  country = '',
  postal_code: postalCode = '',
  fiscal_year_end,
}: Omit<AddressInput, 'latitude' | 'longitude'> & {
  readonly fiscal_year_end: string;
}): InitialParticulars => ({
  office:
    street === '' || city === '' || postalCode === ''
      ? null
      : { street, unit: unit || null, city, province, postalCode, country },
  yearEnd: fiscal_year_end || null,
});
