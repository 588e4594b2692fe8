/** The register of what is not a share, on a date or between two, and the pools of options. */
import type { PromisedShares } from '@tabellion/book/dilution.ts';
import type { Instrument, Pool } from '@tabellion/book/entities.ts';
import { type ExercisableFacts, hasRunOut } from '@tabellion/book/options.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { LineChange } from '../../rules/compared.ts';
import type { ReadingAt } from './readingAt.ts';
import { registerRowOf } from './rows.ts';

export interface InstrumentFilter {
  /** Those that are open on the date, those that are not, or all. */
  readonly who: 'current' | 'former' | 'all';
  readonly kind: Instrument['kind'] | null;
  /** The holders that are asked for; null for all. */
  readonly personIds: readonly string[] | null;
  /** The other date of a comparison; null for none. */
  readonly from: PlainDate | null;
}

export interface InstrumentPageQuery extends InstrumentFilter {
  readonly onlyChanges: boolean;
  readonly order: 'on' | 'label' | 'shares';
  readonly descending: boolean;
  /** The last line of the page before; null for the first page. */
  readonly after: string | null;
  readonly limit: number;
}

export interface InstrumentRow {
  readonly value: Instrument;
  readonly className: string | null;
  readonly poolName: string | null;
  /** The rule of its pool's plan for cancelled rights. */
  readonly onCancellation: Pool['onCancellation'];
  readonly change: LineChange;
  /** Shares that were left on the other date; null without one, and where it was not there. */
  readonly leftBefore: string | null;
  /** The act that made it. */
  readonly root: string;
}

/** One page, in its order; among equals by date and number. Of a line that is gone the earlier date says what it was. */
export async function selectInstruments(
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  { who, kind, personIds, from, onlyChanges, order, descending, after, limit }: InstrumentPageQuery,
): Promise<InstrumentRow[]> {
  const rows = await q.all<
    Omit<InstrumentRow, 'value'> & { key: string; value: Record<string, unknown> }
  >(sql`
    with compared as materialized (
      select * from compared_instruments(${orgId}, ${asOf}, ${from}::date, ${seq})
    ), placed as (
      select c.*, row_number() over (order by
               case when ${order} = 'shares' then c.outstanding * way.sign end nulls last,
               case when ${order} = 'label' and way.sign = 1 then c.label end collate "und-x-icu",
               case when ${order} = 'label' and way.sign = -1 then c.label end collate "und-x-icu" desc,
               (c.issued_on - date '2000-01-01') * way.sign, c.label collate "und-x-icu", c.key) as at
        from compared c
          cross join (select case when ${descending} then -1 else 1 end as sign) as way
        where (${who} = 'all' or (${who} = 'current') = (c.status = 'open') or c.change = 'left')
          and (${kind}::text is null or c.kind = ${kind})
          and (${personIds}::uuid[] is null or c.person_id = any(${personIds}::uuid[]))
          and (not ${onlyChanges} or c.change <> 'same')
    )
    select p.key, p.value, p.change, p.left_before::text as "leftBefore", t.value ->> 'name' as "className",
           o.value ->> 'name' as "poolName", o.value ->> 'onCancellation' as "onCancellation",
           (select f.by_act from instruments f where f.org_id = ${orgId} and f.key = p.key
              order by f.known_from, f.eff_from limit 1) as root
      from placed p
        -- Of a line that is gone the class and the pool may be younger than the date.
        cross join (select greatest(${asOf}::date, ${from}::date) as on) as named
        left join class_terms t on t.org_id = ${orgId} and t.key = p.value ->> 'classId'
          and as_of(t, named.on, ${seq})
        left join option_pools o on o.org_id = ${orgId} and o.key = p.value ->> 'poolId'
          and as_of(o, named.on, ${seq})
      where ${after}::text is null or p.at > (select at from placed where key = ${after}::text)
      order by p.at limit ${limit}`);
  return rows.map(({ key, value, ...rest }) => ({ ...rest, value: instrumentOf(key, value) }));
}

export interface InstrumentTotal {
  readonly lines: number;
  readonly left: string;
  readonly joined: number;
  readonly gone: number;
  readonly changed: number;
  readonly same: number;
}

/** The sums of all lines that the filter lets through; shares that are left as a whole number. */
export const selectInstrumentTotal = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  { who, kind, personIds, from }: InstrumentFilter,
): Promise<InstrumentTotal> =>
  q.one<InstrumentTotal>(sql`
    select count(*)::integer as lines, coalesce(sum(outstanding) filter (where change <> 'left'), 0)::text as left,
           count(*) filter (where change = 'joined')::integer as joined,
           count(*) filter (where change = 'left')::integer as gone,
           count(*) filter (where change = 'changed')::integer as changed,
           count(*) filter (where change = 'same')::integer as same
      from compared_instruments(${orgId}, ${asOf}, ${from}::date, ${seq}) c
      where (${who} = 'all' or (${who} = 'current') = (c.status = 'open') or c.change = 'left')
        and (${kind}::text is null or c.kind = ${kind})
        and (${personIds}::uuid[] is null or c.person_id = any(${personIds}::uuid[]))`);

export interface PoolRow {
  readonly value: Pool;
  /** Names of its classes, in their order. */
  readonly classNames: readonly string[];
}

/** Every pool on the date, in the order in which they began. */
export async function selectPools(q: Queries, orgId: string, { asOf, seq }: ReadingAt): Promise<PoolRow[]> {
  const rows = await q.all<{ key: string; value: Record<string, unknown>; classNames: string[] }>(sql`
    select p.key, p.value, (
        select array_agg(coalesce(t.value ->> 'name', '') order by c.at)
          from jsonb_array_elements_text(p.value -> 'classIds') with ordinality as c (id, at)
            left join class_terms t on t.org_id = ${orgId} and t.key = c.id and as_of(t, ${asOf}, ${seq})
      ) as "classNames"
      from option_pools p
      where p.org_id = ${orgId} and as_of(p, ${asOf}, ${seq})
      order by (select min(f.eff_from) from option_pools f where f.org_id = ${orgId} and f.key = p.key), p.key`);
  return rows.map(({ key, value, classNames }) => {
    const row = registerRowOf({ ...NO_DATES, table: 'pools', key, value });
    if (row.table !== 'pools') throw new Error('a row of pools is one');
    return { value: row.value, classNames };
  });
}

const NO_DATES = { effFrom: '0001-01-01' as PlainDate, effTo: null, by: '' };

function instrumentOf(key: string, value: Record<string, unknown>): Instrument {
  const row = registerRowOf({ ...NO_DATES, table: 'instruments', key, value });
  if (row.table !== 'instruments') throw new Error('a row of instruments is one');
  return row.value;
}

/** The numbers that instruments bear on a date. */
export async function selectInstrumentLabels(
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
): Promise<ReadonlySet<string>> {
  const { labels } = await q.one<{ labels: string[] }>(sql`
    select coalesce(array_agg(label), '{}') as labels from instruments
      where org_id = ${orgId} and as_of(instruments, ${asOf}, ${seq})`);
  return new Set(labels);
}

/** Shares of a class that may still come of options and warrants. */
export async function selectPromised(
  q: Queries,
  orgId: string,
  { asOf, seq, classId }: ReadingAt & { readonly classId: string },
): Promise<bigint> {
  const { promised } = await q.one<{ promised: string }>(sql`
    select coalesce(sum(outstanding), 0)::text as promised from instruments
      where org_id = ${orgId} and class_id = ${classId} and as_of(instruments, ${asOf}, ${seq})`);
  return BigInt(promised);
}

export interface ExpiredRightsRow {
  readonly kind: Exclude<PromisedShares['kind'], 'pool'>;
  readonly classId: string;
  readonly shares: string;
}

/** Options and warrants left past their last day, or past the exercise window of a holder who has left, by
 *  kind and class: they count until an act records their end. */
export async function selectExpiredRights(
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
): Promise<ExpiredRightsRow[]> {
  const rows = await q.all<ExpiredRightsRow & { readonly lasting: ExercisableFacts }>(sql`
    select case kind when 'option' then 'options' else 'warrants' end as kind, class_id::text as "classId",
           outstanding::text as shares, value as lasting
      from instruments
      where org_id = ${orgId} and as_of(instruments, ${asOf}, ${seq})
        and outstanding > 0 and class_id is not null
        and ((value ->> 'expiresOn')::date < ${asOf} or value -> 'vestingChanges' ->> 'stoppedFor' is not null)`);
  const past = new Map<string, ExpiredRightsRow>();
  for (const { lasting, kind, classId, shares } of rows) {
    if (!hasRunOut(lasting, asOf)) continue;
    const key = `${kind} ${classId}`;
    const sum = BigInt(shares) + BigInt(past.get(key)?.shares ?? 0);
    past.set(key, { kind, classId, shares: String(sum) });
  }
  return [...past.values()];
}
