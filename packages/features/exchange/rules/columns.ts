import { sameTextKey } from '@tabellion/kernel/seenText.ts';

/** Fields that the columns of a table may hold, and the likely field of each column. */

export const tableFields = [
  'name',
  'firstname',
  'kind',
  'class',
  'quantity',
  'certificate',
  'issued_on',
  'price',
  'amount',
  'address',
  'city',
  'region',
  'postal_code',
  'country',
] as const;
export type TableField = (typeof tableFields)[number];

/** Which column holds a field, counted from 0. */
export type TableColumns = Readonly<Partial<Record<TableField, number>>>;

export const wordsIn = (list: string): readonly string[] => list.split(/,\s+/);

/** Heads by which people call a column, folded, in the product's languages; the first that fits is taken. */
const heads: Readonly<Record<TableField, readonly string[]>> = {
  name: wordsIn(`holder, shareholder, stakeholder, name, full name, legal name, holder name, last name,
    shareholder name, stakeholder name, registered holder, détenteur, nom du détenteur, actionnaire, nom de l’actionnaire,
    nom de l'actionnaire, nom, pay sahibi,
    sahip, ad soyad, المالك, المساهم, الاسم`),
  firstname: wordsIn('first name, given name, prénom, ad, الاسم الأول'),
  kind: wordsIn('kind, type, holder type, stakeholder type, kind of holder, type de détenteur, tür, النوع'),
  class: wordsIn(`class, share class, security, class of shares, stock class, catégorie, catégorie d’actions,
    catégorie d'actions, pay grubu, grup, فئة الأسهم, الفئة`),
  quantity:
    wordsIn(`shares, quantity, number of shares, number, ownership, actions, nombre d’actions, nombre d'actions,
    quantité, pay, pay sayısı, adet, الأسهم, عدد الأسهم`),
  certificate:
    wordsIn(`certificate, certificate number, certificate no, certificate no., certificate id, certificat,
    numéro du certificat, numéro de certificat, n° de certificat, pay senedi, pay senedi numarası, الشهادة, رقم الشهادة`),
  issued_on: wordsIn(`issue date, date of issue, issued, issued on, date, held since, since, date d’émission,
    date d'émission, émission, détenues depuis, ihraç tarihi, tarih, تاريخ الإصدار, التاريخ`),
  price: wordsIn(`price, price per share, share price, issue price, prix, prix par action, fiyat, سعر السهم`),
  amount: wordsIn(
    `amount, amount paid, paid, consideration, montant, montant payé, montant versé, tutar, المبلغ, المبلغ المدفوع`,
  ),
  address: wordsIn('address, street, street address, address line 1, adresse, adres, العنوان'),
  city: wordsIn('city, town, ville, şehir, المدينة'),
  region: wordsIn('province, region, state, province or region, région, eyalet, المقاطعة'),
  postal_code: wordsIn('postal code, zip, zip code, code postal, posta kodu, الرمز البريدي'),
  country: wordsIn('country, pays, ülke, البلد'),
};

/** A head as the lists spell it. */
export const foldedHead = (head: string): string =>
  sameTextKey(head.replaceAll('_', ' ')).replace(/ ?[:*]$/, '');

export const guessColumns = (given: readonly string[]): TableColumns => guessBy(heads, given);

/** Each column holds one field at most, in the order of the fields; names that are nearer to the beginning of a list go first.
 *  @param lists  heads of each field, folded */
export function guessBy<Field extends string>(
  lists: Readonly<Record<Field, readonly string[]>>,
  given: readonly string[],
): Partial<Record<Field, number>> {
  const names = given.map(foldedHead);
  const found: Partial<Record<Field, number>> = {};
  const taken = new Set<number>();
  for (const field of Object.keys(lists) as Field[]) {
    for (const head of lists[field]) {
      const at = names.findIndex((name, column) => name === head && !taken.has(column));
      if (at < 0) continue;
      found[field] = at;
      taken.add(at);
      break;
    }
  }
  return found;
}

/** `0` is A, `27` is AB. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
