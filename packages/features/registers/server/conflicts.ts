/** Entries in the registers that do not fit them: an import may bring such entries along (decision 047). */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { type ConflictingAct, MAX_NAMED_CONFLICTS } from '../rules/conflicts.ts';
import { selectLastSeq, selectPages } from './store/acts.ts';
import { selectBundles } from './store/batches.ts';
import { selectNames } from './store/names.ts';
import { byLength } from './thread/inThread.ts';
import type { Task } from './thread/messages.ts';

export interface RegisterConflicts {
  /** The first thousand, with the names of those whom they name. */
  readonly acts: readonly ConflictingAct[];
  readonly count: number;
}

/** Answers for the last organizations that asked, by the last act that was known then. */
const lastByOrg = new Map<string, { readonly seq: number; readonly refusal: Refusal | undefined }>();
const MOST_KNOWN = 100;

/** As known now. It costs a fold of the whole history once after each act: ask where an import left something that does not
 *  fit. */
export async function currentRegisterConflicts(q: Queries, orgId: string): Promise<RegisterConflicts> {
  const seq = await selectLastSeq(q, orgId);
  const last = lastByOrg.get(orgId);
  const refusal = last?.seq === seq ? last.refusal : await fold(q, orgId, seq);
  lastByOrg.delete(orgId);
  lastByOrg.set(orgId, { seq, refusal });
  const [oldest] = lastByOrg.keys();
  if (lastByOrg.size > MOST_KNOWN && oldest !== undefined) lastByOrg.delete(oldest);
  if (refusal === undefined) return { acts: [], count: 0 };
  const { data } = await withNames(q, orgId, refusal);
  return data as RegisterConflicts;
}

async function fold(q: Queries, orgId: string, seq: number): Promise<Refusal | undefined> {
  const telling: Task = async (tell) => {
    for await (const { text } of selectPages(q, orgId, seq)) await tell({ kind: 'page', acts: text });
    await tell({ kind: 'conflicts' });
  };
  const { refusals } = await byLength('comparisons', seq, telling);
  return refusals[0];
}

/** The acts of a refusal with names in place of ids, because a person knows them by these, and with how many others each was
 *  recorded. One on record whose certificate is gone or has ended says on which it rests: there is nothing to choose anew. A
 *  name that was erased is left out; beyond the first acts nobody is named. */
export async function withNames<Code extends TextCode>(
  q: Queries,
  orgId: string,
  refusal: Refusal<Code>,
): Promise<Refusal<Code>> {
  const { acts, ...rest } = (refusal.data ?? {}) as { readonly acts?: readonly ConflictingAct[] };
  if (acts === undefined) return refusal;
  const named = acts.slice(0, MAX_NAMED_CONFLICTS);
  const [names, bundle] = await Promise.all([
    selectNames(q, orgId, [...new Set(named.flatMap((act) => [...act.persons, ...restedOn(act)]))]),
    selectBundles(
      q,
      orgId,
      named.flatMap(({ isOnRecord, batchId }) => (isOnRecord && batchId !== null ? [batchId] : [])),
    ),
  ]);
  const resting = acts.map((act, at) => {
    const [certificate] = at < MAX_NAMED_CONFLICTS ? restedOn(act).flatMap((id) => names.get(id) ?? []) : [];
    return certificate === undefined
      ? {}
      : ({ textCode: 'REGISTERS.RESTS_ON', params: { certificate } } as const);
  });
  const shown = acts.map(({ batchId, ...act }, at) => ({
    ...act,
    ...resting[at],
    persons: at < MAX_NAMED_CONFLICTS ? act.persons.flatMap((id) => names.get(id) ?? []) : [],
    bundle: bundle.get(batchId ?? '') ?? null,
  }));
  // One for each act, in their order; GENERAL.STALE has none.
  const fields = refusal.fields?.map((field, at) => ({ ...field, ...resting[at] }));
  return { ...refusal, ...(fields && { fields }), data: { ...rest, acts: shown } };
}

/** The certificate or instrument without which an act on record does not fit. */
const restedOn = ({ isOnRecord, textCode, params: { securityId } }: ConflictingAct): readonly string[] =>
  isOnRecord && securityId !== undefined && ['REGISTERS.NO_SECURITY', 'REGISTERS.NOT_OPEN'].includes(textCode)
    ? [securityId]
    : [];
