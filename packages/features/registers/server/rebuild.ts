/** The nightly proof: folds everything and compares every row. Nothing is repaired silently. */
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import { selectLastSeq, selectPages } from './store/acts.ts';
import { selectInconsistentHoldings } from './store/holdingRows.ts';
import { selectOrganizationsWithActs } from './store/nightly.ts';
import { selectRowPages } from './store/rowPages.ts';
import { selectSerials } from './store/serials.ts';
import { selectSubjectPages } from './store/subjects.ts';
import { byLength } from './thread/inThread.ts';
import type { Task } from './thread/messages.ts';

export interface Rebuilt {
  readonly acts: number;
  readonly rows: number;
  /** `certificates <id> <date>`, for rows that are missing, superfluous or different; `register_acts <seq>` for a gap;
   *  `certificate_serials <prefix>` for a counter below a number that was given; `act_subjects <root> <writes> <subject>`
   *  for a line that is missing there; `holdings <person> <class> <date>` where they are not the sums of the certificates.
   *  No personal facts. */
  readonly differences: readonly string[];
}

/** Everything is read as known at the last act there is now, so writers need not wait and cannot alarm. */
export async function rebuild(q: Queries, orgId: string): Promise<Rebuilt> {
  const seq = await selectLastSeq(q, orgId);
  let [acts, rows] = [0, 0];
  const telling: Task = async (tell) => {
    for await (const { text, size } of selectPages(q, orgId, seq)) {
      acts += size;
      await tell({ kind: 'page', acts: text });
    }
    for await (const { text, size } of selectRowPages(q, orgId, seq)) {
      rows += size;
      await tell({ kind: 'rows', rows: text });
    }
    for await (const lines of selectSubjectPages(q, orgId)) await tell({ kind: 'subjects', lines });
    await tell({ kind: 'compare', serials: [...(await selectSerials(q, orgId))] });
  };
  const { differences } = await byLength('comparisons', seq, telling);
  return { acts, rows, differences: [...differences, ...(await selectInconsistentHoldings(q, orgId, seq))] };
}

/** The same for every organization that has acts, one after the other. */
export async function* rebuildAll(db: Database): AsyncGenerator<Rebuilt & { readonly orgId: string }> {
  for (const orgId of await db.asNobody(selectOrganizationsWithActs))
    yield { orgId, ...(await db.asOrganization(orgId, (q) => rebuild(q, orgId))) };
}
