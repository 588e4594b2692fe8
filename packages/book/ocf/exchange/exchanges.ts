import type { Decimal } from '@tabellion/kernel/decimal.ts';
import { isExchangedByRatio } from '../../acts/fractions.ts';
import type { SplitKind } from '../../terms/securities.ts';
import { jsonOf, numericOf, type OcfObject, textOf } from '../object.ts';
import { outcomesOf, type Security } from '../packageIndex.ts';
import { rightsOf } from '../ratio.ts';
import { type Ratio, readRatio, wholeRatio } from '../split.ts';
import type { Transaction } from '../transaction.ts';
import type { IdTable } from './ids.ts';
import { classId, deductionOf, type ImportReading, opening, shares, sourceAndBalance } from './shares.ts';

/** The payload of `converted`: into shares of one class, for the same holder. The ratio is that of the class's right;
 *  where it has none, that of the shares. */
export function readConversion(reading: ImportReading, conversion: Transaction): unknown {
  const { securities } = reading.index;
  const { source, balance } = sourceAndBalance(reading, conversion);
  const security = securities.get(conversion.securityIds[0] ?? '');
  const results = conversion.resultIds.map((id) => securities.get(id));
  const [first] = results;
  const quantity = numericOf(conversion.object, 'quantity_converted');
  const isOne = results.every(
    (one) => one?.holderId === security?.holderId && one?.classId === first?.classId,
  );
  const right = rightsOf(reading.index, security?.classId ?? '', conversion.date).find(
    (one) => one.toClassId === first?.classId,
  );
  const ratio = right?.ratio ?? ratioOf(results, quantity);
  const opened = results.map((one) => one && opening(reading, one));
  return {
    source,
    quantity: shares(quantity),
    ratio: ratio && wholeRatio(ratio),
    fractions: { per: 'certificate', rounding: right?.rounding ?? 'down', cash: null },
    into: first && isOne ? { classId: classId(reading, first), securities: opened } : undefined,
    balance,
    deduction: deductionOf(reading, conversion),
    additional: null,
    resolution: null,
    spoiled: [],
  };
}

/** Undefined where a number is missing, or there are no shares. */
function ratioOf(
  results: readonly (Security | undefined)[],
  converted: Decimal | undefined,
): Ratio | undefined {
  let numerator = 0n;
  for (const one of results) {
    if (one?.quantity === undefined) return undefined;
    numerator += one.quantity;
  }
  if (converted === undefined || converted <= 0n || numerator <= 0n) return undefined;
  return { numerator: numerator as Decimal, denominator: converted };
}

/** The payload of `class.split` and `class.consolidated`: every reissuance that names the split. The format does not
 *  say how fractions were rounded, so the rule is the first of those that fit. */
export function readSplit(
  reading: ImportReading,
  split: OcfObject,
  reissuances: readonly Transaction[],
): unknown {
  const ratio = readRatio(jsonOf(split, 'split_ratio'));
  const spelled = ratio && wholeRatio(ratio);
  const reissued = reissuances.map((one) => {
    const [source, into] = [one.securityIds[0], one.resultIds[0]].map((id) =>
      reading.index.securities.get(id ?? ''),
    );
    const stays = into?.holderId === source?.holderId && into?.classId === source?.classId;
    const isOnly = one.resultIds.length === 1 && one.balanceId === undefined;
    const opened = into && stays && isOnly ? opening(reading, into) : undefined;
    // A certificate that is smaller than a new share may become nothing.
    return {
      source: sourceAndBalance(reading, one).source,
      into: outcomesOf(one).length === 0 ? null : opened,
    };
  });
  const [fractions] = spelled ? possibleFractionRules({ ratio: spelled, reissued }) : [];
  return {
    classId: splitClass(reading.ids, split),
    ratio: spelled,
    fractions,
    reissued,
    resolution: null,
    registryCertificate: null,
    spoiled: [],
  };
}

interface Split {
  readonly ratio: { readonly numerator: string; readonly denominator: string };
  readonly reissued: readonly {
    readonly source:
      | { readonly personId?: string | undefined; readonly quantity?: string | undefined }
      | undefined;
    readonly into: { readonly quantity?: string | undefined } | null | undefined;
  }[];
}

/** The rules by which fractions may have been rounded: those that fit every certificate; where none does, those that fit all
 *  shares of each holder. */
export function possibleFractionRules({ ratio, reissued }: Split) {
  const all = reissued.flatMap(({ source, into }) => {
    const quantity = into === null ? '0' : into?.quantity;
    const isComplete = source?.personId && source.quantity && quantity;
    return isComplete
      ? [{ personId: source.personId ?? '', from: BigInt(source.quantity ?? 0), into: BigInt(quantity) }]
      : [];
  });
  if (all.length < reissued.length) return [];
  const rulesPer = (per: 'certificate' | 'holder') =>
    (['down', 'up', 'half_up'] as const)
      .map((rounding) => ({ per, rounding, cash: null }))
      .filter((fractions) => isExchangedByRatio(all, { ratio, fractions }));
  const byCertificate = rulesPer('certificate');
  return byCertificate.length > 0 ? byCertificate : rulesPer('holder');
}

/** More shares than before, or fewer. */
export function splitKind(split: OcfObject): SplitKind {
  const ratio = readRatio(jsonOf(split, 'split_ratio'));
  return ratio && ratio.numerator < ratio.denominator ? 'class.consolidated' : 'class.split';
}

const splitClass = (ids: IdTable, split: OcfObject): string =>
  ids.idOf('class', textOf(split, 'stock_class_id') ?? '');
