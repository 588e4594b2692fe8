-- An entry that is proposed says what it waits for, and who proposed it; one that no longer fits says why.
alter table proposals
  add column awaits text check (awaits in ('date', 'signatures', 'payment')),
  add column attention jsonb check (jsonb_typeof(attention) = 'object'),
  add column proposed_by uuid;

-- For the daily look at what is due.
create function organizations_awaiting_dates() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct org_id from proposals where awaits = 'date' and state = 'open' order by org_id;
  end;
grant execute on function organizations_awaiting_dates() to tabellion_app;
