-- The last check of each minute book: how many findings of each severity, and which, without the names in them.
create table book_checks (
  org_id uuid primary key references organizations,
  checked_at timestamptz not null,
  errors integer not null check (errors >= 0),
  warnings integer not null check (warnings >= 0),
  hints integer not null check (hints >= 0),
  findings jsonb not null
);
select protect_tenant_table('book_checks', 'select, insert, update');
