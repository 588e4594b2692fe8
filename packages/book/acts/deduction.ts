import { DECIMAL_PLACES, type Decimal, decimal, formatDecimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { divideRounded } from '@tabellion/kernel/rounding.ts';
import * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import type { Book } from '../book.ts';
import type { CapitalEntry } from '../entities.ts';
import { amount, count, quantity } from './atoms.ts';

/** The account as the act found it, and how its part is rounded: so the amount explains itself. */
const account = {
  /** Dollars in the account immediately before. */
  capitalBefore: amount,
  /** Shares issued and outstanding immediately before. */
  sharesBefore: quantity,
  /** The part is rounded to so many places of a dollar: two are cents. */
  places: count(2, DECIMAL_PLACES),
  rounding: z.enum(['down', 'up', 'half_up', 'half_even']),
};

export const proRata = z.strictObject({ rule: z.literal('PRO_RATA'), ...account });
const stated = z.strictObject({ rule: z.literal('STATED'), amount });

/** Deduction from the stated capital account of a class when shares leave it. `PRO_RATA`: capital × shares ÷
 *  shares issued immediately before (CBCA s. 39(1), (4)), rounded as stated, and all of it with the last
 *  share. `NONE`: a gift deducts nothing (ss. 37, 39(1)). `STATED`: so many dollars, as the package says from which the act
 *  came, or as the issue brought that it takes back. */
export const deduction = z.discriminatedUnion('rule', [
  proRata,
  stated,
  z.strictObject({ rule: z.literal('NONE') }),
]);

/** Amount carried with shares into the account of another class: never nothing. `INTERCONVERTIBLE`: the
 *  capital and the shares are those of both classes together, where each converts into the other (CBCA s.
 *  39(5); confirm with a lawyer). */
export const carriedDeduction = z.discriminatedUnion('rule', [
  proRata,
  stated,
  z.strictObject({ rule: z.literal('INTERCONVERTIBLE'), ...account }),
]);

export type Deduction = Readonly<z.infer<typeof deduction>>;
export type CarriedDeduction = Readonly<z.infer<typeof carriedDeduction>>;
type Account = Readonly<Extract<Deduction | CarriedDeduction, { capitalBefore: string }>>;

export const isWithinIssuedShares = (one: Deduction | CarriedDeduction, shares: string): boolean =>
  !isOfAccount(one) || BigInt(shares) <= BigInt(one.sharesBefore);

const isOfAccount = (one: Deduction | CarriedDeduction): one is Account => 'capitalBefore' in one;

/** Dollars that `shares` take from the account, never more than stand in it. */
export function dollarsTaken(one: Deduction | CarriedDeduction, shares: bigint): Decimal {
  if (one.rule === 'NONE') return ZERO;
  if (one.rule === 'STATED') return decimal(one.amount);
  const [capital, issued] = [decimal(one.capitalBefore), BigInt(one.sharesBefore)];
  if (shares === issued) return capital;
  const unit = 10n ** BigInt(DECIMAL_PLACES - one.places);
  const part = divideRounded(capital * shares, issued * unit, one.rounding) * unit;
  return (part < capital ? part : capital) as Decimal;
}

export function comparedAccounts(
  one: Deduction | CarriedDeduction,
  from: string,
  into?: string,
): readonly string[] {
  if (!isOfAccount(one)) return [];
  return one.rule === 'INTERCONVERTIBLE' && into !== undefined ? [from, into] : [from];
}

/** Flags the act when an account is not as its deduction says. Asked before anything of the act moves. */
export function requireMatchingAccount(
  book: Book,
  act: NewestActVersion,
  one: Deduction | CarriedDeduction,
  { classIds, path }: { readonly classIds: readonly string[]; readonly path: string },
): void {
  if (!isOfAccount(one)) return;
  let [capital, shares] = [0n, 0n];
  for (const classId of classIds) {
    const totals = book.account(classId);
    capital += totals.capital;
    shares += totals.shares;
  }
  if (isAccount(one, { capital, shares })) return;
  const params = {
    classId: classIds[0] ?? '',
    capital: formatDecimal(capital as Decimal),
    shares: String(shares),
  };
  book.flag(act, 'account_differs', path, params);
}

const isAccount = (
  { capitalBefore, sharesBefore }: Account,
  { capital, shares }: { readonly capital: bigint; readonly shares: bigint },
): boolean => decimal(capitalBefore) === capital && BigInt(sharesBefore) === shares;

interface Movement {
  readonly classId: string;
  readonly securityId: string;
  readonly kind: CapitalEntry['kind'];
  readonly shares: bigint;
}

/** Shares of an ended security leave the account. Answers the dollars that go with them. */
export function deduct(
  book: Book,
  act: NewestActVersion,
  {
    deduction,
    path,
    ...leaving
  }: Movement & { readonly deduction: Deduction | CarriedDeduction; readonly path: string },
): Decimal {
  const dollars = dollarsTaken(deduction, leaving.shares);
  const left = -dollars as Decimal;
  enter(book, act, `${leaving.securityId} ended`, { ...leaving, shares: -leaving.shares, dollars: left });
  if (deduction.rule !== 'NONE') requireBalance(book, act, leaving.classId, path);
  return dollars;
}

/** A fraction of a share leaves the account, which the shares of an exchange no longer count. */
export function deductFraction(
  book: Book,
  act: NewestActVersion,
  { deducted, ...leaving }: Omit<Movement, 'kind' | 'shares'> & { readonly deducted: string },
): void {
  const dollars = -decimal(deducted) as Decimal;
  enter(book, act, `${leaving.securityId} fraction`, {
    ...leaving,
    kind: 'acquisition',
    shares: 0n,
    dollars,
  });
}

/** Flags an act after which less than nothing stands in the account. */
export function requireBalance(book: Book, act: NewestActVersion, classId: string, path: string): void {
  const { capital } = book.account(classId);
  if (capital < 0n) book.flag(act, 'account_below_zero', path, { classId, capital: formatDecimal(capital) });
}

/** Shares of an ended security become more or fewer; the dollars stay. */
export const postShareChange = (book: Book, act: NewestActVersion, movement: Movement): void =>
  enter(book, act, `${movement.securityId} ended`, { ...movement, dollars: ZERO });

/** Shares of a security that is opened come into the account, with dollars of another. */
export const credit = (
  book: Book,
  act: NewestActVersion,
  coming: Movement & { readonly dollars: Decimal },
): void => enter(book, act, coming.securityId, coming);

function enter(
  book: Book,
  act: NewestActVersion,
  key: string,
  { dollars, ...movement }: Movement & { readonly dollars: Decimal },
): void {
  book.enter(act, key, { ...movement, amount: formatDecimal(dollars) });
}
