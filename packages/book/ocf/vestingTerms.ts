import { type PlainDate, parsePlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { checkVestingTerms, FREQUENCIES, type VestingSchedule, type VestingTerms } from '../vesting.ts';
import { ALLOCATIONS } from '../vesting-allocation.ts';
import { type DatedVesting, datedShape } from '../vesting-dated.ts';
import { DAY_RULES, type DayRule } from '../vesting-days.ts';
import { wholeShares } from './numeric.ts';
import { type JsonObject, jsonOf, jsonsOf, numericOf, type OcfObject, textOf, textsOf } from './object.ts';
import type { PackageIndex, Security } from './packageIndex.ts';
import { readRatio } from './split.ts';

/** The vesting of a security as the book has it: the exact dates of its issuance, or the schedule of its terms. Where an
 *  issuance has both, its dates count: "when `vestings` array is present then `vesting_terms_id` may be ignored" (the
 *  format's schemas of issuances). Undefined for what the book cannot say. */
export function vestingOf(index: PackageIndex, security: Security): VestingTerms | undefined {
  const { vestings } = security.issuance.object;
  return Array.isArray(vestings) && vestings.length > 0 ? datedOf(security) : scheduleOf(index, security);
}

/** The day that stands for none: the amounts of `vestings` are those of all shares, so what never vests has a day too. */
export const NEVER_VESTS_ON = plainDate('9999-12-31');

/** The last day that is listed of a security of which the rest never vests; undefined for all others. */
export function stoppedOf({ issuance: { object } }: Security): PlainDate | undefined {
  const days = jsonsOf(object, 'vestings')
    .map((one) => parsePlainDate(textOf(one, 'date') ?? ''))
    .filter((one) => one !== undefined)
    .sort();
  return days.at(-1) === NEVER_VESTS_ON ? days.findLast((one) => one < NEVER_VESTS_ON) : undefined;
}

/** Exact dates, of whole shares; those of one day together. Undefined where they are not all shares of the security, or more
 *  than an act holds. */
function datedOf({ issuance: { object }, quantity }: Security): DatedVesting | undefined {
  const byDay = new Map<string, bigint>();
  let sum = 0n;
  for (const one of jsonsOf(object, 'vestings')) {
    const amount = numericOf(one, 'amount');
    const brought = amount === undefined ? undefined : wholeShares(amount);
    const on = parsePlainDate(textOf(one, 'date') ?? '');
    if (brought === undefined || brought < 0n || on === undefined) return undefined;
    sum += brought;
    if (brought > 0n) byDay.set(on, (byDay.get(on) ?? 0n) + brought);
  }
  if (quantity === undefined || sum !== wholeShares(quantity)) return undefined;
  const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1));
  const read = datedShape.safeParse({
    dates: days.map(([on, brought]) => ({ on, quantity: String(brought) })),
  });
  return read.success ? read.data : undefined;
}

/** Equal parts each month, quarter or year after a start, nothing before a cliff. Undefined where the package tells another
 *  schedule (days, parts that differ, events, remainders, fractions of a share), and where it has not started. */
export function scheduleOf(
  { byType, vestingStarts }: PackageIndex,
  security: Security,
): VestingSchedule | undefined {
  const termsId = textOf(security.issuance.object, 'vesting_terms_id') ?? '';
  const terms = byType.get('VESTING_TERMS')?.get(termsId)?.object;
  const conditions = terms && chainOf(terms);
  const allocation = ALLOCATIONS.find((one) => one === terms?.allocation_type);
  const condition = textOf(conditions?.[0] ?? {}, 'id');
  const start = vestingStarts
    .get(security.id)
    ?.find((one) => one.object.vesting_condition_id === condition)?.date;
  if (!conditions || !allocation || !start) return undefined;
  const tranches = tranchesOf(conditions.slice(1));
  const schedule = tranches && regular(tranches);
  const dayRule = tranches?.[0]?.dayRule;
  if (!schedule || !dayRule) return undefined;
  const read: VestingSchedule = { start, ...schedule, allocation, dayRule };
  return checkVestingTerms(read).length === 0 ? read : undefined;
}

/** The conditions, each counted from the one before it, the start first; undefined where they fork, or none is a start. */
function chainOf(terms: OcfObject): readonly JsonObject[] | undefined {
  const conditions = new Map(jsonsOf(terms, 'vesting_conditions').map((one) => [textOf(one, 'id'), one]));
  const isStart = (one: JsonObject) => textOf(jsonOf(one, 'trigger') ?? {}, 'type') === 'VESTING_START_DATE';
  const chain: JsonObject[] = [];
  let next = [...conditions.values()].find(isStart);
  while (next && chain.length < conditions.size) {
    const base = textOf(jsonOf(next, 'trigger') ?? {}, 'relative_to_condition_id');
    if (base !== textOf(chain.at(-1) ?? {}, 'id')) return undefined;
    chain.push(next);
    const following = textsOf(next, 'next_condition_ids');
    if (following.length > 1) return undefined;
    next = conditions.get(following[0]);
  }
  const first = jsonOf(chain[0] ?? {}, 'portion');
  const vestsAtStart = first !== undefined && Number(first.numerator) !== 0;
  return chain.length === conditions.size && chain.length > 1 && !vestsAtStart ? chain : undefined;
}

interface Tranche {
  /** Counted from the start. */
  readonly months: number;
  /** The part of the whole: numerator and denominator. */
  readonly part: readonly [bigint, bigint];
  readonly dayRule: DayRule;
}

/** Every date with what vests on it, or undefined for what cannot be said in months and parts of the whole. */
function tranchesOf(conditions: readonly JsonObject[]): readonly Tranche[] | undefined {
  const tranches: Tranche[] = [];
  for (const condition of conditions) {
    const portion = jsonOf(condition, 'portion');
    const ratio = readRatio(portion);
    const period = jsonOf(jsonOf(condition, 'trigger') ?? {}, 'period');
    const { length, occurrences, cliff_installment: cliff } = period ?? {};
    const dayRule = DAY_RULES.find((one) => one === period?.day_of_month);
    if (!ratio || portion?.remainder === true || period?.type !== 'MONTHS' || !dayRule) return undefined;
    if (!isCount(length) || !isCount(occurrences)) return undefined;
    const after = tranches.at(-1)?.months ?? 0;
    const first = isCount(cliff) && cliff <= occurrences ? cliff : 1;
    for (let n = first; n <= occurrences; n++) {
      const parts = BigInt(n === first ? first : 1);
      const part = [ratio.numerator * parts, ratio.denominator] as const;
      tranches.push({ months: after + n * length, part, dayRule });
    }
  }
  const [first] = tranches;
  return tranches.every(({ dayRule }) => dayRule === first?.dayRule) ? tranches : undefined;
}

/** One at least, and no more than any schedule of the book. */
function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 1200;
}

/** Period, cliff and frequency of dates that lie evenly apart and bring equal parts, the first all that came before it. */
function regular(
  tranches: readonly Tranche[],
): Pick<VestingSchedule, 'period' | 'cliff' | 'frequency'> | undefined {
  const last = tranches.at(-1)?.months ?? 0;
  const first = tranches[0]?.months ?? 0;
  for (const [frequency, { months }] of Object.entries(FREQUENCIES)) {
    const [period, cliff] = [last / months, first / months];
    if (!Number.isInteger(period) || !Number.isInteger(cliff)) continue;
    const fits = tranches.every(({ months: at, part: [numerator, denominator] }, index) => {
      const parts = index === 0 ? cliff : 1;
      return at === first + index * months && numerator * BigInt(period) === denominator * BigInt(parts);
    });
    const spelled = {
      period,
      cliff: cliff === 1 ? 0 : cliff,
      frequency: frequency as VestingSchedule['frequency'],
    };
    if (fits) return spelled;
  }
  return undefined;
}
