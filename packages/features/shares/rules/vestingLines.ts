/** Dates of vesting as lines of text: typed, pasted from a sheet, or in one cell of a table. */
import { MOST_VESTING_DATES } from '@tabellion/book/vesting-dated.ts';
import { parseDateAhead } from '@tabellion/kernel/date.ts';
import { readDay, readWhole } from './cells.ts';
import type { VestingInput } from './vestingForm.ts';

/** A line that says no date with a number of shares. */
export interface WrongLine {
  /** Counted from 1; blank ones count. */
  readonly line: number;
  readonly textCode: 'GENERAL.NOT_A_DATE' | 'SHARES.OWNERSHIP_INVALID';
}

export interface VestingLines {
  /** Those that could be read, in their order. */
  readonly dates: NonNullable<VestingInput['dates']>;
  readonly wrong: readonly WrongLine[];
  /** More than a table has: those after are not read. */
  readonly isTooLong: boolean;
}

/** Each line is a day and the shares that vest on it, with blanks, a tab, a colon, a comma or a semicolon between them:
 *  `2026-03-31  250`. A semicolon before another day ends a line, too. Blank lines are passed over. */
export function readVestingLines(text: string): VestingLines {
  const dates: { on: string; sharesExact: string }[] = [];
  const wrong: WrongLine[] = [];
  for (const [at, line] of text.split(/\r?\n|;(?=\s*\p{Nd}{4}[-/.]|\s*$)/u).entries()) {
    if (line.trim() === '') continue;
    if (dates.length + wrong.length === MOST_VESTING_DATES) return { dates, wrong, isTooLong: true };
    const [, day = '', shares = ''] = /^\s*(\S*?\p{Nd})(?:[\s:;,،]+(.*?))?[\s;]*$/u.exec(line) ?? [];
    const on = parseDateAhead(readDay(day) ?? '');
    const sharesExact = readWhole(shares);
    if (on === undefined) wrong.push({ line: at + 1, textCode: 'GENERAL.NOT_A_DATE' });
    else if (sharesExact === undefined) wrong.push({ line: at + 1, textCode: 'SHARES.OWNERSHIP_INVALID' });
    else dates.push({ on, sharesExact });
  }
  return { dates, wrong, isTooLong: false };
}
