-- What stands of each class, and of all classes together, once the last day has passed on which any of it changes: shares,
-- who holds them, and the stated capital. An act among many holders reads these sums instead of adding everybody up. They
-- are known from act to act, as holdings are, written with them in the same transaction and compared every night.
create table standing_sums (
  org_id uuid not null references organizations,
  -- The class; the organization where all classes are together.
  of_id uuid not null,
  known_from bigint not null,
  known_to bigint,
  shares numeric(38, 0) not null check (shares >= 0),
  holders bigint not null check (holders >= 0),
  capital numeric not null,
  -- From this day on nothing of it changes.
  settled_on date not null,
  primary key (org_id, of_id, known_from),
  check (known_to > known_from)
);
select protect_tenant_table('standing_sums', 'select, insert');
grant update (known_to) on standing_sums to tabellion_app;

-- The sums as holdings and entries say them, as known at a seq.
create function summed_standing(org uuid, at_seq bigint)
  returns table (of_id uuid, shares numeric, holders bigint, capital numeric, settled_on date)
  language sql stable set search_path = public, pg_temp
begin atomic
  with held as (
    select h.class_id, h.person_id, h.shares, h.eff_to is null as stands, greatest(h.eff_from, h.eff_to) as day
      from holdings h
      where h.org_id = org and h.known_from <= at_seq and (h.known_to is null or h.known_to > at_seq)
  ), entered as (
    select e.class_id, e.amount, e.eff_to is null as stands, greatest(e.eff_from, e.eff_to) as day
      from capital_entries e
      where e.org_id = org and e.known_from <= at_seq and (e.known_to is null or e.known_to > at_seq)
  ), lines as (
    select class_id, person_id, shares, 0 as amount, stands, day from held
    union all
    select class_id, null, 0, amount, stands, day from entered
  )
  select coalesce(l.class_id, org), coalesce(sum(l.shares) filter (where l.stands), 0),
         count(distinct l.person_id) filter (where l.stands), coalesce(sum(l.amount) filter (where l.stands), 0), max(l.day)
    from lines l group by grouping sets ((l.class_id), ())
    having count(*) > 0;
end;
grant execute on function summed_standing(uuid, bigint) to tabellion_app;

-- Brings the sums up to date with what was written at a seq of holdings and of accounts, after the holdings.
create function write_standing(org uuid, at_seq bigint) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  with touched as materialized (
    select c.person_id from certificates c where c.org_id = org and c.known_from = at_seq
    union
    select c.person_id from certificates c where c.org_id = org and c.known_to = at_seq
  ), held as materialized (
    select h.class_id, h.person_id, case when h.eff_to is null then h.shares else 0 end as shares,
           h.known_from < at_seq as was, h.known_to is null as stands, greatest(h.eff_from, h.eff_to) as day
      from touched t join holdings h on h.org_id = org and h.person_id = t.person_id
      where h.known_to is null or h.known_to = at_seq
  ), entered as materialized (
    select e.class_id, case when e.eff_to is null then e.amount else 0 end as amount, true as stands,
           greatest(e.eff_from, e.eff_to) as day
      from capital_entries e where e.org_id = org and e.known_from = at_seq
    union all
    select e.class_id, case when e.eff_to is null then -e.amount else 0 end, false, greatest(e.eff_from, e.eff_to)
      from capital_entries e where e.org_id = org and e.known_to = at_seq
  ), by_person as (
    select coalesce(h.class_id, org) as of_id, coalesce(sum(h.shares) filter (where h.was), 0) as before,
           coalesce(sum(h.shares) filter (where h.stands), 0) as after, max(h.day) as day
      from held h group by grouping sets ((h.person_id, h.class_id), (h.person_id))
  ), lines as (
    select of_id, after - before as shares, (after > 0)::integer - (before > 0)::integer as holders, 0 as capital, day
      from by_person
    union all
    select class_id, 0, 0, amount, day from entered
    union all
    select org, 0, 0, amount, day from entered
  ), changed as materialized (
    select of_id, sum(shares) as shares, sum(holders) as holders, sum(capital) as capital, max(day) as day
      from lines group by of_id
  ), stood as materialized (
    select s.* from changed c join standing_sums s on s.org_id = org and s.of_id = c.of_id and s.known_to is null
  ), closed as (
    update standing_sums s set known_to = at_seq
      from stood o where s.org_id = org and s.of_id = o.of_id and s.known_from = o.known_from
  )
  insert into standing_sums (org_id, of_id, known_from, shares, holders, capital, settled_on)
    select org, c.of_id, at_seq, coalesce(s.shares, 0) + c.shares, coalesce(s.holders, 0) + c.holders,
           coalesce(s.capital, 0) + c.capital, greatest(s.settled_on, c.day)
      from changed c left join stood s on s.of_id = c.of_id;
end $$;
grant execute on function write_standing(uuid, bigint) to tabellion_app;
