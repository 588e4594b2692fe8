-- What the bell tells a user in an organization: one row for each reader, made when something happened and kept half a
-- year. The words are made at reading: params hold ids, numbers and codes, never a name.
create table notices (
  org_id uuid not null references organizations,
  -- The reader, whose mark read_at is.
  user_id uuid not null references users,
  id uuid not null,
  -- The order of the panel.
  notice_no bigint generated always as identity,
  at timestamptz not null,
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  -- What it was rung for, an announcement's id or a deadline: however often that comes, a reader has one notice of it.
  occasion text not null check (occasion ~ '^[\w.:-]{1,200}$'),
  read_at timestamptz,
  primary key (org_id, user_id, id),
  unique (org_id, user_id, kind, occasion)
);
create index on notices (org_id, user_id, notice_no);
create index on notices (user_id) where kind = 'invitation_received';
create index on notices (at);
-- Read and marked by the functions below alone, which see the rows of one reader.
select protect_tenant_table('notices', 'insert');

-- The notices of a reader in the organization in which the statement runs. An invitation comes from an organization to
-- which its reader has no access yet: it is shown in all others. No statement of the application may call this one.
create function readable_notices(reader uuid, kinds text[]) returns setof notices
  language sql stable
  begin atomic
    select n.* from notices n
      where n.user_id = reader and n.kind = any (kinds) and (n.org_id = app_org() or n.kind = 'invitation_received');
  end;

-- The newest first. `kinds` are those that the reader may see by the access that he has now.
create function notices_of(reader uuid, kinds text[], before bigint, most integer)
  returns table (id uuid, notice_no bigint, at timestamptz, kind text, params jsonb, is_read boolean)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select n.id, n.notice_no, n.at, n.kind, n.params, n.read_at is not null
      from readable_notices(reader, kinds) n
      where before is null or n.notice_no < before
      order by n.notice_no desc
      limit most;
  end;
grant execute on function notices_of(uuid, text[], bigint, integer) to tabellion_app;

-- Counts to `most` and no further.
create function count_unread_notices(reader uuid, kinds text[], most integer) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select count(*) from (
      select from readable_notices(reader, kinds) n where n.read_at is null limit most
    ) as unread;
  end;
grant execute on function count_unread_notices(uuid, text[], integer) to tabellion_app;

-- Answers false when the reader has no such notice.
create function mark_notice_read(reader uuid, kinds text[], notice uuid, marked_at timestamptz) returns boolean
  language sql volatile security definer set search_path = public, pg_temp as $$
  with marked as (
    update notices n set read_at = coalesce(n.read_at, marked_at)
      from readable_notices(reader, kinds) found
      where found.id = notice
        and n.org_id = found.org_id and n.user_id = found.user_id and n.id = found.id
      returning 1
  )
  select exists (select from marked);
$$;
grant execute on function mark_notice_read(uuid, text[], uuid, timestamptz) to tabellion_app;

-- Marks that one and all older ones: what came meanwhile was not seen. Answers false when there is no such notice.
create function mark_notices_read(reader uuid, kinds text[], newest uuid, marked_at timestamptz) returns boolean
  language sql volatile security definer set search_path = public, pg_temp as $$
  with last as (
    select notice_no from readable_notices(reader, kinds) where id = newest
  ), marked as (
    update notices n set read_at = marked_at
      from readable_notices(reader, kinds) found, last
      where found.notice_no <= last.notice_no and found.read_at is null
        and n.org_id = found.org_id and n.user_id = found.user_id and n.id = found.id
      returning 1
  )
  select exists (select from last);
$$;
grant execute on function mark_notices_read(uuid, text[], uuid, timestamptz) to tabellion_app;

create function forget_notices(before timestamptz) returns bigint
  language sql volatile security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from notices n where n.at < before returning 1
  )
  select count(*) from gone;
$$;
grant execute on function forget_notices(timestamptz) to tabellion_app;

-- Who has access to the organization in which the statement runs, and which. A membership of the organization itself
-- goes before one that its creator's account lends.
create function access_of_organization()
  returns table (user_id uuid, access text, sections text[], sub_type text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select m.user_id, m.access, m.sections, m.sub_type from memberships m where m.org_id = app_org()
    union all
    select lent.user_id, lent.access, lent.sections, 'main_sub_user' from lent_access lent
      where lent.org_id = app_org()
        and not exists (select from memberships own where own.org_id = app_org() and own.user_id = lent.user_id);
  end;
grant execute on function access_of_organization() to tabellion_app;

-- Takes back the notices of the organization in which the statement runs that told of what is over: an invitation that
-- was answered, a consent that was given. `about` are parameters that they have.
create function take_back_notices(told text, about jsonb) returns bigint
  language sql volatile security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from notices n where n.org_id = app_org() and n.kind = told and n.params @> about returning 1
  )
  select count(*) from gone;
$$;
grant execute on function take_back_notices(text, jsonb) to tabellion_app;
