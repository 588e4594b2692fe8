-- Organizations, who belongs to them, and the one row per organization that orders all who write to it.

create table organizations (
  org_id uuid primary key,
  name text not null default '',
  name_postfix text not null default '',
  status text not null default 'pending'
    check (status in ('pending', 'payment_success', 'submitted', 'incorporated', 'rejected', 'dissolved')),
  -- The profile image, by content; null shows the initials.
  image_sha256 text check (image_sha256 ~ '^[0-9a-f]{64}$'),
  image_type text,
  incorporation_date date,
  created_by uuid not null,
  created_at timestamptz not null
);
select protect_tenant_table('organizations', 'select, insert, update');

-- A global table: it says where a user may go, so it is read before any organization is chosen; only by functions.
create table memberships (
  org_id uuid not null references organizations,
  user_id uuid not null references users,
  access text not null check (access in ('admin', 'full', 'view', 'restricted')),
  sections text[] not null default '{}',
  sub_type text not null default 'org_user' check (sub_type in ('org_user', 'org_sub_user', 'main_sub_user')),
  created_at timestamptz not null,
  primary key (org_id, user_id)
);
create index on memberships (user_id);
grant insert on memberships to tabellion_app;

-- Taken first by every transaction that writes to the organization (packages/features/organizations/server/write.ts).
-- seq is the last act; events_seq and ledger_seq are the last numbers given in the organization's two streams.
create table register_heads (
  org_id uuid primary key references organizations,
  recorded_at timestamptz not null,
  seq bigint not null default 0,
  events_seq bigint not null default 0,
  ledger_seq bigint not null default 0
);
select protect_tenant_table('register_heads', 'select, insert, update');

-- What was already done under a caller's key: the hash of the request, and the ids that it made; never the reply.
create table idempotency (
  user_id uuid not null,
  endpoint text not null,
  key text not null,
  request_hash text not null,
  ids jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, endpoint, key)
);
create index on idempotency (created_at);
grant select, insert, delete on idempotency to tabellion_app;

-- The first statement of every request with a session: who asks, what the asker may do in the organization asked
-- about, and the row-security variable, which is that organization for its member and nothing for anybody else.
create function identify(asked_session uuid, asked_org uuid, asked_object uuid, asked_kind text)
  returns table (
    user_id uuid, role text, email_verified boolean,
    org_id uuid, access text, sections text[], sub_type text
  )
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wanted uuid := asked_org;
begin
  if asked_object is not null then
    select o.org_id into wanted from objects o where o.id = asked_object and o.kind = asked_kind;
  end if;
  select s.user_id, u.role, u.email_verified_at is not null into user_id, role, email_verified
    from sessions s join users u on u.user_id = s.user_id
    where s.session_id = asked_session and s.revoked_at is null and s.expires_at > now();
  if not found then
    perform set_config('app.org', '', false);
    return;
  end if;
  select m.org_id, m.access, m.sections, m.sub_type into org_id, access, sections, sub_type
    from memberships m where m.org_id = wanted and m.user_id = identify.user_id;
  perform set_config('app.org', coalesce(org_id::text, ''), false);
  return next;
end $$;
grant execute on function identify(uuid, uuid, uuid, text) to tabellion_app;

-- The organizations of one user, for the switcher and the landing page.
create function organizations_of(asked_user uuid)
  returns table (
    org_id uuid, name text, name_postfix text, status text, image_sha256 text, incorporation_date date,
    access text, sections text[], sub_type text, created_by uuid, created_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select o.org_id, o.name, o.name_postfix, o.status, o.image_sha256, o.incorporation_date,
           m.access, m.sections, m.sub_type, o.created_by, o.created_at
      from memberships m join organizations o on o.org_id = m.org_id
      where m.user_id = asked_user
      order by o.created_at desc;
  end;
grant execute on function organizations_of(uuid) to tabellion_app;
