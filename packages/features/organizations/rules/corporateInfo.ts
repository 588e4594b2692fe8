/** The corporate information of step 2: name, law, registered office, numbers. A draft may be incomplete; what is told
 *  must be right. What is missing for submission is another question (feature onboarding). */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import {
  type Address,
  blankPlace,
  isBlankAddress,
  type PostalField,
  postalFields,
  postalOf,
  readAddress,
} from '@tabellion/law/address.ts';
import { readBusinessNumber } from '@tabellion/law/businessNumber.ts';
import { readCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import type { Anchor } from '@tabellion/law/deadlines/deadline.ts';
import { checkFirstYearEnd, checkYearEnd, readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';
import { readDate, readText } from '@tabellion/law/fields.ts';
import {
  isProvinceCode,
  type JurisdictionId,
  mayNameProvince,
  type ProvinceCode,
} from '@tabellion/law/jurisdictions.ts';
import { corporateNameMaxLength, readCorporateName } from '@tabellion/law/names/corporateName.ts';
import { readLegalElement } from '@tabellion/law/names/legalElement.ts';
import { corporationTypeFromWire, countryFromWire, provinceFromWire } from '@tabellion/law/wireNames.ts';
import type { CorporateInput } from '../shapes.ts';
import type { CompanyType } from './status.ts';

/** As stored. */
export interface CorporateFacts extends Pick<Address, PostalField> {
  name: string;
  name_postfix: string;
  name_format: 'named' | 'numbered';
  company_type: CompanyType;
  jurisdiction: JurisdictionId;
  articles_province: ProvinceCode;
  latitude: number | null;
  longitude: number | null;
  industry: string;
  /** `MM-DD`, or empty. */
  fiscal_year_end: string;
  /** The end of the first financial year, where that is not the first possible day. */
  first_year_end_on: PlainDate | null;
  /** Since when a corporation that existed before has its office and its year end; null: since its incorporation. */
  office_since: PlainDate | null;
  /** The day is the last one since which it can be so. */
  office_or_before: boolean;
  year_end_since: PlainDate | null;
  year_end_or_before: boolean;
  /** Nine digits, or empty. */
  business_number: string;
  corporation_number: string;
  incorporation_date: PlainDate | null;
  /** The event from whose anniversary annual returns are counted. */
  anchored_by: Anchor;
  /** Its day; null of the incorporation, and while it is not said. */
  anchored_on: PlainDate | null;
  manages_company: 'by_myself' | 'other';
  people_involved: 'owners' | 'both' | 'other' | null;
  annual_shareholders_on: PlainDate | null;
}

type Fields = readonly FieldRefusal[];
type FactsRead<Keys extends keyof CorporateFacts> = Result<Pick<CorporateFacts, Keys>, Fields>;

/**
 * Lays what was typed over what is stored and judges every part that was touched.
 * Errors at their fields, all together: JURISDICTION.UNKNOWN, ADDRESS.*, POSTAL_CODE.INVALID, NAME.*,
 * CORPORATION_NUMBER.INVALID, BUSINESS_NUMBER.*, FISCAL_YEAR_END.*, GENERAL.NOT_A_DATE,
 * ORGANIZATION.DATE_IN_FUTURE, PEOPLE.DATED_BY_CERTIFICATE, PEOPLE.BEFORE_INCORPORATION with `date`,
 * GENERAL.FIELD_REQUIRED, ORGANIZATION.MEETING_TOO_EARLY, ORGANIZATION.ANCHOR_TOO_EARLY, GENERAL.TOO_LONG, TEXT.FORBIDDEN_CHARACTERS.
 * Warnings: those of names and postal codes.
 * @param todayAt  the day at the registry of the law that is chosen, which may differ from the stored one's
 */
export function readCorporateInfo(
  current: CorporateFacts,
  input: CorporateInput,
  todayAt: (law: Pick<CorporateFacts, 'jurisdiction'>) => PlainDate,
): Result<{ facts: CorporateFacts; warnings: Fields }, Fields> {
  const law = readLaw(current, input);
  if (!law.ok) return law;
  const base: CorporateFacts = { ...current, ...chosen(input), ...law.value };
  const warnings: FieldRefusal[] = [];
  const parts = [
    readName(base, input, warnings),
    readOffice(base, input, warnings),
    readNumbers(base, input),
    readDates(base, input, todayAt(base)),
    readFirstYearEnd(base, input),
    readSince('office', base, input, todayAt(base)),
    readSince('year_end', base, input, todayAt(base)),
    readAnchor(current, base, input, todayAt(base)),
  ];
  const refused = parts.flatMap((part) => (part.ok ? [] : part.error));
  if (refused.length > 0) return err(refused);
  const facts: CorporateFacts = Object.assign({}, base, ...parts.map((part) => (part.ok ? part.value : {})));
  return ok({ facts, warnings });
}

/** Choices from closed sets: the contract has judged them. */
function chosen(input: CorporateInput): Partial<CorporateFacts> {
  const { company_type, name_format, manages_company, people_involved } = input;
  return {
    ...(company_type && { company_type }),
    ...(name_format && { name_format }),
    ...(manages_company && { manages_company }),
    ...(people_involved !== undefined && { people_involved }),
  };
}

/** Under a province's law the articles name that province; under the federal law any one (CBCA s. 6(1)(b)). */
function readLaw(
  current: CorporateFacts,
  input: CorporateInput,
): FactsRead<'jurisdiction' | 'articles_province'> {
  const jurisdiction =
    input.corporation_type === undefined
      ? current.jurisdiction
      : corporationTypeFromWire(input.corporation_type);
  if (jurisdiction === undefined)
    return err([{ path: 'corporation_type', textCode: 'JURISDICTION.UNKNOWN' }]);
  const own = isProvinceCode(jurisdiction) ? jurisdiction : undefined;
  if (input.corporation_province === undefined)
    return ok({ jurisdiction, articles_province: own ?? current.articles_province });
  const province = provinceFromWire(input.corporation_province);
  if (province === undefined)
    return err([{ path: 'corporation_province', textCode: 'ADDRESS.PROVINCE_UNKNOWN' }]);
  if (!mayNameProvince(jurisdiction, province))
    return err([{ path: 'corporation_province', textCode: 'ADDRESS.PROVINCE_NOT_ARTICLES' }]);
  return ok({ jurisdiction, articles_province: province });
}

function readName(
  base: CorporateFacts,
  input: CorporateInput,
  warnings: FieldRefusal[],
): FactsRead<'name' | 'name_postfix'> {
  const name = (input.name ?? base.name).normalize('NFC').trim();
  const name_postfix = (input.name_postfix ?? base.name_postfix).trim();
  const isTouched =
    input.name !== undefined ||
    input.name_postfix !== undefined ||
    input.name_format !== undefined ||
    input.corporation_type !== undefined;
  if (!isTouched || (name === '' && name_postfix === '')) return ok({ name, name_postfix });
  if (base.name_format === 'numbered') return readNumberedName(base, { name, name_postfix });
  const read = readCorporateName({ jurisdiction: base.jurisdiction, name, name_postfix });
  if (!read.ok) return read;
  warnings.push(...read.value.warnings);
  return ok({ name, name_postfix: name_postfix === '' ? '' : read.value.legalElement });
}

/** The registry gives the number; only a corporation that exists has its whole name already. */
function readNumberedName(
  { company_type, jurisdiction }: CorporateFacts,
  typed: { name: string; name_postfix: string },
): FactsRead<'name' | 'name_postfix'> {
  const element = typed.name_postfix === '' ? ok('') : readLegalElement(typed.name_postfix, jurisdiction);
  if (!element.ok) return err([element.error]);
  const name = readText(typed.name, { path: 'name', maxLength: corporateNameMaxLength });
  if (!name.ok) return err([name.error]);
  return ok({ name: company_type === 'old' ? name.value : '', name_postfix: element.value });
}

const officeFields = [...postalFields, 'latitude', 'longitude'] as const;
type OfficeField = (typeof officeFields)[number];

/** A registered office lies in the province of the articles (CBCA s. 19(1)); so it is read again when that changes. */
function readOffice(
  base: CorporateFacts,
  input: CorporateInput,
  warnings: FieldRefusal[],
): FactsRead<OfficeField> {
  const isTouched =
    officeFields.some((field) => input[field] !== undefined) ||
    input.corporation_type !== undefined ||
    input.corporation_province !== undefined;
  if (!isTouched) return ok({ ...postalOf(base), latitude: base.latitude, longitude: base.longitude });
  const typed = Object.fromEntries(officeFields.map((field) => [field, input[field] ?? base[field]]));
  if (isBlankAddress(typed)) return readEmptyOffice(base, input);
  const read = readAddress(typed, { kind: 'registered_office', articlesProvince: base.articles_province });
  if (!read.ok) return read;
  warnings.push(...read.value.warnings);
  return ok(read.value.address);
}

function readEmptyOffice(base: CorporateFacts, input: CorporateInput): FactsRead<OfficeField> {
  const country = input.country === undefined ? base.country : countryFromWire(input.country);
  if (country === undefined) return err([{ path: 'country', textCode: 'ADDRESS.COUNTRY_UNKNOWN' }]);
  const province = input.province === undefined ? base.articles_province : provinceFromWire(input.province);
  if (province === undefined) return err([{ path: 'province', textCode: 'ADDRESS.PROVINCE_UNKNOWN' }]);
  return ok({ ...blankPlace, province, country, latitude: null, longitude: null });
}

function readNumbers(
  base: CorporateFacts,
  input: CorporateInput,
): FactsRead<'business_number' | 'corporation_number' | 'fiscal_year_end' | 'industry'> {
  const business = readBusinessNumber(input.business_number ?? base.business_number);
  const corporation = readNumberOfRegistry(base, input);
  const yearEnd = unlessBlank(input.fiscal_year_end ?? base.fiscal_year_end, (text) =>
    readFiscalYearEnd(text),
  );
  const industry = readText(input.industry ?? base.industry, { path: 'industry', maxLength: 300 });
  if (!business.ok || !corporation.ok || !yearEnd.ok || !industry.ok) {
    return err([business, corporation, yearEnd, industry].flatMap((read) => (read.ok ? [] : [read.error])));
  }
  return ok({
    business_number: business.value?.root ?? '',
    corporation_number: corporation.value,
    fiscal_year_end: yearEnd.value,
    industry: industry.value,
  });
}

/** As the registry gave it, with its hyphen, unless another one is given. */
function readNumberOfRegistry(
  { corporation_number: before, jurisdiction }: CorporateFacts,
  input: CorporateInput,
) {
  if (input.corporation_number === undefined && input.corporation_type === undefined) return ok(before);
  const read = (text: string) => unlessBlank(text, (filled) => readCorporationNumber(filled, jurisdiction));
  const number = read(input.corporation_number ?? before);
  const existing = read(before);
  return number.ok && existing.ok && number.value === existing.value ? ok(before) : number;
}

const unlessBlank = <E>(text: string, read: (text: string) => Result<string, E>): Result<string, E> =>
  text.trim() === '' ? ok('') : read(text);

/** The date of incorporation of a corporation to be is the certificate's, and nobody types it. */
function readDates(
  base: CorporateFacts,
  input: CorporateInput,
  today: PlainDate,
): FactsRead<'incorporation_date' | 'annual_shareholders_on'> {
  const incorporated = readDate(input.incorporation_date, base.incorporation_date, 'incorporation_date');
  const meeting = readDate(
    input.annualShareholder_date,
    base.annual_shareholders_on,
    'annualShareholder_date',
  );
  if (!incorporated.ok || !meeting.ok)
    return err([incorporated, meeting].flatMap((read) => (read.ok ? [] : [read.error])));
  const isTyped = incorporated.value !== base.incorporation_date;
  if (incorporated.value !== null && incorporated.value > today)
    return err([{ path: 'incorporation_date', textCode: 'ORGANIZATION.DATE_IN_FUTURE' }]);
  if (isTyped && base.company_type === 'new')
    return err([{ path: 'incorporation_date', textCode: 'ORGANIZATION.DATE_FROM_CERTIFICATE' }]);
  const held = { on: meeting.value, before: base.annual_shareholders_on, incorporatedOn: incorporated.value };
  const refused = refusalOfMeeting(held, today);
  if (refused !== undefined) return err([{ path: 'annualShareholder_date', textCode: refused }]);
  return ok({ incorporation_date: incorporated.value, annual_shareholders_on: meeting.value });
}

/** One that was said before is left out where another year end or day of incorporation makes it impossible. */
function readFirstYearEnd(base: CorporateFacts, input: CorporateInput): FactsRead<'first_year_end_on'> {
  const path = 'first_year_end';
  const read = readDate(input.first_year_end, base.first_year_end_on, path);
  const end = readFiscalYearEnd(input.fiscal_year_end ?? base.fiscal_year_end);
  const incorporated = readDate(input.incorporation_date, base.incorporation_date, 'incorporation_date');
  if (!read.ok) return err([read.error]);
  const on = read.value;
  // The others say at their own fields why they are wrong.
  if (on === null || !end.ok || !incorporated.ok) return ok({ first_year_end_on: null });
  const incorporatedOn = incorporated.value;
  const checked =
    incorporatedOn === null
      ? checkYearEnd(on, end.value)
      : checkFirstYearEnd({ firstYearEndOn: on, fiscalYearEnd: end.value, incorporatedOn });
  if (checked.ok) return ok({ first_year_end_on: on });
  const isTyped = on !== base.first_year_end_on;
  return isTyped ? err([{ path, textCode: checked.error.textCode }]) : ok({ first_year_end_on: null });
}

/** Only a corporation that existed before says since when. A day that was said before is left out where another day of incorporation
 *  makes it impossible; one that is told without more is the day itself, also where that on record was the last one possible. */
function readSince(
  of: 'office' | 'year_end',
  base: CorporateFacts,
  input: CorporateInput,
  today: PlainDate,
): Result<Partial<CorporateFacts>, Fields> {
  const path = `${of}_since` as const;
  const flag = `${of}_or_before` as const;
  const read = readDate(input[path], base[path], path);
  if (!read.ok) return err([read.error]);
  const on = read.value;
  const isTyped = on !== null && on !== base[path];
  if (base.company_type === 'new')
    return isTyped ? err([{ path, textCode: 'PEOPLE.DATED_BY_CERTIFICATE' }]) : heldSince(of, null, false);
  if (on === null)
    return input[flag] === true
      ? err([{ path, textCode: 'GENERAL.FIELD_REQUIRED' }])
      : heldSince(of, null, false);
  if (on > today) return err([{ path, textCode: 'ORGANIZATION.DATE_IN_FUTURE' }]);
  const incorporated = readDate(input.incorporation_date, base.incorporation_date, 'incorporation_date');
  const since = incorporated.ok ? incorporated.value : null;
  if (since !== null && on < since)
    return isTyped
      ? err([{ path, textCode: 'PEOPLE.BEFORE_INCORPORATION', params: { date: since } }])
      : heldSince(of, null, false);
  return heldSince(of, on, input[flag] ?? (!isTyped && base[flag]));
}

const heldSince = (of: 'office' | 'year_end', on: PlainDate | null, orBefore: boolean) =>
  ok(
    of === 'office'
      ? { office_since: on, office_or_before: orBefore }
      : { year_end_since: on, year_end_or_before: orBefore },
  );

/** The next meeting is counted from the last, so that one must have been held, and by this corporation. */
function refusalOfMeeting(
  { on, before, incorporatedOn }: Record<'on' | 'before' | 'incorporatedOn', PlainDate | null>,
  today: PlainDate,
): FieldRefusal['textCode'] | undefined {
  if (on === null || on === before) return undefined;
  if (on > today) return 'ORGANIZATION.DATE_IN_FUTURE';
  return incorporatedOn !== null && on < incorporatedOn ? 'ORGANIZATION.MEETING_TOO_EARLY' : undefined;
}

/** Annual returns are counted from the last amalgamation or continuance of a corporation that exists, which was after its
 *  incorporation. A draft may still lack the day. */
function readAnchor(
  { company_type: wasType }: Pick<CorporateFacts, 'company_type'>,
  base: CorporateFacts,
  input: CorporateInput,
  today: PlainDate,
): FactsRead<'anchored_by' | 'anchored_on'> {
  const incorporated = readDate(input.incorporation_date, base.incorporation_date, 'incorporation_date');
  const incorporatedOn = incorporated.ok ? incorporated.value : null;
  const isToBe = base.company_type === 'new' && (incorporatedOn === null || wasType === 'old');
  const by = isToBe ? 'incorporation' : (input.anchored_by ?? base.anchored_by);
  if (by === 'incorporation') return ok({ anchored_by: by, anchored_on: null });
  const read = readDate(input.anchor_date, base.anchored_on, 'anchor_date');
  if (!read.ok) return err([read.error]);
  const on = read.value;
  if (on !== null && on > today)
    return err([{ path: 'anchor_date', textCode: 'ORGANIZATION.DATE_IN_FUTURE' }]);
  const isTouched = input.incorporation_date !== undefined || on !== base.anchored_on;
  if (isTouched && on !== null && incorporatedOn !== null && on < incorporatedOn)
    return err([{ path: 'anchor_date', textCode: 'ORGANIZATION.ANCHOR_TOO_EARLY' }]);
  return ok({ anchored_by: by, anchored_on: on });
}
