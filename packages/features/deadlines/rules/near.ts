/** When the bell rings for a deadline. */
import type { Deadline } from '@tabellion/law/deadlines/deadline.ts';

/** Days before the due day, the nearest first. A consent is due ten days after the election. */
const consentSteps = [2, 10] as const;
const otherSteps = [7, 30] as const;

/**
 * @returns the step that the deadline has come within; undefined while it is far, and once its day has passed. It rings
 * once for each step: a job that did not run on one day finds the step on the next.
 */
export function reminderStepOf({ kind, days }: Pick<Deadline, 'kind' | 'days'>): number | undefined {
  const steps = kind === 'consent' ? consentSteps : otherSteps;
  return days < 0 ? undefined : steps.find((step) => days <= step);
}

/** The deadlines of the card: those nearest to today on either side, in the order of their days. */
export const nearest = <One extends { readonly days: number }>(
  deadlines: readonly One[],
  most: number,
): One[] => {
  const near = new Set([...deadlines].sort((a, b) => Math.abs(a.days) - Math.abs(b.days)).slice(0, most));
  return deadlines.filter((one) => near.has(one));
};
