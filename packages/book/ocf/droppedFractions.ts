import type { Decimal } from '@tabellion/kernel/decimal.ts';
import { jsonOf, numericOf, textOf } from './object.ts';
import type { PackageIndex } from './packageIndex.ts';
import { ONE_SHARE, type Ratio, readRatio } from './split.ts';
import type { Transaction } from './transaction.ts';

/** Whether an ending only drops what a consolidation of its day leaves of a share: of a certificate of before, the shares of which no
 *  whole new one comes; of a certificate that came of it, what is above the whole ones. Nobody's shares are acquired by that, so
 *  nothing leaves the stated capital account, as where a reissuance has fewer results (CBCA s. 173(1)(h)). The format has several
 *  forms of it: a cancellation, a repurchase or a retraction, of a whole certificate or of a part. */
export function dropsFraction(index: PackageIndex, ending: Transaction): boolean {
  const security = index.securities.get(ending.securityIds[0] ?? '');
  const held = security?.quantity;
  if (security === undefined || held === undefined) return false;
  const dropped = ending.act === 'RETRACTION' ? held : numericOf(ending.object, 'quantity');
  if (dropped === undefined || dropped <= 0n) return false;
  return consolidationsOn(index, { on: ending.date, classId: security.classId }).some(({ id, ratio }) => {
    const reissuance = index.sources.get(security.id);
    const isOfIt = textOf(reissuance?.object ?? {}, 'split_transaction_id') === id;
    return isOfIt && reissuance !== undefined
      ? isAboveWhole(index, { reissuance, dropped, ratio })
      : isBelowWhole({ held, dropped, ratio });
  });
}

interface Consolidation {
  readonly id: string;
  readonly ratio: Ratio;
}

function consolidationsOn(
  { byType }: PackageIndex,
  { on, classId }: { readonly on: string; readonly classId: string | undefined },
): readonly Consolidation[] {
  const splits = [...(byType.get('TX_STOCK_CLASS_SPLIT') ?? [])];
  return splits.flatMap(([id, { object }]) => {
    const ratio = readRatio(jsonOf(object, 'split_ratio'));
    const isMeant = textOf(object, 'date') === on && textOf(object, 'stock_class_id') === classId;
    return isMeant && ratio && ratio.numerator < ratio.denominator ? { id, ratio } : [];
  });
}

/** Whether shares from before the consolidation are dropped: the rest makes whole new shares, and these less than one. */
function isBelowWhole({
  held,
  dropped,
  ratio: { numerator, denominator },
}: {
  readonly held: Decimal;
  readonly dropped: Decimal;
  readonly ratio: Ratio;
}): boolean {
  const left = held - dropped;
  return (
    left >= 0n &&
    (left * numerator) % (denominator * ONE_SHARE) === 0n &&
    dropped * numerator < denominator * ONE_SHARE
  );
}

/** Whether new shares are dropped: the whole ones are left. */
function isAboveWhole(
  { securities }: PackageIndex,
  {
    reissuance,
    dropped,
    ratio: { numerator, denominator },
  }: { readonly reissuance: Transaction; readonly dropped: Decimal; readonly ratio: Ratio },
): boolean {
  const sumOf = (ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + (securities.get(id)?.quantity ?? 0n), 0n);
  const whole = (sumOf(reissuance.securityIds) * numerator) / (denominator * ONE_SHARE);
  return sumOf(reissuance.resultIds) - dropped === whole * ONE_SHARE;
}
