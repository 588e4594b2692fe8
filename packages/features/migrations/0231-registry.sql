-- Registries (decision 086): a submission bears when its registry is asked about it next, and how often it was.
alter table submissions
  add column asks integer not null default 0 check (asks >= 0),
  add column ask_after timestamptz,
  -- SHA-256 of the certificate's file, where somebody entered one.
  add column certificate_file text check (certificate_file ~ '^[0-9a-f]{64}$'),
  add constraint submissions_file check (certificate_file is null or state = 'accepted');
update submissions set ask_after = submitted_at;
alter table submissions alter column ask_after set not null;
grant update (asks, ask_after, certificate_file) on submissions to tabellion_app;
drop index submissions_submitted_at_idx;
create index submissions_due on submissions (asks, ask_after) where state = 'waiting';
drop function open_submissions(text, integer);

create function due_submissions(asked text, at timestamptz, waits_ms integer[], most integer)
  returns table (org_id uuid, id uuid)
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update submissions s set
        asks = s.asks + 1,
        ask_after = at + waits_ms[least(s.asks + 1, cardinality(waits_ms))] * interval '1 millisecond'
      from (
        select due.org_id, due.submission_id from submissions due
          where due.state = 'waiting' and due.registrar = asked and due.ask_after <= at
          order by due.asks, due.ask_after
          limit most
          for update skip locked
      ) leased
      where s.org_id = leased.org_id and s.submission_id = leased.submission_id
      returning s.org_id, s.submission_id;
  end;
grant execute on function due_submissions(text, timestamptz, integer[], integer) to tabellion_app;

-- For the operator who enters the answers of a registry that people file with.
create function manual_submissions()
  returns table (org_id uuid, submission_id uuid, submitted_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select s.org_id, s.submission_id, s.submitted_at from submissions s
      where s.state = 'waiting' and s.registrar = 'manual'
      order by s.submitted_at;
  end;
grant execute on function manual_submissions() to tabellion_app;

-- The registry's side of the sandbox of filings: what a real one would keep in its own house. Nothing else reads it.
create table sandbox_filings (
  -- The sender's key.
  id uuid primary key,
  serial bigint generated always as identity,
  jurisdiction text not null check (jurisdiction ~ '^[A-Z]{2}$'),
  corporation_number text not null check (char_length(corporation_number) between 1 and 30),
  kind text not null check (char_length(kind) between 1 and 60),
  file text not null check (file ~ '^[0-9a-f]{64}$'),
  is_accepted boolean not null,
  filed_on date not null,
  -- From then on the outcome is told.
  decided_at timestamptz not null
);
grant select, insert on sandbox_filings to tabellion_app;
