/** Readings: the registers on a date, as known at an instant, with proposals laid on top if asked. */

import type { DateSource } from '@tabellion/book/assigned.ts';
import { openedBy } from '@tabellion/book/assignedValues.ts';
import type { ClassTotals } from '@tabellion/book/book.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type {
  Appointment,
  CapitalEntry,
  Certificate,
  ClassTerms,
  ControlEntry,
  Corporation,
  Instrument,
  Person,
  Pool,
} from '@tabellion/book/entities.ts';
import { eventsAwaited } from '@tabellion/book/proposal.ts';
import type { RegisterRow } from '@tabellion/book/rows.ts';
import { totalsIn } from '@tabellion/book/totals.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { shareHead } from '../../organizations/server/public.ts';
import { isProposedEntry } from '../proposalContract.ts';
import { datesMet } from '../rules/conditions.ts';
import { type OverlaidReading, overlayProposals } from './overlayProposals.ts';
import { type EventDates, withCertificateDate } from './record.ts';
import { selectLastSeq, selectSeqAt } from './store/acts.ts';
import { selectIncorporatedOn } from './store/classes.ts';
import { type RegisterPart, selectClassTotals, selectPartAt } from './store/part.ts';
import { type Proposal, selectFounding, selectOpenProposals, selectProposal } from './store/proposals.ts';
import type { ReadingAt } from './store/readingAt.ts';
import { selectRowsAt } from './store/rows.ts';

export interface RegisterReading {
  readonly asOf: PlainDate;
  /** Absent, or still to come: all that is recorded. */
  readonly knownAt?: Instant;
  /** `founding`: what the wizard has collected. `open`: every proposal of what begins with the corporation or with an event,
   *  subscriptions and appointments; entries that are proposed change what stands, and are read by their ids. */
  readonly proposals?: 'founding' | 'open' | readonly string[];
  /** Only so much of the rows, and what the proposals lay on top; absent for all. */
  readonly part?: RegisterPart;
}

export interface ProposalReference {
  readonly proposalId: string;
  /** The events without a date, as far as the registers know them. */
  readonly waitsFor: readonly DateSource[];
  /** Proposed with the founding: rests on the organizing resolution, unless it names one of its own. */
  readonly isOfFounding: boolean;
}

/** Lists of a reading in part have what was asked for alone (`Part`). */
export interface RegisterTables {
  readonly corporation: Corporation | null;
  readonly persons: readonly Person[];
  readonly appointments: readonly Appointment[];
  readonly classes: readonly ClassTerms[];
  readonly certificates: readonly Certificate[];
  readonly capitalEntries: readonly CapitalEntry[];
  readonly instruments: readonly Instrument[];
  readonly pools: readonly Pool[];
  readonly controls: readonly ControlEntry[];
}

export interface Registers extends RegisterTables {
  readonly asOf: PlainDate;
  /** Outstanding shares of each class, with its stated capital; of everything, also in a reading in part. */
  readonly totals: ReadonlyMap<string, ClassTotals>;
  /** Things that are only proposed, by id. */
  readonly proposed: ReadonlyMap<string, ProposalReference>;
  /** The root of the act that made each thing what it is, by the thing's id. */
  readonly madeBy: ReadonlyMap<string, string>;
}

/** Edits go into the founding proposal before incorporation, and are recorded after it. */
export async function foundingOrRegister(q: Queries, orgId: string): Promise<'founding' | 'register'> {
  return (await selectIncorporatedOn(q, orgId)) !== null ? 'register' : 'founding';
}

/** The registers. One statement, two for a part; two more to turn an instant into a seq; two more with
 *  proposals, and two for those that they rest on beside a part. */
export async function readRegisters(q: Queries, orgId: string, reading: RegisterReading): Promise<Registers> {
  const { asOf, knownAt, part } = reading;
  const [[seq, read], proposals, dates] = await Promise.all([
    (knownAt === undefined ? Promise.resolve(untilNow) : seqKnownAt(q, orgId, knownAt)).then(
      async (seq) => [seq, await rowsAt(q, orgId, { asOf, seq }, part)] as const,
    ),
    proposalsOf(q, orgId, reading),
    reading.proposals === undefined ? {} : withCertificateDate(q, orgId, {}),
  ]);
  const isPart = part !== undefined;
  const { rows, totals } = await overlayProposals(
    q,
    orgId,
    { ...read, isPart },
    { proposals, asOf, seq, dates },
  );
  const proposed = proposedBy(proposals, dates);
  return { asOf, totals, ...tablesOf(rows), proposed, madeBy: madeBy(rows) };
}

async function rowsAt(
  q: Queries,
  orgId: string,
  at: ReadingAt,
  part: RegisterPart | undefined,
): Promise<OverlaidReading> {
  if (part === undefined) {
    const rows = await selectRowsAt(q, orgId, at);
    return { rows, totals: totalsIn(rows) };
  }
  const [rows, classes] = await Promise.all([
    selectPartAt(q, orgId, { ...at, part }),
    selectClassTotals(q, orgId, at),
  ]);
  return { rows, totals: new Map(classes.map(({ terms, totals }) => [terms.classId, totals])) };
}

/** Rows that are still known, over every act. Only for what one statement reads, or one transaction under the head. */
const untilNow = Number.MAX_SAFE_INTEGER;

/** The last act known at an instant; without one, the newest, so that all statements of a reading say the same.
 *  For an instant the lock waits for a write under way. It may be let go before the rows are read: whoever writes later is recorded
 *  later than every instant that has passed, and what is known at a seq never changes. */
export async function seqKnownAt(q: Queries, orgId: string, knownAt: Instant | undefined): Promise<number> {
  if (knownAt === undefined) return selectLastSeq(q, orgId);
  await shareHead(q, orgId);
  return selectSeqAt(q, orgId, knownAt);
}

async function proposalsOf(
  q: Queries,
  orgId: string,
  { proposals }: RegisterReading,
): Promise<readonly Proposal[]> {
  if (proposals === undefined) return [];
  if (proposals === 'open')
    return (await selectOpenProposals(q, orgId)).filter(({ kind }) => !isProposedEntry(kind));
  if (proposals !== 'founding') {
    const found = await Promise.all(proposals.map((id) => selectProposal(q, orgId, id)));
    return found.flatMap((one) => (one?.state === 'open' || one?.state === 'needs_attention' ? [one] : []));
  }
  const founding = await selectFounding(q, orgId);
  return founding === undefined || founding.state === 'applied' ? [] : [founding];
}

/** The registers that rows of one day make. */
export function tablesOf(rows: readonly RegisterRow[]): RegisterTables {
  type Value<T> = Extract<RegisterRow, { readonly table: T }>['value'];
  const valuesOf = <T extends RegisterRow['table']>(table: T): readonly Value<T>[] =>
    rows.filter((row) => row.table === table).map((row) => row.value as Value<T>);
  return {
    corporation: valuesOf('corporation').at(-1) ?? null,
    persons: valuesOf('persons'),
    appointments: valuesOf('appointments'),
    classes: valuesOf('classTerms'),
    certificates: valuesOf('certificates'),
    capitalEntries: valuesOf('capitalEntries'),
    pools: valuesOf('pools'),
    instruments: valuesOf('instruments'),
    controls: valuesOf('controls'),
  };
}

/** A capital entry bears the id of the security that it came with, and is no thing of its own. */
const madeBy = (rows: readonly RegisterRow[]): Registers['madeBy'] =>
  new Map(rows.filter(({ table }) => table !== 'capitalEntries').map(({ key, by }) => [key, by]));

function proposedBy(proposals: readonly Proposal[], dates: EventDates): Registers['proposed'] {
  const proposed = new Map<string, ProposalReference>();
  for (const proposal of proposals) {
    const { id: proposalId, kind, drafts, awaits } = proposal;
    // A proposal that awaits another certificate than that of the founding says so.
    const isOwn = kind === 'founding' || !awaits.includes('certificate');
    for (const draft of drafts) {
      const { dating } = draft;
      const isOfFounding = isOwn && 'latestOf' in dating && dating.latestOf.includes('certificate');
      const waitsFor = eventsAwaited(draft, { dates: { ...dates, ...datesMet(proposal) } });
      for (const id of idsMadeBy(draft)) proposed.set(id, { proposalId, waitsFor, isOfFounding });
    }
  }
  return proposed;
}

function idsMadeBy(draft: DraftAct): readonly string[] {
  if (draft.payload === null) return [];
  switch (draft.kind) {
    case 'person.added':
      return [draft.payload.personId];
    case 'class.created':
      return [draft.payload.classId];
    case 'appointed':
      return [draft.payload.appointmentId];
    default:
      return openedBy(draft).map(({ securityId }) => securityId);
  }
}
