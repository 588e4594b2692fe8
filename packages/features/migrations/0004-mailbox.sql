-- The mail that an installation without a mail server shows on a page of its own, on a loopback address only.
-- Kept seven days. The id is that of the outbox row, so that no mail is put in twice.
create table mailbox (
  id uuid primary key,
  to_address text not null,
  to_name text not null,
  subject text not null,
  text text not null,
  html text not null,
  received_at timestamptz not null default now()
);
create index on mailbox (received_at);
create index on mailbox (lower(to_address));
-- A mail that is written again after a crash has another secret or code than the first time: the last one counts.
grant select, insert, update (subject, text, html), delete on mailbox to tabellion_app;
