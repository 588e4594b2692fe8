/** A write whose acts may need others amended: what is asked is judged and recorded as one. */
import type { Act, ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { bySeq } from '@tabellion/book/order.ts';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { type AmendingInput, maxBundledEntries } from '../amendments.ts';
import type { RecordingCode } from '../refusals.ts';
import { readAmendments } from '../rules/readAmendments.ts';
import { idsInOpenProposals } from './batch/awaited.ts';
import { replaceDraft, voidDraft } from './drafts.ts';
import { type CollectingWrite, noCollectedDrafts } from './noting.ts';
import type { OverridableWrite } from './privateIssuerLimit.ts';
import { type AmendingWrite, type CorrectionBundle, recordActs } from './record.ts';
import { selectNewestOf, selectVersions, selectVersionsInBatch } from './store/acts.ts';
import { selectIncorporatedOn } from './store/classes.ts';

export interface BundleOptions {
  /** Judges by law the registers with the corrections, after it has seen them without; structure is judged
   *  when they are recorded. */
  judging?: Judging | undefined;
  /** The corrections are all that is done: nothing has to need them. */
  readonly isCorrectionOnly?: boolean;
}

export type JudgingAfter = (
  after: OrganizationWrite,
) => Promise<Result<null, Refusal<'GENERAL.FIELD_INVALID'>>>;

export type Judging = (before: OrganizationWrite) => Promise<JudgingAfter>;

type Work<T, Code extends TextCode> = (write: OrganizationWrite) => Promise<Result<T, Refusal<Code>>>;

type AmendingCode = RecordingCode | 'GENERAL.FIELD_INVALID' | 'REGISTERS.TOO_MANY_BUNDLED';

/**
 * Runs `work` with the corrections that its form asks for. Those that fit by themselves are recorded first, so that the work
 * finds them; the others with the first act that does not fit without them. The activity log tells of each.
 * A correction without which the work fits too is refused.
 */
export async function withAmendments<T, Code extends TextCode>(
  write: CollectingWrite,
  input: AmendingInput,
  work: Work<T, Code>,
  options: BundleOptions = {},
): Promise<Result<T, Refusal<Code | AmendingCode>>> {
  const { amend = [], override, override_reason } = input;
  const overridable: OverridableWrite = { ...write, limitOverride: { override, override_reason } };
  if (amend.length === 0) return work(overridable);
  if (options.isCorrectionOnly !== true) {
    const needless = await needlessOf(overridable, input, work, options);
    const fields = needless.map((at) => ({ path: `amend.${at}.root`, textCode }) as const);
    if (fields.length > 0) return refuse('GENERAL.FIELD_INVALID', { fields });
  }
  return amendedWith(overridable, input, work, options);
}

const textCode = 'REGISTERS.NOT_IN_CONFLICT';

/** Each correction is tried to be left out where there are no more. A preview answers what recording would: with two to five
 *  corrections it runs the work two times more than they are, at most. */
const TRIED = 5;

/** The places of corrections without which the work fits too: all of them, or the first. */
async function needlessOf<T, Code extends TextCode>(
  write: CollectingWrite,
  input: AmendingInput,
  work: Work<T, Code>,
  options: BundleOptions,
): Promise<readonly number[]> {
  const { amend = [] } = input;
  const fits = async (left: typeof amend) => {
    const trying = { ...write, noted: write.noted && noCollectedDrafts() };
    const tried = await write.tryOut(() => amendedWith(trying, { ...input, amend: left }, work, options));
    return tried.ok;
  };
  if (await fits([])) return amend.map((_, at) => at);
  if (amend.length === 1 || amend.length > TRIED) return [];
  for (const at of amend.keys()) if (await fits(amend.toSpliced(at, 1))) return [at];
  return [];
}

async function amendedWith<T, Code extends TextCode>(
  write: CollectingWrite,
  input: AmendingInput,
  work: Work<T, Code>,
  { judging }: BundleOptions,
): Promise<Result<T, Refusal<Code | AmendingCode>>> {
  const { amend = [] } = input;
  if (amend.length === 0) return work(write);
  const { today } = write;
  const batches = await batchesOf(write, amend);
  if (!batches.ok) return batches;
  const [newest, stored] = await Promise.all([newestOf(write, amend), lastStatementsOf(write, amend)]);
  const judge = await judging?.(write);
  const read = readAmendments(input, {
    newest,
    stored,
    batches: batches.value,
    today,
    awaited: new Set(await idsInOpenProposals(write)),
    newId,
    incorporatedOn: await selectIncorporatedOn(write.tx, write.orgId),
    replace: (act, payload, dating, basis) => replaceDraft(act, payload as never, dating, { basis }),
    void: voidDraft,
  });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  const bundle: CorrectionBundle = { batchId: newId(), waiting: read.value };
  const amending: AmendingWrite = { ...write, bundle };
  const alone = await recordActs(amending, [], { today });
  if (!alone.ok && alone.error.textCode !== 'REGISTERS.DOES_NOT_FIT') return alone;
  const done = await work(amending);
  if (!done.ok) return done;
  const rest = await recordActs(amending, [], { today });
  if (!rest.ok) return rest;
  const judged = judge === undefined ? ok(null) : await judge(amending);
  if (!judged.ok) return judged;
  return done;
}

/** Every version of what each batch recorded that is taken back as one. */
async function batchesOf(
  { tx, orgId }: OrganizationWrite,
  amend: NonNullable<AmendingInput['amend']>,
): Promise<Result<ReadonlyMap<string, readonly Act[]>, Refusal<AmendingCode>>> {
  const found = new Map<string, readonly Act[]>();
  for (const [at, { as, batch_id: batchId }] of amend.entries()) {
    if (as !== 'bundle' || batchId === undefined || found.has(batchId)) continue;
    const versions = await selectVersionsInBatch(tx, orgId, batchId, maxBundledEntries + 1);
    if (versions === undefined)
      return refuseField(`amend.${at}.batch_id`, 'REGISTERS.TOO_MANY_BUNDLED', { max: maxBundledEntries });
    found.set(batchId, versions);
  }
  return ok(found);
}

async function lastStatementsOf(
  { tx, orgId }: OrganizationWrite,
  amend: NonNullable<AmendingInput['amend']>,
): Promise<ReadonlyMap<string, ChangeAct>> {
  const roots = amend.flatMap(({ as, root }) => (as === 'restore' ? [root] : []));
  const versions = await selectVersions(tx, orgId, roots);
  return new Map(
    versions
      .filter((act): act is ChangeAct => act.verb !== 'void')
      .toSorted(bySeq)
      .map((act) => [act.root, act]),
  );
}

async function newestOf(
  { tx, orgId }: OrganizationWrite,
  amend: NonNullable<AmendingInput['amend']>,
): Promise<ReadonlyMap<string, Act>> {
  const found = await Promise.all(amend.map(({ root }) => selectNewestOf(tx, orgId, root)));
  return new Map(found.flatMap((act) => (act === undefined ? [] : [[act.root, act] as const])));
}
