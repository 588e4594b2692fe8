-- Books are bound apart from sets of documents: a set takes a second, a book of uploads a minute.
alter table outbox
  drop constraint outbox_topic_check,
  drop constraint outbox_stream_check,
  add constraint outbox_topic_check check (topic in ('event', 'handler', 'ledger', 'mail', 'document', 'book', 'seal')),
  add constraint outbox_stream_check check (
    case
      when topic in ('mail', 'document', 'book', 'seal') then stream is null
      when topic = 'event' then stream is null or coalesce(stream = 'events:' || org_id, false)
      when topic = 'handler' then stream is null or coalesce(starts_with(stream, 'handler:' || org_id || ':'), false)
      else coalesce(stream = 'ledger:' || org_id, false)
    end
  );
