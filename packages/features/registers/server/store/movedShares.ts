/** The register of transfers on a date: what went from a holder to another, or back to the corporation. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { selectVersions } from './acts.ts';
import type { ReadingAt } from './readingAt.ts';

export interface MovedFilter {
  /** Between holders, or back to the corporation; null for both. */
  readonly to: 'holder' | 'corporation' | null;
  /** One class, by its id; null for all. */
  readonly classId: string | null;
  /** One of these gave or received; null for all. */
  readonly personIds: readonly string[] | null;
  /** Only what is dated after this day; null for all. */
  readonly since: PlainDate | null;
  /** Voided movements, in place of those in force. */
  readonly isTakenBack: boolean;
}

export interface MovedPageQuery extends MovedFilter {
  readonly order: 'on' | 'shares';
  readonly descending: boolean;
  /** The last line of the page before; null for the first page. */
  readonly after: string | null;
  readonly limit: number;
}

/** A line of the register, with its certificates as they are numbered. */
export interface MovedLine {
  /** The security opened for the transferee, or, of shares that came back, the one that ended; where that was taken back, the
   *  root of the act. */
  readonly line: string;
  /** The root of the act. */
  readonly act: string;
  /** The act's place in the history: the number of its entry. */
  readonly entry: number;
  readonly on: PlainDate;
  readonly classId: string;
  readonly className: string;
  readonly from: string;
  /** null where they went back to the corporation. */
  readonly to: string | null;
  /** Whole shares. */
  readonly shares: string;
  readonly ended: { readonly id: string; readonly label: string | null };
  readonly opened: { readonly id: string; readonly label: string | null } | null;
  /** The certificate of the shares that the holder kept. */
  readonly balance: { readonly id: string; readonly label: string | null } | null;
}

/** One page, in its order; lines of one day stand by their entries, those of one act as the act names them. */
export const selectMovedShares = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  { to, classId, personIds, since, isTakenBack, order, descending, after, limit }: MovedPageQuery,
): Promise<MovedLine[]> =>
  q.all<MovedLine>(sql`
    with placed as materialized (
      select m.*, row_number() over (order by
               case when ${order} = 'shares' then m.shares end * way.sign, (m."on" - date '2000-01-01') * way.sign,
               m.entry * way.sign, m.place, m.line) as at
        from (
          select * from moved_shares(${orgId}, ${asOf}, ${seq}) where not ${isTakenBack}
          union all
          select * from moves_taken_back(${orgId}, ${asOf}, ${seq}, ${personIds}::uuid[]) where ${isTakenBack}
        ) m
          cross join (select case when ${descending} then -1 else 1 end as sign) as way
        where (${to}::text is null or (${to}::text = 'holder') = (m.to_person is not null))
          and (${classId}::uuid is null or m.class_id = ${classId}::uuid)
          and (${personIds}::uuid[] is null or m.from_person = any(${personIds}::uuid[]) or m.to_person = any(${personIds}::uuid[]))
          and (${since}::date is null or m."on" > ${since}::date)
    ), page as (
      -- Keys as the register spells them: a cast within the join would keep it from its index.
      select *, ended::text as ended_key, opened::text as opened_key, balance::text as balance_key from placed
        where ${after}::uuid is null or at > (select at from placed where line = ${after}::uuid)
        order by at limit ${limit}
    )
    select p.line, p.act, p.entry::integer as entry, p."on", p.class_id as "classId", coalesce(t.name, '') as "className",
           p.from_person as "from", p.to_person as "to", p.shares::text as shares,
           jsonb_build_object('id', p.ended, 'label', e.label) as ended,
           case when p.opened is not null then jsonb_build_object('id', p.opened, 'label', o.label) end as opened,
           case when p.balance is not null then jsonb_build_object('id', p.balance, 'label', b.label) end as balance
      from page p
        left join class_terms t on t.org_id = ${orgId} and t.class_id = p.class_id and as_of(t, ${asOf}, ${seq})
        left join certificates e on e.org_id = ${orgId} and e.key = p.ended_key
          and (e.eff_from = p."on" and not ${isTakenBack} or e.eff_to is null and ${isTakenBack})
          and known_at(e, ${seq})
        left join certificates o on o.org_id = ${orgId} and o.key = p.opened_key
          and (o.eff_from = p."on" and not ${isTakenBack} or o.eff_to is null and ${isTakenBack})
          and known_at(o, ${seq})
        left join certificates b on b.org_id = ${orgId} and b.key = p.balance_key
          and (b.eff_from = p."on" and not ${isTakenBack} or b.eff_to is null and ${isTakenBack})
          and known_at(b, ${seq})
      order by p.at`);

/** The sums of all lines that the filter lets through; shares as whole numbers. */
export interface MovedTotal {
  readonly lines: number;
  readonly shares: string;
  /** Dated up to `since`, though the filter may leave them out. */
  readonly earlier: number;
}

/** @param before  the day up to which lines count as earlier; null for none */
export const selectMovedTotal = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  { to, classId, personIds, isTakenBack }: Omit<MovedFilter, 'since'>,
  before: PlainDate | null,
): Promise<MovedTotal> =>
  q.one<MovedTotal>(sql`
    select count(*)::integer as lines, coalesce(sum(m.shares), 0)::text as shares,
           count(*) filter (where m."on" <= ${before}::date)::integer as earlier
      from (
        select * from moved_shares(${orgId}, ${asOf}, ${seq}) where not ${isTakenBack}
        union all
        select * from moves_taken_back(${orgId}, ${asOf}, ${seq}, ${personIds}::uuid[]) where ${isTakenBack}
      ) m
      where (${to}::text is null or (${to}::text = 'holder') = (m.to_person is not null))
        and (${classId}::uuid is null or m.class_id = ${classId}::uuid)
        and (${personIds}::uuid[] is null or m.from_person = any(${personIds}::uuid[]) or m.to_person = any(${personIds}::uuid[]))`);

interface ActVersions {
  readonly first: Act;
  readonly newest: Act;
  /** The newest that says something. */
  readonly stored: Act;
}

/** Some acts by their roots: their versions as known with an act. */
export async function selectActsKnown(
  q: Queries,
  orgId: string,
  { seq, roots }: { readonly seq: number; readonly roots: readonly string[] },
): Promise<ReadonlyMap<string, ActVersions>> {
  const versions = await selectVersions(q, orgId, [...new Set(roots)]);
  const byRoot = new Map<string, ActVersions>();
  for (const act of versions.filter((one) => one.seq <= seq).toSorted((a, b) => a.seq - b.seq)) {
    const { first = act, stored = act } = byRoot.get(act.root) ?? {};
    byRoot.set(act.root, { first, newest: act, stored: act.verb === 'void' ? stored : act });
  }
  return byRoot;
}
