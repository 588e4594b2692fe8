-- A proposal waits for a set of conditions, each of which is met once, on a day, by something that can be named (decision 083).
drop function organizations_awaiting_dates();
alter table proposals drop constraint proposals_awaits_check;
alter table proposals
  alter column awaits type text[] using case when awaits is null then '{}' else array[awaits] end,
  alter column awaits set default '{}',
  alter column awaits set not null,
  add constraint proposals_awaits_check check (awaits <@ array['signatures', 'payment', 'date', 'certificate']);

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

update proposals set awaits = '{certificate}' where kind = 'founding';

-- Issues that an entry left behind are subscriptions, and each subscription is a proposal of its own.
update proposals set kind = 'subscription'
  where kind in ('change', 'signing', 'annual') and awaits = '{}' and acts <> '[]'
    and state in ('open', 'needs_attention') and not jsonb_path_exists(acts, '$[*] ? (@.kind != "issued")');
insert into proposals (org_id, proposal_id, kind, acts, state, base_seq, attention, proposed_by, created_at, changed_at)
  select org_id, gen_random_uuid(), kind, jsonb_build_array(draft), state, base_seq, attention, proposed_by,
         created_at + place * interval '1 microsecond', changed_at
    from proposals cross join jsonb_array_elements(acts) with ordinality as drafts (draft, place)
    where kind = 'subscription' and state in ('open', 'needs_attention') and place > 1
      and not jsonb_path_exists(acts, '$[*] ? (@.kind != "issued")');
update proposals set acts = jsonb_build_array(acts -> 0)
  where kind = 'subscription' and state in ('open', 'needs_attention') and jsonb_array_length(acts) > 1
    and not jsonb_path_exists(acts, '$[*] ? (@.kind != "issued")');

-- They and offices wait for whatever dates them and is not known: their resolution, and their payment.
update proposals p
  set awaits = case when lacks.resolution then '{signatures}'::text[] else '{}' end
    || case when lacks.payment then '{payment}'::text[] else '{}' end
  from (
    select org_id, proposal_id,
           bool_or(draft #> '{dating,latestOf}' ? 'resolution' and draft #>> '{payload,resolution,date}' is null) as resolution,
           bool_or(draft #> '{dating,latestOf}' ? 'payment'
             and jsonb_path_exists(draft, '$.payload.issues[*] ? (@.paidOn == null)')) as payment
      from proposals cross join jsonb_array_elements(acts) as drafts (draft)
      where kind in ('subscription', 'appointment') and state in ('open', 'needs_attention')
      group by org_id, proposal_id
  ) lacks
  where lacks.org_id = p.org_id and lacks.proposal_id = p.proposal_id;
insert into proposal_events (org_id, proposal_id, place, condition, what, met_on, source_kind, at)
  select p.org_id, p.proposal_id, 1, 'signatures', 'met', r.dated_on, 'user', r.recorded_at
    from proposals p join resolutions r on r.org_id = p.org_id and r.is_organizing and r.status = 'passed'
    where p.kind in ('subscription', 'appointment') and p.state in ('open', 'needs_attention')
      and 'signatures' = any(p.awaits)
      and jsonb_path_exists(p.acts, '$[*].dating.latestOf[*] ? (@ == "certificate")');

-- An entry that is out for signature and dated ahead waits for its day too.
update proposals p set awaits = awaits || '{date}'::text[]
  where awaits <> '{}' and not 'date' = any(awaits) and kind in ('change', 'signing') and state in ('open', 'needs_attention')
    and exists (
      select from jsonb_array_elements(p.acts) as drafts (draft)
        where draft ->> 'kind' not in ('appointed', 'ceased', 'issued') and (draft #>> '{dating,on}')::date > current_date);
