/** Entries in the registers that do not fit them: an import may bring such entries along (decision 047). */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { ConflictingAct } from '../rules/conflicts.ts';
import { withNames } from './conflictNames.ts';
import { LONG_HISTORY } from './rebuild.ts';
import { selectLastSeq, selectPages } from './store/acts.ts';
import { inSlicesHere, inThread } from './thread/inThread.ts';
import type { Task } from './thread/messages.ts';

export interface RegisterConflicts {
  /** The first thousand, with the names of those whom they name. */
  readonly acts: readonly ConflictingAct[];
  readonly count: number;
}

/** Of the last organizations that asked, by the last act that was known then. */
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
  const { refusals } = await (seq > LONG_HISTORY ? inThread('comparisons', telling) : inSlicesHere(telling));
  return refusals[0];
}
