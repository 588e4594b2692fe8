/** Readings: the registers on a date, as known at an instant, with proposals laid on top if asked. */

import type { Act, ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type {
  Appointment,
  CapitalEntry,
  Certificate,
  ClassTerms,
  Corporation,
  Person,
} from '@tabellion/book/entities.ts';
import { giftsFor } from '@tabellion/book/gifts.ts';
import { eventsAwaited, rehearse, type Stamp } from '@tabellion/book/proposal.ts';
import { type RegisterRow, rowsOf } from '@tabellion/book/rows.ts';
import { appendAtTail } from '@tabellion/book/tail.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { shareHead } from '../../organizations/server/public.ts';
import { withCorporation } from '../rules/standIn.ts';
import { selectSeqAt } from './store/acts.ts';
import { selectIsIncorporated } from './store/classes.ts';
import { type Proposal, selectFounding, selectOpenProposals } from './store/proposals.ts';
import { selectRowsAt } from './store/rows.ts';

export interface Reading {
  readonly asOf: PlainDate;
  /** Absent: all that is recorded. */
  readonly knownAt?: Instant;
  /** `founding`: what the wizard has collected. `open`: every proposal that may still come true. */
  readonly proposals?: 'founding' | 'open';
}

export interface Registers {
  readonly asOf: PlainDate;
  readonly corporation: Corporation | null;
  readonly persons: readonly Person[];
  readonly appointments: readonly Appointment[];
  readonly classes: readonly ClassTerms[];
  readonly certificates: readonly Certificate[];
  readonly capitalEntries: readonly CapitalEntry[];
  /** What stands only in a proposal, by its id: which one, and the events that it waits for. */
  readonly proposed: ReadonlyMap<
    string,
    { readonly proposalId: string; readonly waitsFor: readonly string[] }
  >;
  /** The root of the act that made each thing what it is, by the thing's id. */
  readonly madeBy: ReadonlyMap<string, string>;
}

/** Before incorporation edits go into the founding proposal, after it they are recorded. */
export async function target(q: Queries, orgId: string): Promise<'founding' | 'register'> {
  return (await selectIsIncorporated(q, orgId)) ? 'register' : 'founding';
}

/** What the registers say. One statement; two more to turn an instant into a seq; one more with proposals. */
export async function readRegisters(q: Queries, orgId: string, reading: Reading): Promise<Registers> {
  const { asOf, knownAt } = reading;
  const [rows, proposals] = await Promise.all([
    seqOf(q, orgId, knownAt).then((seq) => selectRowsAt(q, orgId, { asOf, seq })),
    proposalsOf(q, orgId, reading),
  ]);
  const laid = layOn(rows, proposals, asOf);
  return {
    asOf,
    ...tablesOf(laid),
    proposed: proposedBy(proposals),
    madeBy: new Map(laid.map((row) => [row.key, row.by])),
  };
}

/** Beyond every act: rows that are still known. */
const untilNow = Number.MAX_SAFE_INTEGER;

async function seqOf(q: Queries, orgId: string, knownAt: Instant | undefined): Promise<number> {
  if (knownAt === undefined) return untilNow;
  await shareHead(q, orgId);
  return selectSeqAt(q, orgId, knownAt);
}

async function proposalsOf(q: Queries, orgId: string, { proposals }: Reading): Promise<readonly Proposal[]> {
  if (proposals === undefined) return [];
  if (proposals === 'open') return selectOpenProposals(q, orgId);
  const founding = await selectFounding(q, orgId);
  return founding === undefined || founding.state === 'applied' ? [] : [founding];
}

function layOn(
  rows: readonly RegisterRow[],
  proposals: readonly Proposal[],
  asOf: PlainDate,
): readonly RegisterRow[] {
  const drafts = proposals.flatMap((proposal) =>
    proposal.kind === 'founding' ? withCorporation(proposal.drafts) : proposal.drafts,
  );
  if (drafts.length === 0) return rows;
  const acts = rehearsalOn(drafts, asOf).filter((act): act is ChangeAct => act.verb === 'record');
  const { after } = appendAtTail({ rows, issued: issuedIn(rows) }, acts);
  const isOwn = proposals.some(({ drafts }) => drafts.some(({ kind }) => kind === 'incorporated'));
  return newestOf(rowsOf(after)).filter(({ table }) => table !== 'corporation' || rows.length > 0 || isOwn);
}

/** Every draft as if it came true on the day of the reading. */
function rehearsalOn(drafts: readonly DraftAct[], asOf: PlainDate): readonly Act[] {
  const stamp: Stamp = {
    lastSeq: untilNow - drafts.length - 1,
    recordedAt: `${asOf}T00:00:00.000000Z` as Instant,
    actorId: null,
    batchId: null,
    rankOf: () => undefined,
  };
  const gifts = giftsFor(drafts, { dates: {}, prefixes: new Map(), serials: new Map() });
  return rehearse(drafts, asOf, gifts, stamp).map((act) => ({ ...act, effectiveOn: asOf }));
}

function issuedIn(rows: readonly RegisterRow[]): Map<string, bigint> {
  const issued = new Map<string, bigint>();
  for (const row of rows) {
    if (row.table !== 'certificates' || row.value.status !== 'open') continue;
    issued.set(row.value.classId, (issued.get(row.value.classId) ?? 0n) + row.value.quantity);
  }
  return issued;
}

function newestOf(rows: readonly RegisterRow[]): readonly RegisterRow[] {
  const newest = new Map<string, RegisterRow>();
  for (const row of rows) newest.set(`${row.table} ${row.key}`, row);
  return [...newest.values()];
}

function tablesOf(rows: readonly RegisterRow[]) {
  const persons: Person[] = [];
  const appointments: Appointment[] = [];
  const classes: ClassTerms[] = [];
  const certificates: Certificate[] = [];
  const capitalEntries: CapitalEntry[] = [];
  let corporation: Corporation | null = null;
  for (const row of rows) {
    if (row.table === 'corporation') corporation = row.value;
    else if (row.table === 'persons') persons.push(row.value);
    else if (row.table === 'appointments') appointments.push(row.value);
    else if (row.table === 'classTerms') classes.push(row.value);
    else if (row.table === 'certificates') certificates.push(row.value);
    else capitalEntries.push(row.value);
  }
  return { corporation, persons, appointments, classes, certificates, capitalEntries };
}

function proposedBy(proposals: readonly Proposal[]): Registers['proposed'] {
  const proposed = new Map<string, { proposalId: string; waitsFor: readonly string[] }>();
  for (const { id: proposalId, drafts } of proposals) {
    for (const draft of drafts) {
      for (const id of idsMadeBy(draft))
        proposed.set(id, { proposalId, waitsFor: eventsAwaited(draft, { dates: {} }) });
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
    case 'issued':
      return draft.payload.issues.map(({ securityId }) => securityId);
    default:
      return [];
  }
}
