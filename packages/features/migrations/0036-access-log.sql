-- Who came into an organization, took something out of it, or was given another right to it: for its own admins to read.
-- The activity log tells what was changed in the books; this one, who could have looked. It is added to, never changed.
create table access_log (
  org_id uuid not null,
  id uuid not null,
  entry_no bigint generated always as identity,
  at timestamptz not null,
  kind text not null check (kind in ('opened', 'looked', 'exported', 'let_in', 'access_changed', 'removed')),
  actor_id uuid not null,
  -- Who was let in, changed or removed.
  subject_id uuid,
  -- A code: the access given, or what was exported.
  detail text not null default '' check (detail ~ '^[a-z_]{0,60}$'),
  -- Of an opening: one entry for a session. What is kept of the place is as coarse as in the list of sessions (0010).
  session_id uuid,
  device text not null default '' check (char_length(device) <= 60),
  network text not null default '' check (char_length(network) <= 45),
  -- Whose personal facts somebody looked at: a person in the registers, who need not be a user.
  about_person uuid,
  primary key (org_id, id),
  unique (org_id, entry_no),
  check ((kind = 'opened') = (session_id is not null)),
  check ((kind in ('let_in', 'access_changed', 'removed')) = (subject_id is not null)),
  check (about_person is null or kind = 'looked')
);
create index on access_log (org_id, about_person) where about_person is not null;
create unique index on access_log (org_id, session_id) where kind = 'opened';
select protect_tenant_table('access_log', 'select, insert');

-- Notes that a session opened the organization in which the statement runs: once, however often it asks.
create function note_opening(entry uuid, opening_session uuid, opened_at timestamptz) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  insert into access_log (org_id, id, at, kind, actor_id, session_id, device, network)
    select app_org(), entry, opened_at, 'opened', s.user_id, s.id, s.device, s.network
      from sessions s where s.id = opening_session
    on conflict (org_id, session_id) where kind = 'opened' do nothing;
$$;
grant execute on function note_opening(uuid, uuid, timestamptz) to tabellion_app;
