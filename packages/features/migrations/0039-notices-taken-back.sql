-- Takes back the notices of the organization in which the statement runs that told of what is over: an invitation that
-- was answered, a consent that was given. `about` are parameters that they have.
create function take_back_notices(told text, about jsonb) returns bigint
  language sql volatile security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from notices n where n.org_id = app_org() and n.kind = told and n.params @> about returning 1
  )
  select count(*) from gone;
$$;
grant execute on function take_back_notices(text, jsonb) to tabellion_app;
