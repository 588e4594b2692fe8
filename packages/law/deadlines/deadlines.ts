/** Deadlines of a corporation, with the rule and the day from which each is counted (CBCA ss. 19(4), 106(9), 113,
 *  133, 159, 163 and 263; CIA ss. 2 and 3.1; elsewhere the `statuteRef` of the jurisdiction). */
import { daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import {
  consents,
  directorMoveNotices,
  directorNotices,
  noticesInOntario,
  officeNotices,
  officerNotices,
  particularsNotices,
} from './boardDeadlines.ts';
import { computeControlDeadlines, deadlineKindOf, markedYearOf } from './controlDeadlines.ts';
import { type ComputedDeadline, type Deadline, type DeadlineFacts, isSettled } from './deadline.ts';
import { amalgamationFilings, gstRegistrations, ontarioInitialReturns } from './eventDeadlines.ts';
import { isFilingKind } from './filings.ts';
import {
  annualFilings,
  annualMeeting,
  annualMeetingsUntil,
  auditorWaivers,
  financialStatements,
  initialFiling,
  taxBalances,
  taxReturns,
} from './yearlyDeadlines.ts';

/**
 * Every deadline of an incorporated corporation, the earliest first. One that has passed stays until the registers show
 * that it was met, or a member marks it as done or not applicable. Of yearly ones, the next to come is the last.
 * Of a corporation that was dissolved, only what is filed about the time before stays.
 */
export const everyDeadline = (facts: DeadlineFacts): readonly Deadline[] =>
  inOrder(facts, [...annualMeeting(facts), ...exceptMeetings(facts)]);

/**
 * What the law asks of a corporation from one day to another, the earliest first, past ones included: each annual
 * meeting as if the one before it had been held on its last day, and reasonable steps in every financial year.
 * @param facts  `today` and `settled` are not asked for: nothing counts as settled
 */
export function scheduledDeadlines(
  known: Omit<DeadlineFacts, 'today' | 'settled'>,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): readonly Deadline[] {
  const facts = { ...known, today: to, settled: new Set<string>() };
  const found = [...annualMeetingsUntil(facts, to), ...exceptMeetings(facts), ...reviewsUntil(facts)];
  return inOrder(facts, found).filter(({ dueOn }) => from <= dueOn && dueOn <= to);
}

/** Reasonable steps about individuals with significant control: all else that the register asks for follows from persons. */
const reviewsUntil = (facts: DeadlineFacts): ComputedDeadline[] =>
  computeControlDeadlines({ ...facts, incomplete: [], ceased: [], unfiledSince: null, reviews: [] }).map(
    (due) => ({
      kind: deadlineKindOf(due),
      dueOn: due.dueOn,
      rule: 'by_year_end',
      count: 1,
      countedFrom: due.countedFrom,
      year: markedYearOf(due),
      secondEndOn: due.secondEndOn,
      confirmWithRegistry: due.confirmWithRegistry,
    }),
  );

function exceptMeetings(facts: DeadlineFacts): ComputedDeadline[] {
  return [
    ...consents(facts),
    ...directorNotices(facts),
    ...directorMoveNotices(facts),
    ...officeNotices(facts),
    ...officerNotices(facts),
    ...particularsNotices(facts),
    ...noticesInOntario(facts),
    ...initialFiling(facts),
    ...ontarioInitialReturns(facts),
    ...annualFilings(facts),
    ...financialStatements(facts),
    ...auditorWaivers(facts),
    ...taxBalances(facts),
    ...taxReturns(facts),
    ...gstRegistrations(facts),
    ...amalgamationFilings(facts),
  ];
}

const inOrder = (facts: DeadlineFacts, found: readonly ComputedDeadline[]): readonly Deadline[] =>
  found
    .filter((one) => !isSettled(facts, one) && outlives(one, facts))
    .map((one) => whole(one, facts))
    .sort((a, b) => compare(a.dueOn, b.dueOn));

/** Returns and notices about the time before a dissolution are still filed; its last financial year, which ends on that day, is taxed.
 *  Meetings, consents and waivers are over with it. */
function outlives(
  { kind, countedFrom }: ComputedDeadline,
  { dissolvedOn = null }: Pick<DeadlineFacts, 'dissolvedOn'>,
): boolean {
  if (dissolvedOn === null) return true;
  if (kind === 'tax_balance' || kind === 'tax_return') return countedFrom <= dissolvedOn;
  return isFilingKind(kind) && countedFrom < dissolvedOn;
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
  secondEndOn: found.secondEndOn ?? null,
  personId: found.personId ?? null,
  form: found.form ?? null,
  feeCents: found.feeCents ?? null,
  confirmWithRegistry: found.confirmWithRegistry ?? false,
});
