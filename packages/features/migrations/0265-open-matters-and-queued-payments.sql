-- A matter that was withdrawn is over: a payment that arrives later rings for it by itself, so that nobody looks by the hour.
create or replace function organizations_with_open_matters() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct org_id from matters m
      where (
        select e.event from matter_events e
          where e.org_id = m.org_id and e.matter_id = m.matter_id and e.event <> 'handed_over'
          order by e.place desc limit 1
      ) not in ('completed', 'withdrawn')
      order by org_id;
  end;

-- Payments that were announced and stand in the queue of a handler name the day, too: migration 0230 told only the
-- announcements themselves, and a handler that cannot read its event holds up its queue for ever.
update outbox
  set payload = jsonb_set(payload, '{event,paidOn}', to_jsonb((created_at at time zone 'America/Toronto')::date))
  where topic = 'handler' and state <> 'sent' and payload #>> '{event,event}' = 'payment.succeeded'
    and not payload -> 'event' ? 'paidOn';
