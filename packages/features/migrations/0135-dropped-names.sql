-- What share classes and offices that a draft dropped were called: the log keeps their names.
create table dropped_names (
  org_id uuid not null references organizations,
  id uuid not null,
  name text not null,
  primary key (org_id, id)
);
select protect_tenant_table('dropped_names', 'select, insert');
