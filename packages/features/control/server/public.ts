/** The deadlines of the register of individuals with significant control, and the register whole, for later
 *  features. */
import { daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { type Due, deadlineKindOf, markedYearOf } from '@tabellion/law/deadlines/controlDeadlines.ts';
import type { Deadline } from '@tabellion/law/deadlines/deadline.ts';
import { jurisdiction } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import {
  type ClockFacts,
  type ControlGrounds,
  controlDueOf,
  groundsIn,
  isFiledIn,
  type PersonOnRecord,
} from './grounds.ts';
import { controlFoundOn } from './reading.ts';
import { unfiledIn } from './unfiled.ts';

export { controlTable } from './book.ts';
export { clockFactsOf } from './clocks.ts';
export { type ControlGrounds, controlGroundsOn, type PersonOnRecord } from './grounds.ts';
export { controlFoundOn } from './reading.ts';
export { recordControlFiled } from './reported.ts';

/** The earliest first.
 *  @param at  today, as known now */
export async function controlDeadlines(
  q: Queries,
  orgId: string,
  at: ReadingAt,
  facts: ClockFacts,
): Promise<Deadline[]> {
  if (!jurisdiction(facts.jurisdiction).transparencyRegister.required) return [];
  const found = await controlFoundOn(q, orgId, at);
  const unfiled = isFiledIn(facts.jurisdiction) ? await unfiledIn(q, orgId, found, at) : [];
  return controlDeadlinesOf(groundsIn(found, unfiled), found.persons, { today: at.asOf, ...facts });
}

/** The same from what is kept of the register. */
export const controlDeadlinesOf = (
  grounds: ControlGrounds,
  persons: ReadonlyMap<string, PersonOnRecord>,
  facts: ClockFacts & { readonly today: PlainDate },
): Deadline[] =>
  controlDueOf(grounds, persons, facts).map((one) => ({
    registration: facts.jurisdiction,
    kind: deadlineKindOf(one),
    dueOn: one.dueOn,
    countedFrom: one.countedFrom,
    days: daysBetween(facts.today, one.dueOn),
    year: markedYearOf(one),
    secondEndOn: one.secondEndOn,
    ...countingOf(one),
    form: null,
    feeCents: null,
    confirmWithRegistry: one.confirmWithRegistry,
    personId: one.personId,
  }));

function countingOf({ kind, countedFrom, dueOn }: Due): Pick<Deadline, 'rule' | 'count'> {
  switch (kind) {
    case 'record':
      return { rule: 'days_after_learning', count: daysBetween(countedFrom, dueOn) };
    case 'file':
      return { rule: 'days_after_recording', count: daysBetween(countedFrom, dueOn) };
    case 'review':
      return { rule: 'by_year_end', count: 1 };
    case 'dispose':
      return { rule: 'months_after_ceasing', count: keptMonths };
  }
}

/** Six years and within another. */
const keptMonths = 84;
