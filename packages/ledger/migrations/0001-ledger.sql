-- A transparency log and what lies beside it (docs/ledger.md). Ids of streams and keys are 16 random bytes in base64url.

create table ledger.users (
  user_id uuid primary key,
  account_id uuid not null,
  email text not null unique,
  password_hash text not null,
  role text not null check (role in ('owner', 'writer', 'reader', 'auditor')),
  type text not null,
  orgname text not null,
  firstname text not null,
  lastname text not null,
  language text not null,
  referral text not null,
  -- Tokens of before are void.
  tokens_since timestamptz not null,
  created_at timestamptz not null
);
create index on ledger.users (account_id);

-- The log. A second writer fails at the key, a forked stream at the pair.
create table ledger.entries (
  index bigint primary key check (index >= 0),
  leaf text not null check (octet_length(leaf) <= 4096),
  hash bytea not null unique check (octet_length(hash) = 32),
  stream text not null,
  seq bigint not null,
  key text not null,
  unique (stream, seq)
);
create index on ledger.entries (key);

-- Full tiles of the tree, each with the root of its hashes.
create table ledger.tiles (
  level smallint not null,
  index bigint not null,
  bytes bytea not null check (octet_length(bytes) = 8192),
  root bytea not null check (octet_length(root) = 32),
  primary key (level, index)
);

-- Whose a stream is, and where it stands. The log's own belongs to nobody.
create table ledger.streams (
  stream text primary key,
  account_id uuid,
  org_id text,
  seq bigint not null,
  leaf bytea not null,
  -- The tree over its keys, as it was at that place of the stream.
  key_root text,
  key_count bigint,
  key_seq bigint,
  unique (account_id, org_id)
);

-- The newest leaf of each key.
create table ledger.state (
  key text primary key,
  stream text not null references ledger.streams,
  kind text not null,
  rev bigint not null,
  op text not null,
  index bigint not null references ledger.entries
);
create index on ledger.state (stream, kind);

-- What a key is called outside; erasure deletes it. A shareholder has a part for each security.
create table ledger.records (
  stream text not null references ledger.streams,
  kind text not null,
  record_id text not null,
  part text not null,
  key text not null unique references ledger.state,
  primary key (stream, kind, record_id, part)
);

-- Contents of revisions, sealed, and their secrets under the master key; erasure deletes both.
create table ledger.bodies (
  index bigint primary key references ledger.entries,
  key text not null,
  names text not null,
  secret bytea not null,
  sealed bytea not null
);
create index on ledger.bodies (key);

create table ledger.idempotency_keys (
  account_id uuid not null,
  key text not null,
  request_hash text not null,
  receipt text not null,
  made_at timestamptz not null,
  primary key (account_id, key)
);
create index on ledger.idempotency_keys (made_at);

-- Checkpoints that were published, after the signer's own file held them.
create table ledger.checkpoints (
  size bigint primary key check (size >= 0),
  note text not null
);

grant select, insert on ledger.entries, ledger.tiles, ledger.checkpoints to tabellion_app;
grant select, insert, update on ledger.users, ledger.streams, ledger.state to tabellion_app;
grant select, insert, delete on ledger.records, ledger.bodies, ledger.idempotency_keys to tabellion_app;
