/** Which entries of a calendar are new, moved, over or open again since calendars last read them. */
import {
  type Instant,
  instantOfMillis,
  millisOfInstant,
  type PlainDate,
  plainDate,
} from '@tabellion/kernel/date.ts';
import type { OpenDeadline } from '../contract.ts';
import { type Keyed, keyOf } from './keyOf.ts';

export interface CalendarEntry extends Keyed {
  readonly uid: string;
  /** Grows with every change, so that calendars take the newer state (RFC 5545, section 3.8.7.4). */
  readonly sequence: number;
  readonly dueOn: PlainDate;
  readonly changedAt: Instant;
  readonly isCancelled: boolean;
}

/** The days for which a calendar is told that a deadline is over. */
const cancelledDays = 90;

interface Changes {
  readonly changed: readonly CalendarEntry[];
  /** Cancelled long enough. */
  readonly forgotten: readonly CalendarEntry[];
}

/** @param open  the deadlines of the organization, whoever reads */
export function changesOf(
  stored: readonly CalendarEntry[],
  open: readonly (Keyed & Pick<OpenDeadline, 'due_on'>)[],
  { now, newId }: { readonly now: Instant; readonly newId: () => string },
): Changes {
  const known = new Map(stored.map((entry) => [keyOf(entry), entry]));
  const opened = new Set(open.map(keyOf));
  const newest = open.flatMap(({ registration, kind, occasion, due_on }): CalendarEntry[] => {
    const dueOn = plainDate(due_on);
    const before = known.get(keyOf({ registration, kind, occasion }));
    if (before !== undefined && before.dueOn === dueOn && !before.isCancelled) return [];
    const { uid, sequence } = before ?? { uid: newId(), sequence: -1 };
    const changed = { uid, sequence: sequence + 1, dueOn, changedAt: now, isCancelled: false };
    return [{ registration, kind, occasion, ...changed }];
  });
  const over = stored.filter((entry) => !opened.has(keyOf(entry)));
  const keptSince = instantOfMillis(millisOfInstant(now) - cancelledDays * 24 * 60 * 60_000);
  return {
    changed: [
      ...newest,
      ...over.flatMap((entry) =>
        entry.isCancelled
          ? []
          : [{ ...entry, sequence: entry.sequence + 1, changedAt: now, isCancelled: true }],
      ),
    ],
    forgotten: over.filter(({ isCancelled, changedAt }) => isCancelled && changedAt < keptSince),
  };
}
