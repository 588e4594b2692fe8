import type { Corporation } from '@tabellion/book/entities.ts';
import type { OfficeAddress } from '@tabellion/book/terms/corporation.ts';
import { printedCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import { checkYearEnd, readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';
import { isJurisdictionId, isProvinceCode } from '@tabellion/law/jurisdictions.ts';
import { corporationTypeToWire, countryInWords, provinceToWire } from '@tabellion/law/wireNames.ts';
import type { CorporationFacts } from '../contract.ts';

/** As the registry prints it, here as everywhere. */
const printedNumber = ({ number, jurisdiction }: Corporation): string | null =>
  number !== null && isJurisdictionId(jurisdiction) ? printedCorporationNumber(number, jurisdiction) : number;

export const factsOf = (corporation: Corporation): CorporationFacts => ({
  name: corporation.name,
  corporation_number: printedNumber(corporation),
  corporation_type: lawInWords(corporation.jurisdiction),
  corporation_province: provinceInWords(corporation.province),
  registered_office: officeOf(corporation.registeredOffice),
  records_office: officeOf(corporation.recordsOffice),
  fiscal_year_end: corporation.yearEnd ?? null,
  ...firstYearEndOf(corporation),
  min_directors: corporation.board.minimum,
  max_directors: corporation.board.maximum,
  transfer_restriction: statedClause(corporation.transferRestrictions),
  business_restriction: corporation.businessRestrictions,
  other_provisions: corporation.otherProvisions,
  language: corporation.language ?? null,
  sector: corporation.sector ?? null,
});

/** It goes with the year end by which it was chosen. */
function firstYearEndOf({
  yearEnd = '',
  firstYearEndOn: on,
}: Corporation): Pick<CorporationFacts, 'first_year_end'> {
  const end = readFiscalYearEnd(yearEnd);
  return on !== undefined && end.ok && checkYearEnd(on, end.value).ok ? { first_year_end: on } : {};
}

/** Empty where the articles restrict none, null where nobody stated what they say. */
const statedClause = (clause: Corporation['transferRestrictions']): string | null =>
  clause === undefined ? null : (clause ?? '');

const provinceInWords = (code: string): string => (isProvinceCode(code) ? provinceToWire(code) : code);
const lawInWords = (code: string): string => (isJurisdictionId(code) ? corporationTypeToWire(code) : code);

const officeOf = (office: OfficeAddress | undefined): CorporationFacts['registered_office'] =>
  office === undefined
    ? null
    : {
        address_line_1: office.street,
        address_line_2: office.unit ?? '',
        city: office.city,
        province: provinceInWords(office.province),
        country: countryInWords(office.country),
        postal_code: office.postalCode,
      };

/** The facts in which two readings differ, as the later one says them. */
export function changedFacts(
  before: CorporationFacts | null,
  after: CorporationFacts,
): Partial<CorporationFacts> {
  if (before === null) return withoutNull(after);
  const changed = Object.entries(after).filter(
    ([fact, value]) => JSON.stringify(value) !== JSON.stringify(before[fact as keyof CorporationFacts]),
  );
  return Object.fromEntries(changed);
}

const withoutNull = (facts: CorporationFacts): Partial<CorporationFacts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
