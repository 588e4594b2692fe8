-- Reminders of deadlines: which ones a member wants in an organization, and the mail of a day.

-- A member without a row wants them all.
create table reminder_settings (
  org_id uuid not null references organizations,
  user_id uuid not null references users,
  steps text[] not null check (steps <@ '{days_30,days_14,days_3,overdue}'),
  set_at timestamptz not null,
  primary key (org_id, user_id)
);
select protect_tenant_table('reminder_settings', 'select, insert, update');

-- The days on which a user was sent a mail about the deadlines of all his organizations: one a day.
create table deadline_digests (
  user_id uuid not null references users,
  day date not null,
  primary key (user_id, day)
);
create index on deadline_digests (day);
grant select, insert, delete on deadline_digests to tabellion_app;

-- Whoever rings learns for whom it had not rung before: they get the mail of the day. All else of a notice is still read by the
-- functions of the bell alone.
grant select (user_id) on notices to tabellion_app;
