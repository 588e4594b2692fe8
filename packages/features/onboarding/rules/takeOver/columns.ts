/** Columns of a table of corporations, and the heads by which people call them. */
import { wordsIn } from '../../../exchange/rules/columns.ts';

/** Facts of the corporation: its first row tells them, later ones may repeat them. */
export const corporationColumns = [
  'number',
  'name',
  'law',
  'incorporated_on',
  'office',
  'office_unit',
  'office_city',
  'office_province',
  'office_postal_code',
  'office_since',
  'office_on_or_before',
  'year_end',
  'year_end_since',
  'year_end_on_or_before',
  'business_number',
  'min_directors',
  'max_directors',
  'restriction',
] as const;

/** Facts of one director or officer: one in each row. */
export const personColumns = [
  'firstname',
  'lastname',
  'positions',
  'since',
  'on_or_before',
  'resident',
  'address',
  'unit',
  'city',
  'region',
  'postal_code',
  'country',
] as const;

export type CorporationColumn = (typeof corporationColumns)[number];
export type PersonColumn = (typeof personColumns)[number];
export type TakeOverColumn = CorporationColumn | PersonColumn;

/** Folded; the heads of the sample are joined by whoever reads. A head that both a corporation and a person may have is the
 *  corporation's first, and then the person's. */
export const otherHeads: Readonly<Record<TakeOverColumn, readonly string[]>> = {
  number: wordsIn('corporation number, corporation no, corporation no., number, numéro, no, şirket no'),
  name: wordsIn(
    'name, corporate name, legal name, corporation, company, company name, nom, société, dénomination, şirket, unvan, الاسم, الشركة',
  ),
  law: wordsIn('jurisdiction, law, act, governing legislation, juridiction, loi, compétence, hukuk, القانون'),
  incorporated_on: wordsIn(
    'incorporated, incorporated on, date of incorporation, incorporation date, date de constitution, constituée le, kuruluş, تاريخ التأسيس',
  ),
  office: wordsIn(
    'registered office, registered office address, office address, office street, siège, adresse du siège, adresse du siège social, merkez adresi, المكتب المسجل',
  ),
  office_unit: wordsIn('office unit, office suite, suite, bureau'),
  office_city: wordsIn('office city, ville du siège, city, ville, şehir, المدينة'),
  office_province: wordsIn('office province, province du siège, province, eyalet, المقاطعة'),
  office_postal_code: wordsIn(
    'office postal code, code postal du siège, postal code, code postal, posta kodu',
  ),
  office_since: wordsIn('office since, registered office since, siège depuis, merkez başlangıcı'),
  office_on_or_before: wordsIn('office on or before, office or before, siège au plus tard, merkez en geç'),
  year_end: wordsIn(
    'fiscal year end, year end, year-end, financial year end, fin d’exercice, fin d’année, mali yıl sonu',
  ),
  year_end_since: wordsIn(
    'year end since, fiscal year end since, year-end since, fin d’exercice depuis, mali yıl sonu başlangıcı',
  ),
  year_end_on_or_before: wordsIn(
    'year end on or before, year end or before, fin d’exercice au plus tard, mali yıl sonu en geç',
  ),
  business_number: wordsIn('business number, bn, numéro d’entreprise, ne'),
  min_directors: wordsIn('minimum directors, minimum, min directors, min'),
  max_directors: wordsIn('maximum directors, maximum, max directors, max'),
  restriction: wordsIn(
    'restrictions, transfer restrictions, share transfer restrictions, restrictions on transfers, restrictions sur le transfert',
  ),
  firstname: wordsIn('first name, given name, prénom, ad, الاسم الأول'),
  lastname: wordsIn(
    'last name, family name, surname, director, officer, director name, full name, administrateur, nom de famille, soyadı, اسم العائلة',
  ),
  positions: wordsIn(
    'position, positions, office held, offices, title, role, poste, postes, fonction, görev, المنصب',
  ),
  since: wordsIn('director since, since, appointed, appointed on, elected, depuis, nommé le, başlangıç, منذ'),
  on_or_before: wordsIn('or before, on or before, not after, au plus tard, au plus tard le, en geç'),
  resident: wordsIn(
    'resident canadian, resident, canadian resident, résident canadien, résident, yerleşik kanadalı, كندي مقيم',
  ),
  address: wordsIn('address, street, street address, director address, adresse, adres, العنوان'),
  unit: wordsIn('unit, apartment, apt, appartement, app., daire'),
  city: wordsIn('director city, city, ville, şehir, المدينة'),
  region: wordsIn('director province, region, state, province, région, eyalet, المقاطعة'),
  postal_code: wordsIn('director postal code, zip, zip code, postal code, code postal, posta kodu'),
  country: wordsIn('country, pays, ülke, البلد'),
};
