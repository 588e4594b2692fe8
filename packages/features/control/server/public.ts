/** For later features: the deadlines of the register of individuals with significant control, and the register whole. */
import { daysBetween } from '@tabellion/kernel/date.ts';
import { type Due, deadlineKindOf, markedYearOf } from '@tabellion/law/deadlines/controlDeadlines.ts';
import type { Deadline } from '@tabellion/law/deadlines/deadline.ts';
import { jurisdiction } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import type { ControlView } from '../registerContract.ts';
import { type ClockFacts, dueAndUnfiled } from './clocks.ts';
import { controlFoundOn } from './reading.ts';
import { namesIn } from './view.ts';

export { controlTable } from './book.ts';
export { clockFactsOf } from './clocks.ts';

/** A deadline with the person as the register names him. */
export type ControlDeadline = Omit<Deadline, 'personId'> & { person: ControlView['standing'][number] | null };

/** The earliest first.
 *  @param at  today, as known now */
export async function controlDeadlines(
  q: Queries,
  orgId: string,
  at: ReadingAt,
  facts: ClockFacts,
): Promise<ControlDeadline[]> {
  if (!jurisdiction(facts.jurisdiction).transparencyRegister.required) return [];
  const found = await controlFoundOn(q, orgId, at);
  const { due } = await dueAndUnfiled({ q, orgId }, found, { at, ...facts });
  const named = namesIn(found);
  return due.map((one) => ({
    registration: facts.jurisdiction,
    kind: deadlineKindOf(one),
    dueOn: one.dueOn,
    countedFrom: one.countedFrom,
    days: daysBetween(at.asOf, one.dueOn),
    year: markedYearOf(one),
    ...countingOf(one),
    form: null,
    feeCents: null,
    confirmWithRegistry: one.confirmWithRegistry,
    person: one.personId === null ? null : named(one.personId),
  }));
}

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
