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
