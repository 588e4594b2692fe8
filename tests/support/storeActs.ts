/** Long histories, laid by the product's own statements as if they had been recorded one by one. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { highestSerials } from '@tabellion/book/assignedValues.ts';
import { fold } from '@tabellion/book/fold.ts';
import { difference } from '@tabellion/book/rows.ts';
import { insertActs } from '@tabellion/features/registers/server/store/acts.ts';
import { writeDifference } from '@tabellion/features/registers/server/store/rows.ts';
import { writeSerials } from '@tabellion/features/registers/server/store/serials.ts';
import { insertSubjects } from '@tabellion/features/registers/server/store/subjects.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

const PAGE = 5000;

/** @param recorded  how many of the acts are on record already */
export async function storeActs(
  database: Database,
  orgId: string,
  acts: readonly Act[],
  recorded = 0,
): Promise<void> {
  const book = fold(acts);
  const { close, open } = difference(fold(acts.slice(0, recorded)), book);
  await database.transaction(orgId, async (tx) => {
    for (let i = recorded; i < acts.length; i += PAGE) {
      await insertActs(tx, orgId, acts.slice(i, i + PAGE));
      // Plans are dropped: one by which a connection checked the keys of its first few acts would read all of
      // them for each.
      await tx.run(sql`discard plans`);
      await insertSubjects(tx, orgId, acts.slice(i, i + PAGE));
    }
    await writeDifference(tx, orgId, acts.length, { close, open });
    await writeSerials(tx, orgId, highestSerials(book));
    await tx.run(sql`update register_heads set seq = ${acts.length} where org_id = ${orgId}`);
  });
}
