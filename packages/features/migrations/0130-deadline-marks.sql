-- Deadlines that no register shows to be met: a member marks them, and the newest mark of a deadline counts.
create table deadline_marks (
  org_id uuid not null references organizations,
  -- Rises within an organization, because its writers take turns.
  mark_no bigint generated always as identity,
  -- As the law's rules name it: what is due, for which year or counted from which day, and for whom.
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  occasion text not null check (occasion ~ '^[0-9]{4}(-[0-9]{2}-[0-9]{2})?$'),
  person_id uuid,
  -- `open`: an earlier mark is taken back.
  mark text not null check (mark in ('done', 'not_applicable', 'open')),
  done_on date,
  reason text check (reason <> '' and char_length(reason) <= 300),
  marked_at timestamptz not null,
  marked_by uuid not null references users,
  primary key (org_id, mark_no),
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
