/** The stated capital account of a class, movement by movement (CBCA s. 26). What is known with an act never changes, so a movement
 *  keeps its place in the account of a date. */
import type { CapitalEntry } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ReadingAt } from './readingAt.ts';

/** An account on a date. */
export interface AccountAt extends ReadingAt {
  readonly classId: string;
}

/** How an account stands; whole shares and exact dollars. */
export interface AccountTotal {
  readonly movements: number;
  readonly shares: string;
  readonly balance: string;
}

export const selectAccountTotal = (
  q: Queries,
  orgId: string,
  { asOf, seq, classId }: AccountAt,
): Promise<AccountTotal> =>
  q.one<AccountTotal>(sql`
    select count(*)::integer as movements, coalesce(sum(shares), 0)::text as shares,
           trim_scale(coalesce(sum(amount), 0))::text as balance
      from capital_entries
      where org_id = ${orgId} and class_id = ${classId} and as_of(capital_entries, ${asOf}, ${seq})`);

/** How many shares of a class the articles allowed from a day on. */
export interface AuthorizedSince {
  readonly since: PlainDate;
  /** Whole shares; null where there is no bound. */
  readonly authorizedExact: string | null;
}

/** Every number up to the date, the first one first. Other terms that change in between say the same number again. */
export const selectAuthorized = (
  q: Queries,
  orgId: string,
  { asOf, seq, classId }: AccountAt,
): Promise<AuthorizedSince[]> =>
  q.all<AuthorizedSince>(sql`
    select since, nullif(authorized, 'unlimited') as "authorizedExact"
      from (
        select eff_from as since, value ->> 'authorized' as authorized,
               lag(value ->> 'authorized') over (order by eff_from) as earlier
          from class_terms
          where org_id = ${orgId} and class_id = ${classId} and eff_from <= ${asOf} and known_at(class_terms, ${seq})
      ) as terms
      where authorized is distinct from earlier
      order by since`);

/** A movement, and how the account stands after it. */
export interface Movement {
  /** Counted from 1, in the order of dates and of the acts of a day. */
  readonly place: number;
  readonly key: string;
  readonly on: PlainDate;
  /** The root of the act. */
  readonly by: string;
  readonly kind: CapitalEntry['kind'];
  /** Whole shares and exact dollars, less than zero when they leave. */
  readonly shares: string;
  readonly amount: string;
  readonly sharesAfter: string;
  readonly balance: string;
  /** The number of the security that came or went. */
  readonly label: string | null;
  readonly holder: string | null;
}

/** The movements from one place to another, both included, rising. Days are added up; only those that are shown are put in order. */
export const selectMovements = (
  q: Queries,
  orgId: string,
  { asOf, seq, classId, first, last }: AccountAt & { readonly first: number; readonly last: number },
): Promise<Movement[]> =>
  q.all<Movement>(sql`
    with day as (
      select eff_from, sum(amount) as amount, sum(shares) as shares, count(*) as movements,
             sum(sum(amount)) over rising as balance, sum(sum(shares)) over rising as held,
             sum(count(*)) over rising as through
        from capital_entries
        where org_id = ${orgId} and class_id = ${classId} and as_of(capital_entries, ${asOf}, ${seq})
        group by eff_from
        window rising as (order by eff_from)
    ), placed as (
      select e.key, e.eff_from, e.by_act, e.value, e.shares, e.amount,
             d.through - d.movements + row_number() over of_day as place,
             d.balance - d.amount + sum(e.amount) over of_day as balance,
             d.held - d.shares + sum(e.shares) over of_day as held
        from day d
          join capital_entries e on e.org_id = ${orgId} and e.class_id = ${classId} and e.eff_from = d.eff_from
            and (e.eff_to is null or e.eff_to > ${asOf}) and known_at(e, ${seq})
          join register_acts a on a.org_id = ${orgId} and a.act_id = e.by_act
        where d.through >= ${first} and d.through - d.movements < ${last}
        window of_day as (partition by e.eff_from order by a.rank, e.key rows between unbounded preceding and current row)
    ), shown as materialized (
      select *, value ->> 'securityId' as security from placed where place between ${first} and ${last}
    )
    select s.place::integer as place, s.key, s.eff_from as "on", s.by_act as "by", s.value ->> 'kind' as kind,
           s.shares::text as shares, trim_scale(s.amount)::text as amount, s.held::text as "sharesAfter",
           trim_scale(s.balance)::text as balance, c.label, c.person_id as holder
      from shown s
        left join certificates c on c.org_id = ${orgId} and c.key = s.security and as_of(c, ${asOf}, ${seq})
      order by s.place`);

/** The least dollars that stand in the account at the end of a day or of a later one up to the date. */
export const selectLowestBalance = async (
  q: Queries,
  orgId: string,
  { asOf, seq, classId, since }: AccountAt & { readonly since: PlainDate },
): Promise<string> =>
  (
    await q.one<{ lowest: string }>(sql`
      with day as (
        select eff_from, sum(sum(amount)) over (order by eff_from) as balance
          from capital_entries
          where org_id = ${orgId} and class_id = ${classId} and as_of(capital_entries, ${asOf}, ${seq})
          group by eff_from
      )
      select trim_scale(least(
               coalesce((select balance from day where eff_from <= ${since} order by eff_from desc limit 1), 0),
               min(balance) filter (where eff_from > ${since})))::text as lowest
        from day`)
  ).lowest;
