-- Resolutions by their numbers and dates: entries of the registers name them, documents will be their paper.
create table resolutions (
  org_id uuid not null references organizations,
  resolution_id uuid not null,
  body text not null check (body in ('incorporators', 'directors', 'shareholders')),
  -- A draft may have neither yet.
  number text check (number <> '' and char_length(number) <= 50),
  dated_on date,
  status text not null check (status in ('draft', 'passed')),
  -- By which the first directors organize the corporation (CBCA s. 104).
  is_organizing boolean not null default false,
  recorded_at timestamptz not null,
  -- Of resolutions in place of the annual meeting: they have a number and a date since their document was drafted.
  year_end date,
  primary key (org_id, resolution_id),
  unique (org_id, body, number, dated_on),
  check (status = 'draft' or (number is not null and dated_on is not null))
);
-- The directors and the shareholders each organize the corporation by a resolution of their own, whose number is given with
-- the certificate and whose day is that of its last signature.
create unique index on resolutions (org_id, body) where is_organizing;
create unique index on resolutions (org_id, body, year_end) where year_end is not null;
select protect_tenant_table('resolutions', 'select, insert');
grant update (number, dated_on, status, year_end) on resolutions to tabellion_app;

-- Corporations whose incorporation was recorded before it told these facts.
create function organizations_without_facts() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select a.org_id from register_acts a
      where a.kind = 'incorporated' and a.v = 1 and a.verb <> 'void'
        and not exists (select from register_acts later where later.org_id = a.org_id and later.supersedes = a.act_id)
      order by a.org_id;
  end;
create index on register_acts (org_id) where kind = 'incorporated' and v = 1;
grant execute on function organizations_without_facts() to tabellion_app;
