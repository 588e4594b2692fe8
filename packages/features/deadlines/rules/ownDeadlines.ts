/** Deadlines that an organization sets itself: once, or every so many months from a first day. */
import { addMonths, type PlainDate } from '@tabellion/kernel/date.ts';

export interface OwnDeadline {
  readonly ownId: string;
  readonly title: string;
  readonly dueOn: PlainDate;
  readonly repeatsMonths: number | null;
  readonly inCharge: string | null;
}

export const repeatsOfMonths = [1, 3, 6, 12] as const;

/** Longest title, in characters. */
export const ownTitleLength = 120;

/** The most that an organization keeps at a time; removed ones do not count. */
export const mostOwn = 200;

/** Names one of its days for good, as occasions of the law are named. */
export const ownOccasion = (ownId: string, dueOn: PlainDate): string => `${dueOn}:${ownId}`;

/** The most open days of one that are listed; whoever leaves more undone does not keep it up. */
const mostDays = 60;

/**
 * Every day that has passed and is not settled, and the next to come. Days are counted from the first one, on the same day
 * number, clamped to the month's end: from January 31 on, February 28 and then March 31.
 */
export function openDaysOf(
  { ownId, dueOn: first, repeatsMonths }: OwnDeadline,
  { today, isSettled }: { readonly today: PlainDate; readonly isSettled: (occasion: string) => boolean },
): readonly PlainDate[] {
  const open: PlainDate[] = [];
  for (let at = 0; open.length < mostDays; at += 1) {
    const dueOn = addMonths(first, at * (repeatsMonths ?? 0));
    const settled = isSettled(ownOccasion(ownId, dueOn));
    if (!settled) open.push(dueOn);
    if (repeatsMonths === null || (dueOn >= today && !settled)) break;
  }
  return open;
}
