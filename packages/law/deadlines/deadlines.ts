/** Deadlines of a corporation, with the rule and the day from which each is counted (CBCA ss. 19(4), 106(9), 113,
 *  133, 159, 163 and 263; CIA ss. 2 and 3.1; elsewhere the `statuteRef` of the jurisdiction). */
import { daysBetween } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import {
  consents,
  directorMoveNotices,
  directorNotices,
  officeNotices,
  officerNotices,
} from './boardDeadlines.ts';
import { type ComputedDeadline, type Deadline, type DeadlineFacts, isSettled } from './deadline.ts';
import { amalgamationFilings, gstRegistrations, ontarioInitialReturns } from './eventDeadlines.ts';
import {
  annualFilings,
  annualMeeting,
  auditorWaivers,
  financialStatements,
  initialFiling,
  taxBalances,
  taxReturns,
} from './yearlyDeadlines.ts';

/**
 * Every deadline of an incorporated corporation, the earliest first. One that has passed stays until the registers show
 * that it was met, or a member marks it as done or not applicable. Of yearly ones, the next to come is the last.
 */
export function everyDeadline(facts: DeadlineFacts): readonly Deadline[] {
  const found = [
    ...consents(facts),
    ...directorNotices(facts),
    ...directorMoveNotices(facts),
    ...officeNotices(facts),
    ...officerNotices(facts),
    ...initialFiling(facts),
    ...ontarioInitialReturns(facts),
    ...annualFilings(facts),
    ...annualMeeting(facts),
    ...financialStatements(facts),
    ...auditorWaivers(facts),
    ...taxBalances(facts),
    ...taxReturns(facts),
    ...gstRegistrations(facts),
    ...amalgamationFilings(facts),
  ];
  return found
    .filter((one) => !isSettled(facts, one))
    .map((one) => whole(one, facts))
    .sort((a, b) => compare(a.dueOn, b.dueOn));
}

const whole = (
  found: ComputedDeadline,
  { today, jurisdiction }: Pick<DeadlineFacts, 'today' | 'jurisdiction'>,
): Deadline => ({
  registration: found.registration ?? jurisdiction,
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
