-- Deadlines in the calendar of a member: one address for each user, and what it has told of each organization.

-- The secret of the address is kept as its digest alone. A new one takes the place of the old.
create table calendar_feeds (
  user_id uuid primary key references users,
  digest bytea not null unique check (octet_length(digest) = 32),
  made_at timestamptz not null
);
grant select, insert, update (digest, made_at), delete on calendar_feeds to tabellion_app;

-- Calendars know an event by its uid, and a newer state of it by its sequence (RFC 5545, sections 3.8.4.7 and 3.8.7.4). What
-- is over is told as cancelled for a while, so that calendars which keep what they once read take it out.
create table calendar_entries (
  org_id uuid not null references organizations,
  -- The key of the deadline, as in `deadlines`.
  registration text not null check (registration ~ '^[A-Z]{2}$'),
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  occasion text not null check (occasion ~ '^[0-9]{4}(-[0-9]{2}-[0-9]{2}(:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?)?$'),
  uid uuid not null,
  sequence integer not null check (sequence >= 0),
  due_on date not null,
  changed_at timestamptz not null,
  is_cancelled boolean not null,
  primary key (org_id, registration, kind, occasion),
  unique (org_id, uid)
);
select protect_tenant_table('calendar_entries', 'select, insert, update, delete');
