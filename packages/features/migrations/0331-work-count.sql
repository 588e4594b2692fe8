-- How many lines of these kinds need doing now in the organization in which the statement runs: overdue, due within thirty days of
-- the day at its registry, or without a day. The bell shows it.
create function count_organization_lines(kinds text[], days jsonb) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select count(*)
      from organization_details d
        join worklist_lines l on l.org_id = d.org_id and l.kind = any (kinds)
      where d.org_id = app_org() and (l.due_on is null or l.due_on <= (days ->> d.jurisdiction)::date + 30);
  end;
grant execute on function count_organization_lines(text[], jsonb) to tabellion_app;
