-- Articles of amendment wait at registries like incorporations and filings. Their table may come with a later migration (0382),
-- so the bodies are read when they are called.
set local check_function_bodies = off;

create or replace function waiting_at_registries(most integer)
  returns table (id uuid, kind text, registry text, sent_at timestamptz, asks integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select w.id, w.kind, w.registry, w.sent_at, w.asks
      from (
        select s.submission_id as id, 'incorporation' as kind, s.registrar as registry, s.submitted_at as sent_at, s.asks
          from submissions s where s.state = 'waiting'
        union all
        select f.attempt_id, 'filing', f.desk, f.sent_at, f.asks from filing_attempts f where f.state = 'waiting'
        union all
        select c.attempt_id, 'change', c.desk, c.sent_at, c.asks from corporate_change_attempts c
          where c.state = 'waiting'
      ) as w
      order by w.sent_at limit most;
  $$;

create or replace function ask_registry_again(item uuid, asked_at timestamptz) returns boolean
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    with submitted as (
      update submissions s set asks = 0, ask_after = asked_at
        where s.submission_id = item and s.state = 'waiting' returning 1
    ), sent as (
      update filing_attempts f set asks = 0, ask_after = asked_at
        where f.attempt_id = item and f.state = 'waiting' returning 1
    ), changed as (
      update corporate_change_attempts c set asks = 0, ask_after = asked_at
        where c.attempt_id = item and c.state = 'waiting' returning 1
    )
    select exists (select from submitted) or exists (select from sent) or exists (select from changed);
  $$;
