import type { ClassTerms } from './entities.ts';

/** What the register calls fully diluted: every share of a convertible class as the shares that it converts into, by the
 *  right that its articles give. A holder's shares of a class convert as a whole; what is left below one share is not
 *  counted. Subscriptions are not among them: nobody owns those shares yet (CBCA s. 25(3)). Whatever else may become
 *  shares one day is added here and nowhere else; `features/registers/server/store/capTable.ts` says the same in SQL. */
export function dilutedShares(terms: Pick<ClassTerms, 'convertible'> | undefined, shares: bigint): bigint {
  const right = terms?.convertible ?? null;
  return right === null ? shares : (shares * BigInt(right.numerator)) / BigInt(right.denominator);
}
