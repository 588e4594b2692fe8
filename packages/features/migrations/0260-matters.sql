-- A matter is one thing that a corporation sees through over days: its incorporation, its founding set, an entry that is
-- signed and paid (decision 091). How far it is follows from proposals, envelopes, payments and answers of registries; what
-- stands here is that it was begun, and what cannot be derived.
create table matters (
  org_id uuid not null references organizations,
  matter_id uuid not null,
  kind text not null check (kind <> ''),
  -- The row that it is about: of an entry its proposal, else the organization.
  subject uuid not null,
  primary key (org_id, matter_id),
  unique (org_id, kind, subject)
);
select protect_tenant_table('matters', 'select, insert');

create table matter_events (
  org_id uuid not null,
  matter_id uuid not null,
  place integer not null check (place > 0),
  event text not null check (event in ('begun', 'handed_over', 'stopped', 'resumed', 'withdrawn', 'completed')),
  at timestamptz not null,
  -- Null for the product itself.
  by_user uuid,
  -- Who is in charge from then on.
  to_user uuid,
  -- Why it stopped: the text code of the refusal, and its parameters.
  reason jsonb check (jsonb_typeof(reason) = 'object'),
  primary key (org_id, matter_id, place),
  foreign key (org_id, matter_id) references matters,
  check ((event = 'handed_over') = (to_user is not null)),
  check ((event = 'stopped') = (reason is not null))
);
select protect_tenant_table('matter_events', 'select, insert');

-- For the look at what dates and deadlines have changed: organizations with a matter that has not come to its end.
-- One that was withdrawn is over: a payment that arrives later rings for it by itself.
create function organizations_with_open_matters() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct org_id from matters m
      where (
        select e.event from matter_events e
          where e.org_id = m.org_id and e.matter_id = m.matter_id and e.event <> 'handed_over'
          order by e.place desc limit 1
      ) not in ('completed', 'withdrawn')
      order by org_id;
  end;
grant execute on function organizations_with_open_matters() to tabellion_app;
