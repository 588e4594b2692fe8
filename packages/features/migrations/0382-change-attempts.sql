-- Articles of a change that were sent to a registry; the id is the key under which the registry is asked about them.
create table corporate_change_attempts (
  org_id uuid not null,
  attempt_id uuid not null,
  change_id uuid not null,
  desk text not null check (desk ~ '^[a-z_]+$'),
  -- The paper as it leaves: jurisdiction, number of the corporation, kind, and the SHA-256 of the file.
  paper jsonb not null check (jsonb_typeof(paper) = 'object'),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'rejected')),
  sent_at timestamptz not null,
  answered_at timestamptz,
  asks integer not null default 0 check (asks >= 0),
  -- At once.
  ask_after timestamptz not null default '-infinity',
  primary key (org_id, attempt_id),
  foreign key (org_id, change_id) references corporate_changes,
  check ((state = 'waiting') = (answered_at is null))
);
create unique index corporate_change_attempts_open on corporate_change_attempts (org_id, change_id) where state = 'waiting';
create index corporate_change_attempts_due on corporate_change_attempts (asks, ask_after) where state = 'waiting';
select protect_tenant_table('corporate_change_attempts', 'select, insert');
grant update (state, answered_at, asks, ask_after) on corporate_change_attempts to tabellion_app;

create function due_change_attempts(asked text, at timestamptz, waits_ms integer[], most integer)
  returns table (org_id uuid, id uuid)
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update corporate_change_attempts f set
        asks = f.asks + 1,
        ask_after = at + waits_ms[least(f.asks + 1, cardinality(waits_ms))] * interval '1 millisecond'
      from (
        select due.org_id, due.attempt_id from corporate_change_attempts due
          where due.state = 'waiting' and due.desk = asked and due.ask_after <= at
          order by due.asks, due.ask_after
          limit most
          for update skip locked
      ) leased
      where f.org_id = leased.org_id and f.attempt_id = leased.attempt_id
      returning f.org_id, f.attempt_id;
  end;
grant execute on function due_change_attempts(text, timestamptz, integer[], integer) to tabellion_app;

-- For staff who enter the answers of a registry that people file with.
create function manual_change_attempts()
  returns table (org_id uuid, attempt_id uuid, sent_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select f.org_id, f.attempt_id, f.sent_at from corporate_change_attempts f
      where f.state = 'waiting' and f.desk = 'manual'
      order by f.sent_at;
  end;
grant execute on function manual_change_attempts() to tabellion_app;

-- Articles that were signed get the day of their certificate.
grant update (subject) on documents to tabellion_app;
