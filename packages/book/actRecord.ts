import { parseInstant, parsePlainDate } from '@tabellion/kernel/date.ts';
import * as z from 'zod/mini';
import type { StoredAct } from './act.ts';
import { type Act, isKindName, kinds } from './acts/kinds.ts';
import { checkPayload, readAct } from './read.ts';

/** An act as the ledger records it: its whole row (docs/ledger.md, `act@1`). */

export const ACT_NAMES = [
  'org_id',
  'seq',
  'act_id',
  'kind',
  'v',
  'verb',
  'root',
  'supersedes',
  'rank',
  'effective_on',
  'recorded_at',
  'actor_id',
  'payload',
  'basis',
  'batch_id',
  'documents',
] as const;

export type ActRecord = Readonly<Record<(typeof ACT_NAMES)[number], unknown>>;

export function actRecord(orgId: string, act: StoredAct): ActRecord {
  return {
    org_id: orgId,
    seq: act.seq,
    act_id: act.actId,
    kind: act.kind,
    v: act.v,
    verb: act.verb,
    root: act.root,
    supersedes: act.supersedes,
    rank: act.rank,
    effective_on: act.effectiveOn,
    recorded_at: act.recordedAt,
    actor_id: act.actorId,
    payload: act.payload,
    basis: act.basis,
    batch_id: act.batchId,
    documents: act.documents,
  };
}

const count = z.int().check(z.positive());
const id = z.string().check(z.minLength(1));

const schema = z.strictObject({
  org_id: id,
  seq: count,
  act_id: id,
  kind: id,
  v: count,
  verb: z.enum(['record', 'replace', 'void']),
  root: id,
  supersedes: z.nullable(id),
  rank: count,
  effective_on: z.string(),
  recorded_at: z.string(),
  actor_id: z.nullable(id),
  payload: z.unknown(),
  basis: z.nullable(z.string()),
  batch_id: z.nullable(id),
  documents: z.array(z.string()),
});

/** Why acts that a stranger's file holds cannot be folded; `seq` is the place of the act in the history, from 1. */
export type UnreadAct =
  /** A newer program wrote it. */
  | { readonly why: 'unknown'; readonly seq: number; readonly kind: string; readonly v: number }
  /** It is no act, stands in another's place, or belongs to another organization. */
  | { readonly why: 'malformed'; readonly seq: number };

/** The acts of a history by their records, in the order of `seq`; or the first that cannot be read. */
export function readActRecords(records: readonly Readonly<Record<string, unknown>>[]): {
  readonly acts: readonly Act[];
  readonly unread?: UnreadAct;
} {
  const acts: Act[] = [];
  let orgId: string | undefined;
  for (const [place, record] of records.entries()) {
    const seq = place + 1;
    const parsed = schema.safeParse(record);
    orgId ??= parsed.data?.org_id;
    const act = parsed.success && parsed.data.org_id === orgId ? storedAct(parsed.data) : undefined;
    if (act?.seq !== seq) return { acts, unread: { why: 'malformed', seq } };
    const { kind, v } = act;
    if (!isKindName(kind) || v > kinds[kind].v) return { acts, unread: { why: 'unknown', seq, kind, v } };
    const read = readAct(act);
    const isSound = read.verb === 'void' ? act.payload === null : checkPayload(kind, read.payload).ok;
    if (!isSound) return { acts, unread: { why: 'malformed', seq } };
    acts.push(read);
  }
  return { acts };
}

function storedAct(record: z.infer<typeof schema>): StoredAct | undefined {
  const effectiveOn = parsePlainDate(record.effective_on);
  const recordedAt = parseInstant(record.recorded_at);
  if (effectiveOn === undefined || recordedAt === undefined) return undefined;
  return {
    seq: record.seq,
    actId: record.act_id,
    kind: record.kind,
    v: record.v,
    verb: record.verb,
    root: record.root,
    supersedes: record.supersedes,
    rank: record.rank,
    effectiveOn,
    recordedAt,
    actorId: record.actor_id,
    payload: record.payload,
    basis: record.basis,
    batchId: record.batch_id,
    documents: record.documents,
  };
}
