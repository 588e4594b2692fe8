/** What stands in the registers though it does not fit them: an import may bring such entries along (decision 047). */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { ActInTheWay } from '../rules/unfit.ts';
import { withNames } from './inTheWay.ts';
import { LONG_HISTORY } from './rebuild.ts';
import { selectLastSeq, selectPages } from './store/acts.ts';
import { inSlicesHere, inThread } from './thread/inThread.ts';
import type { Task } from './thread/messages.ts';

export interface Misfits {
  /** The first thousand, with the names of those whom they name. */
  readonly acts: readonly ActInTheWay[];
  readonly count: number;
}

/** As known now. It costs a fold of the whole history: ask where an import left something that does not fit. */
export async function misfitsNow(q: Queries, orgId: string): Promise<Misfits> {
  const seq = await selectLastSeq(q, orgId);
  const telling: Task = async (tell) => {
    for await (const { text } of selectPages(q, orgId, seq)) await tell({ kind: 'page', acts: text });
    await tell({ kind: 'misfits' });
  };
  const { refusals } = await (seq > LONG_HISTORY ? inThread('comparisons', telling) : inSlicesHere(telling));
  const [refusal] = refusals;
  if (refusal === undefined) return { acts: [], count: 0 };
  const { data } = await withNames(q, orgId, refusal);
  return data as Misfits;
}
