-- What happened in an organization, one row an entry, kept for ever. It stands before the organizations in the order of
-- features, so org_id names no table. Sentences are made at reading: params hold ids, numbers and codes, never a name.
create table activity (
  org_id uuid not null,
  id uuid not null,
  -- Rises within an organization, because its writers take turns: the order of the log.
  entry_no bigint generated always as identity,
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  recorded_at timestamptz not null,
  -- The day on which it took effect, where that is a date of law.
  effective_on date,
  -- null: the product itself, by a job or a handler.
  actor_id uuid,
  -- The people, share classes and members that the entry is about.
  subject_ids uuid[] not null default '{}',
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  price numeric(38, 10) check (price >= 0),
  -- The earlier entry that a note belongs to.
  about_id uuid,
  -- The later entry that took this one back: out of the default list, never out of the table.
  superseded_by uuid,
  -- Which acts of the register it tells of: those that its transaction had recorded when it was written, by their places
  -- in the organization's history. null where it recorded none. Before and after are read as known with the act before
  -- the first of them, and with the last.
  first_act bigint,
  last_act bigint,
  -- Of which act on record, by the act's root: what is taken back with the act, and stands again when the act is
  -- restored. null where it tells of no act, or of a whole batch.
  act_root uuid,
  primary key (org_id, id),
  unique (org_id, entry_no),
  foreign key (org_id, about_id) references activity (org_id, id),
  foreign key (org_id, superseded_by) references activity (org_id, id),
  check (superseded_by <> id and about_id <> id),
  check ((first_act is null) = (last_act is null)),
  check (first_act > 0 and last_act >= first_act)
);
create index on activity using gin (subject_ids);
-- What somebody did is read without the rest of an organization's log.
create index on activity (org_id, actor_id);
create index on activity (org_id, act_root) where act_root is not null;
create index on activity (org_id, superseded_by) where superseded_by is not null;
select protect_tenant_table('activity', 'select, insert');
grant update (superseded_by) on activity to tabellion_app;

-- What somebody wrote himself. It may hold anything, so it stands apart, where an operator can empty it (body null).
create table activity_notes (
  org_id uuid not null,
  activity_id uuid not null,
  body text check (char_length(body) <= 2000),
  primary key (org_id, activity_id),
  foreign key (org_id, activity_id) references activity (org_id, id)
);
select protect_tenant_table('activity_notes', 'select, insert');
