/** The rehearsal: proposals laid over a reading, as if they came true on its day. */
import type { Act, ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { foldInSteps } from '@tabellion/book/fold.ts';
import { giftsFor } from '@tabellion/book/gifts.ts';
import { rehearse, type Stamp } from '@tabellion/book/proposal.ts';
import { holdsOn, type RegisterRow, rowsOf } from '@tabellion/book/rows.ts';
import { overlay } from '@tabellion/book/tail.ts';
import { totalsIn } from '@tabellion/book/totals.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { isStandIn, withCorporation } from '../rules/standIn.ts';
import type { Dates } from './record.ts';
import { inSlices } from './slices.ts';
import { selectHistory } from './store/acts.ts';
import type { Proposal } from './store/proposals.ts';

interface Rehearsal {
  readonly proposals: readonly Proposal[];
  readonly asOf: PlainDate;
  /** The last act of the reading. */
  readonly seq: number;
  /** Events that have come true already. */
  readonly dates: Dates;
}

/** The rows of a reading with drafts on top. New things are laid over the rows; a draft that corrects or takes back
 *  what is on record amends the history itself, which is then folded. What does not fit is left out. */
export async function layOn(
  q: Queries,
  orgId: string,
  rows: readonly RegisterRow[],
  rehearsal: Rehearsal,
): Promise<readonly RegisterRow[]> {
  const drafts = rehearsal.proposals.flatMap((proposal) =>
    proposal.kind === 'founding' ? withCorporation(proposal.drafts) : proposal.drafts,
  );
  if (drafts.length === 0) return rows;
  const { asOf, seq } = rehearsal;
  if (drafts.every(({ verb }) => verb === 'record')) {
    const acts = rehearsed(drafts, rehearsal, []).filter((act): act is ChangeAct => act.verb === 'record');
    return newestOf(rowsOf(overlay({ rows, totals: totalsIn(rows) }, acts)));
  }
  const history = await selectHistory(q, orgId, seq);
  const acts = [...history, ...rehearsed(drafts, rehearsal, history)];
  return rowsOf(await inSlices(foldInSteps(acts, { asOf }))).filter(
    (row) => holdsOn(row, asOf) && !isStandIn(row.by),
  );
}

/** Every draft on the date that it will bear, or on the day of the reading where that is open or still to come. */
function rehearsed(
  drafts: readonly DraftAct[],
  { asOf, dates }: Rehearsal,
  history: readonly Act[],
): readonly Act[] {
  const ranks = new Map(history.map((act) => [act.root, act.rank]));
  const stamp: Stamp = {
    lastSeq: history.at(-1)?.seq ?? 0,
    recordedAt: `${asOf}T00:00:00.000000Z` as Instant,
    actorId: null,
    batchId: null,
    rankOf: (root) => ranks.get(root),
  };
  const gifts = giftsFor(drafts, { dates, prefixes: new Map(), serials: new Map() });
  return rehearse(drafts, asOf, gifts, stamp).map((act) =>
    act.effectiveOn > asOf ? { ...act, effectiveOn: asOf } : act,
  );
}

function newestOf(rows: readonly RegisterRow[]): readonly RegisterRow[] {
  const newest = new Map<string, RegisterRow>();
  for (const row of rows) if (!isStandIn(row.by)) newest.set(`${row.table} ${row.key}`, row);
  return [...newest.values()];
}
