-- A score falls with the places in which a rule is broken: the list of organizations is given each finding, as migration 0344 has it
-- otherwise.
create or replace function worklist_organizations(reader uuid, kinds_by_access jsonb)
  returns table (org_id uuid, jurisdiction text, next_due_on date, unsigned bigint, found text[])
  language plpgsql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
    select r.org_id, d.jurisdiction, w.next_due_on, coalesce(w.unsigned, 0)::bigint,
           case when r.kinds ? 'incomplete'
             then (select array(select f ->> 'code' from jsonb_array_elements(c.findings) f)
                     from book_checks c where c.org_id = r.org_id) end
      from worklist_reach(reader, kinds_by_access) r
        join organization_details d on d.org_id = r.org_id
        left join (
          select l.org_id,
                 min(l.due_on) filter (where l.kind in ('deadline', 'control_deadline', 'filing_rejection')) as next_due_on,
                 sum(case l.kind when 'unsigned' then (l.params ->> 'count')::integer when 'signatures' then 1 end) as unsigned
            from worklist_reach(reader, kinds_by_access) mine
              join worklist_lines l on l.org_id = mine.org_id and mine.kinds ? l.kind
            group by l.org_id
        ) w on w.org_id = r.org_id;
end $$;
