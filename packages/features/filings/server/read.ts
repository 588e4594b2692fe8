/** Filings as they stand now: rows, what happened to them, and what the law says of them today. */
import { daysBetween, type Instant, type PlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type Anchor, type Deadline, deadlineKey, keyText } from '@tabellion/law/deadlines/deadline.ts';
import { type FilingDeadline, filingDeadline, opensOn } from '@tabellion/law/deadlines/filings.ts';
import type { FilingFacts } from '@tabellion/law/deadlines/yearlyDeadlines.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { deadlineMarks, wholeRunning } from '../../deadlines/server/public.ts';
import { olderOpenYear, type Wait, waitOf } from '../rules/due.ts';
import {
  type FilingStatus,
  filingStatus,
  type RegistryState,
  registryState,
  standingEvents,
} from '../rules/status.ts';
import { type FilingRow, selectFilings } from './store/filings.ts';

export interface StandingFiling extends FilingRow {
  readonly deadline: FilingDeadline;
  readonly opensOn: PlainDate;
  readonly status: FilingStatus;
  readonly registry: RegistryState;
  /** The oldest missing year before it, which is filed first. */
  readonly olderYear: number | null;
  readonly waitsFor: Wait | null;
  /** Days from today to the due date. */
  readonly days: number;
}

export interface StandingFilings {
  /** The day at the registry. */
  readonly today: PlainDate;
  /** The earliest due date first. */
  readonly filings: readonly StandingFiling[];
  /** All rows that there are. */
  readonly rows: readonly FilingRow[];
  /** Those of the calendar that are not settled. */
  readonly deadlines: readonly Deadline[];
  readonly nameOf: (personId: string) => string;
  readonly asksYearEnd: boolean;
  readonly facts: FilingFacts | null;
  readonly anchoredBy: Anchor;
}

/** Every filing that the law asks for now, and every one to which something happened. */
export async function filingsOf(q: Queries, orgId: string, now: Instant): Promise<StandingFilings> {
  const [running, rows, marks] = await Promise.all([
    wholeRunning(q, orgId, now),
    selectFilings(q, orgId),
    deadlineMarks(q, orgId),
  ]);
  const { today, facts, anchoredBy, deadlines, nameOf, asksYearEnd } = running;
  const wanted = new Set(deadlines.map((one) => keyText(deadlineKey(one, one.registration))));
  const standing = rows.flatMap((row) => {
    const mark = marks.get(keyText(row))?.mark;
    // Others were brought by an entry that is no more on record, or by a registration that has ended.
    const isWanted =
      row.corrects !== null ||
      wanted.has(keyText(row)) ||
      mark !== undefined ||
      standingEvents(row.events).length > 0;
    const deadline = facts && filingDeadline(row, facts);
    if (!isWanted || !deadline) return [];
    return [standingOf(row, deadline, { today, mark: mark === 'open' ? undefined : mark })];
  });
  const filings = standing
    .map((one) => {
      const olderYear = olderOpenYear(one, standing);
      return { ...one, olderYear, waitsFor: waitOf(one.status, one.registry, olderYear) };
    })
    .sort((a, b) => compare(a.deadline.dueOn, b.deadline.dueOn));
  return { today, filings, rows, deadlines, nameOf, asksYearEnd, facts, anchoredBy };
}

function standingOf(
  row: FilingRow,
  deadline: FilingDeadline,
  { today, mark }: { readonly today: PlainDate; readonly mark: 'done' | 'not_applicable' | undefined },
) {
  const { dueOn } = deadline;
  const opens = opensOn(deadline);
  return {
    ...row,
    deadline,
    opensOn: opens,
    status: filingStatus({ events: row.events, opensOn: opens, dueOn, today, mark }),
    registry: registryState(row.events),
    days: daysBetween(today, dueOn),
  };
}

/** Refuses a filing before which another year is missing (our rule, `olderOpenYear`). */
export const refuseBeforeOlder = ({ olderYear }: Pick<StandingFiling, 'olderYear'>) =>
  olderYear === null ? ok({}) : refuse('FILINGS.OLDEST_FIRST', { params: { year: olderYear } });

/** One filing as it stands; undefined where there is none, or the law asks for it no more. */
export async function filingOf(
  q: Queries,
  orgId: string,
  { filingId, now }: { readonly filingId: string; readonly now: Instant },
): Promise<StandingFiling | undefined> {
  const { filings } = await filingsOf(q, orgId, now);
  return filings.find((one) => one.filingId === filingId);
}
