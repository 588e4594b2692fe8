/** A write whose acts may need others amended: what is asked is judged and recorded as one. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { type Made, type OrganizationWrite, writeOrganization } from '../../organizations/server/public.ts';
import type { AmendingInput } from '../amendments.ts';
import { readAmendments } from '../rules/readAmendments.ts';
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

/**
 * Runs `work` with the corrections that its form asks for; those that nothing waited for are recorded after it. The
 * activity log tells of each. Errors: GENERAL.FIELD_INVALID with the fields of `readAmendments`; those of the work and of the
 * registers, which judge everything together.
 */
export async function withAmendments<T>(
  write: OrganizationWrite,
  input: AmendingInput,
  work: (write: OrganizationWrite) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const { amend = [] } = input;
  const { today } = write;
  if (amend.length === 0) return work(write);
  const found = await Promise.all(amend.map(({ root }) => selectNewestOf(write.tx, write.orgId, root)));
  const newest = new Map(found.flatMap((act) => (act === undefined ? [] : [[act.root, act] as const])));
  const read = readAmendments(input, {
    newest,
    today,
    replace: (act, payload, dating, basis) => replaceDraft(act, payload as never, dating, { basis }),
    void: voidDraft,
  });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  const together: Together = { batchId: newId(), waiting: read.value, recorded: [] };
  const amending: AmendingWrite = { ...write, together };
  const done = await work(amending);
  if (!done.ok) return done;
  if (together.waiting.length > 0) {
    const rest = await recordActs(amending, [], { today });
    if (!rest.ok) return rest;
  }
  for (const act of together.recorded) await logAmended(write, act, newest.get(act.root) ?? act);
  return done;
}

/** A write to an organization with the corrections that its form asks for. Errors: those of `withAmendments`. */
export const writeTogether = <Ids extends Made>(
  context: OrganizationContext,
  input: AmendingInput,
  work: (write: OrganizationWrite) => Promise<Result<Ids, Refusal>>,
): Promise<Result<Ids, Refusal>> => writeOrganization(context, (write) => withAmendments(write, input, work));

const logAmended = (write: OrganizationWrite, act: Act, before: Act): Promise<unknown> =>
  act.verb === 'void'
    ? recordActivity(write, {
        kind: 'entry_voided',
        params: { entry: act.root },
        effectiveOn: before.effectiveOn,
      })
    : recordActivity(write, {
        kind: 'entry_moved',
        params: { entry: act.root },
        effectiveOn: act.effectiveOn,
      });
