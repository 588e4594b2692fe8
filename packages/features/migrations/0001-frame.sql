-- The frame that every later migration stands on. Runs as tabellion_owner, which owns everything; tabellion_app serves,
-- owns nothing, and gets rights table by table (house.md, section 6).

-- Functions are for those who are given them.
alter default privileges revoke execute on functions from public;

-- The organization in which the present statement runs; null outside of every organization, so that every comparison
-- with it fails and no row is shown. Plain SQL without settings, so that the planner takes it in and uses indexes.
create function app_org() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.org', true), '')::uuid;
grant execute on function app_org() to tabellion_app;

-- Puts a tenant's table under row security, in one line of its migration:
--   select protect_tenant_table('persons', 'select, insert, update');
-- tabellion_app then sees and writes only rows of app_org(), by the given commands. An update is granted on the
-- whole table; where only some columns may change, leave `update` out and grant them by name.
create function protect_tenant_table(tenant_table regclass, commands text) returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('create policy tenant on %s to tabellion_app using (org_id = app_org()) with check (org_id = app_org())', tenant_table);
  execute format('grant %s on %s to tabellion_app', commands, tenant_table);
end $$;

-- Which organization owns an object that a path names without naming the organization. Ids are given once in the whole
-- installation, hence the global key; tabellion_app may add a row of its organization, and read by the function alone.
create table objects (
  id uuid primary key,
  org_id uuid not null,
  kind text not null check (kind <> '')
);
create index on objects (org_id, kind);
grant insert on objects to tabellion_app;
alter table objects enable row level security;
create policy tenant on objects for insert to tabellion_app with check (org_id = app_org());

create function locate_object(object_id uuid, object_kind text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select org_id from objects where id = object_id and kind = object_kind;
  end;
grant execute on function locate_object(uuid, text) to tabellion_app;
