-- Cards that were replaced are forgotten at the provider after the commit.
alter table outbox
  drop constraint outbox_topic_check,
  drop constraint outbox_stream_check,
  add constraint outbox_topic_check
    check (topic in ('event', 'handler', 'ledger', 'mail', 'document', 'book', 'seal', 'filing', 'card')),
  add constraint outbox_stream_check check (
    case
      when topic in ('mail', 'document', 'book', 'seal', 'filing', 'card') then stream is null
      when topic = 'event' then stream is null or coalesce(stream = 'events:' || org_id, false)
      when topic = 'handler' then stream is null or coalesce(starts_with(stream, 'handler:' || org_id || ':'), false)
      else coalesce(stream = 'ledger:' || org_id, false)
    end
  );
