-- A holder beyond the places of the plan waits until one is paid for (decision 117).
alter table proposals drop constraint proposals_awaits_check;
alter table proposals add constraint proposals_awaits_check
  check (awaits <@ array['signatures', 'payment', 'date', 'certificate', 'place']);
alter table proposal_events drop constraint proposal_events_condition_check;
alter table proposal_events add constraint proposal_events_condition_check
  check (condition in ('signatures', 'payment', 'date', 'certificate', 'place'));

-- For the job that looks whether a place came free, and withdraws what nobody paid for.
create function organizations_awaiting_places() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct p.org_id from proposals p
      where 'place' = any(p.awaits) and p.state in ('open', 'needs_attention')
        and not exists (
          select from jsonb_array_elements(conditions_met(p.org_id, p.proposal_id)) as met (one)
            where one ->> 'condition' = 'place')
      order by p.org_id;
  end;
grant execute on function organizations_awaiting_places() to tabellion_app;
