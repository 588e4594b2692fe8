-- What came in with a package of the Open Cap Format and no act holds: kept beside the registers as it came, until its import is
-- taken back. It may name people, so it is no evidence and may be erased.
create table kept_objects (
  org_id uuid not null references organizations,
  -- The import's, as its acts bear it.
  batch_id uuid not null,
  -- The place in the import, from 0.
  at integer not null check (at >= 0),
  -- Whether an act holds it: then only what the act does not say leaves with it.
  is_held boolean not null,
  -- What the act of a class said of its rights; null of others.
  said json,
  -- JSON, spelled as it came; what the registers have is named by their ids.
  body json not null check (body ->> 'object_type' <> '' and body ->> 'id' is not null),
  primary key (org_id, batch_id, at)
);
select protect_tenant_table('kept_objects', 'select, insert, delete');
