/** The index of what acts touch, and the acts that it finds. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { type SubjectOfAct, subjectsOf } from '@tabellion/book/readWriteSets.ts';
import type { ActsQuery } from '@tabellion/book/slice.ts';
import type { ClassWithSeries, DayOfClass } from '@tabellion/book/totals.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimalTotal } from '@tabellion/kernel/decimal.ts';
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

/** The roots that an ask finds by subject, at most `limit` of them. */
export async function selectRoots(
  q: Queries,
  orgId: string,
  { touching, writing, dated }: Omit<ActsQuery, 'roots'>,
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

/** As `classWithSeries` of the book, from the rows known now. */
export async function selectClassWithSeries(
  q: Queries,
  orgId: string,
  classId: string,
): Promise<ClassWithSeries> {
  const rows = await q.all<DayRow>(sql`
    with family as (
      select ${classId} as key
      union
      select key from class_terms
        where org_id = ${orgId} and known_to is null and value ->> 'seriesOf' = ${classId}
    ), known as (
      select class_id, eff_from, eff_to, quantity, status = 'open' as is_open,
             value ->> 'issuedOn' = eff_from::text as is_first
        from certificates
        where org_id = ${orgId} and class_id in (select key::uuid from family) and known_to is null and status <> 'void'
    ), moves as (
      select class_id, eff_from as day, case when is_first then quantity else 0 end as opened,
             case when is_open then quantity else 0 end as change, 0 as capital, false as asks from known
      union all
      select class_id, eff_to, 0, -quantity, 0, false from known where is_open and eff_to is not null
      union all
      select class_id, eff_from, 0, 0, amount, account_asked(shares, amount, value ->> 'kind') from capital_entries
        where org_id = ${orgId} and class_id in (select key::uuid from family) and known_to is null
    ), days as (
      select class_id::text as key, day, sum(opened)::text as opened, sum(change)::text as change,
             trim_scale(sum(capital))::text as capital, bool_or(asks) as asks
        from moves group by class_id, day
    )
    select key as "classId", day, opened, change, capital, asks from family left join days using (key)`);
  const family = new Map<string, Map<PlainDate, DayOfClass>>();
  for (const { classId: member, day, opened, change, capital, asks } of rows) {
    const days = family.get(member) ?? new Map<PlainDate, DayOfClass>();
    family.set(member, days);
    if (day !== null)
      days.set(day, { opened: BigInt(opened), change: BigInt(change), capital: decimalTotal(capital), asks });
  }
  return family;
}

interface DayRow {
  readonly classId: string;
  /** Null for a class without a certificate; then the rest is null too. */
  readonly day: PlainDate | null;
  readonly opened: string;
  readonly change: string;
  readonly capital: string;
  readonly asks: boolean;
}

/** Whether an act may compare the account of a class on a day or later. */
export async function selectIsBalanceCompared(
  q: Queries,
  orgId: string,
  classId: string,
  since: PlainDate,
): Promise<boolean> {
  const { asks } = await q.one<{ asks: boolean }>(sql`
    select exists (
      select from capital_entries
        where org_id = ${orgId} and class_id = ${classId} and eff_from >= ${since} and known_to is null
          and account_asked(shares, amount, value ->> 'kind')) as asks`);
  return asks;
}
