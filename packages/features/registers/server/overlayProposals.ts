/** The preview: proposals laid over a reading, as if they came true on its day. */
import type { Act, ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { assignValues } from '@tabellion/book/assignedValues.ts';
import type { ClassTotals } from '@tabellion/book/book.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { foldInSteps } from '@tabellion/book/fold.ts';
import { previewActs, type RecordingStamp } from '@tabellion/book/proposal.ts';
import { holdsOn, type RegisterRow, rowsOf } from '@tabellion/book/rows.ts';
import { needsOf, overlayActs } from '@tabellion/book/tail.ts';
import { totalsIn } from '@tabellion/book/totals.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { addDecimals, type Decimal, ZERO } from '@tabellion/kernel/decimal.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { isStandInIncorporation, withStandInIncorporation } from '../rules/standIn.ts';
import type { EventDates } from './record.ts';
import { inSlices } from './slices.ts';
import { selectAllActs } from './store/acts.ts';
import type { Proposal } from './store/proposals.ts';
import { loadNeeds } from './store/tail.ts';

interface Preview {
  readonly proposals: readonly Proposal[];
  readonly asOf: PlainDate;
  /** The last act of the reading. */
  readonly seq: number;
  /** Events that have come true already. */
  readonly dates: EventDates;
}

/** Rows that were read, and by class the totals of everything that stands beside them. */
export interface OverlaidReading {
  readonly rows: readonly RegisterRow[];
  readonly totals: ReadonlyMap<string, ClassTotals>;
}

/** A reading with drafts on top. New things are laid over the rows; a draft that corrects or takes back what is on record
 *  amends the history itself, which is then folded. What does not fit is left out.
 *  @param read  with `isPart`, what the drafts stand on is read beside the rows: their newest, which are those of today */
export async function overlayProposals(
  q: Queries,
  orgId: string,
  read: OverlaidReading & { readonly isPart: boolean },
  preview: Preview,
): Promise<OverlaidReading> {
  const drafts = preview.proposals.flatMap((proposal) =>
    proposal.kind === 'founding' ? withStandInIncorporation(proposal.drafts) : proposal.drafts,
  );
  if (drafts.length === 0) return read;
  const { asOf, seq } = preview;
  if (drafts.every(({ verb }) => verb === 'record')) {
    const acts = previewed(drafts, preview, []).filter((act): act is ChangeAct => act.verb === 'record');
    const needed = read.isPart ? await loadNeeds(q, orgId, needsOf(acts)) : { rows: [], totals: read.totals };
    const below = newestOf([...needed.rows, ...read.rows]);
    const rows = newestOf(rowsOf(overlayActs({ rows: below, totals: needed.totals }, acts)));
    return { rows, totals: withChange(read.totals, totalsIn(below), totalsIn(rows)) };
  }
  const history = await selectAllActs(q, orgId, seq);
  const acts = [...history, ...previewed(drafts, preview, history)];
  const rows = rowsOf(await inSlices(foldInSteps(acts, { asOf }))).filter(
    (row) => holdsOn(row, asOf) && !isStandInIncorporation(row.by),
  );
  return { rows, totals: totalsIn(rows) };
}

type Totals = OverlaidReading['totals'];

/** The totals with what changed between some of their rows. */
const withChange = (totals: Totals, before: Totals, after: Totals): Totals =>
  new Map(
    [...new Set([...totals.keys(), ...after.keys()])].map((classId) => {
      const [was, is] = [totalOf(before, classId), totalOf(after, classId)];
      const { shares, withSeries, capital } = totalOf(totals, classId);
      const changed: ClassTotals = {
        shares: shares + is.shares - was.shares,
        withSeries: withSeries + is.withSeries - was.withSeries,
        capital: addDecimals(capital, is.capital, -was.capital as Decimal),
      };
      return [classId, changed];
    }),
  );

const totalOf = (totals: Totals, classId: string): ClassTotals => totals.get(classId) ?? NOTHING;

const NOTHING: ClassTotals = { shares: 0n, withSeries: 0n, capital: ZERO };

/** Every draft on the date that it will bear, or on the day of the reading where that is open or still to come. */
function previewed(
  drafts: readonly DraftAct[],
  { asOf, dates }: Preview,
  history: readonly Act[],
): readonly Act[] {
  const ranks = new Map(history.map((act) => [act.root, act.rank]));
  const stamp: RecordingStamp = {
    lastSeq: history.at(-1)?.seq ?? 0,
    recordedAt: `${asOf}T00:00:00.000000Z` as Instant,
    actorId: null,
    batchId: null,
    rankOf: (root) => ranks.get(root),
  };
  const assigned = assignValues(drafts, { dates, prefixes: new Map(), serials: new Map() });
  return previewActs(drafts, asOf, assigned, stamp).map((act) =>
    act.effectiveOn > asOf ? { ...act, effectiveOn: asOf } : act,
  );
}

function newestOf(rows: readonly RegisterRow[]): readonly RegisterRow[] {
  const newest = new Map<string, RegisterRow>();
  for (const row of rows) if (!isStandInIncorporation(row.by)) newest.set(`${row.table} ${row.key}`, row);
  return [...newest.values()];
}
