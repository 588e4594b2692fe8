/** One act on record with its corrections. */
import type { Act, ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { bySeq } from '@tabellion/book/order.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { isAmendable } from '../amendments.ts';
import { personsOf } from '../rules/unfit.ts';
import { selectRootOfThing, selectVersions } from './store/acts.ts';

export interface Entry {
  /** In the order in which they were recorded. */
  readonly versions: readonly Act[];
  /** The last that says something. */
  readonly said: ChangeAct;
  readonly newest: Act;
  readonly isAmendable: boolean;
  /** Ids of those whom it names. */
  readonly persons: readonly string[];
}

/** @param id  of the act that was recorded first, or of the security, appointment, person or class that it brought */
export async function entryOf(q: Queries, orgId: string, id: string): Promise<Entry | undefined> {
  const own = await selectVersions(q, orgId, [id]);
  const brought = own.length > 0 ? undefined : await selectRootOfThing(q, orgId, id);
  const found = brought === undefined ? own : await selectVersions(q, orgId, [brought]);
  const versions = found.sort(bySeq);
  const newest = versions.at(-1);
  const said = versions.findLast((act): act is ChangeAct => act.verb !== 'void');
  if (newest === undefined || said === undefined) return undefined;
  return { versions, said, newest, isAmendable: isAmendable(newest.kind), persons: personsOf(said) };
}
