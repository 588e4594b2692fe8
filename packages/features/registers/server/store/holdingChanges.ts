/** The securities register on two dates: who joined, who left, whose number of shares changed, and by which acts. */
import type { EndingKind, IssuingKind } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { HoldingKey } from './standingHoldings.ts';

/** Two dates as known with one act; `from` may be the later one. */
export interface TwoDates {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly seq: number;
}

/** Whole shares on both dates; `0` where the person holds none of the class. */
export interface HoldingChange extends HoldingKey {
  readonly before: string;
  readonly after: string;
}

export interface ChangesFilter {
  /** One class, by its id; null for all. */
  readonly classId: string | null;
  /** These persons alone; null for all. */
  readonly personIds: readonly string[] | null;
}

export interface ChangesPageQuery extends ChangesFilter {
  readonly onlyChanges: boolean;
  /** `shares` of the second date; `difference` with its sign. */
  readonly order: 'name' | 'shares' | 'difference';
  readonly descending: boolean;
  /** Whose alphabet. */
  readonly language: string;
  /** The last line of the page before; null for the first page. */
  readonly after: HoldingKey | null;
  readonly limit: number;
}

/** Everyone who holds shares on either date; those of one rank by family name in the reader's alphabet. */
export const selectHoldingChanges = (
  q: Queries,
  orgId: string,
  { from, to, seq }: TwoDates,
  { classId, personIds, onlyChanges, order, descending, language, after, limit }: ChangesPageQuery,
): Promise<HoldingChange[]> =>
  q.all<HoldingChange>(sql`
    with held as materialized (
      select person_id, class_id,
             coalesce(sum(shares) filter (where as_of(holdings, ${from})), 0) as before,
             coalesce(sum(shares) filter (where as_of(holdings, ${to})), 0) as after
        from holdings
        where org_id = ${orgId} and known_at(holdings, ${seq})
          and (${classId}::uuid is null or class_id = ${classId}::uuid)
          and (${personIds}::uuid[] is null or person_id = any(${personIds}::uuid[]))
          and (as_of(holdings, ${from}) or as_of(holdings, ${to}))
        group by person_id, class_id
    ), named as (
      select h.*, coalesce(nullif(btrim(f.body ->> 'company_name'), ''),
                           nullif(btrim(concat_ws(' ', f.body ->> 'lastname', f.body ->> 'firstname')), '')) as name
        from held h
          left join persons p on p.org_id = ${orgId} and p.person_id = h.person_id
            and as_of(p, greatest(${from}::date, ${to}::date), ${seq})
          left join person_facts f on f.org_id = ${orgId} and f.fact_id = p.name_fact
        where not ${onlyChanges} or h.before <> h.after
    ), placed as materialized (
      select *, row_number() over (order by
               case ${order} when 'shares' then after when 'difference' then after - before end
                 * case when ${descending} then -1 else 1 end,
               case when ${language} not in ('fr', 'tr', 'ar') then name end collate "en-CA-x-icu",
               case ${language} when 'fr' then name end collate "fr-CA-x-icu",
               case ${language} when 'tr' then name end collate "tr-TR-x-icu",
               case ${language} when 'ar' then name end collate "ar-EG-x-icu", person_id, class_id)
               * case when ${descending} and ${order} = 'name' then -1 else 1 end as place
        from named
    )
    select person_id as "personId", class_id as "classId", before::text as before, after::text as after from placed
      where ${after?.personId ?? null}::uuid is null
        or place > (
          select place from placed
            where person_id = ${after?.personId ?? null}::uuid and class_id = ${after?.classId ?? null}::uuid)
      order by place limit ${limit}`);

/** Totals of the redline over all lines that the filter lets through; shares and lines as whole numbers. */
export interface ChangesTotal {
  readonly joined: number;
  readonly left: number;
  readonly changed: number;
  readonly same: number;
  readonly holdersBefore: number;
  readonly holdersAfter: number;
  readonly before: string;
  readonly after: string;
}

export const selectChangesTotal = (
  q: Queries,
  orgId: string,
  { from, to, seq }: TwoDates,
  { classId, personIds }: ChangesFilter,
): Promise<ChangesTotal> =>
  q.one<ChangesTotal>(sql`
    with held as materialized (
      select person_id, class_id,
             coalesce(sum(shares) filter (where as_of(holdings, ${from})), 0) as before,
             coalesce(sum(shares) filter (where as_of(holdings, ${to})), 0) as after
        from holdings
        where org_id = ${orgId} and known_at(holdings, ${seq})
          and (${classId}::uuid is null or class_id = ${classId}::uuid)
          and (${personIds}::uuid[] is null or person_id = any(${personIds}::uuid[]))
          and (as_of(holdings, ${from}) or as_of(holdings, ${to}))
        group by person_id, class_id
    )
    select count(*) filter (where before = 0)::integer as joined, count(*) filter (where after = 0)::integer as "left",
           count(*) filter (where before > 0 and after > 0 and before <> after)::integer as changed,
           count(*) filter (where before = after)::integer as same,
           count(distinct person_id) filter (where before > 0)::integer as "holdersBefore",
           count(distinct person_id) filter (where after > 0)::integer as "holdersAfter",
           coalesce(sum(before), 0)::text as before, coalesce(sum(after), 0)::text as after
      from held`);

/** An act between two dates that opened or ended a security of a line. */
export interface ChangeCause extends HoldingKey {
  /** Its root. */
  readonly act: string;
  readonly kind: 'issued' | IssuingKind | EndingKind;
  readonly on: PlainDate;
  /** The number of the security that it issued or ended, or of the first that the new one came of; null where it has none. */
  readonly label: string | null;
  /** The security itself. */
  readonly securityId: string;
}

/** The acts that changed some lines, the last first; one act once for each line. */
export const selectChangeCauses = (
  q: Queries,
  orgId: string,
  { from, to, seq }: TwoDates,
  keys: readonly HoldingKey[],
): Promise<ChangeCause[]> =>
  q.all<ChangeCause>(sql`
    with caused as (
      select k.person_id, k.class_id, c.by_act, c.eff_from, c.status,
             case when c.status = 'ended' then c.value #>> '{ended,by}' else coalesce(c.value #>> '{origin,by}', 'issued') end as kind,
             case when c.status = 'ended' then c.key else coalesce(c.value #>> '{origin,from,0}', c.key) end as security,
             c.label
        from unnest(${keys.map(({ personId }) => personId)}::uuid[], ${keys.map(({ classId }) => classId)}::uuid[])
            as k (person_id, class_id)
          join certificates c on c.org_id = ${orgId} and c.person_id = k.person_id and c.class_id = k.class_id
            -- Not a row that other acts began, such as those of vesting.
            and (c.status = 'ended' or c.status = 'open' and c.eff_from = (c.value ->> 'issuedOn')::date)
            and c.eff_from > least(${from}::date, ${to}::date) and c.eff_from <= greatest(${from}::date, ${to}::date)
            and known_at(c, ${seq})
    ), once as (
      -- What an act ended says more than what it left of it.
      select distinct on (person_id, class_id, by_act) * from caused
        order by person_id, class_id, by_act, status = 'ended' desc, label
    )
    select o.person_id as "personId", o.class_id as "classId", o.by_act as act, o.kind, o.eff_from as "on",
           o.security as "securityId",
           coalesce((select s.label from certificates s
              where s.org_id = ${orgId} and s.key = o.security and known_at(s, ${seq})
              order by s.eff_from limit 1),
             (select i.label from instruments i
              where i.org_id = ${orgId} and i.key = o.security and known_at(i, ${seq})
              order by i.eff_from limit 1)) as label
      from once o order by o.eff_from desc, o.by_act`);
