-- A worker leases the rows of a stream that follow each other, of many streams at once, and settles them together.

-- Lends up to `most` rows of a topic to one worker: of a stream its lowest rows that are not sent, up to the first that is not
-- due, so that a failed or lent row holds its own stream and no other. Only the lowest row of a stream is locked: whoever wants
-- a later one has to take that first. Streams get their first row before any gets its second. Steps from stream to stream by
-- the index, never through a stream's backlog; rows are then named by an array, so that the table is never scanned however the
-- planner guesses. More candidates than wanted are looked at, because another worker may be taking some of them in this moment.
create or replace function outbox_lease(wanted text, lease uuid, lease_ms integer, most integer)
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
grant execute on function outbox_settle(uuid, jsonb) to tabellion_app;
drop function outbox_settle(uuid, uuid, text, text, integer);
