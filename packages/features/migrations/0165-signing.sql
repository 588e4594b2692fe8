-- Signing: envelopes of documents, who signs them, and everything that happened with them. Where an envelope stands is derived
-- from its events (packages/features/signing/rules/envelopeState.ts); no row says it.

create table envelopes (
  org_id uuid not null references organizations,
  envelope_id uuid not null,
  title text not null check (title <> '' and char_length(title) <= 300),
  message text not null check (char_length(message) <= 2000),
  -- One after the other by their places; otherwise all at once.
  in_order boolean not null,
  expires_at timestamptz not null,
  -- The registry's, by which the deadline is spelled.
  zone text not null,
  remind_every_days integer check (remind_every_days between 1 and 30),
  made_at timestamptz not null,
  made_by uuid not null references users,
  primary key (org_id, envelope_id)
);
select protect_tenant_table('envelopes', 'select, insert');
grant update (title, message, in_order, expires_at, remind_every_days) on envelopes to tabellion_app;

-- The exact bytes that people agree to.
create table envelope_documents (
  org_id uuid not null,
  envelope_id uuid not null,
  document_id uuid not null,
  place integer not null check (place > 0),
  version integer not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  primary key (org_id, envelope_id, document_id),
  foreign key (org_id, envelope_id) references envelopes,
  foreign key (org_id, document_id, version) references document_versions
);
create index on envelope_documents (org_id, document_id);
select protect_tenant_table('envelope_documents', 'select, insert');

-- Never changed: another address or name is another signee, so that a link goes where it was sent and nowhere else.
create table signees (
  org_id uuid not null,
  envelope_id uuid not null,
  signee_id uuid not null,
  -- Of the registers; null of who is in none.
  person_id uuid,
  name text not null check (name <> '' and char_length(name) <= 300),
  -- As `normalizeEmail` spells it.
  email text not null check (email = lower(btrim(email)) and email like '_%@_%' and char_length(email) <= 254),
  language text not null check (language in ('en', 'fr', 'tr', 'ar')),
  place integer not null check (place > 0),
  -- The documents that he signs, each in one or several capacities.
  signs jsonb not null check (jsonb_typeof(signs) = 'array'),
  primary key (org_id, envelope_id, signee_id),
  foreign key (org_id, envelope_id) references envelopes
);
create index on signees (org_id, email);
select protect_tenant_table('signees', 'select, insert');

create table signature_events (
  org_id uuid not null,
  envelope_id uuid not null,
  event_id uuid not null,
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  signee_id uuid,
  at timestamptz not null,
  -- The member who did it, or the account of the signee; null for a signee without one and for the product itself.
  by_user uuid,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  -- The order in which they were written and are read: ids of one millisecond are in none.
  seq bigint generated always as identity,
  primary key (org_id, envelope_id, event_id),
  foreign key (org_id, envelope_id) references envelopes,
  foreign key (org_id, envelope_id, signee_id) references signees
);
-- Nobody signs twice, and an envelope ends once and is sealed once, whatever the moment.
create unique index on signature_events (org_id, envelope_id, signee_id) where kind in ('signed', 'declined', 'removed');
create unique index on signature_events (org_id, envelope_id) where kind in ('completed', 'declined', 'voided', 'expired');
create unique index on signature_events (org_id, envelope_id) where kind = 'sealed';
select protect_tenant_table('signature_events', 'select, insert');

-- One-time codes that prove an address; the digest is of the id and the code.
create table signee_codes (
  org_id uuid not null,
  code_id uuid not null,
  envelope_id uuid not null,
  signee_id uuid not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  digest bytea check (octet_length(digest) = 32),
  guesses integer not null default 0,
  used_at timestamptz,
  primary key (org_id, code_id),
  foreign key (org_id, envelope_id, signee_id) references signees
);
create index on signee_codes (org_id, signee_id, asked_at);
select protect_tenant_table('signee_codes', 'select, insert');
grant update (digest, guesses, used_at) on signee_codes to tabellion_app;

-- Secrets that signees hold: of the links in their mails, and of the sessions that they open with them. Global, because no
-- organization is chosen when one comes; tabellion_app adds rows and finds one by its digest alone.
create table link_secrets (
  digest bytea primary key check (octet_length(digest) = 32),
  kind text not null check (kind in ('link', 'session')),
  org_id uuid not null references organizations,
  envelope_id uuid not null,
  signee_id uuid not null,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  -- Of a session: how the address was proved, and whose account it was.
  proof text check (proof in ('code', 'account')),
  user_id uuid references users,
  check ((kind = 'session') = (proof is not null)),
  check (user_id is null or proof = 'account')
);
create index on link_secrets (expires_at);
alter table link_secrets enable row level security;
create policy tenant on link_secrets for insert to tabellion_app with check (org_id = app_org());
grant insert on link_secrets to tabellion_app;

-- With the moment at which the link was made: one that was made before its signee's link was locked never works again.
create function signee_of_link(asked bytea)
  returns table (org_id uuid, envelope_id uuid, signee_id uuid, made_at timestamptz)
  language sql stable rows 1 security definer set search_path = public, pg_temp
  begin atomic
    select s.org_id, s.envelope_id, s.signee_id, s.made_at from link_secrets s where s.digest = asked and s.kind = 'link';
  end;
grant execute on function signee_of_link(bytea) to tabellion_app;

-- The first statement of a signee's request: whose session it is and when it ends, and the
-- row-security variable.
create function identify_signee(asked bytea, asked_at timestamptz)
  returns table (org_id uuid, envelope_id uuid, signee_id uuid, proof text, user_id uuid, expires_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select s.org_id, s.envelope_id, s.signee_id, s.proof, s.user_id, s.expires_at
    into org_id, envelope_id, signee_id, proof, user_id, expires_at
    from link_secrets s where s.digest = asked and s.kind = 'session' and s.expires_at > asked_at;
  perform set_config('app.org', coalesce(org_id::text, ''), false);
  if org_id is not null then
    return next;
  end if;
end $$;
grant execute on function identify_signee(bytea, timestamptz) to tabellion_app;

-- For the nightly look at deadlines and reminders.
create function organizations_with_open_envelopes() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct e.org_id from envelopes e
      where not exists (
        select from signature_events s
          where s.org_id = e.org_id and s.envelope_id = e.envelope_id
            and s.kind in ('completed', 'declined', 'voided', 'expired')
      )
      order by e.org_id;
  end;
grant execute on function organizations_with_open_envelopes() to tabellion_app;

-- The signees of this organization to whom no mail can be delivered.
create function signees_without_mail() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct (o.payload #>> '{data,signeeId}')::uuid from outbox o
      where o.org_id = app_org() and o.topic = 'mail' and o.state = 'failed' and o.payload #>> '{data,signeeId}' is not null;
  end;
grant execute on function signees_without_mail() to tabellion_app;

create function forget_link_secrets(before timestamptz) returns bigint
  language sql volatile security definer set search_path = public, pg_temp as $$
  with gone as (delete from link_secrets where expires_at < before returning 1) select count(*) from gone;
$$;
grant execute on function forget_link_secrets(timestamptz) to tabellion_app;

-- Why the sealing of an envelope of this organization waits or failed, as a code.
create function sealing_reason(asked uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select o.reason from outbox o
      where o.org_id = app_org() and o.topic = 'seal' and o.state <> 'sent' and o.payload ->> 'envelope' = asked::text;
  end;
grant execute on function sealing_reason(uuid) to tabellion_app;
