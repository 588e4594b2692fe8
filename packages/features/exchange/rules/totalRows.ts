/** Rows of a table that sum others and are no holders: by their words in the product's languages, or by their figures. */
import { sameTextKey } from '@tabellion/kernel/seenText.ts';
import { foldText } from '@tabellion/law/names/foldName.ts';
import { wordsIn } from './columns.ts';

const folded = (list: string): readonly string[] => wordsIn(list).map(foldText);

/** Names of a row of sums. */
const SUMS: ReadonlySet<string> = new Set(
  folded(`total, totals, grand total, grand totals, sub total, sub totals, subtotal, subtotals, overall total, sum, sums,
    total général, totaux, sous total, sous totaux, soustotal, total partiel, somme, total cumulé, grand total général,
    toplam, toplamı, toplamlar, genel toplam, genel toplamı, ara toplam, ara toplamı, alt toplam, yekun, genel yekun,
    المجموع, مجموع, المجموع الكلي, المجموع العام, المجموع الإجمالي, المجموع الفرعي, المجموع الجزئي, مجموع فرعي, مجموع جزئي,
    مجموع كلي, الإجمالي, إجمالي, الإجمالي الكلي, الإجمالي العام, الإجمالي الفرعي, إجمالي فرعي, إجمالي عام, الجملة`),
);

/** Words for the things that are summed. */
const SUMMED: ReadonlySet<string> = new Set(
  folded(`share, shares, stock, class, classes, series, all, of, the, for, and, issued, outstanding, holder, holders,
    shareholder, shareholders, stakeholders, certificates, amount, capital, page, brought, carried, forward,
    action, actions, catégorie, catégories, série, de, des, du, la, le, les, pour, et, émises, circulation, en, actionnaires,
    détenteurs, montant, capital,
    pay, paylar, payı, hisse, hisseler, grup, grubu, sınıf, ve, tüm, ortaklar, sermaye, adet,
    سهم, أسهم, الأسهم, اسهم, فئة, الفئة, المساهمين, المساهمون, المصدرة, رأس, المال, كل, جميع`),
);

/** Every word for a sum that is written in plain letters has one of these; other letters are looked at in any case. */
const LIKELY = /tot|sum|som|topl|yek|[^ -~]/i;

/** Tells of a cell whether it says that its row is a sum: `Total`, `Grand total:`, `Toplam (3)`, and `Total Common` where Common is
 *  a class. A name that goes on, such as `Total Energy Ventures Inc.`, is a name.
 *  @param classes  names of the classes of the table and of the register */
export function sumWords(classes: readonly string[]): (cell: string) => boolean {
  const names = classes.map(foldText).filter((name) => name !== '');
  names.sort((one, other) => other.length - one.length);
  return (cell) => {
    if (!LIKELY.test(cell)) return false;
    const words = foldText(cell)
      .replace(/\p{Nd}+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (SUMS.has(words)) return true;
    if (!words.split(' ').some((word) => SUMS.has(word))) return false;
    let rest = ` ${words} `;
    for (const name of names) rest = rest.replace(` ${name} `, ' ');
    const left = rest.split(' ').filter((word) => word !== '' && !SUMMED.has(word));
    return SUMS.has(left.join(' '));
  };
}

/** The figures of a row, as exact whole numbers or decimals; undefined where it has none. */
interface Figures {
  readonly name: string;
  readonly className: string;
  readonly shares: bigint | undefined;
  readonly amount: bigint | undefined;
  /** Whether it says what only a certificate has: a number, a day of issue or a price. */
  readonly isOfCertificate: boolean;
}

interface Sum {
  rows: number;
  shares: bigint;
  amount: bigint;
}

/** Sums of the rows above, from which a row that sums them is known though no word says so. */
export class SumsAbove {
  readonly #all: Sum = { rows: 0, shares: 0n, amount: 0n };
  #sinceSum: Sum = { rows: 0, shares: 0n, amount: 0n };
  readonly #byClass = new Map<string, Sum>();
  #haveCertificates = false;
  readonly #classes: ReadonlySet<string>;

  /** @param classes  names of the classes of the table and of the register */
  constructor(classes: readonly string[]) {
    this.#classes = new Set(classes.map(sameTextKey));
  }

  /** Whether a row without a holder has the sum of the rows above, all, of its class, or since the last sum; or one that names
   *  somebody, where it lacks what every row above says of its certificate and sums two rows at least. */
  isSum(row: Figures): boolean {
    const isNobody = row.name === '' || this.#classes.has(sameTextKey(row.name));
    if (!isNobody && (row.isOfCertificate || !this.#haveCertificates)) return false;
    const sums = [this.#all, this.#sinceSum, this.#byClass.get(sameTextKey(row.className))];
    return sums.some((sum) => sum !== undefined && sum.rows >= (isNobody ? 1 : 2) && isSumOf(row, sum));
  }

  /** A row of a certificate. */
  add(row: Figures): void {
    const key = sameTextKey(row.className);
    const ofClass = this.#byClass.get(key) ?? { rows: 0, shares: 0n, amount: 0n };
    this.#byClass.set(key, ofClass);
    for (const sum of [this.#all, this.#sinceSum, ofClass]) {
      sum.rows++;
      sum.shares += row.shares ?? 0n;
      sum.amount += row.amount ?? 0n;
    }
    this.#haveCertificates =
      this.#all.rows === 1 ? row.isOfCertificate : this.#haveCertificates && row.isOfCertificate;
  }

  /** A row that sums was passed. */
  passSum(): void {
    this.#sinceSum = { rows: 0, shares: 0n, amount: 0n };
  }
}

function isSumOf({ shares, amount }: Figures, sum: Sum): boolean {
  if (shares !== undefined) return shares === sum.shares;
  return amount !== undefined && amount > 0n && amount === sum.amount;
}
