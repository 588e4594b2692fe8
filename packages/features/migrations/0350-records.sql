-- What the ledger answered to the rows of the outbox that it was sent: the receipts of an organization's records.
create table ledger_receipts (
  org_id uuid not null references organizations,
  -- Rises in the order of the organization's stream.
  place bigint not null generated always as identity,
  record text not null check (record in (
    'act', 'organization', 'shareholder', 'position', 'shareclass', 'activity', 'file', 'datahash')),
  record_id text not null,
  -- A shareholder's security; empty for all others.
  part text not null default '',
  -- The act's root, or the person of a position or a holding.
  about text,
  op text not null check (op in ('put', 'del', 'erase')),
  -- The record is as it was after the act with this number; of an act, its own.
  seq bigint not null check (seq >= 0),
  revision bigint not null check (revision > 0),
  tx_id text not null check (tx_id ~ '^[0-9a-f]{64}$'),
  index bigint not null check (index >= 0),
  recorded_at timestamptz not null,
  reason text check (reason = 'contents_gone'),
  -- What the next revision keeps where it is told nothing else: a plan, a price, a digest.
  kept jsonb not null default '{}' check (jsonb_typeof(kept) = 'object'),
  primary key (org_id, place),
  unique (org_id, tx_id)
);
create unique index on ledger_receipts (org_id, seq) where record = 'act';
create index on ledger_receipts (org_id, record, record_id, part, place);
create index on ledger_receipts (org_id, about) where about is not null;
create index on ledger_receipts (org_id, part) where part <> '';
select protect_tenant_table('ledger_receipts', 'select, insert');

-- What a comparison of an organization with the ledger found, until one finds nothing: the check tells of it.
create table ledger_findings (
  org_id uuid not null references organizations,
  record text not null,
  record_id text not null,
  part text not null default '',
  field text not null check (field <> ''),
  -- The table that says otherwise, and the database role that may write it; null for what is no table's.
  source_table text,
  writer text,
  found_at timestamptz not null,
  primary key (org_id, record, record_id, part, field)
);
select protect_tenant_table('ledger_findings', 'select, insert, delete');

-- Rows of the organization that wait for the ledger, of these things; all where none is named.
create function ledger_unsent(ids text[])
  returns table (payload jsonb, state text, reason text, created_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select o.payload, o.state, o.reason, o.created_at from outbox o
      where o.org_id = app_org() and o.topic = 'ledger' and o.state <> 'sent'
        and (ids is null or o.payload ->> 'id' = any(ids))
      order by o.stream_seq desc limit 1000;
  end;
grant execute on function ledger_unsent(text[]) to tabellion_app;

-- Organizations that the ledger has records of, or should have.
create function organizations_to_compare() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct org_id from ledger_receipts order by org_id;
  end;
grant execute on function organizations_to_compare() to tabellion_app;
