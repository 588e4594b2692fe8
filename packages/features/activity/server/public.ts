/** The only way into the log for later features, and how an entry is told. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { checkPayload } from '@tabellion/platform/outbox/enqueue.ts';
import { type ActivityKind, type ActivityParams, isActivityKind, kindRow, subjectsOf } from '../kinds.ts';
import {
  insertActivity,
  insertNote,
  releaseSuperseded,
  restoreOfAct,
  supersedeActivity,
  supersedeOfAct,
} from './store.ts';
import type { ActivityWrite } from './write.ts';

export type { ActivityPorts } from './ports.ts';
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
  await Promise.all([insertActivity(write.tx, row), write.toLedger('activity', { id })]);
  await supersedeEarlier(write, kind, params, id);
  const { does } = kindRow(kind);
  if (does === 'takes_back' && actRoot !== null) await takeBack(write, actRoot, id);
  if (does === 'restores' && actRoot !== null) await restore(write, actRoot, id);
  return id;
}

/** Entries that the act had withdrawn are restored: a director who ceased by it never did. */
async function takeBack(write: ActivityWrite, actRoot: string, by: string): Promise<void> {
  const { tx, orgId } = write;
  const superseded = await supersedeOfAct(tx, { orgId, actRoot, by });
  for (const id of superseded) await write.toLedger('activity', { id, deleted: true });
  const again = await releaseSuperseded(tx, { orgId, by: superseded });
  for (const id of again) await write.toLedger('activity', { id });
}

async function restore(write: ActivityWrite, actRoot: string, by: string): Promise<void> {
  const { tx, orgId } = write;
  for (const { id, kind, params } of await restoreOfAct(tx, { orgId, actRoot, by })) {
    await write.toLedger('activity', { id });
    if (isActivityKind(kind)) await supersedeEarlier(write, kind, params, id);
  }
}

/** Nothing is deleted here; on the ledger the earlier record ends with a tombstone. */
async function supersedeEarlier(
  write: ActivityWrite,
  kind: ActivityKind,
  params: Readonly<Record<string, string | number>>,
  by: string,
): Promise<void> {
  const { supersedes = [], sameValue } = kindRow(kind);
  if (supersedes.length === 0) return;
  const superseded = await supersedeActivity(write.tx, {
    orgId: write.orgId,
    kinds: supersedes,
    subjectIds: subjectIdsOf(kind, params),
    sameParams: sameValue === undefined ? {} : { [sameValue]: params[sameValue] ?? '' },
    by,
  });
  for (const id of superseded) await write.toLedger('activity', { id, deleted: true });
}
