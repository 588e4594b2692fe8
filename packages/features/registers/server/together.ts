/** A write whose acts may need others amended: what is asked is judged and recorded as one. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { type Made, type OrganizationWrite, writeOrganization } from '../../organizations/server/public.ts';
import type { AmendingInput } from '../amendments.ts';
import { readAmendments } from '../rules/readAmendments.ts';
import { personsOf } from '../rules/unfit.ts';
import { idsAwaited } from './batch/awaited.ts';
import { replaceDraft, voidDraft } from './drafts.ts';
import { recordActs } from './record.ts';
import { selectNewestOf } from './store/acts.ts';

/** Corrections that wait for the act that they make room for. */
export interface Together {
  /** Of everything that the write records, so that it is taken back as one. */
  readonly batchId: string;
  waiting: readonly DraftAct[];
  recorded: readonly Act[];
}

/** A write that carries corrections: `recordActs` records them with the first act that does not fit without them. */
export interface AmendingWrite extends OrganizationWrite {
  readonly together?: Together;
}

export interface Around {
  /** Judges by law what the registers say with the corrections; structure is judged when they are recorded. */
  judge?(write: OrganizationWrite): Promise<Result<null, Refusal>>;
}

/**
 * Runs `work` with the corrections that its form asks for. Those that fit by themselves are recorded first, so that the work
 * finds them; the others with the first act that does not fit without them. The activity log tells of each.
 * Errors: GENERAL.FIELD_INVALID with the fields of `readAmendments`; those of the work, of `judge` and of the registers,
 * which judge everything together.
 */
export async function withAmendments<T>(
  write: OrganizationWrite,
  input: AmendingInput,
  work: (write: OrganizationWrite) => Promise<Result<T, Refusal>>,
  { judge }: Around = {},
): Promise<Result<T, Refusal>> {
  const { amend = [] } = input;
  if (amend.length === 0) return work(write);
  const { today } = write;
  const newest = await newestOf(write, amend);
  const read = readAmendments(input, {
    ...{ newest, today, awaited: new Set(await idsAwaited(write)) },
    replace: (act, payload, dating, basis) => replaceDraft(act, payload as never, dating, { basis }),
    void: voidDraft,
  });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  const together: Together = { batchId: newId(), waiting: read.value, recorded: [] };
  const amending: AmendingWrite = { ...write, together };
  const alone = await recordActs(amending, [], { today });
  if (!alone.ok && alone.error.textCode !== 'REGISTERS.DOES_NOT_FIT') return alone;
  const done = await work(amending);
  if (!done.ok) return done;
  const rest = await recordActs(amending, [], { today });
  if (!rest.ok) return rest;
  const judged = judge === undefined ? ok(null) : await judge(amending);
  if (!judged.ok) return judged;
  for (const act of together.recorded) await logAmended(write, act, newest.get(act.root) ?? act);
  return done;
}

async function newestOf(
  { tx, orgId }: OrganizationWrite,
  amend: NonNullable<AmendingInput['amend']>,
): Promise<ReadonlyMap<string, Act>> {
  const found = await Promise.all(amend.map(({ root }) => selectNewestOf(tx, orgId, root)));
  return new Map(found.flatMap((act) => (act === undefined ? [] : [[act.root, act] as const])));
}

/** A write to an organization with the corrections that its form asks for. Errors: those of `withAmendments`. */
export const writeTogether = <Ids extends Made>(
  context: OrganizationContext,
  input: AmendingInput,
  work: (write: OrganizationWrite) => Promise<Result<Ids, Refusal>>,
): Promise<Result<Ids, Refusal>> => writeOrganization(context, (write) => withAmendments(write, input, work));

/** By what the act was, and of whom, where it names somebody. */
function logAmended(write: OrganizationWrite, act: Act, before: Act): Promise<unknown> {
  const [person] = personsOf(before);
  const isVoid = act.verb === 'void';
  const effectiveOn = isVoid ? before.effectiveOn : act.effectiveOn;
  const params = { entry: act.root, act: act.kind, from: before.effectiveOn };
  return person === undefined
    ? recordActivity(write, { kind: isVoid ? 'entry_voided' : 'entry_moved', params, effectiveOn })
    : recordActivity(write, {
        kind: isVoid ? 'person_entry_voided' : 'person_entry_moved',
        params: { ...params, person },
        effectiveOn,
      });
}
