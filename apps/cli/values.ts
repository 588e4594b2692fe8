import { type PlainDate, parseDateAhead, parsePlainDate } from '@tabellion/kernel/date.ts';
import type { Input } from './command.ts';
import { UsageError } from './command.ts';

/** Readers of the values of options. Each throws a `UsageError` that names the option and the remedy. */

export function required({ values }: Input, name: string, form: string): string {
  const value = values.get(name);
  if (value === undefined) throw new UsageError(`--${name} is missing; add --${name} ${form}.`);
  return value;
}

/** A whole number of shares, at least one, with any number of digits. */
export function sharesOf(text: string, name: string): bigint {
  if (!/^[1-9]\d*$/.test(text)) {
    throw new UsageError(
      `--${name} "${text}" is no whole number of shares; write digits only, such as 4800.`,
    );
  }
  return BigInt(text);
}

/** A whole number from `least` to `most`. */
export function countOf(text: string, name: string, bounds: { least: number; most: number }): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= bounds.least && value <= bounds.most) return value;
  throw new UsageError(
    `--${name} "${text}" is out of bounds; give a whole number from ${bounds.least} to ${bounds.most}.`,
  );
}

export function dateOf(text: string, name: string): PlainDate {
  const date = parsePlainDate(text);
  if (date === undefined) throw new UsageError(`--${name} "${text}" is no day of the calendar; ${dateForm}.`);
  return date;
}

/** A day from which others are counted: in the years 1600 to 2999. */
export function startOf(text: string, name: string): PlainDate {
  const date = parseDateAhead(text);
  if (date !== undefined) return date;
  throw new UsageError(`--${name} "${text}" is no day of the years 1600 to 2999; ${dateForm}.`);
}

const dateForm = 'write it as YYYY-MM-DD, such as 2021-01-30';

export function oneOf<T extends string>(text: string, name: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === text);
  if (found !== undefined) return found;
  throw new UsageError(`--${name} "${text}" is not known; give one of ${allowed.join(', ')}.`);
}
