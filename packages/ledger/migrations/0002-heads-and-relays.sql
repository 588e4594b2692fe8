-- What leaves must be opened for years: where each stream stood at each heads leaf, with a row where it had changed since the
-- one before.
create table ledger.heads (
  index bigint primary key references ledger.entries
);
create table ledger.stream_heads (
  stream text not null references ledger.streams,
  heads_index bigint not null references ledger.heads,
  seq bigint not null,
  leaf bytea not null,
  key_root text not null,
  key_count bigint not null,
  primary key (stream, heads_index)
);
alter table ledger.streams drop column key_root, drop column key_count, drop column key_seq;

-- Services that write for their own users, each with an account. One in the same process needs no key.
create table ledger.relays (
  account_id uuid primary key,
  name text not null unique,
  key_hash bytea unique,
  made_at timestamptz not null
);

-- Tokens that relays asked for, for persons whom they know: which organizations of the relay's account they read.
create table ledger.readings (
  token_id uuid primary key,
  account_id uuid not null references ledger.relays,
  user_id text not null,
  org_ids text[] not null,
  ends_at timestamptz not null
);
create index on ledger.readings (account_id, user_id);
create index on ledger.readings (ends_at);

grant select, insert on ledger.heads, ledger.stream_heads to tabellion_app;
grant select, insert, update on ledger.relays to tabellion_app;
grant select, insert, delete on ledger.readings to tabellion_app;
