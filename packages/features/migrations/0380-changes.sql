-- A corporate change is drafted, previewed, approved and seen through (decision 111). How far it is follows from its proposal, which
-- bears its id, from envelopes, payments, answers of registries and filings; what stands here is what was typed, and what happened
-- that nothing else says.
create table corporate_changes (
  org_id uuid not null references organizations,
  change_id uuid not null,
  -- What it is made of, in the order in which it takes effect: the kind of each part with its form.
  parts jsonb not null check (jsonb_typeof(parts) = 'array' and jsonb_array_length(parts) between 1 and 50),
  made_at timestamptz not null,
  made_by uuid not null,
  primary key (org_id, change_id)
);
select protect_tenant_table('corporate_changes', 'select, insert');
grant update (parts) on corporate_changes to tabellion_app;

create table corporate_change_events (
  org_id uuid not null,
  change_id uuid not null,
  place integer not null check (place > 0),
  -- `sent`: for signature. `approved`: on paper or at a meeting. `filed`: it went to a registry, which `certified` it or sent it
  -- back.
  event text not null check (event in ('edited', 'sent', 'approved', 'filed', 'certified', 'rejected', 'withdrawn')),
  at timestamptz not null,
  -- Null for the product itself.
  by_user uuid,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  primary key (org_id, change_id, place),
  foreign key (org_id, change_id) references corporate_changes
);
select protect_tenant_table('corporate_change_events', 'select, insert');
