import * as z from 'zod/mini';
import type { VestingInput } from '../../rules/vestingForm.ts';
import { readVestingLines } from '../../rules/vestingLines.ts';
import { VestingTermsInput } from '../../shapes.ts';

export const vestingWays = ['schedule', 'dates'] as const;

const { dates: _dates, ...schedule } = VestingTermsInput.shape;

/** Terms of vesting as they are typed: a schedule, or lines of dates and shares. */
export const VestingForm = z.strictObject({ ...schedule, by: z.enum(vestingWays), lines: z.string() });

/** Four years monthly after a cliff of one. */
export const vestingStart = {
  by: 'schedule',
  lines: '',
  frequency: 'monthly',
  cliff: '12',
  period: '48',
} as const;

/** Request body of the typed vesting. An unreadable line is sent as a blank one, which is refused. */
export function vestingOf({ by, lines, ...typed }: z.output<typeof VestingForm>): VestingInput {
  if (by === 'schedule') return typed;
  const { dates, wrong } = readVestingLines(lines);
  return { dates: [...dates, ...wrong.map(() => ({ on: '', sharesExact: '' }))] };
}
