/** The page's ways to group deadlines, and the months that its strip shows. */
import { addMonths, plainDate } from '@tabellion/kernel/date.ts';
import type { OpenDeadline } from '../contract.ts';

export const deadlineViews = ['list', 'month', 'registration'] as const;
export type DeadlineView = (typeof deadlineViews)[number];

/** `overdue`, `next`, `later`; a month as `2026-05`; or a registration. */
export interface DeadlineGroup<One> {
  readonly key: string;
  readonly of: readonly One[];
}

type Dated = Pick<OpenDeadline, 'due_on' | 'days' | 'registration'>;

/** A deadline is near from this number of days before it on. */
const nextDays = 30;

/** Groups in the order of the deadlines, which are the earliest first; overdue ones stand before all months. */
export function grouped<One extends Dated>(
  deadlines: readonly One[],
  view: DeadlineView,
): readonly DeadlineGroup<One>[] {
  const groups = new Map<string, One[]>();
  for (const one of deadlines) {
    const key = keyIn(one, view);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups].map(([key, of]) => ({ key, of }));
}

function keyIn({ due_on, days, registration }: Dated, view: DeadlineView): string {
  if (view === 'registration') return registration;
  if (days < 0) return 'overdue';
  if (view === 'month') return due_on.slice(0, 7);
  return days <= nextDays ? 'next' : 'later';
}

interface StripMonth {
  /** `2026-05`. */
  readonly month: string;
  readonly count: number;
  readonly overdue: number;
}

/** Twelve months from that of today on, each with what is due in it; what is older stands in the first. */
export function stripOf(deadlines: readonly Dated[], today: string): readonly StripMonth[] {
  const first = plainDate(`${today.slice(0, 7)}-01`);
  return Array.from({ length: 12 }, (_, at) => {
    const month = addMonths(first, at).slice(0, 7);
    const due = deadlines.filter(({ due_on, days }) =>
      at === 0 ? days < 0 || due_on.startsWith(month) : days >= 0 && due_on.startsWith(month),
    );
    return { month, count: due.length, overdue: due.filter(({ days }) => days < 0).length };
  });
}
