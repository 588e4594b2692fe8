-- An event is queued for each of its handlers, in a stream for one handler and one organization: a handler that fails
-- holds back only its own later events.
alter table outbox
  drop constraint outbox_topic_check,
  drop constraint outbox_check1,
  add constraint outbox_topic_check check (topic in ('event', 'handler', 'ledger', 'mail')),
  add constraint outbox_stream_check check (
    case topic
      when 'mail' then stream is null
      when 'event' then stream is null or coalesce(stream = 'events:' || org_id, false)
      when 'handler' then stream is null or coalesce(starts_with(stream, 'handler:' || org_id || ':'), false)
      else coalesce(stream = 'ledger:' || org_id, false)
    end
  );

-- A row that was tried and is tried again has a state of its own here, because a handler that throws is never given up.
create or replace function outbox_depth()
  returns table (topic text, state text, rows bigint, oldest timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.topic, case when o.state = 'waiting' and o.reason is not null then 'retried' else o.state end,
      count(*), min(o.created_at)
    from outbox o where o.state <> 'sent' group by 1, 2;
$$;
