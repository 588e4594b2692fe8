-- How the signatures are kept in the stored copy: under the platform's seal alone, or each as a signature of its own before
-- it. Each choice is a row, and the newest one holds; without any it is the seal alone.
create table signature_settings (
  org_id uuid not null references organizations,
  seq bigint generated always as identity,
  signatures text not null check (signatures in ('seal_alone', 'each_signee')),
  chosen_at timestamptz not null,
  chosen_by uuid not null references users,
  primary key (org_id, seq)
);
select protect_tenant_table('signature_settings', 'select, insert');
