/** The index of what acts touch, and the acts that it finds. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { Ask } from '@tabellion/book/slice.ts';
import type { SharesByDay } from '@tabellion/book/totals.ts';
import { type SubjectOfAct, subjectsOf } from '@tabellion/book/touches.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** A correction mostly touches what its root did; those lines stay. */
export const insertSubjects = (tx: Transaction, orgId: string, acts: readonly Act[]): Promise<number> =>
  tx.run(sql`
    insert into act_subjects (org_id, subject, root, writes)
      select ${orgId}, subject, root, writes
        from jsonb_to_recordset(${canonicalJson(acts.flatMap(subjectsOf))}::jsonb)
          as s(subject text, root uuid, writes boolean)
      on conflict do nothing`);

/** The roots that an ask finds by subject, at most `limit` of them. */
export async function selectRootsAsked(
  q: Queries,
  orgId: string,
  { touching, writing, dated }: Omit<Ask, 'roots'>,
  limit: number,
): Promise<string[]> {
  const rows = await q.all<{ root: string }>(sql`
    select root from act_subjects where org_id = ${orgId} and subject = any(${[...touching]}::text[])
    union
    select root from act_subjects where org_id = ${orgId} and subject = any(${[...writing]}::text[]) and writes
    union
    select s.root
      from jsonb_to_recordset(${canonicalJson(dated)}::jsonb) as asked(subject text, days date[])
        join act_subjects s on s.org_id = ${orgId} and s.subject = asked.subject
        join register_acts a on a.org_id = ${orgId} and a.root = s.root and a.effective_on = any(asked.days)
    limit ${limit}`);
  return rows.map(({ root }) => root);
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

/** Before every line: no subject is empty. */
const first: SubjectOfAct = { subject: '', root: '00000000-0000-0000-0000-000000000000', writes: false };

/** As `sharesByDay` of the book, from the rows known now. */
export async function selectSharesByDay(q: Queries, orgId: string, classId: string): Promise<SharesByDay> {
  const rows = await q.all<{ day: PlainDate; opened: string; change: string }>(sql`
    with known as (
      select eff_from, eff_to, quantity, status = 'open' as is_open,
             value ->> 'issuedOn' = eff_from::text as is_first
        from certificates
        where org_id = ${orgId} and class_id = ${classId} and known_to is null and status <> 'void'
    )
    select day, sum(opened)::text as opened, sum(change)::text as change
      from (
        select eff_from as day, case when is_first then quantity else 0 end as opened,
               case when is_open then quantity else 0 end as change from known
        union all
        select eff_to, 0, -quantity from known where is_open and eff_to is not null
      ) days
      group by day`);
  return new Map(
    rows.map(({ day, opened, change }) => [day, { opened: BigInt(opened), change: BigInt(change) }]),
  );
}
