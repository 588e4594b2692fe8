/** Recording: drafts become acts, acts become rows, in one transaction under the head lock. */
import { type Act, kinds } from '@tabellion/book/acts/kinds.ts';
import { propose } from '@tabellion/book/amend.ts';
import type { Anomaly } from '@tabellion/book/anomaly.ts';
import type { DateSource, DraftAct } from '@tabellion/book/draft.ts';
import { giftsFor } from '@tabellion/book/gifts.ts';
import { finalize, type Missing, type Stamp } from '@tabellion/book/proposal.ts';
import { checkPayload } from '@tabellion/book/read.ts';
import type { Difference } from '@tabellion/book/rows.ts';
import { appendAtTail, isTail, needsOf } from '@tabellion/book/tail.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { actsRecorded } from '../events.ts';
import { doesNotFit, payloadInvalid } from '../rules/unfit.ts';
import { objectsIn } from './drafts.ts';
import { insertActs, selectActs, selectHistory, selectLatestDate } from './store/acts.ts';
import { selectPrefixes } from './store/classes.ts';
import { insertObjects } from './store/objects.ts';
import { writeDifference } from './store/rows.ts';
import { selectSerials, writeSerials } from './store/serials.ts';
import { loadNeeds } from './store/tail.ts';

/** What is known when acts are recorded. */
export interface KnownNow {
  /** At the registry: no act but an appointment or a cessation may be dated later. */
  readonly today: PlainDate;
  readonly dates?: Readonly<Partial<Record<DateSource, PlainDate>>>;
  readonly corporationNumber?: string;
  /** Recorded as one, to be taken back as one. */
  readonly isBatch?: boolean;
}

/**
 * Records drafts as acts: gives dates, certificate numbers and seqs, judges the whole amended history, writes acts,
 * rows, ledger rows and the announcement.
 * Errors: REGISTERS.PAYLOAD_INVALID; REGISTERS.WAITS with what a draft waits for in `data.waits`;
 * REGISTERS.FUTURE_DATE; REGISTERS.DOES_NOT_FIT with every act that no longer fits in `data.acts`; GENERAL.STALE.
 */
export async function recordActs(
  write: OrganizationWrite,
  drafts: readonly DraftAct[],
  known: KnownNow,
): Promise<Result<readonly Act[], Refusal>> {
  const { tx, orgId } = write;
  const [serials, prefixes] = [await selectSerials(tx, orgId), await selectPrefixes(tx, orgId)];
  const { corporationNumber } = known;
  const gifts = giftsFor(drafts, {
    ...(corporationNumber === undefined ? {} : { corporationNumber }),
    dates: known.dates ?? {},
    prefixes,
    serials,
  });
  const acts = finalize(drafts, gifts, await stampOf(write, drafts, known));
  if (!acts.ok) return err(waits(acts.error));
  const shape = checkActs(acts.value, known.today);
  if (!shape.ok) return shape;
  const outcome = await judgeStructure(tx, orgId, acts.value);
  if (!outcome.ok) return outcome;
  await insertActs(tx, orgId, acts.value);
  for (const _ of acts.value) write.takeSeq();
  await writeDifference(tx, orgId, Number(write.lastSeq()), outcome.value);
  await writeSerials(tx, orgId, gifts.serials);
  await insertObjects(tx, orgId, objectsIn(drafts));
  for (const { actId } of acts.value) await write.toLedger('act', { id: actId });
  await announceActs(write, acts.value);
  return acts;
}

async function stampOf(
  write: OrganizationWrite,
  drafts: readonly DraftAct[],
  known: KnownNow,
): Promise<Stamp> {
  const corrected = drafts.filter(({ verb }) => verb !== 'record').map(({ root }) => root);
  const roots = await selectActs(write.tx, write.orgId, corrected);
  const ranks = new Map(roots.map((act) => [act.root, act.rank]));
  return {
    lastSeq: Number(write.lastSeq()),
    recordedAt: write.recordedAt,
    actorId: write.userId,
    batchId: known.isBatch === true ? newId() : null,
    rankOf: (root) => ranks.get(root),
  };
}

const waits = (missing: readonly Missing[]): Refusal => ({
  textCode: 'REGISTERS.WAITS',
  data: { waits: missing.map(({ actId, waitsFor }) => ({ actId, waitsFor })) },
});

function checkActs(acts: readonly Act[], today: PlainDate): Result<null, Refusal> {
  for (const act of acts) {
    if (act.effectiveOn > today && !kinds[act.kind].mayBeFuture) {
      return refuse('REGISTERS.FUTURE_DATE', {
        fields: [{ path: 'effectiveOn', textCode: 'REGISTERS.FUTURE_DATE' }],
      });
    }
    if (act.verb === 'void') continue;
    const checked = checkPayload(act.kind, act.payload);
    if (!checked.ok) return err(payloadInvalid(checked.error));
  }
  return ok(null);
}

/** Most acts are dated after all others and need few rows; any other folds the whole amended history. */
async function judgeStructure(
  tx: Transaction,
  orgId: string,
  acts: readonly Act[],
): Promise<Result<Difference, Refusal>> {
  if (isTail(acts, await selectLatestDate(tx, orgId))) {
    const { anomalies, difference } = appendAtTail(await loadNeeds(tx, orgId, needsOf(acts)), acts);
    return fits(anomalies, acts, difference);
  }
  const history = await selectHistory(tx, orgId);
  const { newAnomalies, difference } = propose(history, acts);
  return fits(newAnomalies, [...history, ...acts], difference);
}

const fits = (
  anomalies: readonly Anomaly[],
  acts: readonly Act[],
  difference: Difference,
): Result<Difference, Refusal> =>
  anomalies.length === 0 ? ok(difference) : err(doesNotFit(anomalies, acts));

async function announceActs(write: OrganizationWrite, acts: readonly Act[]): Promise<void> {
  const [first, last] = [acts[0], acts.at(-1)];
  if (first === undefined || last === undefined) return;
  await write.announce(actsRecorded, { from: String(first.seq), to: String(last.seq) });
}
