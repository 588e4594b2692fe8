-- A deadline has a key of its own: who asks for it, what, and on which occasion. Marks settle it by this key.
create table deadlines (
  org_id uuid not null references organizations,
  -- The corporation's own jurisdiction, or another in which it is registered.
  registration text not null check (registration ~ '^[A-Z]{2}$'),
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  -- The year of a yearly one, else the day from which it is counted, with the person whom it concerns.
  occasion text not null check (occasion ~ '^[0-9]{4}(-[0-9]{2}-[0-9]{2}(:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?)?$'),
  primary key (org_id, registration, kind, occasion)
);
select protect_tenant_table('deadlines', 'select, insert');

-- Deadlines that no register shows to be met: a member marks them, and the newest mark of a deadline counts.
create table deadline_marks (
  org_id uuid not null references organizations,
  -- Rises within an organization, because its writers take turns.
  mark_no bigint generated always as identity,
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  occasion text not null,
  -- `open`: an earlier mark is taken back.
  mark text not null check (mark in ('done', 'not_applicable', 'open')),
  done_on date,
  reason text check (reason <> '' and char_length(reason) <= 300),
  marked_at timestamptz not null,
  marked_by uuid not null references users,
  registration text not null,
  primary key (org_id, mark_no),
  foreign key (org_id, registration, kind, occasion) references deadlines,
  check ((mark = 'done') = (done_on is not null)),
  check ((mark = 'not_applicable') = (reason is not null))
);
select protect_tenant_table('deadline_marks', 'select, insert');

-- Events from which a deadline runs and which no register holds.
create table reported_events (
  org_id uuid not null references organizations,
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  happened_on date not null,
  reported_at timestamptz not null,
  reported_by uuid not null references users,
  primary key (org_id, kind, happened_on)
);
select protect_tenant_table('reported_events', 'select, insert');
