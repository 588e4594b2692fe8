-- Articles of amendment in the queue of staff, as filings stand in it (0371): their paper names a file and no person. Their
-- table comes with a later migration (0382), so the bodies are read when they are called.
set local check_function_bodies = off;
create function queued_change_attempts(asked_session uuid, asked_at timestamptz)
  returns table (
    org_id uuid, item_id uuid, state text, sent_at timestamptz, answered_at timestamptz, paper jsonb
  )
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with asker as materialized (select staff_role(asked_session, asked_at) as role)
    select f.org_id, f.attempt_id, f.state, f.sent_at, f.answered_at, f.paper
      from corporate_change_attempts f, asker
      where asker.role is not null and f.desk = 'manual'
        and (f.state = 'waiting' or f.answered_at > queued_change_attempts.asked_at - interval '30 days')
      order by f.sent_at;
  $$;
grant execute on function queued_change_attempts(uuid, timestamptz) to tabellion_app;

create function look_at_change_attempt(entry uuid, asked_session uuid, attempt uuid, looked_at timestamptz)
  returns table (attempt_id uuid, state text, sent_at timestamptz, paper jsonb)
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    with asker as materialized (select staff_role(asked_session, looked_at) as role), shown as (
      select f.*, n.user_id as looker
        from corporate_change_attempts f, sessions n, asker
        where asker.role is not null and f.attempt_id = attempt and f.desk = 'manual' and n.id = asked_session
    ), noted as (
      insert into access_log (org_id, id, at, kind, actor_id, detail)
        select shown.org_id, entry, looked_at, 'looked', shown.looker, 'filing_package' from shown
    )
    select shown.attempt_id, shown.state, shown.sent_at, shown.paper from shown;
  $$;
grant execute on function look_at_change_attempt(uuid, uuid, uuid, timestamptz) to tabellion_app;
