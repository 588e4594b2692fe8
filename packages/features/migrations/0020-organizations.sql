-- Organizations, who belongs to them, and the one row per organization that orders all who write to it.

create table organizations (
  org_id uuid primary key,
  name text not null default '' check (char_length(name) <= 300),
  name_postfix text not null default '' check (char_length(name_postfix) <= 60),
  status text not null default 'pending'
    check (status in ('pending', 'payment_success', 'submitted', 'incorporated', 'rejected', 'dissolved')),
  -- The profile image, by content; null shows the initials.
  image_sha256 text check (image_sha256 ~ '^[0-9a-f]{64}$'),
  image_type text check (image_type in ('image/png', 'image/jpeg')),
  incorporation_date date,
  created_by uuid not null references users,
  created_at timestamptz not null,
  check ((image_sha256 is null) = (image_type is null))
);
create index on organizations (created_by);
select protect_tenant_table('organizations', 'select, insert, update');

-- A global table: it says where a user may go, so it is read before any organization is chosen; only by functions.
-- The id is what paths of the members call the row; objects knows it too.
create table memberships (
  org_id uuid not null references organizations,
  user_id uuid not null references users,
  id uuid not null unique,
  access text not null check (access in ('admin', 'full', 'view', 'restricted')),
  sections text[] not null default '{}' check (sections <@ '{dashboard,minute_book,activity_logs}'),
  sub_type text not null default 'org_user' check (sub_type in ('org_user', 'org_sub_user')),
  created_at timestamptz not null,
  primary key (org_id, user_id)
);
create index on memberships (user_id);
alter table memberships enable row level security;
create policy tenant on memberships for insert to tabellion_app with check (org_id = app_org());
grant insert on memberships to tabellion_app;

-- Sub-users of an account (`main_sub_user`): one row holds in all organizations that the owner created, later ones
-- too. A membership of the organization itself goes before it.
create table account_memberships (
  id uuid primary key,
  owner_id uuid not null references users,
  user_id uuid not null references users check (user_id <> owner_id),
  access text not null check (access in ('full', 'view', 'restricted')),
  sections text[] not null default '{}' check (sections <@ '{dashboard,minute_book,activity_logs}'),
  created_at timestamptz not null,
  unique (owner_id, user_id)
);
create index on account_memberships (user_id);

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
create function identify(
  asked_at timestamptz, asked_session uuid, asked_org uuid, asked_object uuid, asked_kind text
)
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
  select u.id, u.role, u.email_verified_at is not null into user_id, role, email_verified
    from sessions s join users u on u.id = s.user_id
    where s.id = asked_session and s.revoked_at is null and s.expires_at > asked_at;
  if not found then
    perform set_config('app.org', '', false);
    return;
  end if;
  select o.org_id, coalesce(m.access, a.access), coalesce(m.sections, a.sections),
         coalesce(m.sub_type, 'main_sub_user')
    into org_id, access, sections, sub_type
    from organizations o
      left join memberships m on m.org_id = o.org_id and m.user_id = identify.user_id
      left join account_memberships a on a.owner_id = o.created_by and a.user_id = identify.user_id
    where o.org_id = wanted and coalesce(m.user_id, a.user_id) is not null;
  perform set_config('app.org', coalesce(org_id::text, ''), false);
  return next;
end $$;
grant execute on function identify(timestamptz, uuid, uuid, uuid, text) to tabellion_app;

-- The organizations of one user, for the switcher and the landing page, the newest first.
create function organizations_of(asked_user uuid)
  returns table (
    org_id uuid, name text, name_postfix text, status text, image_sha256 text, incorporation_date date,
    access text, sections text[], sub_type text, created_by uuid, created_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select o.org_id, o.name, o.name_postfix, o.status, o.image_sha256, o.incorporation_date,
           coalesce(m.access, a.access), coalesce(m.sections, a.sections), coalesce(m.sub_type, 'main_sub_user'),
           o.created_by, o.created_at
      from organizations o
        left join memberships m on m.org_id = o.org_id and m.user_id = asked_user
        left join account_memberships a on a.owner_id = o.created_by and a.user_id = asked_user
      where o.org_id in (
        select mine.org_id from memberships mine where mine.user_id = asked_user
        union
        select lent.org_id from organizations lent
          join account_memberships sub on sub.owner_id = lent.created_by where sub.user_id = asked_user
      )
      order by o.created_at desc, o.org_id;
  end;
grant execute on function organizations_of(uuid) to tabellion_app;
