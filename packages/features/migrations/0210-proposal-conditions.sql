-- A proposal waits for a set of conditions, each of which is met once, on a day, by something that can be named (decision 083).
create table proposal_events (
  org_id uuid not null references organizations,
  proposal_id uuid not null,
  place integer not null check (place > 0),
  condition text not null check (condition in ('signatures', 'payment', 'date', 'certificate')),
  -- An edit forgets what people signed, or a date that its author takes back.
  what text not null check (what in ('met', 'forgotten')),
  met_on date,
  source_kind text check (source_kind in ('envelope', 'payment', 'submission', 'user', 'day')),
  source_id uuid,
  at timestamptz not null,
  primary key (org_id, proposal_id, place),
  foreign key (org_id, proposal_id) references proposals,
  check ((what = 'met') = (met_on is not null and source_kind is not null)),
  check (what = 'met' or source_id is null)
);
select protect_tenant_table('proposal_events', 'select, insert');

-- The conditions of a proposal that are met as things stand, the first one first.
create function conditions_met(of_org uuid, of_proposal uuid) returns jsonb
  language sql stable
  begin atomic
    select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'condition', condition, 'on', met_on,
            'source', jsonb_build_object('kind', source_kind, 'id', source_id))
          order by place),
        '[]')
      from (
        select distinct on (condition) place, condition, what, met_on, source_kind, source_id
          from proposal_events
          where org_id = of_org and proposal_id = of_proposal
          order by condition, place desc
      ) newest
      where what = 'met';
  end;
grant execute on function conditions_met(uuid, uuid) to tabellion_app;

-- For the daily look at what is due.
create function organizations_awaiting_dates() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct p.org_id from proposals p
      where 'date' = any(p.awaits) and p.state = 'open'
        and not exists (
          select from jsonb_array_elements(conditions_met(p.org_id, p.proposal_id)) as met (one)
            where one ->> 'condition' = 'date')
      order by p.org_id;
  end;
grant execute on function organizations_awaiting_dates() to tabellion_app;
