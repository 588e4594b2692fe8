-- For operators: what failed or is tried again, what waits at a registry, and what they did about it.

-- Rows of the outbox that were tried and not sent, the oldest first. Their payloads stay where they are.
create function outbox_troubles(most integer)
  returns table (id uuid, topic text, state text, reason text, attempts integer, created_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select o.id, o.topic, o.state, o.reason, o.attempts, o.created_at from outbox o
      where o.state <> 'sent' and o.reason is not null order by o.created_at limit most;
  end;
grant execute on function outbox_troubles(integer) to tabellion_app;

-- What was sent to registries and has no answer, the oldest first.
create function waiting_at_registries(most integer)
  returns table (id uuid, kind text, registry text, sent_at timestamptz, asks integer)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select w.id, w.kind, w.registry, w.sent_at, w.asks
      from (
        select s.submission_id as id, 'incorporation' as kind, s.registrar as registry, s.submitted_at as sent_at, s.asks
          from submissions s where s.state = 'waiting'
        union all
        select f.attempt_id, 'filing', f.desk, f.sent_at, f.asks from filing_attempts f where f.state = 'waiting'
      ) as w
      order by w.sent_at limit most;
  end;
grant execute on function waiting_at_registries(integer) to tabellion_app;

-- Has a registry asked again at once. Answers false where nothing waits under that id.
create function ask_registry_again(item uuid, asked_at timestamptz) returns boolean
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    with submitted as (
      update submissions s set asks = 0, ask_after = asked_at
        where s.submission_id = item and s.state = 'waiting' returning 1
    ), sent as (
      update filing_attempts f set asks = 0, ask_after = asked_at
        where f.attempt_id = item and f.state = 'waiting' returning 1
    )
    select exists (select from submitted) or exists (select from sent);
  end;
grant execute on function ask_registry_again(uuid, timestamptz) to tabellion_app;

-- What operators tried again, and why.
create table operator_acts (
  id uuid primary key,
  what text not null check (what in ('row', 'job', 'inquiry')),
  -- The id of a row, the name of a job.
  subject text not null check (char_length(subject) between 1 and 200),
  reason text not null check (char_length(reason) between 1 and 500),
  staff_id uuid not null references users,
  at timestamptz not null
);
create index on operator_acts (at);
grant select, insert on operator_acts to tabellion_app;
