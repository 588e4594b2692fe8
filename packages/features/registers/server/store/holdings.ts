/** The securities register: who holds which shares of which class on a date, and who did (CBCA s. 50(1)). */
import type { PersonKind } from '@tabellion/book/terms/people.ts';
import type { CertificateForm } from '@tabellion/book/terms/securities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FactBodies } from '../../facts.ts';
import type { ReadingAt } from './readingAt.ts';
import {
  type HoldingKey,
  type HoldingsFilter,
  type HoldingsPageQuery,
  type HoldingsTotal,
  standingByShares,
  standingBySince,
  standingTotal,
} from './standingHoldings.ts';

/** The lines of one page, in its order, and what all lines together are. Who holds shares on the date is read from the
 *  holdings; who ever held some from all rows of certificates up to it. */
export async function selectHoldingsPage(
  q: Queries,
  orgId: string,
  at: ReadingAt,
  page: HoldingsPageQuery,
): Promise<{ readonly keys: readonly HoldingKey[]; readonly total: HoldingsTotal }> {
  if (page.order === 'shares' && page.who !== 'current') {
    const { keys, ...total } = await pageByShares(q, orgId, at, page);
    return { keys: keys.map(([personId, classId]) => ({ personId, classId })), total };
  }
  const [keys, total] = await Promise.all([
    keysOfPage(q, orgId, at, page),
    selectHoldingsTotal(q, orgId, at, page),
  ]);
  return { keys, total };
}

function keysOfPage(
  q: Queries,
  orgId: string,
  at: ReadingAt,
  page: HoldingsPageQuery,
): Promise<HoldingKey[]> {
  if (page.order === 'name') return keysByName(q, orgId, at, page);
  if (page.order === 'shares') return standingByShares(q, orgId, at, page);
  return (page.who === 'current' ? standingBySince : keysBySince)(q, orgId, at, page);
}

/** Pages of former holders too, in one pass: adding up many holders takes the time. */
const pageByShares = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  { who, classId, personIds, descending, after, limit }: HoldingsPageQuery,
): Promise<HoldingsTotal & { readonly keys: readonly (readonly [personId: string, classId: string])[] }> =>
  q.one(sql`
    with held as materialized (
      select person_id, class_id,
             coalesce(sum(quantity) filter (where eff_to is null or eff_to > ${asOf}), 0)
               * case when ${descending} then -1 else 1 end as place
        from certificates
        where org_id = ${orgId} and status = 'open' and eff_from <= ${asOf} and known_at(certificates, ${seq})
          and (${classId}::uuid is null or class_id = ${classId}::uuid)
          and (${personIds}::uuid[] is null or person_id = any(${personIds}::uuid[]))
        group by person_id, class_id
        having ${who} <> 'former' or bool_and(eff_to <= ${asOf})
    ), page as (
      select place, person_id, class_id from held
        where ${after?.personId ?? null}::uuid is null
          or (place, person_id, class_id) > (
            select place, person_id, class_id from held
              where person_id = ${after?.personId ?? null}::uuid and class_id = ${after?.classId ?? null}::uuid)
        order by place, person_id, class_id limit ${limit}
    )
    select count(*)::integer as lines, abs(coalesce(sum(place), 0))::text as shares,
           (select count(*) from (select from held group by person_id) as persons)::integer as holders,
           (select count(*) from (select from held group by class_id) as classes)::integer as classes,
           (select coalesce(jsonb_agg(jsonb_build_array(person_id, class_id) order by place, person_id, class_id), '[]')
              from page) as keys
      from held`);

/** Days held without a gap up to the date; of former holders, of the last time. */
const keysBySince = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  { who, classId, personIds, descending, after, limit }: HoldingsPageQuery,
): Promise<HoldingKey[]> =>
  q.all<HoldingKey>(sql`
    with held as materialized (
      select person_id, class_id,
             (max(eff_from) filter (where held_until is null or held_until < eff_from) - date '2000-01-01')
               * case when ${descending} then -1 else 1 end as place
        from (
          select person_id, class_id, eff_from, eff_to,
                 max(coalesce(eff_to, 'infinity')) over (
                   partition by person_id, class_id order by eff_from
                   rows between unbounded preceding and 1 preceding) as held_until
            from certificates
            where org_id = ${orgId} and status = 'open' and eff_from <= ${asOf} and known_at(certificates, ${seq})
              and (${classId}::uuid is null or class_id = ${classId}::uuid)
              and (${personIds}::uuid[] is null or person_id = any(${personIds}::uuid[]))
        ) as runs
        group by person_id, class_id
        having ${who} <> 'former' or bool_and(eff_to <= ${asOf})
    )
    select person_id as "personId", class_id as "classId" from held
      where ${after?.personId ?? null}::uuid is null
        or (place, person_id, class_id) > (
          select place, person_id, class_id from held
            where person_id = ${after?.personId ?? null}::uuid and class_id = ${after?.classId ?? null}::uuid)
      order by place, person_id, class_id limit ${limit}`);

/** Keys by family name in the reader's alphabet, as the Act asks for it (s. 50(1)(a)); an erased name
 *  comes last. */
const keysByName = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  { who, classId, personIds, language, descending, after, limit }: HoldingsPageQuery,
): Promise<HoldingKey[]> =>
  q.all<HoldingKey>(sql`
    with held as materialized (
      select person_id, class_id from certificates
        where org_id = ${orgId} and status = 'open' and eff_from <= ${asOf}
          and (${who} <> 'current' or eff_to is null or eff_to > ${asOf}) and known_at(certificates, ${seq})
          and (${classId}::uuid is null or class_id = ${classId}::uuid)
          and (${personIds}::uuid[] is null or person_id = any(${personIds}::uuid[]))
        group by person_id, class_id
        having ${who} <> 'former' or bool_and(eff_to <= ${asOf})
    ), named as (
      select h.person_id, h.class_id,
             coalesce(nullif(btrim(f.body ->> 'company_name'), ''),
                      nullif(btrim(concat_ws(' ', f.body ->> 'lastname', f.body ->> 'firstname')), '')) as name
        from held h
          left join persons p on p.org_id = ${orgId} and p.person_id = h.person_id and as_of(p, ${asOf}, ${seq})
          left join person_facts f on f.org_id = ${orgId} and f.fact_id = p.name_fact
    ), placed as materialized (
      select person_id, class_id,
             row_number() over (order by
               case when ${language} not in ('fr', 'tr', 'ar') then name end collate "en-CA-x-icu",
               case ${language} when 'fr' then name end collate "fr-CA-x-icu",
               case ${language} when 'tr' then name end collate "tr-TR-x-icu",
               case ${language} when 'ar' then name end collate "ar-EG-x-icu", person_id, class_id)
               * case when ${descending} then -1 else 1 end as place
        from named
    )
    select person_id as "personId", class_id as "classId" from placed
      where ${after?.personId ?? null}::uuid is null
        or place > (
          select place from placed
            where person_id = ${after?.personId ?? null}::uuid and class_id = ${after?.classId ?? null}::uuid)
      order by place limit ${limit}`);

export const selectHoldingsTotal = (
  q: Queries,
  orgId: string,
  at: ReadingAt,
  filter: HoldingsFilter,
): Promise<HoldingsTotal> => (filter.who === 'current' ? standingTotal : everTotal)(q, orgId, at, filter);

const everTotal = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  { who, classId, personIds }: HoldingsFilter,
): Promise<HoldingsTotal> =>
  q.one<HoldingsTotal>(sql`
    with held as materialized (
      select person_id, class_id,
             coalesce(sum(quantity) filter (where eff_to is null or eff_to > ${asOf}), 0) as shares
        from certificates
        where org_id = ${orgId} and status = 'open' and eff_from <= ${asOf} and known_at(certificates, ${seq})
          and (${classId}::uuid is null or class_id = ${classId}::uuid)
          and (${personIds}::uuid[] is null or person_id = any(${personIds}::uuid[]))
        group by person_id, class_id
        having ${who} <> 'former' or bool_and(eff_to <= ${asOf})
    )
    select count(*)::integer as lines, coalesce(sum(shares), 0)::text as shares,
           (select count(*) from (select from held group by person_id) as persons)::integer as holders,
           (select count(*) from (select from held group by class_id) as classes)::integer as classes
      from held`);

/** A line as it is shown. */
export interface Holding extends HoldingKey {
  readonly kind: PersonKind;
  /** null when erased, and where none was told. */
  readonly name: FactBodies['name'] | null;
  readonly address: FactBodies['address'] | null;
  readonly className: string;
  /** Whole shares; `0` for whoever held some and holds none. */
  readonly shares: string;
  /** The first day since which they hold without a gap; of a former holder the first day of the last time. */
  readonly since: PlainDate;
  /** They were taken over on that day from a register that told no earlier one. */
  readonly isOnOrBefore: boolean;
  /** The day from which they held none; null for who holds some. */
  readonly until: PlainDate | null;
  /** Open securities by number, at most as many as were asked for, and how many there are. */
  readonly certificates: readonly {
    readonly id: string;
    readonly label: string | null;
    /** Null where the register does not say. */
    readonly form: CertificateForm | null;
  }[];
  readonly certificateCount: number;
  /** The open ones with terms of vesting, the newest fifty, as stored: shares as text. */
  readonly vesting: readonly Record<string, unknown>[];
}

const CERTIFICATES_SHOWN = 4;

/** Holdings by key, in the order of the keys. */
export const selectHoldings = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  keys: readonly HoldingKey[],
  { certificates = CERTIFICATES_SHOWN }: { readonly certificates?: number } = {},
): Promise<Holding[]> =>
  q.all<Holding>(sql`
    select k.person_id as "personId", k.class_id as "classId", coalesce(p.kind, 'individual') as kind, n.body as name,
           a.body as address, coalesce(t.name, '') as "className", own.shares::text as shares, run.since,
           exists (
             select from certificates c
               where c.org_id = ${orgId} and c.person_id = k.person_id and c.class_id = k.class_id and c.status = 'open'
                 and c.eff_from = run.since and known_at(c, ${seq}) and c.value -> 'takenOver' is not null
           ) as "isOnOrBefore",
           case when own.count = 0 then run.until end as until, coalesce(own.certificates, '[]') as certificates,
           own.count::integer as "certificateCount", coalesce(own.vesting, '[]') as vesting
      from unnest(${keys.map(({ personId }) => personId)}::uuid[], ${keys.map(({ classId }) => classId)}::uuid[])
          with ordinality as k (person_id, class_id, place)
        left join class_terms t on t.org_id = ${orgId} and t.class_id = k.class_id and as_of(t, ${asOf}, ${seq})
        left join persons p on p.org_id = ${orgId} and p.person_id = k.person_id and as_of(p, ${asOf}, ${seq})
        left join person_facts n on n.org_id = ${orgId} and n.fact_id = p.name_fact
        left join person_facts a on a.org_id = ${orgId} and a.fact_id = p.address_fact
        cross join lateral (
          select max(eff_from) filter (where held_until is null or held_until < eff_from) as since, max(eff_to) as until
            from (
              select eff_from, eff_to, max(coalesce(eff_to, 'infinity')) over (
                       order by eff_from rows between unbounded preceding and 1 preceding) as held_until
                from certificates c
                where c.org_id = ${orgId} and c.person_id = k.person_id and c.class_id = k.class_id
                  and c.status = 'open' and c.eff_from <= ${asOf} and known_at(c, ${seq})
            ) as runs
        ) as run
        cross join lateral (
          select coalesce(sum(quantity), 0) as shares, count(*) as count,
                 jsonb_agg(jsonb_build_object('id', key, 'label', label, 'form', value -> 'form') order by at) filter (where at <= ${certificates}::integer) as certificates,
                 jsonb_agg(value) filter (where value -> 'vesting' <> 'null'::jsonb and back <= 50) as vesting
            from (
              select c.key, c.label, c.value, c.quantity,
                     row_number() over (order by c.serial nulls last, c.label, c.key) as at,
                     row_number() over (
                       order by c.value -> 'vesting' = 'null'::jsonb, c.serial desc nulls last, c.key) as back
                from certificates c
                where c.org_id = ${orgId} and c.person_id = k.person_id and c.class_id = k.class_id
                  and c.status = 'open' and as_of(c, ${asOf}, ${seq})
            ) as open
        ) as own
      order by k.place`);
