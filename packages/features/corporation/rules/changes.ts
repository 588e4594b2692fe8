/** Forms of changes of the corporation, read against what stands in the registers. Pure. */
import type {
  AddressChangedPayload,
  ArticlesAmendedPayload,
  NameChangedPayload,
  YearEndChangedPayload,
} from '@tabellion/book/acts/corporation.ts';
import type { Corporation } from '@tabellion/book/entities.ts';
import { sameValue } from '@tabellion/book/rows.ts';
import { type PlainDate, parseTypedDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { readAddress } from '@tabellion/law/address.ts';
import { saysNone } from '@tabellion/law/clauses.ts';
import type { DatedYearEnd } from '@tabellion/law/deadlines/financialYears.ts';
import { checkFirstYearEnd, readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';
import { readText } from '@tabellion/law/fields.ts';
import { isJurisdictionId, isProvinceCode, mayNameProvince } from '@tabellion/law/jurisdictions.ts';
import { isNumberName, readCorporateName } from '@tabellion/law/names/corporateName.ts';
import { provinceFromWire } from '@tabellion/law/wireNames.ts';
import type * as z from 'zod/mini';
import type { ArticlesInput, NameInput, OfficeInput } from '../contract.ts';

type Fields = readonly FieldRefusal[];
/** The result of reading a form; the resolution and the certificate are read for all forms alike. */
export interface PayloadWithWarnings<P> {
  readonly payload: P;
  readonly warnings: Fields;
}
export type ReadResult<P> = Result<PayloadWithWarnings<P>, Fields>;

/** Errors at their fields: those of `readAddress`; the registered office lies in the province of the articles (CBCA s. 19(1)). */
export function readOffice(
  {
    place = 'registered',
    country = 'CA',
    ...typed
  }: Omit<z.infer<typeof OfficeInput>, 'preview' | 'propose'>,
  corporation: Corporation,
): ReadResult<Omit<AddressChangedPayload, 'resolution'>> {
  const { province } = corporation;
  const use =
    place === 'registered' && isProvinceCode(province)
      ? ({ kind: 'registered_office', articlesProvince: province } as const)
      : ({ kind: 'form_2' } as const);
  const read = readAddress({ ...typed, country }, use);
  if (!read.ok) return read;
  const { address_line_1, address_line_2, city, postal_code, ...rest } = read.value.address;
  const address = {
    street: address_line_1,
    unit: address_line_2 || null,
    city,
    province: rest.province,
    postalCode: postal_code,
    country: rest.country,
  };
  return ok({ payload: { place, address }, warnings: read.value.warnings });
}

/** Errors at their fields: those of `readCorporateName`. */
export function readName(
  { name, name_postfix }: Pick<z.infer<typeof NameInput>, 'name' | 'name_postfix'>,
  { jurisdiction }: Corporation,
): ReadResult<Pick<NameChangedPayload, 'name'>> {
  const law = isJurisdictionId(jurisdiction) ? jurisdiction : 'CA';
  const read = readCorporateName({ jurisdiction: law, name: name.normalize('NFC').trim(), name_postfix });
  return read.ok ? ok({ payload: { name: read.value.fullName }, warnings: read.value.warnings }) : read;
}

/** The directors alone give it a name in words (CBCA s. 173(3)); whether other laws let them was not verified. */
export const isFederalNumberName = ({
  jurisdiction,
  name,
}: Pick<Corporation, 'jurisdiction' | 'name'>): boolean => jurisdiction === 'CA' && isNumberName('CA', name);

/** The year end from a day on, and the end of the first year where another was chosen than the first possible one. Errors at their
 *  fields: FISCAL_YEAR_END.INVALID, .NOT_AT_YEAR_END (or the year end has been changed since), .TOO_FAR, GENERAL.NOT_A_DATE. */
export function readYearEnd(
  { fiscal_year_end, first_year_end = '' }: YearEndTyped,
  { on, incorporatedOn, yearEnds }: YearEndsBefore,
): ReadResult<Pick<YearEndChangedPayload, 'yearEnd' | 'firstYearEndOn'>> {
  const read = readFiscalYearEnd(fiscal_year_end);
  if (!read.ok) return err([read.error]);
  const { value: yearEnd } = read;
  if (first_year_end === '') return ok({ payload: { yearEnd }, warnings: [] });
  const path = 'first_year_end';
  const firstYearEndOn = parseTypedDate(first_year_end);
  if (firstYearEndOn === undefined) return err([{ path, textCode: 'GENERAL.NOT_A_DATE' }]);
  const isFirst = yearEnds.every(({ from, end }) => from >= on || (yearEnds.length === 1 && end === yearEnd));
  const checked = checkFirstYearEnd({ firstYearEndOn, fiscalYearEnd: yearEnd, incorporatedOn });
  if (!isFirst) return err([{ path, textCode: 'FISCAL_YEAR_END.NOT_AT_YEAR_END' }]);
  if (!checked.ok) return err([{ path, textCode: checked.error.textCode }]);
  return ok({ payload: { yearEnd, firstYearEndOn }, warnings: [] });
}

interface YearEndsBefore {
  /** The day from which it is to hold. */
  readonly on: PlainDate;
  readonly incorporatedOn: PlainDate;
  /** Every year end of the registers, the first one first. */
  readonly yearEnds: readonly DatedYearEnd[];
}

interface YearEndTyped {
  readonly fiscal_year_end: string;
  readonly first_year_end?: string | undefined;
}

/** Errors at their fields: ONBOARDING.BOARD_INVALID, ADDRESS.PROVINCE_UNKNOWN, CORPORATION.OFFICE_STAYS, GENERAL.TOO_LONG,
 *  TEXT.FORBIDDEN_CHARACTERS. What stands already changes nothing. */
export function readArticles(
  typed: z.infer<typeof ArticlesInput>,
  corporation: Corporation,
): ReadResult<Pick<ArticlesAmendedPayload, 'changes'>> {
  const refused: FieldRefusal[] = [];
  const clauseOf = (path: keyof typeof clauses): string | null | undefined => {
    const text = typed[path];
    if (text === undefined) return undefined;
    const read = readText(text, { path, maxLength: 20_000 });
    if (!read.ok) refused.push(read.error);
    return read.ok ? read.value || null : undefined;
  };
  const province =
    typed.corporation_province === undefined ? undefined : provinceFromWire(typed.corporation_province);
  if (typed.corporation_province !== undefined && province === undefined)
    refused.push({ path: 'corporation_province', textCode: 'ADDRESS.PROVINCE_UNKNOWN' });
  const isKept = province === undefined || province === corporation.province;
  if (!isKept && !mayNameProvince(corporation.jurisdiction, province))
    refused.push({ path: 'corporation_province', textCode: 'CORPORATION.OFFICE_STAYS' });
  const { minimum, maximum } = corporation.board;
  const board = { minimum: typed.min_directors ?? minimum, maximum: typed.max_directors ?? maximum };
  if (!isBoard(board))
    refused.push({
      path: 'max_directors',
      textCode: 'ONBOARDING.BOARD_INVALID',
      params: { max: largestBoard },
    });
  const transfers = clauseOf('transfer_restriction');
  const changed = {
    province,
    board,
    transferRestrictions: transfers && saysNone(transfers) ? null : transfers,
    businessRestrictions: clauseOf('business_restriction'),
    otherProvisions: clauseOf('other_provisions'),
    language: typed.language,
    sector: typed.sector,
  };
  if (refused.length > 0) return err(refused);
  const changes = Object.fromEntries(
    Object.entries(changed).filter(
      ([item, value]) => value !== undefined && !sameValue(value, corporation[item as keyof Corporation]),
    ),
  );
  return ok({ payload: { changes }, warnings: [] });
}

const clauses = { transfer_restriction: 0, business_restriction: 0, other_provisions: 0 };
/** A limit of ours; the Act has none. */
const largestBoard = 100;

const isBoard = ({ minimum, maximum }: Corporation['board']): boolean =>
  Number.isInteger(minimum) &&
  Number.isInteger(maximum) &&
  minimum >= 1 &&
  minimum <= maximum &&
  maximum <= largestBoard;
