-- A session is over after 20 minutes without a call. `seen_at` is when it was last used, to the minute.
create function idle_limit() returns interval language sql immutable return interval '21 minutes';

-- Notes that a session is used. Answers null for one that has been idle for too long. Whoever finds the row locked leaves
-- the note to the request that locked it.
create function use_session(used uuid, used_at timestamptz) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  idle interval;
begin
  select used_at - seen_at into idle from sessions where id = used and revoked_at is null and expires_at > used_at;
  if not found or idle >= idle_limit() then
    return null;
  end if;
  if idle >= interval '1 minute' then
    update sessions set seen_at = used_at
      where id = (select id from sessions where id = used for no key update skip locked);
  end if;
  return used;
end $$;
revoke update (seen_at) on sessions from tabellion_app;
grant execute on function idle_limit(), use_session(uuid, timestamptz) to tabellion_app;
