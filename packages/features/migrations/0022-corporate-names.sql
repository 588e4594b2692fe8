-- By what a name is found again when somebody asks whether it is free (organizations/rules/searchKeys.ts).
alter table organizations add column name_keys text[] not null default '{}';
create index on organizations using gin (name_keys);

-- Names from a registry's file, imported as a whole (`npm run registry:import FILE`). Global: it belongs to nobody.
create table registry_names (
  number text primary key check (number <> ''),
  name text not null check (name <> ''),
  -- As the file has it.
  status text not null,
  name_keys text[] not null
);
create index on registry_names using gin (name_keys);
grant select, insert, delete on registry_names to tabellion_app;

-- The names that share a key with the one sought, those that share most first. Names of organizations that are not
-- incorporated yet count too; the caller compares with them and shows them to nobody.
create function names_alike(keys text[], asking_org uuid, most integer)
  returns table (source text, name text, number text, status text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select alike.source, alike.name, alike.number, alike.status from (
      select 'here' as source, btrim(o.name || ' ' || o.name_postfix) as name, d.corporation_number as number,
             o.status, o.name_keys
        from organizations o join organization_details d on d.org_id = o.org_id
        where o.name_keys && keys and o.org_id is distinct from asking_org
      union all
      select 'registry', r.name, r.number, r.status, r.name_keys from registry_names r where r.name_keys && keys
    ) as alike
    order by (select count(*) from unnest(alike.name_keys) as key where key = any (keys)) desc, alike.name
    limit most;
  end;
grant execute on function names_alike(text[], uuid, integer) to tabellion_app;
