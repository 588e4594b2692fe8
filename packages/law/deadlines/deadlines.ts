/** Deadlines of a corporation, with the rule and the day from which each is counted (CBCA ss. 106(9), 113,
 *  133 and 263; CIA ss. 2 and 3.1; elsewhere the `statuteRef` of the jurisdiction). */
import { compareDates, daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { consents, directorNotices } from './boardDeadlines.ts';
import type { ComputedDeadline, Deadline, DeadlineFacts } from './deadline.ts';
import { annualFiling, annualMeeting, initialFiling, taxReturn } from './yearlyDeadlines.ts';

/** The page shows the first so many. */
const shownAtMost = 5;

/**
 * The deadlines of an incorporated corporation, the earliest first. What the books can tell to be done is left out; what
 * they cannot tell (a notice, a return) stays until its day has passed, but a missing consent, the annual filing of the
 * year that was set or is asked for, and a first meeting never held stay, overdue.
 */
export const deadlinesOf = (facts: DeadlineFacts): readonly Deadline[] =>
  everyDeadline(facts).slice(0, shownAtMost);

/** The same, however many. */
export function everyDeadline(facts: DeadlineFacts): readonly Deadline[] {
  const found = [
    ...consents(facts),
    ...directorNotices(facts),
    ...initialFiling(facts),
    ...annualFiling(facts),
    ...annualMeeting(facts),
    ...taxReturn(facts),
  ];
  return found.map((one) => whole(one, facts.today)).sort((a, b) => compareDates(a.dueOn, b.dueOn));
}

const whole = (found: ComputedDeadline, today: PlainDate): Deadline => ({
  kind: found.kind,
  dueOn: found.dueOn,
  days: daysBetween(today, found.dueOn),
  rule: found.rule,
  count: found.count,
  countedFrom: found.countedFrom,
  year: found.year ?? null,
  personId: found.personId ?? null,
  form: found.form ?? null,
  feeCents: found.feeCents ?? null,
  confirmWithRegistry: found.confirmWithRegistry ?? false,
});
