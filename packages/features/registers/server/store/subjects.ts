/** The index of what acts touch: by whom a thing is named, and by what it was brought. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { type SubjectOfAct, subjectsOf } from '@tabellion/book/readWriteSets.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export const spellSubjects = (lines: readonly SubjectOfAct[]): string =>
  canonicalJson(lines.map((line) => ({ ...line })));

/** A correction mostly touches what its root did; those lines stay.
 *  @param pages  the lines of the acts by `spellSubjects`, where that was done elsewhere */
export async function insertSubjects(
  tx: Transaction,
  orgId: string,
  acts: readonly Act[],
  pages: readonly string[] = [spellSubjects(acts.flatMap(subjectsOf))],
): Promise<void> {
  for (const page of pages)
    await tx.run(sql`
      insert into act_subjects (org_id, subject, root, writes)
        select ${orgId}, subject, root, writes
          from jsonb_to_recordset(${page}::jsonb) as s(subject text, root uuid, writes boolean)
        on conflict do nothing`);
}

const PAGE = 2000;

/** Every line of the index, page by page; each page as the database spells it, a list of `SubjectOfAct`. */
export async function* selectSubjectPages(q: Queries, orgId: string): AsyncGenerator<string> {
  for (let { subject, root, writes } = first; ; ) {
    const page = await q.one<SubjectOfAct & { text: string; size: number }>(sql`
      with page as (
        select root, subject, writes from act_subjects
          where org_id = ${orgId} and (subject, root, writes) > (${subject}, ${root}::uuid, ${writes})
          order by subject, root, writes limit ${PAGE}
      )
      select coalesce(json_agg(page), '[]')::text as text, count(*)::integer as size,
             (array_agg(subject order by subject desc, root desc, writes desc))[1] as subject,
             (array_agg(root order by subject desc, root desc, writes desc))[1] as root,
             (array_agg(writes order by subject desc, root desc, writes desc))[1] as writes from page`);
    yield page.text;
    if (page.size < PAGE) return;
    ({ subject, root, writes } = page);
  }
}

/** The place before every line: no subject is empty. */
const first: SubjectOfAct = { subject: '', root: '00000000-0000-0000-0000-000000000000', writes: false };
