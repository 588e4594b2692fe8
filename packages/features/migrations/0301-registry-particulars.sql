-- Particulars that Ontario's registry has of a corporation and no register holds: its official e-mail address and its primary
-- activity. Each entry stays; the last of its kind is in force, and a change asks for a notice.
create table registry_particulars (
  org_id uuid not null references organizations,
  place integer not null check (place > 0),
  kind text not null check (kind in ('email', 'activity')),
  value text not null check (char_length(value) between 1 and 300),
  effective_on date not null,
  recorded_at timestamptz not null,
  recorded_by uuid not null references users,
  primary key (org_id, place)
);
select protect_tenant_table('registry_particulars', 'select, insert');

-- The keys that registries gave a corporation, by which they let others file for it: sealed by the installation. Each look is
-- in the access log.
create table registry_keys (
  org_id uuid not null references organizations,
  registration text not null check (registration ~ '^[A-Z]{2}$'),
  sealed bytea not null,
  changed_at timestamptz not null,
  changed_by uuid not null references users,
  primary key (org_id, registration)
);
select protect_tenant_table('registry_keys', 'select, insert');
grant update (sealed, changed_at, changed_by) on registry_keys to tabellion_app;

-- They name officers with their offices now: kept anew after the next look.
delete from deadline_grounds;
