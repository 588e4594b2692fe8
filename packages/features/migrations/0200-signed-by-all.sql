-- Signed means signed by all whom the law asks (decision 077).

-- The digest of what people signed has parts, so that the one that changed says why an entry is stopped: what is entered, the
-- numbers and prices that it rests on, the directors, the shareholders who vote, and how they are called.
alter table proposals drop constraint proposals_printed_digest_check;
alter table proposals add constraint proposals_printed_digest_check
  check (printed_digest ~ '^[0-9a-f]{64}(\.[0-9a-f]{64}){0,4}$');
alter table envelopes drop constraint envelopes_printed_digest_check;
alter table envelopes add constraint envelopes_printed_digest_check
  check (printed_digest ~ '^[0-9a-f]{64}(\.[0-9a-f]{64}){0,4}$');

-- Until then its documents are out for signature, and nobody records or withdraws it by hand.
alter table proposals add column out_until timestamptz;

-- Persons of the registers whose signatures given here it bears; of what is signed on paper nobody notes them.
alter table documents add column signed_by uuid[] not null default '{}';
grant update (signed_by) on documents to tabellion_app;
