/** The facts of the registers from which deadlines run. They are computed once after each entry and kept; a page
 *  reads them, and the law is applied to them then, so that neither a day nor another law makes them wrong
 *  (decision 088). */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { controlGroundsOn } from '../../control/server/public.ts';
import { todayOf } from '../../organizations/server/public.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import { selectRegisterTerms } from './store/rows.ts';
import {
  type DeadlineState,
  type Grounds,
  type PersonsOnRecord,
  selectDeadlineState,
  selectPersonsOnRecord,
  selectTurningDay,
  writeKeptGrounds,
} from './store/state.ts';

/** Those of the day, and the persons whom they name: as kept where that still holds, else computed.
 *  @param state  just read */
export async function currentGrounds(
  q: Queries,
  orgId: string,
  state: DeadlineState,
  today: PlainDate,
): Promise<{ grounds: Grounds; persons: PersonsOnRecord }> {
  const { kept, persons } = state;
  if (kept !== null && holds(state, today)) return { grounds: kept.grounds, persons };
  const grounds = await computeGrounds(q, orgId, { asOf: today, seq: state.last_seq });
  const others = await selectPersonsOnRecord(q, orgId, personIdsIn(grounds));
  return { grounds, persons: { ...persons, ...others } };
}

/** Whether what is kept tells of the last act, and of the day. */
const holds = ({ kept, last_seq }: DeadlineState, today: PlainDate): boolean =>
  kept !== null &&
  kept.seq === last_seq &&
  kept.holds_from <= today &&
  (kept.holds_until === null || today < kept.holds_until);

async function computeGrounds(q: Queries, orgId: string, at: ReadingAt): Promise<Grounds> {
  const [terms, control] = await Promise.all([
    selectRegisterTerms(q, orgId, at.asOf),
    controlGroundsOn(q, orgId, at),
  ]);
  return { terms, control };
}

const personIdsIn = ({ terms, control }: Grounds): readonly string[] => [
  ...new Set([...terms.directors, ...control.individuals].map(({ personId }) => personId)),
];

/** Whether deadlines run: after incorporation. Those of the time before a dissolution outlive it. */
export const areRunning = ({ status, incorporation_date, dissolved_on }: DeadlineState): boolean =>
  incorporation_date !== null && (status === 'incorporated' || dissolved_on !== null);

/** Keeps the grounds as the last act left them, where that is not done.
 *  @returns whether what was kept, and should hold, was another: no code but this may have written it */
export async function keepGrounds(
  tx: Transaction,
  orgId: string,
  { now, compares }: { readonly now: Instant; readonly compares: boolean },
): Promise<boolean> {
  const state = await selectDeadlineState(tx, orgId);
  const today = todayOf(state, now);
  const isKept = holds(state, today);
  if (!areRunning(state) || (isKept && !compares)) return false;
  const grounds = await computeGrounds(tx, orgId, { asOf: today, seq: state.last_seq });
  if (isKept) return canonicalJson(grounds) !== canonicalJson(state.kept?.grounds);
  await writeKeptGrounds(tx, orgId, {
    seq: state.last_seq,
    holds_from: today,
    holds_until: await selectTurningDay(tx, orgId, today),
    grounds,
    personIds: personIdsIn(grounds),
  });
  return false;
}
