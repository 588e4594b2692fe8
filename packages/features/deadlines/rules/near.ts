/** When a deadline is told of, by bell and mail. */

/** Days before the due day, the nearest first, each with the name by which members choose it. */
const steps = [
  { within: 3, step: 'days_3' },
  { within: 14, step: 'days_14' },
  { within: 30, step: 'days_30' },
] as const;

/** The reminders that a member chooses from in each organization; none of them is silence. */
export const reminderSteps = ['days_30', 'days_14', 'days_3', 'overdue'] as const;
export type ReminderStep = (typeof reminderSteps)[number];

/**
 * @returns the step that the deadline has come within; undefined while it is far. It rings once for each step: a job that did
 * not run on one day finds the step on the next. What is overdue is told of together, each week (`overdueWeek`).
 */
export const reminderStepOf = ({ days }: { readonly days: number }): ReminderStep | undefined =>
  days < 0 ? 'overdue' : steps.find(({ within }) => days <= within)?.step;

/** Counted from the day after the due day: 0 in the first week. */
export const overdueWeek = (days: number): number => Math.floor((-days - 1) / 7);

/** A mail shows it to whoever chose these reminders, from the first of them on until it is settled. */
export function isShown({ days }: { readonly days: number }, wanted: readonly ReminderStep[]): boolean {
  if (days < 0) return wanted.includes('overdue');
  return steps.some(({ within, step }) => days <= within && wanted.includes(step));
}

/** The deadlines of the card: those nearest to today on either side, in the order of their days. */
export const nearest = <One extends { readonly days: number }>(
  deadlines: readonly One[],
  most: number,
): One[] => {
  const near = new Set([...deadlines].sort((a, b) => Math.abs(a.days) - Math.abs(b.days)).slice(0, most));
  return deadlines.filter((one) => near.has(one));
};
