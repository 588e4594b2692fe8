/** Recording: drafts become acts, acts become rows, in one transaction under the head lock. */

import { type Act, kinds } from '@tabellion/book/acts/kinds.ts';
import type { DateSource } from '@tabellion/book/assigned.ts';
import { assignValues } from '@tabellion/book/assignedValues.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { finalize, type MissingEvent, type RecordingStamp } from '@tabellion/book/proposal.ts';
import { checkPayload } from '@tabellion/book/read.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { MAX_QUANTITY } from '@tabellion/kernel/quantity.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { isOutOfRange } from '@tabellion/platform/database/errors.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { actsRecorded } from '../events.ts';
import type { RecordingCode } from '../refusals.ts';
import { lastHolderAddingAct } from '../rules/addsHolders.ts';
import { datedInFuture, payloadInvalid } from '../rules/conflicts.ts';
import { judgeApprovals } from './approvals.ts';
import { checkCitations } from './citations.ts';
import { withNames } from './conflicts.ts';
import { copyCorporationToOrganization } from './copyCorporationToOrganization.ts';
import { objectsIn } from './drafts.ts';
import { type JudgedRows, judgeStructure, ranksOf } from './fitting.ts';
import { judgingHolders, type OverridableWrite } from './privateIssuerLimit.ts';
import { reportActs } from './reportActs.ts';
import { assignResolutionIds } from './resolutions.ts';
import { insertActs } from './store/acts.ts';
import { selectIncorporatedOn, selectPrefixes } from './store/classes.ts';
import { insertObjects } from './store/objects.ts';
import { writeDifference } from './store/rows.ts';
import { selectSerials, writeSerials } from './store/serials.ts';
import { insertSubjects } from './store/subjects.ts';
import { areLong } from './thread/parts.ts';

export type EventDates = Readonly<Partial<Record<DateSource, PlainDate>>>;

export interface RecordingFacts {
  /** The day at the registry: no act but an appointment or a cessation may be dated later. */
  readonly today: PlainDate;
  /** The certificate's date needs not be told once the incorporation is on record. */
  readonly dates?: EventDates;
  readonly corporationNumber?: string;
  /** The number on the certificate with which they come true. */
  readonly registryCertificate?: string;
  /** Recorded as one, to be taken back as one. */
  readonly isBatch?: boolean;
  /** Recorded to make its documents, and rolled back. */
  readonly isDrafting?: boolean;
  /** Whom the log names; the writer where it is left out, or nobody is known. */
  readonly enteredBy?: string | null | undefined;
}

/** Corrections that wait for the act that they make room for. */
export interface CorrectionBundle {
  /** The batch of everything that the write records, so that it is taken back as one. */
  readonly batchId: string;
  waiting: readonly DraftAct[];
}

/** A write that carries corrections: `recordActs` records them with the first act that does not fit without them. */
export interface AmendingWrite extends OverridableWrite {
  readonly bundle?: CorrectionBundle;
}

/**
 * Records drafts as acts. Where they do not fit alone, the corrections that the write carries are judged and recorded
 * with them. Answers the acts of the drafts.
 */
export async function recordActs(
  write: AmendingWrite,
  drafts: readonly DraftAct[],
  facts: RecordingFacts,
): Promise<Result<readonly Act[], Refusal<RecordingCode>>> {
  const { bundle } = write;
  if (bundle === undefined) return append(write, drafts, facts);
  const alone = drafts.length > 0 ? await append(write, drafts, facts) : undefined;
  if (bundle.waiting.length === 0) return alone ?? ok([]);
  if (alone?.ok || (alone !== undefined && alone.error.textCode !== 'REGISTERS.DOES_NOT_FIT')) return alone;
  const { waiting } = bundle;
  const recorded = await append(write, [...waiting, ...drafts], facts);
  if (!recorded.ok) return recorded;
  bundle.waiting = [];
  return ok(recorded.value.slice(waiting.length));
}

/**
 * Records drafts as acts: gives dates, certificate numbers and seqs, judges the whole amended history, writes acts,
 * rows, ledger rows and the announcement.
 */
const append = (
  write: AmendingWrite,
  drafts: readonly DraftAct[],
  facts: RecordingFacts,
): Promise<Result<readonly Act[], Refusal<RecordingCode>>> =>
  judgingHolders(write, { last: lastHolderAddingAct(drafts), into: 'register' }, () =>
    appendUnjudged(write, drafts, facts),
  );

async function appendUnjudged(
  write: AmendingWrite,
  drafts: readonly DraftAct[],
  facts: RecordingFacts,
): Promise<Result<readonly Act[], Refusal<RecordingCode>>> {
  const { tx, orgId } = write;
  const assigned = await assignedValuesOf(write, drafts, facts);
  const acts = finalize(drafts, assigned, await stampOf(write, drafts, facts));
  if (!acts.ok) return err(waits(acts.error));
  const shape = checkActs(acts.value, write.noted === undefined ? facts.today : null);
  if (!shape.ok) return shape;
  const cited = await checkCitations(tx, orgId, drafts);
  if (!cited.ok) return cited;
  const approved = await judgeApprovals(write, acts.value, facts);
  if (!approved.ok) return approved;
  const named = await assignResolutionIds(write, acts.value);
  const outcome = await judgeStructure(tx, orgId, named);
  if (!outcome.ok) return err(await withNames(tx, orgId, outcome.error));
  try {
    await writeActs(write, drafts, { acts: named, serials: assigned.serials, judged: outcome.value });
    write.noted?.drafts.push(...drafts);
    await copyCorporationToOrganization(write, named);
    await reportActs(write, named, {
      bundled: new Set(write.bundle?.waiting.map(({ root }) => root)),
      enteredBy: facts.enteredBy,
    });
  } catch (error) {
    // Each certificate has a number of shares that can be held; all of them together may not.
    if (isOutOfRange(error))
      return refuse('SHARES.OWNERSHIP_TOO_LARGE', { params: { max: String(MAX_QUANTITY) } });
    throw error;
  }
  return ok(named);
}

interface WrittenActs {
  readonly acts: readonly Act[];
  readonly serials: Parameters<typeof writeSerials>[2];
  readonly judged: JudgedRows;
}

async function writeActs(
  write: AmendingWrite,
  drafts: readonly DraftAct[],
  { acts, serials, judged }: WrittenActs,
): Promise<void> {
  const { tx, orgId } = write;
  const { spelled } = judged;
  await Promise.all([
    insertActs(tx, orgId, acts, spelled?.acts),
    insertSubjects(tx, orgId, acts, spelled?.subjects),
  ]);
  for (const _ of acts) write.takeSeq();
  await Promise.all([
    writeDifference(tx, orgId, Number(write.lastSeq()), judged),
    writeSerials(tx, orgId, serials),
    insertObjects(tx, orgId, objectsIn(drafts)),
    announceActs(write, acts),
  ]);
}

async function assignedValuesOf(write: AmendingWrite, drafts: readonly DraftAct[], facts: RecordingFacts) {
  const { tx, orgId } = write;
  const [serials, prefixes, dates] = await Promise.all([
    selectSerials(tx, orgId),
    selectPrefixes(tx, orgId),
    withCertificateDate(tx, orgId, facts),
  ]);
  const { corporationNumber, registryCertificate } = facts;
  return assignValues(drafts, {
    ...(corporationNumber !== undefined && { corporationNumber }),
    ...(registryCertificate !== undefined && { registryCertificate }),
    dates,
    prefixes,
    serials,
  });
}

/** The dates told, and that of the certificate once it is on record. */
export async function withCertificateDate(
  q: Queries,
  orgId: string,
  { dates }: Pick<RecordingFacts, 'dates'>,
): Promise<EventDates> {
  const certificate = await selectIncorporatedOn(q, orgId);
  return { ...(certificate === null ? {} : { certificate }), ...dates };
}

async function stampOf(
  write: AmendingWrite,
  drafts: readonly DraftAct[],
  facts: RecordingFacts,
): Promise<RecordingStamp> {
  const ranks = await ranksOf(write.tx, write.orgId, drafts);
  return {
    lastSeq: Number(write.lastSeq()),
    recordedAt: write.recordedAt,
    actorId: write.userId,
    batchId: write.bundle?.batchId ?? (facts.isBatch === true ? newId() : null),
    rankOf: (root) => ranks.get(root),
  };
}

const waits = (missing: readonly MissingEvent[]): Refusal<'REGISTERS.WAITS'> => ({
  textCode: 'REGISTERS.WAITS',
  data: { waits: missing.map(({ actId, waitsFor }) => ({ actId, waitsFor })) },
});

/** Every act that is wrong is listed, not only the first. @param today  null for what may lie ahead */
function checkActs(acts: readonly Act[], today: PlainDate | null): Result<null, Refusal<RecordingCode>> {
  const later =
    today === null
      ? []
      : acts.filter(({ kind, effectiveOn }) => effectiveOn > today && !kinds[kind].mayBeFuture);
  if (later.length > 0) return err(datedInFuture(later));
  // Those that list very much are checked where they are judged.
  if (areLong(acts)) return ok(null);
  const faults = acts.flatMap((act) => {
    if (act.verb === 'void') return [];
    const checked = checkPayload(act.kind, act.payload);
    return checked.ok ? [] : [...checked.error];
  });
  return faults.length === 0 ? ok(null) : err(payloadInvalid(faults));
}

async function announceActs(write: AmendingWrite, acts: readonly Act[]): Promise<void> {
  const [first, last] = [acts[0], acts.at(-1)];
  if (first === undefined || last === undefined) return;
  await write.announce(actsRecorded, { from: String(first.seq), to: String(last.seq) });
}
