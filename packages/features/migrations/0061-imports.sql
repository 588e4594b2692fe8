-- What was taken in from elsewhere as one batch, and whether it was taken back. The acts themselves bear the batch's id.
create table imports (
  org_id uuid not null references organizations,
  batch_id uuid not null,
  source text not null check (source in ('package', 'table')),
  file_name text not null check (char_length(file_name) <= 300),
  -- SHA-256 of the file, which itself is not kept.
  file_digest text not null check (file_digest ~ '^[0-9a-f]{64}$'),
  recorded_at timestamptz not null,
  recorded_by uuid,
  persons integer not null check (persons >= 0),
  acts integer not null check (acts > 0),
  certificates integer not null check (certificates >= 0),
  anomalies integer not null check (anomalies >= 0),
  taken_back_at timestamptz,
  taken_back_by uuid,
  -- Who was taken in by mistake may be erased once the import was taken back.
  people_erased_at timestamptz,
  people_erased_by uuid,
  primary key (org_id, batch_id),
  check (people_erased_at is null or taken_back_at is not null)
);
create index imports_by_file on imports (org_id, file_digest);
select protect_tenant_table('imports', 'select, insert');
grant update (taken_back_at, taken_back_by, people_erased_at, people_erased_by) on imports to tabellion_app;
