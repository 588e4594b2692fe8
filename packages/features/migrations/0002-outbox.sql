-- What is to be told to others once a transaction has committed: announcements to our own handlers, records to the
-- ledger, mails. A row is written in the transaction of the change that it tells of. The table is global (the worker
-- serves every organization), so tabellion_app may only add to it; it reads and settles by the functions below.
-- A payload holds ids, numbers and codes, never a personal fact; `reason` holds a code, never what a peer answered.
create table outbox (
  id uuid primary key,
  topic text not null check (topic in ('event', 'handler', 'ledger', 'mail', 'document', 'book', 'seal')),
  -- A stream is sent strictly in the order of stream_seq, which comes from the organization's head row.
  stream text,
  stream_seq bigint check (stream_seq > 0),
  org_id uuid,
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  lease_id uuid,
  lease_until timestamptz,
  not_before timestamptz not null default now(),
  reason text check (length(reason) <= 200),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- In this order, so that the planner never takes this index for walking through streams: it would pass all that
  -- was ever sent. That is what outbox_heads is for.
  constraint outbox_place unique (stream_seq, stream),
  check ((stream is null) = (stream_seq is null)),
  -- An event is queued for each of its handlers, in a stream for one handler and one organization: a handler that fails
  -- holds back only its own later events. Sets of documents, books and seals are made after the commit, in no order; books
  -- apart from sets, because a set takes a second and a book of uploads a minute.
  constraint outbox_stream_check check (
    case
      when topic in ('mail', 'document', 'book', 'seal') then stream is null
      when topic = 'event' then stream is null or coalesce(stream = 'events:' || org_id, false)
      when topic = 'handler' then stream is null or coalesce(starts_with(stream, 'handler:' || org_id || ':'), false)
      else coalesce(stream = 'ledger:' || org_id, false)
    end
  ),
  constraint outbox_check2 check ((state = 'sent') = (sent_at is not null)),
  constraint outbox_check3 check (state <> 'failed' or reason is not null)
);
create index outbox_heads on outbox (topic, stream, stream_seq) where state <> 'sent' and stream is not null;
create index outbox_unordered on outbox (topic, not_before) where state = 'waiting' and stream is null;
create index outbox_unsent on outbox (org_id) where state <> 'sent';
create index outbox_sent on outbox (sent_at) where state = 'sent';
create index outbox_lent on outbox (lease_id) where lease_id is not null;
grant insert (id, topic, stream, stream_seq, org_id, payload, not_before) on outbox to tabellion_app;

-- A worker leases the rows of a stream that follow each other, of many streams at once, and settles them together.

-- Lends up to `most` rows of a topic to one worker: of a stream its lowest rows that are not sent, up to the first that is not
-- due, so that a failed or lent row holds its own stream and no other. Only the lowest row of a stream is locked: whoever wants
-- a later one has to take that first. Streams get their first row before any gets its second. Steps from stream to stream by
-- the index, never through a stream's backlog; rows are then named by an array, so that the table is never scanned however the
-- planner guesses. More candidates than wanted are looked at, because another worker may be taking some of them in this moment.
create function outbox_lease(wanted text, lease uuid, lease_ms integer, most integer)
  returns table (
    id uuid, topic text, stream text, stream_seq bigint, org_id uuid, payload jsonb, attempts integer,
    created_at timestamptz
  )
  language sql volatile security definer set search_path = public, pg_temp as $$
  with recursive heads as (
    (
      select o.id, o.stream, o.state, o.not_before, o.lease_until from outbox o
        where o.topic = wanted and o.state <> 'sent' and o.stream is not null
        order by o.stream, o.stream_seq limit 1
    )
    union all
    select head.* from heads cross join lateral (
      select o.id, o.stream, o.state, o.not_before, o.lease_until from outbox o
        where o.topic = wanted and o.state <> 'sent' and o.stream > heads.stream
        order by o.stream, o.stream_seq limit 1
    ) as head
  ), candidates as (
    (
      select heads.id from heads
        where heads.state = 'waiting' and heads.not_before <= now()
          and (heads.lease_until is null or heads.lease_until <= now())
        order by heads.not_before limit most * 4
    )
    union all
    (
      select o.id from outbox o
        where o.topic = wanted and o.state = 'waiting' and o.stream is null and o.not_before <= now()
          and (o.lease_until is null or o.lease_until <= now())
        order by o.not_before limit most * 4
    )
  ), first as (
    select o.id, o.stream, o.not_before from outbox o
      where o.id = any (array(select candidates.id from candidates))
        and o.state = 'waiting' and o.not_before <= now() and (o.lease_until is null or o.lease_until <= now())
      order by o.not_before, o.id limit most
      for update skip locked
  ), due as (
    select first.id, first.not_before, 1 as place from first where first.stream is null
    union all
    select run.id, first.not_before, run.place from first cross join lateral (
      select next.id, row_number() over following as place, bool_and(next.is_due) over following as is_due
        from (
          select o.id, o.stream_seq,
              o.state = 'waiting' and o.not_before <= now() and (o.lease_until is null or o.lease_until <= now()) as is_due
            from outbox o where o.topic = wanted and o.state <> 'sent' and o.stream = first.stream
            order by o.stream_seq limit most
        ) as next
        window following as (order by next.stream_seq)
    ) as run
      where run.is_due
  )
  update outbox o
    set lease_id = lease, lease_until = now() + lease_ms * interval '1 millisecond', attempts = o.attempts + 1
    where o.id = any (array(select due.id from due order by due.place, due.not_before limit most))
    returning o.id, o.topic, o.stream, o.stream_seq, o.org_id, o.payload, o.attempts, o.created_at;
$$;

-- Keeps a lease while its holder is at work.
create function outbox_renew(lease uuid, lease_ms integer) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  update outbox set lease_until = now() + lease_ms * interval '1 millisecond'
    where lease_id = lease and state = 'waiting';
$$;

-- Writes down how sending ended, of many rows at once: `sent`, `waiting` for another try, `failed`, or `untried` where an
-- earlier row of its stream was not sent, so that its turn did not come. A row whose lease was lost meanwhile stays as it is.
create function outbox_settle(lease uuid, outcomes jsonb) returns bigint
  language sql volatile security definer set search_path = public, pg_temp as $$
  with settled as (
    update outbox o set
        state = case how.state when 'untried' then 'waiting' else how.state end,
        reason = case how.state when 'untried' then o.reason else how.reason end,
        attempts = case how.state when 'untried' then o.attempts - 1 else o.attempts end,
        sent_at = case how.state when 'sent' then now() end,
        not_before = case how.state
          when 'untried' then o.not_before
          else now() + how.again_in_ms * interval '1 millisecond'
        end,
        lease_id = null,
        lease_until = null
      from jsonb_to_recordset(outcomes) as how (id uuid, state text, reason text, again_in_ms integer)
      where o.id = how.id and o.lease_id = lease and o.state = 'waiting'
      returning 1
  )
  select count(*) from settled;
$$;

-- Tries a failed row again, and a waiting one at once. Answers false when there is no such row unsent.
create function outbox_retry(row_id uuid) returns boolean
  language sql volatile security definer set search_path = public, pg_temp as $$
  with again as (
    update outbox set state = 'waiting', attempts = 0, not_before = now() where id = row_id and state <> 'sent'
      returning 1
  )
  select exists (select from again);
$$;

-- What has not been sent yet of the organization in which the statement runs: "pending" and "failed" on its screens.
create function outbox_unsent()
  returns table (
    id uuid, topic text, stream_seq bigint, state text, reason text, attempts integer, created_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.topic, o.stream_seq, o.state, o.reason, o.attempts, o.created_at from outbox o
    where o.org_id = app_org() and o.state <> 'sent' order by o.topic, o.stream_seq, o.created_at;
$$;

-- For operators: how much waits, and which rows were refused. A row that was tried and is tried again has a state of its
-- own here, because a handler that throws is never given up.
create function outbox_depth()
  returns table (topic text, state text, rows bigint, oldest timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.topic, case when o.state = 'waiting' and o.reason is not null then 'retried' else o.state end,
      count(*), min(o.created_at)
    from outbox o where o.state <> 'sent' group by 1, 2;
$$;

create function outbox_failed(most integer)
  returns table (
    id uuid, topic text, stream text, stream_seq bigint, org_id uuid, reason text, attempts integer,
    created_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.topic, o.stream, o.stream_seq, o.org_id, o.reason, o.attempts, o.created_at from outbox o
    where o.state = 'failed' order by o.created_at limit most;
$$;

-- Which handlers have done their part of an event; the row is written in the handler's own transaction.
create table handled (
  handler text not null check (handler <> ''),
  event_id uuid not null references outbox on delete cascade,
  handled_at timestamptz not null default now(),
  primary key (handler, event_id)
);
create index on handled (event_id);
grant insert (handler, event_id) on handled to tabellion_app;

-- Forgets announcements and mails sent before the given moment. Ledger rows stay: they are cited by receipts.
create function outbox_prune(sent_before timestamptz) returns bigint
  language sql volatile security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from outbox where state = 'sent' and sent_at < sent_before and topic <> 'ledger' returning 1
  )
  select count(*) from gone;
$$;

grant execute on function
  outbox_lease(text, uuid, integer, integer), outbox_renew(uuid, integer),
  outbox_settle(uuid, jsonb), outbox_retry(uuid), outbox_unsent(), outbox_depth(),
  outbox_failed(integer), outbox_prune(timestamptz)
  to tabellion_app;
