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
  primary key (org_id, batch_id)
);
create index imports_by_file on imports (org_id, file_digest);
select protect_tenant_table('imports', 'select, insert');
grant update (taken_back_at, taken_back_by) on imports to tabellion_app;
