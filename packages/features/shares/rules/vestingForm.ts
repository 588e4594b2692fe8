/** Vesting as a form gives it (specification sections 5 and 9; decisions section 6). */
import {
  checkTerms,
  DEFAULT_VESTING,
  FREQUENCIES,
  type Frequency,
  type PlannedVesting,
} from '@tabellion/book/vesting.ts';
import { type PlainDate, parseDateAhead } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { IssuanceInput } from '../shapes.ts';
import { readCount } from './readQuantity.ts';

export type VestingInput = NonNullable<IssuanceInput['vesting']>;

/** An empty, broken or unbounded period or cliff is refused aloud.
 *  Errors below `path`: `invalid_period` with `property` period or cliff; GENERAL.NOT_A_DATE.
 *  @param from the start unless the form names one: the date of issue; null while that is not known */
export function readVesting(
  input: VestingInput,
  { path, from }: { readonly path: string; readonly from: PlainDate | null },
): Result<PlannedVesting, readonly FieldRefusal[]> {
  const start = input.start === undefined ? from : parseDateAhead(input.start);
  const terms = {
    ...DEFAULT_VESTING,
    frequency: input.frequency ?? DEFAULT_VESTING.frequency,
    period: readCount(input.period),
    cliff: readCount(input.cliff),
  };
  const faults = checkTerms(terms).map(
    ({ code, property }): FieldRefusal => ({
      path: `${path}.${property}`,
      textCode: code,
      params: { property },
    }),
  );
  if (start === undefined) faults.push({ path: `${path}.start`, textCode: 'GENERAL.NOT_A_DATE' });
  return faults.length > 0 || start === undefined ? err(faults) : ok({ ...terms, start });
}

interface FormVesting {
  readonly period: number;
  readonly cliff: number;
  readonly frequency: Frequency;
}

/** What "add vesting" fills in: 48 months after a cliff of 12. */
export const defaultVesting: FormVesting = {
  period: DEFAULT_VESTING.period,
  cliff: DEFAULT_VESTING.cliff,
  frequency: DEFAULT_VESTING.frequency,
};

/** The same time in another unit, at least one period: 48 and 12 months become 4 and 1 years. */
export function inFrequency(vesting: FormVesting, frequency: Frequency): FormVesting {
  const months = FREQUENCIES[vesting.frequency].months;
  const units = (count: number) => Math.round((count * months) / FREQUENCIES[frequency].months);
  const period = Math.max(1, units(vesting.period));
  return { period, cliff: Math.min(period, units(vesting.cliff)), frequency };
}
