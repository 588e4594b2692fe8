-- What each person held of each class, from day to day and as known with act after act: the sums of the rows of
-- certificates, so that a page of the securities register in order of shares is read from an index. Written beside those
-- rows in the same transaction, compared with them every night.
create table holdings (
  org_id uuid not null references organizations,
  person_id uuid not null,
  class_id uuid not null,
  eff_from date not null,
  eff_to date,
  known_from bigint not null,
  known_to bigint,
  shares numeric(38, 0) not null check (shares > 0),
  -- The first day since which some were held without a gap.
  since date not null,
  primary key (org_id, person_id, class_id, eff_from, known_from),
  check (eff_to > eff_from),
  check (known_to > known_from)
);
create index on holdings (org_id, shares, person_id, class_id) include (since, eff_from, eff_to, known_from, known_to);
select protect_tenant_table('holdings', 'select, insert');
grant update (known_to) on holdings to tabellion_app;

-- The holdings of some persons (null: of all) as their certificates say them, as known at a seq.
create function summed_holdings(org uuid, at_seq bigint, persons uuid[])
  returns table (person_id uuid, class_id uuid, eff_from date, eff_to date, shares numeric, since date)
  language sql stable set search_path = public, pg_temp
begin atomic
  with standing as (
    select c.person_id, c.class_id, c.eff_from, c.eff_to, c.quantity from certificates c
      where persons is null and c.org_id = org and c.status = 'open' and c.known_from <= at_seq
        and (c.known_to is null or c.known_to > at_seq)
    union all
    -- Few of many are found by the index.
    select c.person_id, c.class_id, c.eff_from, c.eff_to, c.quantity
      from unnest(persons) as p(id) join certificates c on c.org_id = org and c.person_id = p.id
      where c.status = 'open' and c.known_from <= at_seq and (c.known_to is null or c.known_to > at_seq)
  ), changes as (
    -- What replaces as many on the same day changes nothing.
    select m.person_id, m.class_id, m.day, sum(m.change) as change
      from (select s.person_id, s.class_id, s.eff_from as day, s.quantity as change from standing s
            union all
            select s.person_id, s.class_id, s.eff_to, -s.quantity from standing s where s.eff_to is not null) as m
      group by m.person_id, m.class_id, m.day
      having sum(m.change) <> 0
  ), held as (
    select c.person_id, c.class_id, c.day, lead(c.day) over (partition by c.person_id, c.class_id order by c.day) as until,
           sum(c.change) over (partition by c.person_id, c.class_id order by c.day) as shares, c.change
      from changes c
  ), begun as (
    select h.*, max(h.day) filter (where h.shares = h.change) over (partition by h.person_id, h.class_id order by h.day) as since
      from held h
  )
  select b.person_id, b.class_id, b.day, b.until, b.shares, b.since from begun b where b.shares > 0;
end;
grant execute on function summed_holdings(uuid, bigint, uuid[]) to tabellion_app;

-- Brings the holdings of whoever had certificates written or closed at a seq up to date. Once in a transaction, after the
-- last of its rows.
create function write_holdings(org uuid, at_seq bigint) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  touched uuid[];
begin
  select array_agg(distinct t.person_id) into touched
    from (select c.person_id from certificates c where c.org_id = org and c.known_from = at_seq
          union all
          select c.person_id from certificates c where c.org_id = org and c.known_to = at_seq) as t;
  if touched is null then
    return;
  end if;
  with summed as materialized (
    select * from summed_holdings(org, at_seq, touched)
  ), stood as materialized (
    select h.person_id, h.class_id, h.eff_from, h.eff_to, h.shares, h.since
      from unnest(touched) as p(id) join holdings h on h.org_id = org and h.person_id = p.id and h.known_to is null
  ), closed as (
    update holdings h set known_to = at_seq
      from (select * from stood except select * from summed) as g
      where h.org_id = org and h.person_id = g.person_id and h.class_id = g.class_id and h.eff_from = g.eff_from
        and h.known_to is null
  )
  insert into holdings (org_id, person_id, class_id, eff_from, eff_to, known_from, shares, since)
    select org, n.person_id, n.class_id, n.eff_from, n.eff_to, at_seq, n.shares, n.since
      from (select * from summed except select * from stood) as n;
end $$;
grant execute on function write_holdings(uuid, bigint) to tabellion_app;
