/** Vesting as a form gives it (specification sections 5 and 9; decisions section 6): a schedule, or a table of dates. */
import {
  checkVestingTerms,
  coversAll,
  DEFAULT_VESTING,
  defaultVestingOf,
  isDated,
  type PlannedVesting,
} from '@tabellion/book/vesting.ts';
import { type DatedVesting, sumOfDates } from '@tabellion/book/vesting-dated.ts';
import { type PlainDate, parseDateAhead } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { IssuanceInput } from '../shapes.ts';
import { readCount, readShares } from './readQuantity.ts';

export type VestingInput = NonNullable<IssuanceInput['vesting']>;

type ReadFields<T> = Result<T, readonly FieldRefusal[]>;

/** A period or cliff that is left out is the default of its frequency (specification section 4); an empty, broken or
 *  unbounded one is refused aloud.
 *  Errors below `path`: `invalid_period` with `property` period or cliff; GENERAL.NOT_A_DATE; GENERAL.FIELD_UNKNOWN at what
 *  is told of a schedule beside dates; those of `readDates`.
 *  @param from the start of a form that leaves it out; null, there or in the form: the date of issue, once there is one */
export function readVesting(
  input: VestingInput,
  { path, from }: { readonly path: string; readonly from: PlainDate | null },
): ReadFields<PlannedVesting> {
  if (input.dates !== undefined) {
    const besides = (['period', 'cliff', 'frequency', 'start', 'acceleration'] as const).filter(
      (name) => input[name] !== undefined,
    );
    if (besides.length === 0) return readDates(input.dates, `${path}.dates`);
    return err(besides.map((name) => ({ path: `${path}.${name}`, textCode: 'GENERAL.FIELD_UNKNOWN' })));
  }
  const start = startOf(input.start, from);
  const frequency = input.frequency ?? DEFAULT_VESTING.frequency;
  const usual = defaultVestingOf(frequency);
  const terms = {
    ...DEFAULT_VESTING,
    frequency,
    period: input.period === undefined ? usual.period : readCount(input.period),
    cliff: input.cliff === undefined ? usual.cliff : readCount(input.cliff),
    ...(input.acceleration !== undefined && { acceleration: input.acceleration }),
  };
  const faults = checkVestingTerms(terms).map(
    ({ code, property }): FieldRefusal => ({
      path: `${path}.${property}`,
      textCode: code,
      params: { property },
    }),
  );
  if (start === undefined) faults.push({ path: `${path}.start`, textCode: 'GENERAL.NOT_A_DATE' });
  return faults.length > 0 || start === undefined ? err(faults) : ok({ ...terms, start });
}

/** Undefined of what is no date. */
function startOf(typed: VestingInput['start'], from: PlainDate | null): PlainDate | null | undefined {
  if (typed === undefined) return from;
  return typed === null ? null : parseDateAhead(typed);
}

/** The dates of a table, in whatever order they are told; what vests on one day counts together.
 *  Errors: GENERAL.FIELD_REQUIRED at `path` where there is none; at `path.0.on` GENERAL.NOT_A_DATE; at `path.0.sharesExact` GENERAL.FIELD_REQUIRED, SHARES.OWNERSHIP_INVALID and SHARES.OWNERSHIP_TOO_LARGE. */
function readDates(typed: NonNullable<VestingInput['dates']>, path: string): ReadFields<DatedVesting> {
  if (typed.length === 0) return err([{ path, textCode: 'GENERAL.FIELD_REQUIRED' }]);
  const faults: FieldRefusal[] = [];
  const byDay = new Map<PlainDate, bigint>();
  for (const [at, one] of typed.entries()) {
    const on = parseDateAhead(one.on);
    const shares = readShares(one.sharesExact, `${path}.${at}.sharesExact`);
    if (on === undefined) faults.push({ path: `${path}.${at}.on`, textCode: 'GENERAL.NOT_A_DATE' });
    if (!shares.ok) faults.push(shares.error);
    else if (on !== undefined) byDay.set(on, (byDay.get(on) ?? 0n) + shares.value);
  }
  if (faults.length > 0) return err(faults);
  const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1));
  return ok({ dates: days.map(([on, shares]) => ({ on, quantity: String(shares) })) });
}

/** Terms that are for so many shares.
 *  Errors: REGISTERS.VESTING_SUM_DIFFERS at `path.dates` with `sum` and `shares`. */
export function checkVestingShares<T extends PlannedVesting | null>(
  terms: T,
  { path, shares }: { readonly path: string; readonly shares: bigint },
): ReadFields<T> {
  if (terms === null || !isDated(terms) || coversAll(terms, shares)) return ok(terms);
  const params = { sum: String(sumOfDates(terms)), shares: String(shares) };
  return err([{ path: `${path}.dates`, textCode: 'REGISTERS.VESTING_SUM_DIFFERS', params }]);
}
