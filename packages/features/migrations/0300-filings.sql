-- A filing is one thing that is filed with a registry: a return of one year, a notice of one change (decision 095). It is
-- named by the deadline that it settles, never rolled forward, and where it stands follows from what happened to it.
create table filings (
  org_id uuid not null references organizations,
  filing_id uuid not null,
  registration text not null,
  kind text not null,
  occasion text not null,
  -- Of yearly ones.
  filing_year smallint check (filing_year between 1000 and 2999),
  -- The filed one that it puts right.
  corrects uuid,
  created_at timestamptz not null,
  primary key (org_id, filing_id),
  foreign key (org_id, registration, kind, occasion) references deadlines,
  foreign key (org_id, corrects) references filings,
  check (corrects <> filing_id)
);
create unique index filings_deadline on filings (org_id, registration, kind, occasion) where corrects is null;
create index filings_corrects on filings (org_id, corrects) where corrects is not null;
select protect_tenant_table('filings', 'select, insert');

create table filing_events (
  org_id uuid not null,
  filing_id uuid not null,
  place integer not null check (place > 0),
  -- `ready`: all that it needs is there but the payment. `withdrawn` takes back what came before it.
  event text not null check (event in
    ('begun', 'ready', 'paid', 'sent', 'accepted', 'rejected', 'marked_filed', 'withdrawn')),
  at timestamptz not null,
  -- Null for the product itself.
  by_user uuid,
  -- The registry's day of what it accepted, or of what a member says was filed.
  filed_on date,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  primary key (org_id, filing_id, place),
  foreign key (org_id, filing_id) references filings,
  check ((event in ('accepted', 'marked_filed')) = (filed_on is not null))
);
select protect_tenant_table('filing_events', 'select, insert');

-- What was sent to a registry; its id is the key under which the registry is asked about it.
create table filing_attempts (
  org_id uuid not null,
  attempt_id uuid not null,
  filing_id uuid not null,
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
  foreign key (org_id, filing_id) references filings,
  check ((state = 'waiting') = (answered_at is null))
);
create unique index filing_attempts_open on filing_attempts (org_id, filing_id) where state = 'waiting';
create index filing_attempts_due on filing_attempts (asks, ask_after) where state = 'waiting';
select protect_tenant_table('filing_attempts', 'select, insert');
grant update (state, answered_at, asks, ask_after) on filing_attempts to tabellion_app;

create function due_filing_attempts(asked text, at timestamptz, waits_ms integer[], most integer)
  returns table (org_id uuid, id uuid)
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update filing_attempts f set
        asks = f.asks + 1,
        ask_after = at + waits_ms[least(f.asks + 1, cardinality(waits_ms))] * interval '1 millisecond'
      from (
        select due.org_id, due.attempt_id from filing_attempts due
          where due.state = 'waiting' and due.desk = asked and due.ask_after <= at
          order by due.asks, due.ask_after
          limit most
          for update skip locked
      ) leased
      where f.org_id = leased.org_id and f.attempt_id = leased.attempt_id
      returning f.org_id, f.attempt_id;
  end;
grant execute on function due_filing_attempts(text, timestamptz, integer[], integer) to tabellion_app;

-- For the operator who enters the answers of a registry that people file with.
create function manual_filing_attempts()
  returns table (org_id uuid, attempt_id uuid, sent_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select f.org_id, f.attempt_id, f.sent_at from filing_attempts f
      where f.state = 'waiting' and f.desk = 'manual'
      order by f.sent_at;
  end;
grant execute on function manual_filing_attempts() to tabellion_app;

-- The keys of the deadlines that filings settle: the registry accepted it, or a member says that it was filed. What came
-- before a `withdrawn` counts no more.
create function deadlines_met_by_filings(org uuid) returns text[]
  language sql stable set search_path = public, pg_temp
begin atomic
  select coalesce(array_agg(concat_ws(' ', f.registration, f.kind, f.occasion)), '{}')
    from filings f
    where f.org_id = org and f.corrects is null and exists (
      select from filing_events e
        where e.org_id = f.org_id and e.filing_id = f.filing_id and e.event in ('accepted', 'marked_filed')
          and not exists (
            select from filing_events later
              where later.org_id = e.org_id and later.filing_id = e.filing_id and later.place > e.place
                and later.event = 'withdrawn'));
end;
grant execute on function deadlines_met_by_filings(uuid) to tabellion_app;
