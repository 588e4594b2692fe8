-- One row per scheduled job, by its name. It holds no tenant's data: a job sets the organization itself, row by row.
create table jobs (
  name text primary key check (name <> ''),
  next_at timestamptz not null,
  lease_id uuid,
  lease_until timestamptz,
  -- Failures since the last success.
  failures integer not null default 0,
  reason text check (length(reason) <= 200),
  last_started_at timestamptz,
  last_succeeded_at timestamptz,
  last_failed_at timestamptz
);
grant select, insert, update on jobs to tabellion_app;
