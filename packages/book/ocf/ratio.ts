import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Decimal } from '@tabellion/kernel/decimal.ts';
import { divideRounded, type Rounding } from '@tabellion/kernel/rounding.ts';
import { type JsonObject, jsonOf, jsonsOf, textOf } from './object.ts';
import type { PackageIndex, Security } from './packageIndex.ts';
import { ONE_SHARE, type Ratio, readRatio } from './split.ts';

/** How many shares of which class one share converts into, and how a fraction is rounded. */
export interface ConversionRight {
  readonly ratio: Ratio;
  readonly rounding: Rounding;
  /** The class that it converts to; undefined for a future round. */
  readonly toClassId: string | undefined;
}

const ROUNDINGS: Readonly<Record<string, Rounding>> = { CEILING: 'up', FLOOR: 'down', NORMAL: 'half_up' };

/** The conversion rights of a class on a date: those it was created with, in which the newest adjustment of the ratio
 *  replaces the mechanism. */
export function rightsOf(index: PackageIndex, classId: string, on: PlainDate): readonly ConversionRight[] {
  const stockClass = index.byType.get('STOCK_CLASS')?.get(classId)?.object;
  if (!stockClass) return [];
  const adjusted = adjustedMechanism(index, classId, on);
  return jsonsOf(stockClass, 'conversion_rights').flatMap((right) => {
    const mechanism = adjusted ?? jsonOf(right, 'conversion_mechanism') ?? {};
    const ratio = readRatio(jsonOf(mechanism, 'ratio'));
    if (!ratio) return [];
    const rounding = ROUNDINGS[textOf(mechanism, 'rounding_type') ?? ''] ?? 'down';
    return [{ ratio, rounding, toClassId: textOf(right, 'converts_to_stock_class_id') }];
  });
}

/** Result of converting `quantity` shares, rounded once for all of them. */
export function convertBy({ ratio, rounding }: ConversionRight, quantity: Decimal): Decimal {
  const shares = divideRounded(quantity * ratio.numerator, ratio.denominator * ONE_SHARE, rounding);
  return (shares * ONE_SHARE) as Decimal;
}

/** Shares that a conversion must yield; undefined where no right of the class names that of the results, so
 *  that nothing says how many. */
export function convertedShares(
  index: PackageIndex,
  conversion: { readonly date: PlainDate; readonly source: Security; readonly results: readonly Security[] },
  quantity: Decimal,
): Decimal | undefined {
  const classes = new Set(conversion.results.map(({ classId }) => classId));
  const [toClassId] = classes;
  if (classes.size !== 1 || conversion.source.classId === undefined) return undefined;
  const right = rightsOf(index, conversion.source.classId, conversion.date).find(
    (one) => one.toClassId === toClassId,
  );
  return right && convertBy(right, quantity);
}

function adjustedMechanism(
  { adjustments }: PackageIndex,
  classId: string,
  on: PlainDate,
): JsonObject | undefined {
  const newest = adjustments
    .get('TX_STOCK_CLASS_CONVERSION_RATIO_ADJUSTMENT')
    ?.get(classId)
    ?.findLast(({ date }) => date <= on);
  return newest && jsonOf(newest.object, 'new_ratio_conversion_mechanism');
}
