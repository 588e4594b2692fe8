/** The only way into the log for later features, and how an entry is told. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { checkPayload } from '@tabellion/platform/outbox/enqueue.ts';
import { type ActivityKind, type ActivityParams, isActivityKind, kindRow, subjectsOf } from '../kinds.ts';
import {
  insertActivity,
  insertNote,
  type NewActivityRow,
  releaseSuperseded,
  restoreOfAct,
  supersedeActivity,
  supersedeOfAct,
} from './store.ts';
import type { ActivityWrite } from './write.ts';

export type { ActivityPorts, RecordedEntry } from './ports.ts';
export { type ActivityRow, selectEntriesOfActs as entriesOf, selectEntry as activityById } from './store.ts';
export { entriesFor, entryOf } from './views.ts';
export type { ActivityWrite } from './write.ts';

export interface NewActivity<K extends ActivityKind> {
  readonly kind: K;
  readonly params: ActivityParams<K>;
  /** The date of law on which it took effect; without one it is the day of the write. */
  readonly effectiveOn?: PlainDate | undefined;
  /** Price per share, in dollars. */
  readonly price?: Decimal | undefined;
}

/**
 * Writes one entry, takes back the earlier ones that its kind supersedes, and queues both for the ledger. It names the acts
 * that the write has recorded so far: record first, then tell.
 * Throws when a parameter looks like anything but an id, a number, a date or a code.
 * @returns the entry's id
 */
export async function recordActivity<K extends ActivityKind>(
  write: ActivityWrite,
  entry: NewActivity<K>,
): Promise<string> {
  return insert(write, entry, null);
}

export interface Note {
  /** 1 to 2000 characters, as typed. */
  readonly text: string;
  readonly effectiveOn?: PlainDate | undefined;
  /** The entry that it belongs to; it must be one of this organization. */
  readonly aboutId?: string | undefined;
}

/** Writes what a member typed, on its own or to an earlier entry. @returns the entry's id */
export async function recordNote(write: ActivityWrite, note: Note): Promise<string> {
  const { effectiveOn } = note;
  const id = await insert(write, { kind: 'note', params: {}, effectiveOn }, note.aboutId ?? null);
  await insertNote(write.tx, { orgId: write.orgId, activityId: id, body: note.text });
  return id;
}

const subjectIdsOf = (kind: ActivityKind, params: Readonly<Record<string, string | number>>): string[] =>
  subjectsOf(kind, params).map(([, id]) => id);

async function insert<K extends ActivityKind>(
  write: ActivityWrite,
  entry: NewActivity<K>,
  aboutId: string | null,
): Promise<string> {
  const { kind, effectiveOn, price } = entry;
  const params: Readonly<Record<string, string | number>> = entry.params;
  checkPayload(params, `activity ${kind}`);
  const id = newId();
  // A correction names its act itself.
  const actRoot = write.telling ?? params.entry?.toString() ?? null;
  const row = {
    orgId: write.orgId,
    id,
    kind,
    recordedAt: write.recordedAt,
    effectiveOn: effectiveOn ?? write.today,
    actorId: write.userId,
    subjectIds: subjectIdsOf(kind, params),
    params,
    price: price === undefined ? null : formatDecimal(price),
    aboutId,
    actRoot,
    acts: write.takenSeqs(),
  };
  const { does, supersedes = [] } = kindRow(kind);
  // Sent together, where nothing is asked in between.
  if (supersedes.length === 0)
    await Promise.all([insertActivity(write.tx, row), write.toLedger('activity', { id })]);
  else await insertSuperseding(write, row, kind);
  if (does === 'takes_back' && actRoot !== null) await takeBack(write, actRoot, id);
  if (does === 'restores' && actRoot !== null) await restore(write, actRoot, id);
  return id;
}

/** A removal shows in the record of what it ends before that ends (specification section 4). */
async function insertSuperseding(
  write: ActivityWrite,
  row: NewActivityRow,
  kind: ActivityKind,
): Promise<void> {
  await insertActivity(write.tx, row);
  const superseded = await supersedeEarlier(write, kind, row.params, row.id);
  const isRemoval = kind === 'director_removed' || kind === 'officer_removed';
  await tellLedger(write, [...(isRemoval ? superseded : []), row.id], superseded);
}

/** Entries that the act had withdrawn are restored: a director who ceased by it never did. */
async function takeBack(write: ActivityWrite, actRoot: string, by: string): Promise<void> {
  const { tx, orgId } = write;
  const superseded = await supersedeOfAct(tx, { orgId, actRoot, by });
  const again = await releaseSuperseded(tx, { orgId, by: superseded });
  if (superseded.length > 0) await tellLedger(write, again, superseded);
}

async function restore(write: ActivityWrite, actRoot: string, by: string): Promise<void> {
  const { tx, orgId } = write;
  for (const { id, kind, params } of await restoreOfAct(tx, { orgId, actRoot, by })) {
    const superseded = isActivityKind(kind) ? await supersedeEarlier(write, kind, params, id) : [];
    await tellLedger(write, [id], superseded);
  }
}

/** Entries to be recorded as they are, then those whose records end: nothing is deleted here, on the ledger they end with a
 *  tombstone. */
async function tellLedger(
  write: ActivityWrite,
  ids: readonly string[],
  ended: readonly string[],
): Promise<void> {
  await write.toLedger(
    'activity',
    ...ids.map((id) => ({ id })),
    ...ended.map((id) => ({ id, deleted: true })),
  );
}

/** @returns the ids of those that it supersedes */
async function supersedeEarlier(
  write: ActivityWrite,
  kind: ActivityKind,
  params: Readonly<Record<string, string | number>>,
  by: string,
): Promise<readonly string[]> {
  const { supersedes = [], sameValue } = kindRow(kind);
  if (supersedes.length === 0) return [];
  return supersedeActivity(write.tx, {
    orgId: write.orgId,
    kinds: supersedes,
    subjectIds: subjectIdsOf(kind, params),
    sameParams: sameValue === undefined ? {} : { [sameValue]: params[sameValue] ?? '' },
    by,
  });
}
