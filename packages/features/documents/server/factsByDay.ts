/** The day whose facts a document states, and the facts of several days. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { onceFor } from '@tabellion/kernel/onceFor.ts';
import type { BookFacts, DueDocument, Template } from '../templates/template.ts';
import type { FactsOfDays } from './bookFacts.ts';

/** Facts of so many days are kept: those of a day are as large as the registers that were read. */
const MOST_DAYS = 4;

/** The facts of a day, kept for the next document of that day. @param today  stands for days before the corporation existed, too */
export function factsByDay(days: FactsOfDays, today: BookFacts): (day: PlainDate) => Promise<BookFacts> {
  const kept = new Map<PlainDate, BookFacts>();
  return async (day) => {
    if (day === today.asOf) return today;
    const found = kept.get(day) ?? (await days.on(day)) ?? today;
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MOST_DAYS && !kept.has(day)) kept.delete(oldest);
    kept.set(day, found);
    return found;
  };
}

/** Whether its entries tell all that it says, and they were on another day than the facts that are read already. */
export function isReadApart(
  { template, due }: { readonly template: Template; readonly due: DueDocument },
  at: TodaysFacts,
): boolean {
  if (due.carries.length === 0 || template.isOfAll) return false;
  return dayOf(due, at) !== at.today || dayOf({ ...due, carries: [] }, at) !== at.today;
}

interface TodaysFacts {
  readonly facts: BookFacts;
  readonly today: PlainDate;
}

/** Its own date, or the day on which what it carries holds: none before the corporation existed, none after today. */
export function dayOf({ datedOn, carries }: DueDocument, { facts, today }: TodaysFacts): PlainDate {
  const { acts, corporation } = facts;
  if (datedOn === null) return today;
  const days = carries.flatMap((root) => actsByRoot(acts).get(root)?.effectiveOn ?? []);
  const day = [datedOn, corporation.incorporatedOn, ...days].toSorted().at(-1) ?? today;
  return day > today ? today : day;
}

const actsByRoot = onceFor((acts: BookFacts['acts']) => new Map(acts.map((act) => [act.root, act])));
