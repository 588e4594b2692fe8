-- A line that a reader found, with his access to its organization: it is judged once, and what travels says by which access.
create type worklist_found as (of_line worklist_lines, access text, sections text[], sub_type text);

drop function worklist_walk(uuid, jsonb, jsonb, integer);
-- As migration 0332 has it, with the access by which each line was found.
create function worklist_walk(reader uuid, kinds_by_access jsonb, after jsonb, most integer) returns setof worklist_found
  language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select l.of_line, m.access, m.sections, m.sub_type
      from (
          select w as of_line, w.org_id, w.kind, w.ordered_on, w.line from worklist_lines w
            where (w.ordered_on, w.org_id, w.line) > (
              coalesce((after ->> 'day')::date, '-infinity'),
              coalesce((after ->> 'org')::uuid, '00000000-0000-0000-0000-000000000000'),
              coalesce(after ->> 'line', ''))
            order by w.ordered_on, w.org_id, w.line limit 4 * most
        ) l
        cross join lateral worklist_membership(reader, l.org_id) m
      where kinds_by_access -> access_key(m.access, m.sections) ? l.kind
      order by l.ordered_on, l.org_id, l.line
      limit most;
end $$;

-- Nothing is looked up that a line of its kind has not.
create or replace function worklist_words(of_line worklist_lines, in_charge uuid)
  returns table (title text, person jsonb, signees text[], charge_name text)
  language sql stable
  begin atomic
    select case of_line.kind
             when 'signatures' then (select e.title from envelopes e
                                       where e.org_id = of_line.org_id and e.envelope_id = of_line.subject)
             when 'deadline' then case when of_line.subject is not null then (
                                    select d.title from own_deadlines d
                                      where d.org_id = of_line.org_id and d.own_id = of_line.subject) end
           end,
           case when of_line.person_id is not null then (
             select f.body from persons p join person_facts f on f.org_id = p.org_id and f.fact_id = p.name_fact
               where p.org_id = of_line.org_id and p.person_id = of_line.person_id
                 and p.known_to is null and p.eff_to is null) end,
           case when of_line.signee_ids = '{}' then '{}' else array(
             select s.name from signees s
               where s.org_id = of_line.org_id and s.envelope_id = of_line.subject and s.signee_id = any (of_line.signee_ids)
               order by s.place, s.signee_id) end,
           case when worklist_words.in_charge is not null then (
             select nullif(btrim(u.firstname || ' ' || u.lastname), '') from users u
               where u.id = worklist_words.in_charge) end;
  end;

-- As migration 0332 has it; the access of a reader to each organization is looked up once.
create or replace function worklist_page(
  reader uuid, kinds_by_access jsonb, days jsonb, filters jsonb, by_organization boolean, after jsonb, most integer
)
  returns table (
    org_id uuid, name text, name_postfix text, jurisdiction text, access text, sections text[], sub_type text, line text,
    kind text, due_on date, subject uuid, params jsonb, next_act text, title text, person jsonb, signees text[],
    in_charge uuid, charge_name text, is_yours boolean
  )
  language plpgsql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  page worklist_found[] := '{}';
begin
  if not by_organization and filters in ('{}', '{"kinds": []}') then
    page := array(select f from worklist_walk(reader, kinds_by_access, after, most) f);
  end if;
  if cardinality(page) < most then
    page := array(
      select (l, m.access, m.sections, m.sub_type)::worklist_found
        from worklist_search(reader, kinds_by_access, days, filters, by_organization, after, most) l
          cross join lateral worklist_membership(reader, l.org_id) m);
  end if;
  return query
    select l.org_id, o.name, o.name_postfix, d.jurisdiction, f.access, f.sections, f.sub_type, l.line,
           l.kind, l.due_on, l.subject, l.params, l.next_act, w.title, w.person, w.signees,
           c.in_charge, w.charge_name,
           case when l.signee_ids = '{}' then false else exists (
             select from signees s join users u on u.email = s.email
               where s.org_id = l.org_id and s.envelope_id = l.subject and s.signee_id = any (l.signee_ids)
                 and u.id = reader) end
      from unnest(page) f
        cross join lateral (select (f.of_line).*) l
        join organizations o on o.org_id = l.org_id
        join organization_details d on d.org_id = l.org_id
        left join worklist_assignments a on a.org_id = l.org_id and a.line = l.line
        cross join lateral (select case when a.line is null then l.in_charge else a.assigned_to end as in_charge) c
        cross join lateral worklist_words(f.of_line, c.in_charge) w
      order by case when by_organization then o.name end, case when by_organization then l.org_id end,
               l.ordered_on, l.org_id, l.line;
end $$;
