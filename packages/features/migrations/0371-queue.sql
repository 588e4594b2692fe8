-- The queue of staff: what waits for them because people file it by hand, who has it, and what they ask the customer.

-- What staff ask about a submission or a filing; it goes on waiting meanwhile. Withdrawn: the registry had answered first.
create table registry_questions (
  org_id uuid not null references organizations,
  question_id uuid not null,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  item_id uuid not null,
  words text not null check (char_length(words) between 1 and 2000),
  asked_by uuid not null,
  asked_at timestamptz not null,
  answer text check (char_length(answer) between 1 and 4000),
  answered_by uuid,
  answered_at timestamptz,
  withdrawn_at timestamptz,
  primary key (org_id, question_id),
  check (num_nulls(answer, answered_by, answered_at) in (0, 3)),
  check (withdrawn_at is null or answer is null)
);
create unique index registry_questions_open on registry_questions (org_id, item_id)
  where answer is null and withdrawn_at is null;
create index on registry_questions (item_id);
select protect_tenant_table('registry_questions', 'select, insert');
grant update (answer, answered_by, answered_at, withdrawn_at) on registry_questions to tabellion_app;

-- Questions with their answers: of one item, or of all for null. For the session of staff; nothing for anybody else.
create function queued_questions(asked_session uuid, asked_at timestamptz, item uuid)
  returns table (
    item_id uuid, words text, asked_by uuid, asked_at timestamptz, answer text, answered_at timestamptz,
    withdrawn_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    with asker as materialized (select staff_role(asked_session, queued_questions.asked_at) as role)
    select q.item_id, q.words, q.asked_by, q.asked_at, q.answer, q.answered_at, q.withdrawn_at
      from registry_questions q, asker
      where asker.role is not null and (item is null or q.item_id = item)
      order by q.asked_at;
  end;
grant execute on function queued_questions(uuid, timestamptz, uuid) to tabellion_app;

-- Submissions under people: those that wait, and those answered in the last thirty days. Of the package only what names it.
create function queued_submissions(asked_session uuid, asked_at timestamptz)
  returns table (
    org_id uuid, item_id uuid, state text, sent_at timestamptz, answered_at timestamptz, jurisdiction text,
    name text, legal_element text, number text
  )
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    with asker as materialized (select staff_role(asked_session, asked_at) as role)
    select s.org_id, s.submission_id, s.state, s.submitted_at, s.answered_at, s.package ->> 'jurisdiction',
           s.package ->> 'name', s.package ->> 'legalElement', s.corporation_number
      from submissions s, asker
      where asker.role is not null and s.registrar = 'manual'
        and (s.state = 'waiting' or s.answered_at > queued_submissions.asked_at - interval '30 days')
      order by s.submitted_at;
  end;
grant execute on function queued_submissions(uuid, timestamptz) to tabellion_app;

-- The same of filings; their paper stays, since it names a file and no person.
create function queued_filing_attempts(asked_session uuid, asked_at timestamptz)
  returns table (
    org_id uuid, item_id uuid, state text, sent_at timestamptz, answered_at timestamptz, paper jsonb
  )
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    with asker as materialized (select staff_role(asked_session, asked_at) as role)
    select f.org_id, f.attempt_id, f.state, f.sent_at, f.answered_at, f.paper
      from filing_attempts f, asker
      where asker.role is not null and f.desk = 'manual'
        and (f.state = 'waiting' or f.answered_at > queued_filing_attempts.asked_at - interval '30 days')
      order by f.sent_at;
  end;
grant execute on function queued_filing_attempts(uuid, timestamptz) to tabellion_app;

-- As in 0060; staff need their second factor, and see nothing that a program was sent.
create or replace function look_at_submission(entry uuid, asked_session uuid, submission uuid, looked_at timestamptz)
  returns table (
    submission_id uuid, registrar text, state text, submitted_at timestamptz, package jsonb, package_sha256 text
  )
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    with asker as materialized (select staff_role(asked_session, looked_at) as role), shown as (
      select s.*, n.user_id as looker
        from submissions s, sessions n, asker
        where asker.role is not null and s.submission_id = submission and s.registrar = 'manual'
          and n.id = asked_session
    ), noted as (
      insert into access_log (org_id, id, at, kind, actor_id, detail)
        select shown.org_id, entry, looked_at, 'looked', shown.looker, 'submission' from shown
    )
    select shown.submission_id, shown.registrar, shown.state, shown.submitted_at, shown.package, shown.package_sha256
      from shown;
  end;

-- The same of what was sent of a filing.
create function look_at_filing_attempt(entry uuid, asked_session uuid, attempt uuid, looked_at timestamptz)
  returns table (attempt_id uuid, state text, sent_at timestamptz, paper jsonb)
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    with asker as materialized (select staff_role(asked_session, looked_at) as role), shown as (
      select f.*, n.user_id as looker
        from filing_attempts f, sessions n, asker
        where asker.role is not null and f.attempt_id = attempt and f.desk = 'manual' and n.id = asked_session
    ), noted as (
      insert into access_log (org_id, id, at, kind, actor_id, detail)
        select shown.org_id, entry, looked_at, 'looked', shown.looker, 'filing_package' from shown
    )
    select shown.attempt_id, shown.state, shown.sent_at, shown.paper from shown;
  end;
grant execute on function look_at_filing_attempt(uuid, uuid, uuid, timestamptz) to tabellion_app;

-- Who has which item of the queue. It names no organization: the item does.
create table queue_claims (
  item_id uuid primary key,
  staff_id uuid not null references users,
  claimed_at timestamptz not null
);
-- Whoever answers holds his row until the answer is recorded: it can be locked, and nothing of it changes otherwise.
grant select, insert, update (claimed_at), delete on queue_claims to tabellion_app;

-- What staff did with an item, for their own history of it.
create table queue_events (
  item_id uuid not null,
  place bigint generated always as identity,
  event text not null check (event in ('looked', 'claimed', 'released', 'asked', 'accepted', 'rejected')),
  staff_id uuid not null references users,
  at timestamptz not null,
  primary key (item_id, place)
);
grant select, insert on queue_events to tabellion_app;
