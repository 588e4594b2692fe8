-- As migration 0330 has it, and the account is not looked at where there is a membership of its own: the two exclude each other.
create or replace function worklist_membership(reader uuid, org uuid)
  returns table (access text, sections text[], sub_type text)
  language sql stable rows 1
  begin atomic
    select m.access, m.sections, m.sub_type from memberships m where m.org_id = org and m.user_id = reader
    union all
    select lent.access, lent.sections, 'main_sub_user' from lent_access lent
      where lent.org_id = org and lent.user_id = reader
        and not exists (select from memberships own where own.org_id = org and own.user_id = reader)
    limit 1;
  end;

-- The first lines after a place in the order of their days, of those whose organizations the reader belongs to; it looks at four
-- times as many lines as are wanted and no further. Whoever sees most organizations finds a page among them, and none of the
-- other lines is read. The plan is kept: it is the same for every reader.
create function worklist_walk(reader uuid, kinds_by_access jsonb, after jsonb, most integer) returns setof worklist_lines
  language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select l.*
      from (
          select * from worklist_lines
            where (ordered_on, org_id, line) > (
              coalesce((after ->> 'day')::date, '-infinity'),
              coalesce((after ->> 'org')::uuid, '00000000-0000-0000-0000-000000000000'),
              coalesce(after ->> 'line', ''))
            order by ordered_on, org_id, line limit 4 * most
        ) l
        cross join lateral worklist_membership(reader, l.org_id) m
      where kinds_by_access -> access_key(m.access, m.sections) ? l.kind
      order by l.ordered_on, l.org_id, l.line
      limit most;
end $$;

-- The same through the organizations of the reader, whatever the filters and the order. Planned anew for each reader, as one may
-- see three lines of ten million, and another all.
create function worklist_search(
  reader uuid, kinds_by_access jsonb, days jsonb, filters jsonb, by_organization boolean, after jsonb, most integer
)
  returns setof worklist_lines
  language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare
  wanted_kinds text[] := array(select jsonb_array_elements_text(filters -> 'kinds'));
  wanted_client text := search_fold(coalesce(filters ->> 'client', ''));
  wanted_member uuid := filters ->> 'member';
  wanted_state text := coalesce(filters ->> 'state', '');
  after_day date := after ->> 'day';
  after_name text := after ->> 'name';
  after_org uuid := after ->> 'org';
  after_line text := after ->> 'line';
begin
  return query
    select l.*
      from worklist_lines l
        join worklist_reach(reader, kinds_by_access) mine on mine.org_id = l.org_id and mine.kinds ? l.kind
        join organizations o on o.org_id = l.org_id
        join organization_details d on d.org_id = l.org_id
        left join worklist_assignments a on a.org_id = l.org_id and a.line = l.line
      where (cardinality(wanted_kinds) = 0 or l.kind = any (wanted_kinds))
        and (wanted_client = '' or position(wanted_client in search_fold(o.name)) > 0)
        and (wanted_member is null or wanted_member = case when a.line is null then l.in_charge else a.assigned_to end)
        and (wanted_state <> 'overdue' or l.due_on < (days ->> d.jurisdiction)::date)
        and (wanted_state <> 'soon' or l.due_on between (days ->> d.jurisdiction)::date and (days ->> d.jurisdiction)::date + 30)
        and (wanted_state <> 'later' or l.due_on > (days ->> d.jurisdiction)::date + 30)
        and (wanted_state <> 'undated' or l.due_on is null)
        and (after is null or by_organization or (l.ordered_on, l.org_id, l.line) > (after_day, after_org, after_line))
        and (after is null or not by_organization
             or (o.name, l.org_id, l.ordered_on, l.line) > (after_name, after_org, after_day, after_line))
      order by case when by_organization then o.name end, case when by_organization then l.org_id end,
               l.ordered_on, l.org_id, l.line
      limit most;
end $$;

-- As migration 0330 has it, by the walk where no filter is set and it finds a whole page, else by the search.
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
  page worklist_lines[] := '{}';
begin
  if not by_organization and filters in ('{}', '{"kinds": []}') then
    page := array(select l from worklist_walk(reader, kinds_by_access, after, most) l);
  end if;
  if cardinality(page) < most then
    page := array(select l from worklist_search(reader, kinds_by_access, days, filters, by_organization, after, most) l);
  end if;
  return query
    select l.org_id, o.name, o.name_postfix, d.jurisdiction, m.access, m.sections, m.sub_type, l.line,
           l.kind, l.due_on, l.subject, l.params, l.next_act, w.title, w.person, w.signees,
           c.in_charge, w.charge_name,
           exists (select from signees s join users u on u.email = s.email
                     where s.org_id = l.org_id and s.envelope_id = l.subject and s.signee_id = any (l.signee_ids)
                       and u.id = reader)
      from unnest(page) l
        join organizations o on o.org_id = l.org_id
        join organization_details d on d.org_id = l.org_id
        left join worklist_assignments a on a.org_id = l.org_id and a.line = l.line
        cross join lateral (select case when a.line is null then l.in_charge else a.assigned_to end as in_charge) c
        cross join lateral worklist_membership(reader, l.org_id) m
        cross join lateral worklist_words(l, c.in_charge) w
      order by case when by_organization then o.name end, case when by_organization then l.org_id end,
               l.ordered_on, l.org_id, l.line;
end $$;
