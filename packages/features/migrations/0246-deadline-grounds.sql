-- What the deadlines of a corporation run from as its registers tell it: kept after each of its entries, so that a page need not
-- compute it (decision 088). Dates and facts only: what is due, and what is overdue, follows when it is read.
create table deadline_grounds (
  org_id uuid primary key references organizations,
  -- The last act that it knows. Where there is a later one it says nothing.
  seq bigint not null,
  -- On each of these days it is the same; open where no act on record is dated later.
  holds_from date not null,
  holds_until date check (holds_until > holds_from),
  grounds jsonb not null,
  -- Whom it names.
  person_ids uuid[] not null
);
select protect_tenant_table('deadline_grounds', 'select, insert, update');

-- Of persons, by their ids: the name, the kinds of facts on record and those erased, and whether words tell how one has or had
-- control. As known now, as facts are erased without an act.
create function persons_on_record(org uuid, ids uuid[]) returns jsonb
  language sql stable set search_path = public, pg_temp
begin atomic
  select coalesce(jsonb_object_agg(p.person_id, jsonb_build_object(
           'name', n.body, 'onRecord', coalesce(cited.kinds, '{}'), 'erased', coalesce(cited.erased, '{}'),
           'hasWords', exists (select from person_facts w
             where w.org_id = org and w.person_id = p.person_id and w.kind = 'control_description'
               and w.body is not null))), '{}')
    from persons p
      left join person_facts n on n.org_id = org and n.fact_id = p.name_fact
      cross join lateral (
        select array_agg(f.kind) filter (where f.body is not null) as kinds,
               array_agg(f.kind) filter (where f.body is null) as erased
          from jsonb_each(p.value -> 'facts') as c(kind, ref)
            join person_facts f on f.org_id = org and f.fact_id = (c.ref ->> 'fact')::uuid
      ) as cited
    where p.org_id = org and p.person_id = any(ids) and p.known_to is null and p.eff_to is null;
end;
grant execute on function persons_on_record(uuid, uuid[]) to tabellion_app;
