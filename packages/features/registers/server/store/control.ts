/** Data for significant control (CBCA s. 2.1): large holdings day by day, the articles' votes, joint holders,
 *  and entries made by hand. */

import type { ControlEntry } from '@tabellion/book/entities.ts';
import type { PersonKind } from '@tabellion/book/terms/people.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FactBodies } from '../../facts.ts';
import type { ReadingAt } from './readingAt.ts';

/** Whole shares after a day on which they changed. */
interface DayOfHolding {
  readonly personId: string;
  readonly classId: string;
  readonly day: PlainDate;
  readonly shares: string;
}

interface Span {
  readonly from: PlainDate;
  readonly to: PlainDate | null;
}

export interface ControlRow extends Span {
  readonly value: ControlEntry;
  /** The root of the act that made it so, and its number. */
  readonly act: string;
  readonly entry: number;
}

/** Somebody as the register has him on the date, or had him last. */
export interface ControlPerson {
  readonly personId: string;
  readonly kind: PersonKind;
  /** null when erased, and where none was told. */
  readonly name: FactBodies['name'] | null;
  readonly address: FactBodies['address'] | null;
  /** The kinds of fact on record and not erased. */
  readonly onRecord: readonly string[];
  readonly erased: readonly string[];
  /** Whether words tell how he has or had control. */
  readonly hasWords: boolean;
  /** Whether he holds a position on the date: other duties need his facts then. */
  readonly holdsSeat: boolean;
}

export interface ControlRows {
  /** Everything that was entered by hand up to the date, with its history. */
  readonly entries: readonly ControlRow[];
  /** How many votes a share of each class bore, and when. */
  readonly votes: readonly (Span & { classId: string; name: string; perShare: string })[];
  /** The members of joint holders, and when. */
  readonly joint: readonly (Span & { personId: string; members: string[] })[];
  /** Holdings day by day of whoever an entry names, joint holders, and everyone who held a quarter of a class at any time. */
  readonly held: readonly DayOfHolding[];
  /** Outstanding shares by class and day. */
  readonly whole: readonly Omit<DayOfHolding, 'personId'>[];
  /** Days on which shares were taken over from a register that told no earlier one. */
  readonly takenOverDays: readonly PlainDate[];
  /** Everybody named in the above. */
  readonly persons: readonly ControlPerson[];
}

/**
 * Up to a date, in one statement: the dashboard waits for it. Who has a quarter of all votes or of all value has a quarter
 * of some class; where others' shares go, he may reach it without an act of his own, so that the fewest shares that the
 * class had later count. Sorts all holdings once.
 */
export const selectControlRows = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
): Promise<ControlRows> =>
  q.one<ControlRows>(sql`
    with entries as materialized (
      select c.eff_from as "from", c.eff_to as "to", c.value, c.by_act as act, a.seq::integer as entry
        from control_entries c join register_acts a on a.org_id = c.org_id and a.act_id = c.by_act
        where c.org_id = ${orgId} and c.eff_from <= ${asOf} and known_at(c, ${seq})
    ), votes as (
      select key as "classId", name, value ->> 'votesPerShare' as "perShare", eff_from as "from", eff_to as "to"
        from class_terms
        where org_id = ${orgId} and eff_from <= ${asOf} and known_at(class_terms, ${seq})
    ), joint as materialized (
      select key as "personId", value -> 'members' as members, eff_from as "from", eff_to as "to" from persons
        where org_id = ${orgId} and kind = 'joint' and value -> 'members' is not null and eff_from <= ${asOf}
          and known_at(persons, ${seq})
    ), named as materialized (
      select jsonb_path_query(value, '$.individuals[*]') #>> '{}' as id from entries
      union select jsonb_path_query(value, '$.holders[*]') #>> '{}' from entries
      union select jsonb_path_query(value, '$.peopleAsked[*].personId') #>> '{}' from entries
      union select jsonb_array_elements_text(members) from joint
    ), lots as materialized (
      select person_id, class_id, eff_from, eff_to, quantity, value -> 'takenOver' is not null as is_taken_over
        from certificates
        where org_id = ${orgId} and status = 'open' and eff_from <= ${asOf} and known_at(certificates, ${seq})
    ), moves as materialized (
      select person_id, class_id, eff_from as day, quantity from lots
      union all
      select person_id, class_id, eff_to, -quantity from lots where eff_to <= ${asOf}
    ), own as materialized (
      select person_id, class_id, day,
             sum(sum(quantity)) over (partition by person_id, class_id order by day) as shares
        from moves group by person_id, class_id, day
    ), whole as materialized (
      select class_id, day, sum(sum(quantity)) over (partition by class_id order by day) as shares
        from moves group by class_id, day
    ), fewest as (
      select class_id, day, min(nullif(shares, 0)) over (partition by class_id order by day desc) as shares from whole
    ), wanted as (
      select o.person_id from own o join fewest f on f.class_id = o.class_id and f.day = o.day
        where o.shares > 0 and o.shares * 4 >= f.shares
      union
      select id::uuid from named
      union
      select "personId"::uuid from joint
    ), held as materialized (
      select o.person_id as "personId", o.class_id as "classId", o.day, o.shares::text as shares
        from own o join wanted w on w.person_id = o.person_id
    ), people as (
      select p.key as "personId", p.kind, n.body as name, a.body as address,
             exists (select from appointments t
                where t.org_id = p.org_id and t.person_id = p.person_id and t.status = 'active'
                  and as_of(t, ${asOf}, ${seq})) as "holdsSeat",
             exists (select from person_facts w
                where w.org_id = p.org_id and w.person_id = p.person_id and w.kind = 'control_description'
                  and w.body is not null) as "hasWords",
             coalesce(cited.kinds, '{}') as "onRecord", coalesce(cited.erased, '{}') as erased
        from persons p
          left join person_facts n on n.org_id = p.org_id and n.fact_id = p.name_fact
          left join person_facts a on a.org_id = p.org_id and a.fact_id = p.address_fact
          cross join lateral (
            select array_agg(f.kind) filter (where f.body is not null) as kinds,
                   array_agg(f.kind) filter (where f.body is null) as erased
              from jsonb_each(p.value -> 'facts') as c(kind, ref)
                join person_facts f on f.org_id = p.org_id and f.fact_id = (c.ref ->> 'fact')::uuid
          ) as cited
        where p.org_id = ${orgId} and as_of(p, ${asOf}, ${seq})
          and p.key = any(array(select id from named union select "personId"::text from held))
    )
    select (select coalesce(json_agg(e order by e."from", e.entry), '[]') from entries e) as entries,
           (select coalesce(json_agg(v order by v."from", v."classId"), '[]') from votes v) as votes,
           (select coalesce(json_agg(j order by j."from", j."personId"), '[]') from joint j) as joint,
           (select coalesce(json_agg(h order by h.day, h."personId", h."classId"), '[]') from held h) as held,
           (select coalesce(json_agg(json_build_object('classId', class_id, 'day', day, 'shares', shares::text)
                      order by day, class_id), '[]') from whole) as whole,
           (select coalesce(array_agg(distinct eff_from), '{}') from lots where is_taken_over) as "takenOverDays",
           (select coalesce(json_agg(p), '[]') from people p) as persons`);

/** Days on which shares were taken over from a register that told no earlier one. */
export const selectTakenOverDays = async (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
): Promise<ReadonlySet<PlainDate>> => {
  const days = await q.all<{ day: PlainDate }>(sql`
    select distinct eff_from as day from certificates
      where org_id = ${orgId} and status = 'open' and eff_from <= ${asOf} and known_at(certificates, ${seq})
        and value -> 'takenOver' is not null`);
  return new Set(days.map(({ day }) => day));
};

/** Persons who stand in the register because something entered by hand about significant control names or
 *  named them, and for nothing else: that they do is not for everybody to read. */
export async function selectForControlAlone(q: Queries, orgId: string): Promise<ReadonlySet<string>> {
  const rows = await q.all<{ id: string }>(sql`select id from for_control_alone(${orgId}) as id`);
  return new Set(rows.map(({ id }) => id));
}

/** Whether a person holds a position on the date; undefined where the register has no such person. */
export async function selectHoldsSeat(
  q: Queries,
  orgId: string,
  { asOf, seq, personId }: ReadingAt & { readonly personId: string },
): Promise<boolean | undefined> {
  const row = await q.first<{ holdsSeat: boolean }>(sql`
    select exists (select from appointments t
             where t.org_id = p.org_id and t.person_id = p.person_id and t.status = 'active'
               and as_of(t, ${asOf}, ${seq})) as "holdsSeat"
      from persons p
      where p.org_id = ${orgId} and p.key = ${personId} and as_of(p, ${asOf}, ${seq})`);
  return row?.holdsSeat;
}

/** The last act that was recorded by the end of a day; 0 when none was. */
export async function selectDayEndSeq(
  q: Queries,
  orgId: string,
  { on, zone }: { readonly on: PlainDate; readonly zone: string },
): Promise<number> {
  const row = await q.one<{ seq: number }>(sql`
    select coalesce(max(seq), 0)::integer as seq from register_acts
      where org_id = ${orgId} and recorded_at < (${on}::date + 1)::timestamp at time zone ${zone}`);
  return row.seq;
}

/** Changes to look for after an act, of an individual: something that is dated on one of the days; other
 *  shares of the holders; something entered by hand that names him; or a fact of his told anew. */
export interface ChangeLookedFor {
  readonly personId: string;
  readonly after: number;
  readonly days: readonly PlainDate[];
  readonly holders: readonly string[];
}

/** When the first such act was recorded of each. Who has none is left out. */
export const selectFirstRecorded = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  lookedFor: readonly ChangeLookedFor[],
): Promise<{ personId: string; at: Instant }[]> =>
  q.all<{ personId: string; at: Instant }>(sql`
    with asked as materialized (
      select person, person::text as id, after, days, holders
        from jsonb_to_recordset(${spelled(lookedFor)}::jsonb) as c(person uuid, after bigint, days date[], holders uuid[])
    ), found as (
      select c.person, a.seq
        from asked c join register_acts a on a.org_id = ${orgId} and a.effective_on = any(c.days) and a.seq > c.after
      union all
      select c.person, a.seq
        from asked c join register_acts a on a.org_id = ${orgId} and a.payload ->> 'personId' = c.id and a.seq > c.after
        where a.kind = 'person.changed'
              and jsonb_path_exists(a.payload, '$.set[*] ? (@.kind == "name" || @.kind == "service_address"
                || @.kind == "residential_address" || @.kind == "birth_date" || @.kind == "citizenship"
                || @.kind == "tax_residence")')
           or a.kind = 'person.added' and a.verb = 'replace'
              and exists (select from register_acts before
                where before.org_id = a.org_id and before.act_id = a.supersedes
                  and before.payload -> 'facts' <> a.payload -> 'facts')
      union all
      select c.person, changed.seq
        from asked c join control_entries e on e.org_id = ${orgId} and e.kind = 'statement' and e.value -> 'individuals' ? c.id
          cross join lateral (values (e.known_from), (e.known_to)) as changed(seq)
        where changed.seq > c.after
      union all
      select c.person, changed.seq
        from asked c
          cross join lateral (
            select h.class_id from certificates h
              where h.org_id = ${orgId} and h.person_id = any(c.holders) and h.status = 'open' and as_of(h, ${asOf})
              group by h.class_id
              having sum(h.quantity) filter (where known_at(h, c.after))
                is distinct from
                  sum(h.quantity) filter (where known_at(h, ${seq}))
          ) as moved
          join certificates h on h.org_id = ${orgId} and h.person_id = any(c.holders) and h.class_id = moved.class_id
          cross join lateral (values (h.known_from), (h.known_to)) as changed(seq)
        where changed.seq > c.after
    )
    select f.person as "personId", min(a.recorded_at) as at
      from found f join register_acts a on a.org_id = ${orgId} and a.seq = f.seq
      where a.seq <= ${seq}
      group by f.person`);

const spelled = (lookedFor: readonly ChangeLookedFor[]): string =>
  JSON.stringify(lookedFor.map(({ personId: person, ...rest }) => ({ person, ...rest })));
