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
  -- What the organization calls the company for which somebody works: an accountant's firm, a law office.
  company_name text not null default '' check (char_length(company_name) <= 300),
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
  company_name text not null default '' check (char_length(company_name) <= 300),
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
