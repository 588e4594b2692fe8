-- Signed documents and their evidence are made and sealed after the commit, once.
alter table outbox
  drop constraint outbox_topic_check,
  drop constraint outbox_stream_check,
  add constraint outbox_topic_check check (topic in ('event', 'handler', 'ledger', 'mail', 'document', 'seal')),
  add constraint outbox_stream_check check (
    case
      when topic in ('mail', 'document', 'seal') then stream is null
      when topic = 'event' then stream is null or coalesce(stream = 'events:' || org_id, false)
      when topic = 'handler' then stream is null or coalesce(starts_with(stream, 'handler:' || org_id || ':'), false)
      else coalesce(stream = 'ledger:' || org_id, false)
    end
  );
create unique index on signature_events (org_id, envelope_id) where kind = 'sealed';

-- Why the sealing of an envelope of this organization waits or failed, as a code.
create function sealing_reason(asked uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select o.reason from outbox o
      where o.org_id = app_org() and o.topic = 'seal' and o.state <> 'sent' and o.payload ->> 'envelope' = asked::text;
  end;
grant execute on function sealing_reason(uuid) to tabellion_app;
