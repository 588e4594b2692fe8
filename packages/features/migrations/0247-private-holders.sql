-- Who holds shares on a date, each of joint holders by himself; employees are those to whom shares were ever issued as such.
-- No row where the articles restrict no transfers, so that it is no private issuer (NI 45-106 s. 2.4). Whoever is neither joint
-- holder nor one of them, no employee and promised nothing, is only counted (migration 0112), and those few are found by
-- indexes of their own (migration 0040). A function, because the dashboard asks it in the statement of its figures.
create function private_holders(org uuid, on_day date, at_seq bigint, with_waiting boolean)
  returns table (counted integer, employees integer)
  language sql stable set search_path = public, pg_temp
begin atomic
  with articles as (
    select 1 from corporation_rows r
      where r.org_id = org and as_of(r, on_day, at_seq) and r.value ->> 'transferRestrictions' is not null
  ), drafts as materialized (
    select draft from proposals p cross join jsonb_array_elements(p.acts) as d(draft)
      where with_waiting and p.org_id = org and p.state in ('open', 'needs_attention')
  ), told as materialized (
    select (draft #>> '{payload,personId}')::uuid as person_id, draft #> '{payload,members}' as members
      from drafts where draft ->> 'kind' = 'members.set' and draft ->> 'verb' <> 'void'
  ), joint as materialized (
    select t.person_id, m.member::uuid as member
      from told t cross join lateral jsonb_array_elements_text(t.members) as m(member)
    union all
    select p.person_id, m.member::uuid
      from persons p cross join lateral jsonb_array_elements_text(p.value -> 'members') as m(member)
      where p.org_id = org and p.kind = 'joint' and as_of(p, on_day, at_seq)
        and not exists (select from told t where t.person_id = p.person_id)
  ), promised as materialized (
    select (issue ->> 'personId')::uuid as person_id,
           coalesce(issue #>> '{exemption,category}' = 'employee' or issue #>> '{exemption,rule}' = 'employee', false)
             as employed
      from drafts cross join jsonb_array_elements(draft #> '{payload,issues}') as i(issue)
      where draft ->> 'kind' = 'issued' and draft ->> 'verb' <> 'void'
  ), given as materialized (
    select c.person_id from certificates c
      where c.org_id = org and c.status <> 'void' and c.eff_from <= on_day and known_at(c, at_seq)
        and (c.value #>> '{exemption,category}' = 'employee' or c.value #>> '{exemption,rule}' = 'employee')
    union all
    select person_id from promised where employed
  ), special as materialized (
    select person_id as id from joint union select member from joint union select person_id from promised
    union select person_id from given
  ), holding as materialized (
    select s.id from special s
      where exists (select from holdings h
        where h.org_id = org and h.person_id = s.id and as_of(h, on_day, at_seq))
  ), settled as materialized (
    select s.holders from standing_sums s
      where s.org_id = org and s.of_id = org and known_at(s, at_seq) and s.settled_on <= on_day
  ), everybody as (
    select coalesce((select holders from settled), (
      select count(distinct h.person_id) from holdings h
        where h.org_id = org and as_of(h, on_day, at_seq))) as holders
  ), held as (
    select id as person_id from holding
    union all
    select person_id from promised
  ), people as (
    select distinct coalesce(j.member, h.person_id) as person from held h left join joint j on j.person_id = h.person_id
  ), employees as materialized (
    select distinct coalesce(j.member, g.person_id) as person from given g left join joint j on j.person_id = g.person_id
  )
  select (count(*) filter (where e.person is null) + (select holders from everybody) - (select count(*) from holding))::integer,
         count(e.person)::integer
    from people p left join employees e on e.person = p.person
    having exists (select from articles);
end;
grant execute on function private_holders(uuid, date, bigint, boolean) to tabellion_app;
