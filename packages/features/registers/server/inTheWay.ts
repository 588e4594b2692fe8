/** Who is named by the acts in the way of others. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { ActInTheWay } from '../rules/unfit.ts';
import { selectNames } from './store/names.ts';

/** So many acts are read at once; beyond them nobody is named. */
const NAMED = 50;

/** The acts of a refusal with names in place of ids: a person knows them by these. A name that was erased is left out. */
export async function withNames(q: Queries, orgId: string, refusal: Refusal): Promise<Refusal> {
  const { acts, ...rest } = (refusal.data ?? {}) as { readonly acts?: readonly ActInTheWay[] };
  if (acts === undefined) return refusal;
  const named = acts.slice(0, NAMED);
  const names = await selectNames(q, orgId, [...new Set(named.flatMap(({ persons }) => persons))]);
  const told = acts.map((act, at) => ({
    ...act,
    persons: at < NAMED ? act.persons.flatMap((id) => names.get(id) ?? []) : [],
  }));
  return { ...refusal, data: { ...rest, acts: told } };
}
