-- What the last signature of an envelope records (decision 084): entries that wait for it, of which one envelope may carry
-- several, and what a signed document establishes by itself. Each has an outcome of its own.
create table envelope_effects (
  org_id uuid not null,
  envelope_id uuid not null,
  place integer not null check (place > 0),
  -- An entry that waits, and the digest of what it said when the documents were sent.
  proposal_id uuid,
  printed_digest text check (printed_digest ~ '^[0-9a-f]{64}(\.[0-9a-f]{64}){0,4}$'),
  -- Or a document of the envelope.
  document_id uuid,
  -- Null until the last signature, and where the envelope ends without it.
  outcome text check (outcome in ('recorded', 'waiting', 'stopped')),
  -- Why it is not recorded.
  reason jsonb check (jsonb_typeof(reason) = 'object'),
  settled_at timestamptz,
  primary key (org_id, envelope_id, place),
  foreign key (org_id, envelope_id) references envelopes,
  foreign key (org_id, proposal_id) references proposals,
  foreign key (org_id, envelope_id, document_id) references envelope_documents,
  unique (org_id, envelope_id, proposal_id),
  unique (org_id, envelope_id, document_id),
  check ((proposal_id is null) <> (document_id is null)),
  check ((proposal_id is null) = (printed_digest is null)),
  check ((outcome is null) = (settled_at is null)),
  check (reason is null or outcome in ('waiting', 'stopped'))
);
create index on envelope_effects (org_id, proposal_id) where proposal_id is not null;
select protect_tenant_table('envelope_effects', 'select, insert');
grant update (outcome, reason, settled_at) on envelope_effects to tabellion_app;
