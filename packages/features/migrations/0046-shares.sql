-- Whether the founders chose simple shares (one class, one price) or classes of their own. The classes themselves
-- stand in the registers.
create table share_setups (
  org_id uuid primary key references organizations,
  advanced boolean not null
);
select protect_tenant_table('share_setups', 'select, insert, update');
