-- The tables of the platform that the ledger needs where it runs alone; beside the product they are the product's.
create table jobs (
  name text primary key check (name <> ''),
  next_at timestamptz not null,
  lease_id uuid,
  lease_until timestamptz,
  failures integer not null default 0,
  reason text check (length(reason) <= 200),
  last_started_at timestamptz,
  last_succeeded_at timestamptz,
  last_failed_at timestamptz
);
create unlogged table tries (
  key bytea primary key check (octet_length(key) = 32),
  count integer not null check (count >= 0),
  until timestamptz not null
);
create index on tries (until);
grant select, insert, update on jobs to tabellion_app;
grant select, insert, update, delete on tries to tabellion_app;
