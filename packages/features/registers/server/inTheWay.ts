/** Who is named by the acts in the way of others, and what was recorded with them. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { type ActInTheWay, TOLD } from '../rules/unfit.ts';
import { selectTogether } from './store/batches.ts';
import { selectNames } from './store/names.ts';

/** The acts of a refusal with names in place of ids, because a person knows them by these, and with how many others each was
 *  recorded. A name that was erased is left out; beyond the first acts nobody is named. */
export async function withNames(q: Queries, orgId: string, refusal: Refusal): Promise<Refusal> {
  const { acts, ...rest } = (refusal.data ?? {}) as { readonly acts?: readonly ActInTheWay[] };
  if (acts === undefined) return refusal;
  const named = acts.slice(0, TOLD);
  const [names, together] = await Promise.all([
    selectNames(q, orgId, [...new Set(named.flatMap(({ persons }) => persons))]),
    selectTogether(
      q,
      orgId,
      named.flatMap(({ isOnRecord, batchId }) => (isOnRecord && batchId !== null ? [batchId] : [])),
    ),
  ]);
  const told = acts.map(({ batchId, ...act }, at) => ({
    ...act,
    persons: at < TOLD ? act.persons.flatMap((id) => names.get(id) ?? []) : [],
    together: together.get(batchId ?? '') ?? null,
  }));
  return { ...refusal, data: { ...rest, acts: told } };
}
