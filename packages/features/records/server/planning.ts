/** Plans the leaves of rows of the outbox: contents as they are after the act that a row names, and the end of what ended. */
import type { LedgerWrite } from '@tabellion/ledger/port.ts';
import type { OutboxRow } from '@tabellion/platform/outbox/enqueue.ts';
import { lastOfWrite } from '../../registers/server/public/mirrored.ts';
import { openProposals } from '../../registers/server/public/proposals.ts';
import { goneValues, type Values } from '../rules/values.ts';
import {
  activityContents,
  type Contents,
  classContents,
  fileContents,
  holdingContents,
  organizationContents,
  positionContents,
  type Reading,
} from './contents.ts';
import {
  type MirroredHolder,
  type MirroredKind,
  type NewestReceipt,
  type NewReceipt,
  selectHolderMirrored,
  selectNewest,
} from './store/receipts.ts';

export interface PlannedWrite {
  readonly write: LedgerWrite;
  readonly receipt: Pick<NewReceipt, 'about' | 'seq' | 'reason' | 'plan' | 'isProposed'>;
}

export type PlannedRow = { readonly writes: readonly PlannedWrite[] } | { readonly unknown: string };

/** The newest leaves of a record by its parts, those of the rows before among them. */
type NewestParts = Map<string, NewestReceipt>;

interface Planning extends Reading {
  readonly known: Map<string, NewestParts>;
  readonly holders: Map<string, MirroredHolder>;
}

/** A row as it is planned. */
interface NamedRecord {
  readonly rowId: string;
  readonly kind: MirroredKind;
  readonly id: string;
  readonly seq: number;
  readonly isDeleted: boolean;
  /** Recorded anew, whether it changed or not. */
  readonly isAgain: boolean;
  /** Recorded only where the log does not have it. */
  readonly isMissing: boolean;
  /** The facts that it bore were erased: its contents are closed for ever, those that are over too. */
  readonly isErased: boolean;
}

/** Plans rows in their order: each sees what those before it record. */
export async function planRows(
  reading: Omit<Reading, 'isProposing'>,
  rows: readonly OutboxRow[],
): Promise<PlannedRow[]> {
  const { q, orgId } = reading;
  const isProposing = (await openProposals(q, orgId)).length > 0;
  const planning: Planning = { ...reading, isProposing, known: new Map(), holders: new Map() };
  const lastOf = new Map<number, number>();
  const planned: PlannedRow[] = [];
  for (const { id: rowId, payload } of rows) {
    const kind = String(payload.kind);
    const act = Number(payload.seq ?? 0);
    const seq = lastOf.get(act) ?? (await lastOfWrite(q, orgId, act));
    lastOf.set(act, seq);
    const named = {
      rowId,
      id: String(payload.id),
      seq,
      isDeleted: payload.deleted === true,
      isAgain: payload.again === true,
      isMissing: payload.missing === true,
      isErased: payload.erased === true,
    };
    planned.push(await planRow(planning, kind, named, payload));
  }
  return planned;
}

async function planRow(
  planning: Planning,
  kind: string,
  named: Omit<NamedRecord, 'kind'>,
  payload: OutboxRow['payload'],
): Promise<PlannedRow> {
  switch (kind) {
    case 'organization':
      return planOrganization(planning, { ...named, kind }, payload.planId);
    case 'position':
      return planSingle(planning, { ...named, kind }, () => positionContents(planning, named));
    case 'shareclass':
      return planSingle(planning, { ...named, kind }, () => classContents(planning, named));
    case 'shareholder':
      return planHolder(planning, { ...named, kind });
    case 'activity':
      return planActivity(planning, { ...named, kind });
    case 'datahash':
      return planFile(planning, { ...named, kind }, payload);
    default:
      return { unknown: kind };
  }
}

async function planOrganization(
  planning: Planning,
  named: NamedRecord,
  planId: unknown,
): Promise<PlannedRow> {
  const before = (await knownOf(planning, named)).get('');
  const plan = typeof planId === 'string' ? planId : (before?.plan ?? null);
  const contents = await organizationContents(planning, plan);
  return { writes: await record(planning, named, [{ ...contents, plan }]) };
}

/** A record of one part. What is left of one whose contents are gone is its name, with the reason. */
async function planSingle(
  planning: Planning,
  named: NamedRecord,
  read: () => Promise<Contents | undefined>,
): Promise<PlannedRow> {
  const contents = (await read()) ?? (named.isDeleted ? undefined : gone(planning, named.id));
  const over =
    contents === undefined ? [ended('')] : [{ ...contents, isOver: contents.isOver || named.isDeleted }];
  return { writes: await record(planning, named, over) };
}

const gone = (reading: Reading, id: string): Contents => ({
  part: '',
  about: null,
  values: goneValues(reading, id),
  isOver: false,
  isGone: true,
  isProposed: true,
});

/** A part of which nothing is known but that it is over. */
const ended = (part: string): Change => ({
  part,
  about: null,
  values: undefined,
  isOver: true,
  isGone: false,
  isProposed: false,
});

/** A holder's securities that changed, a record each. Those that were recorded as proposed, and are in no proposal and no
 *  register any more, end: a checkout that was left leaves nothing behind. */
async function planHolder(planning: Planning, named: NamedRecord): Promise<PlannedRow> {
  const { id, seq, isDeleted, isAgain, isMissing, isErased } = named;
  if (isErased) return eraseHolder(planning, named);
  const { since, proposed } = await holderOf(planning, id);
  const isWhole = isDeleted || isAgain || isMissing;
  const contents = await holdingContents(planning, { id, seq, since: isWhole ? -1 : since });
  const parts = isDeleted ? null : [...new Set([...proposed, ...contents.map(({ part }) => part)])];
  const known = await knownOf(planning, named, parts);
  const live = [...known.values()].filter(({ op }) => op === 'put').map(({ part }) => part);
  const left = live.filter((part) => !contents.some((one) => one.part === part));
  const isNothingLeft = contents.length === 0 && since === -1 && !isDeleted;
  const found: Change[] = isNothingLeft ? [gone(planning, id)] : contents;
  const changes = found.map((one) => ({ ...one, about: id, isOver: one.isOver || isDeleted }));
  const standing = changes.filter(({ isProposed, isOver }) => isProposed && !isOver).map(({ part }) => part);
  planning.holders.set(id, { since: Math.max(since, seq), proposed: standing });
  return { writes: await record(planning, named, [...left.map(ended), ...changes]) };
}

/** All that was ever recorded of a holder. */
async function eraseHolder(planning: Planning, named: NamedRecord): Promise<PlannedRow> {
  const known = await knownOf(planning, named, null);
  const closed = [...known.values()].filter(({ op }) => op !== 'erase');
  const changes = closed.map(({ part }) => ({ ...ended(part), isGone: true }));
  return { writes: await record(planning, named, changes) };
}

/** A removal with its date is written into the record of what it ends before that ends (specification section 4): the log says
 *  so by a row of its own, which comes between. */
async function planActivity(planning: Planning, named: NamedRecord): Promise<PlannedRow> {
  const before = (await knownOf(planning, named)).get('');
  if (named.isDeleted) return { writes: await record(planning, named, [ended('')]) };
  const revision = Number(before?.revision ?? 0) + 1;
  const contents = (await activityContents(planning, { id: named.id, revision })) ?? gone(planning, named.id);
  return { writes: await record(planning, named, [contents]) };
}

async function planFile(
  planning: Planning,
  named: NamedRecord,
  payload: OutboxRow['payload'],
): Promise<PlannedRow> {
  const version = Number(payload.version ?? 1);
  const sha256 = typeof payload.sha256 === 'string' ? payload.sha256 : null;
  const stored = { id: named.id, version, sha256 };
  const { file, hash } = await fileContents(planning, stored);
  const id = `${named.id}.${version}`;
  const files = await record(planning, { ...named, id, kind: 'file' }, [file]);
  const hashes = await record(planning, { ...named, id, kind: 'datahash' }, [hash]);
  return { writes: [...files, ...hashes] };
}

interface Change extends Omit<Contents, 'values'> {
  readonly values: Values | undefined;
  readonly plan?: string | null;
}

/** The leaves of changes of one record. One that ends is first recorded as it ended, where that is known, and its contents are
 *  closed for ever where the facts that it bears were erased. */
async function record(
  planning: Planning,
  named: NamedRecord,
  changes: readonly Change[],
): Promise<PlannedWrite[]> {
  const known = await knownOf(
    planning,
    named,
    changes.map(({ part }) => part),
  );
  const { rowId, kind, id, seq } = named;
  const writes: PlannedWrite[] = [];
  for (const { part, about, values, isOver, isGone, isProposed, plan = null } of changes) {
    const isLive = known.get(part)?.op === 'put';
    if (named.isMissing && isLive) continue;
    const add = (op: 'put' | 'del' | 'erase', contents?: Values) => {
      const repetition = `${rowId} ${kind} ${writes.length}`;
      const write = { kind, id, part, op, repetition };
      const reason = op === 'put' && isGone ? 'contents_gone' : null;
      writes.push({
        write: contents === undefined ? write : { ...write, values: contents },
        receipt: { about, seq, reason, plan, isProposed },
      });
      const revision = (known.get(part)?.revision ?? 0n) + 1n;
      known.set(part, { part, op, seq: BigInt(seq), revision, plan, reason });
    };
    if (!isOver && values !== undefined) add('put', values);
    else if (isOver && isGone && known.has(part)) add('erase');
    else if (isOver && values !== undefined && !isGone && isLive) {
      add('put', values);
      add('del');
    } else if (isOver && isLive) add('del');
  }
  return writes;
}

/** The newest leaves of parts of a record; null for all of them. Those that rows before it plan are known already. */
async function knownOf(
  { q, orgId, known }: Planning,
  { kind, id }: Pick<NamedRecord, 'kind' | 'id'>,
  parts: readonly string[] | null = [''],
): Promise<NewestParts> {
  const key = `${kind} ${id}`;
  const newest = known.get(key) ?? new Map<string, NewestReceipt>();
  known.set(key, newest);
  const missing = parts?.filter((part) => !newest.has(part)) ?? null;
  if (missing?.length === 0) return newest;
  for (const row of await selectNewest(q, orgId, { record: kind, recordId: id, parts: missing }))
    if (!newest.has(row.part)) newest.set(row.part, row);
  return newest;
}

/** How far a holder is recorded, with the rows before among it. */
async function holderOf({ q, orgId, holders }: Planning, personId: string): Promise<MirroredHolder> {
  const holder = holders.get(personId) ?? (await selectHolderMirrored(q, orgId, personId));
  holders.set(personId, holder);
  return holder;
}
