-- Who stands in the register because something entered by hand about significant control names or named him, also what was
-- taken back, and for nothing else: no position, share or other right was ever his, nor is he one of joint holders. That he has
-- control is not for everybody to read. With the caller's rights.
create function for_control_alone(org uuid) returns setof uuid
  language sql stable set search_path = public, pg_temp
  begin atomic
    select distinct named.id::uuid
      from control_entries c cross join lateral jsonb_array_elements_text(c.value -> 'individuals') as named(id)
      where c.org_id = org and c.kind = 'statement'
        and not exists (select from appointments a where a.org_id = org and a.person_id = named.id::uuid)
        and not exists (select from certificates s where s.org_id = org and s.person_id = named.id::uuid)
        and not exists (select from instruments i where i.org_id = org and i.person_id = named.id::uuid)
        and not exists (select from persons p where p.org_id = org and p.kind = 'joint' and p.value -> 'members' ? named.id);
  end;
grant execute on function for_control_alone(uuid) to tabellion_app;
