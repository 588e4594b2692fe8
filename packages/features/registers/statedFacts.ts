/** The registered office and the year end as an organization states them, and as the registers say them. Pure. */
import type { OfficeAddress } from '@tabellion/book/terms/corporation.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { AddressInput } from '@tabellion/law/address.ts';
import { checkFirstYearEnd, readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';

/** The day since which something holds, or the last one since which it can hold. */
export interface Since {
  readonly on: PlainDate;
  readonly orBefore: boolean;
}

export interface InitialParticulars {
  /** The registered office; null where none is stated. */
  readonly office: OfficeAddress | null;
  /** Null: since the incorporation. */
  readonly officeSince: Since | null;
  /** `MM-DD`; null where none is stated. */
  readonly yearEnd: string | null;
  /** The end of the first financial year, where that is not the first possible day. */
  readonly firstYearEndOn: PlainDate | null;
  /** Null: since the incorporation. */
  readonly yearEndSince: Since | null;
}

/** An organization's own statements of them. A corporation to be has no days. */
interface Stated {
  readonly fiscal_year_end: string;
  readonly first_year_end_on: PlainDate | null;
  readonly office_since: PlainDate | null;
  readonly office_or_before: boolean;
  readonly year_end_since: PlainDate | null;
  readonly year_end_or_before: boolean;
}

/** An address that lacks street, city or postal code is none, and a first year end that the day of incorporation has made
 *  impossible; nothing holds since a day before it. */
export const readInitialParticulars = (
  {
    address_line_1: street = '',
    address_line_2: unit = '',
    city = '',
    province = '',
    country = '',
    postal_code: postalCode = '',
    ...stated
  }: Omit<AddressInput, 'latitude' | 'longitude'> & Stated,
  incorporatedOn: PlainDate,
): InitialParticulars => ({
  office:
    street === '' || city === '' || postalCode === ''
      ? null
      : { street, unit: unit || null, city, province, postalCode, country },
  officeSince: sinceOf(stated.office_since, stated.office_or_before, incorporatedOn),
  yearEnd: stated.fiscal_year_end || null,
  firstYearEndOn: possibleFirstYearEnd(stated, incorporatedOn),
  yearEndSince: sinceOf(stated.year_end_since, stated.year_end_or_before, incorporatedOn),
});

const sinceOf = (on: PlainDate | null, orBefore: boolean, incorporatedOn: PlainDate): Since | null =>
  on === null || on < incorporatedOn ? null : { on, orBefore };

function possibleFirstYearEnd(
  stated: Pick<Stated, 'fiscal_year_end' | 'first_year_end_on'>,
  incorporatedOn: PlainDate,
): PlainDate | null {
  const { first_year_end_on: firstYearEndOn } = stated;
  const end = readFiscalYearEnd(stated.fiscal_year_end);
  if (firstYearEndOn === null || !end.ok) return null;
  const checked = checkFirstYearEnd({ firstYearEndOn, fiscalYearEnd: end.value, incorporatedOn });
  return checked.ok ? firstYearEndOn : null;
}
