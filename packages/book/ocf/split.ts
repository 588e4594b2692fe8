import type { Decimal } from '@tabellion/kernel/decimal.ts';
import { fraction } from '@tabellion/kernel/fraction.ts';
import { parseNumeric } from './numeric.ts';
import { type JsonObject, jsonOf, textOf } from './object.ts';
import type { PackageIndex } from './packageIndex.ts';
import type { Transaction } from './transaction.ts';

export interface Ratio {
  readonly numerator: Decimal;
  readonly denominator: Decimal;
}

/** A positive ratio (types/Ratio); undefined where it is malformed. */
export function readRatio(ratio: JsonObject | undefined): Ratio | undefined {
  const [numerator, denominator] = [parseNumeric(ratio?.numerator), parseNumeric(ratio?.denominator)];
  if (numerator === undefined || denominator === undefined || numerator <= 0n || denominator <= 0n)
    return undefined;
  return { numerator, denominator };
}

/** The same ratio in lowest whole numbers. */
export function wholeRatio({ numerator, denominator }: Ratio): { numerator: string; denominator: string } {
  const lowest = fraction(numerator, denominator);
  return { numerator: String(lowest.numerator), denominator: String(lowest.denominator) };
}

/** Whether a ratio is the one that whole numbers spell. */
export function isSameRatio(ratio: Ratio, whole: { numerator: string; denominator: string }): boolean {
  return ratio.numerator * BigInt(whole.denominator) === ratio.denominator * BigInt(whole.numerator);
}

/** Shares after the reissue of a certificate of `quantity`: as many, or as many times the ratio of the split
 *  that the reissuance names. The format does not say what becomes of a fraction of a share, so both
 *  neighbours fit. */
export function splitShares(
  { byType }: PackageIndex,
  { object }: Transaction,
  quantity: Decimal,
): { readonly least: Decimal; readonly most: Decimal } {
  const splitId = textOf(object, 'split_transaction_id') ?? '';
  const split = byType.get('TX_STOCK_CLASS_SPLIT')?.get(splitId)?.object;
  const ratio = split && readRatio(jsonOf(split, 'split_ratio'));
  if (!ratio) return { least: quantity, most: quantity };
  const least = wholeDown(quantity * ratio.numerator, ratio.denominator);
  const exact = quantity * ratio.numerator === least * ratio.denominator;
  return { least, most: (exact ? least : least + ONE_SHARE) as Decimal };
}

export const ONE_SHARE = 10n ** 10n;

/** The quotient, cut to whole shares. */
function wholeDown(numerator: bigint, denominator: bigint): Decimal {
  return ((numerator / (denominator * ONE_SHARE)) * ONE_SHARE) as Decimal;
}
