-- The answers of an annual return (decision 096): what members and clients said of its lines, and how its resolutions are passed.
-- The newest of a line counts; which answers still hold follows from the registers.
create table annual_answers (
  org_id uuid not null,
  filing_id uuid not null,
  place integer not null check (place > 0),
  line text not null check (line ~ '^[a-z]+(:[0-9a-f-]{36})?$'),
  answer text not null check (answer ~ '^[a-z]+$'),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- The last act of the registers when it was given.
  seq bigint not null check (seq >= 0),
  at timestamptz not null,
  -- A member; or the client to whom the link was sent.
  by_user uuid,
  by_link uuid,
  primary key (org_id, filing_id, place),
  foreign key (org_id, filing_id) references filings,
  check (by_user is null or by_link is null)
);
select protect_tenant_table('annual_answers', 'select, insert');

-- What of the registers a member has seen in the flow: what others changed since is shown to him once.
create table annual_seen (
  org_id uuid not null,
  filing_id uuid not null,
  user_id uuid not null references users,
  seq bigint not null check (seq >= 0),
  at timestamptz not null,
  primary key (org_id, filing_id, user_id),
  foreign key (org_id, filing_id) references filings
);
select protect_tenant_table('annual_seen', 'select, insert');
grant update (seq, at) on annual_seen to tabellion_app;

-- Links by which a client answers the lines of one return, and nothing else, until their last day.
create table annual_links (
  org_id uuid not null,
  link_id uuid not null,
  filing_id uuid not null,
  email text not null check (char_length(email) <= 254),
  -- SHA-256 of the secret, which is made when the mail is written.
  digest bytea check (octet_length(digest) = 32),
  ends_on date not null,
  made_at timestamptz not null,
  made_by uuid not null references users,
  revoked_at timestamptz,
  primary key (org_id, link_id),
  foreign key (org_id, filing_id) references filings
);
create index on annual_links (org_id, filing_id);
create index on annual_links (digest);
select protect_tenant_table('annual_links', 'select, insert');
grant update (digest, revoked_at) on annual_links to tabellion_app;

-- In which organization a link leads; what it opens is then read inside of that one.
create function organization_of_annual_link(asked_digest bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select org_id from annual_links where digest = asked_digest;
  end;
grant execute on function organization_of_annual_link(bytea) to tabellion_app;

-- The registry's confirmation of a return is typeset after the commit.
alter table outbox
  drop constraint outbox_topic_check,
  drop constraint outbox_stream_check,
  add constraint outbox_topic_check
    check (topic in ('event', 'handler', 'ledger', 'mail', 'document', 'book', 'seal', 'filing')),
  add constraint outbox_stream_check check (
    case
      when topic in ('mail', 'document', 'book', 'seal', 'filing') then stream is null
      when topic = 'event' then stream is null or coalesce(stream = 'events:' || org_id, false)
      when topic = 'handler' then stream is null or coalesce(starts_with(stream, 'handler:' || org_id || ':'), false)
      else coalesce(stream = 'ledger:' || org_id, false)
    end
  );
