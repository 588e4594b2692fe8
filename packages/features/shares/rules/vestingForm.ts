/** Vesting as a form gives it (specification sections 5 and 9; decisions section 6). */
import { checkTerms, DEFAULT_VESTING, type PlannedVesting } from '@tabellion/book/vesting.ts';
import { type PlainDate, parseDateAhead } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { IssuanceInput } from '../shapes.ts';
import { readCount } from './readQuantity.ts';

export type VestingInput = NonNullable<IssuanceInput['vesting']>;

/** An empty, broken or unbounded period or cliff is refused aloud.
 *  Errors below `path`: `invalid_period` with `property` period or cliff; GENERAL.NOT_A_DATE.
 *  @param from the start unless the form names one; null: the date of issue, once there is one */
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
