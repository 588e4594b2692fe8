import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { ActHead } from './act.ts';
import { type Act, type ChangeAct, type KindName, kinds } from './acts/kinds.ts';
import type { AssignedValues, DateSource } from './assigned.ts';
import type { DraftAct, DraftChange, DraftHead } from './draft.ts';

/** Fields that all acts recorded in one transaction share. */
export interface RecordingStamp {
  /** The seq of the last act before these. */
  readonly lastSeq: number;
  readonly recordedAt: Instant;
  readonly actorId: string | null;
  readonly batchId: string | null;
  /** The rank of an act of the history that a draft replaces or voids. */
  readonly rankOf: (root: string) => number | undefined;
}

/** Input that a draft lacks: an event that fixes its date, a number, or the act that it corrects. */
export interface MissingEvent {
  readonly actId: string;
  readonly waitsFor: DateSource | 'number' | 'root';
}

/** Turns drafts into acts: gives dates, numbers and seqs, in the order of the drafts. Nothing is recorded while
 *  one of them waits for something: a subscription stays a proposal until it is paid (CBCA s. 25(3)). */
export function finalize(
  drafts: readonly DraftAct[],
  assigned: AssignedValues,
  stamp: RecordingStamp,
): Result<readonly Act[], readonly MissingEvent[]> {
  const missing = drafts.flatMap((draft) => missingDates(draft, assigned));
  const acts: Act[] = [];
  const rankOf = ranksIn(drafts, stamp);
  drafts.forEach((draft, index) => {
    const on = dateOf(draft, assigned);
    const complete = draft.verb === 'void' ? draft : completed(draft, assigned, on);
    if (!complete) missing.push({ actId: draft.actId, waitsFor: 'number' });
    const rank = rankOf(draft.root);
    if (rank === undefined) missing.push({ actId: draft.actId, waitsFor: 'root' });
    if (complete && rank !== undefined && on) acts.push(actOf(complete, { on, rank, index, stamp }));
  });
  return missing.length > 0 ? err(missing) : ok(acts);
}

/** Lays drafts over a history for a reading: the preview. Missing dates become `meanwhile`, missing numbers
 *  stay null. The result is for `fold` and `propose` only; it is never stored. */
export function previewActs(
  drafts: readonly DraftAct[],
  meanwhile: PlainDate,
  assigned: AssignedValues,
  stamp: RecordingStamp,
): readonly Act[] {
  const rankOf = ranksIn(drafts, stamp);
  return drafts.map((draft, index) => {
    const on = dateOf(draft, assigned) ?? meanwhile;
    const rank = rankOf(draft.root) ?? stamp.lastSeq + 1 + index;
    return actOf(draft, { on, rank, index, stamp });
  });
}

/** The date that the draft will bear; undefined while an event that it waits for has none. */
export function dateOf(draft: DraftAct, assigned: AssignedValues): PlainDate | undefined {
  if ('on' in draft.dating) return draft.dating.on;
  const dates = draft.dating.latestOf.map((source) => sourceDate(draft, source, assigned));
  return dates.reduce(
    (latest, date) => (latest && date && (latest > date ? latest : date)) || undefined,
    dates[0],
  );
}

/** The events without a date that the draft waits for, given what it says itself and what is known. */
export function eventsAwaited(
  draft: DraftAct,
  assigned: Pick<AssignedValues, 'dates'>,
): readonly DateSource[] {
  if ('on' in draft.dating) return [];
  return draft.dating.latestOf.filter((source) => sourceDate(draft, source, assigned) === undefined);
}

function missingDates(draft: DraftAct, assigned: AssignedValues): MissingEvent[] {
  return eventsAwaited(draft, assigned).map((waitsFor) => ({ actId: draft.actId, waitsFor }));
}

/** Dates of the draft itself (its resolution, its payment) precede those of what the proposal awaited. */
function sourceDate(
  draft: DraftAct,
  source: DateSource,
  assigned: Pick<AssignedValues, 'dates'>,
): PlainDate | undefined {
  const own = draft.verb === 'void' ? undefined : ownDates(draft);
  if (source === 'payment' && own?.payment) return own.payment;
  if (source === 'resolution' && own?.resolution) return own.resolution;
  return assigned.dates[source];
}

function ownDates<K extends KindName>(draft: DraftChange<K>) {
  return kinds[draft.kind].draft?.ownDates?.(draft.payload);
}

function completed<K extends KindName>(
  draft: DraftChange<K>,
  assigned: AssignedValues,
  on: PlainDate | undefined,
): DraftChange<K> | undefined {
  const complete = kinds[draft.kind].draft?.complete;
  if (!complete) return draft;
  const payload = complete(draft.payload, assigned, on);
  return payload && { ...draft, payload };
}

/** A record ranks by its own seq; a correction by its root's, which may be among the drafts. */
function ranksIn(drafts: readonly DraftAct[], stamp: RecordingStamp): RecordingStamp['rankOf'] {
  const recorded = new Map<string, number>();
  drafts.forEach(({ verb, actId }, index) => {
    if (verb === 'record') recorded.set(actId, stamp.lastSeq + 1 + index);
  });
  return (root) => recorded.get(root) ?? stamp.rankOf(root);
}

interface Place {
  readonly on: PlainDate;
  readonly rank: number;
  readonly index: number;
  readonly stamp: RecordingStamp;
}

function actOf(draft: DraftAct, place: Place): Act {
  if (draft.verb === 'void') {
    const { kind, verb, payload } = draft;
    return { ...headOf(draft, place), kind, v: kinds[kind].v, verb, payload };
  }
  return changeOf(draft, place);
}

function changeOf<K extends KindName>(draft: DraftChange<K>, place: Place): ChangeAct<K> {
  const { kind, verb, payload } = draft;
  return { ...headOf(draft, place), kind, v: kinds[kind].v, verb, payload };
}

function headOf(draft: DraftHead, { on, rank, index, stamp }: Place): ActHead {
  const { actId, root, supersedes, basis, documents } = draft;
  const { lastSeq, recordedAt, actorId, batchId } = stamp;
  return {
    seq: lastSeq + 1 + index,
    actId,
    root,
    supersedes,
    rank,
    effectiveOn: on,
    recordedAt,
    actorId,
    basis,
    batchId,
    documents,
  };
}
