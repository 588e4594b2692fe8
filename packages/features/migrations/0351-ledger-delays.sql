-- Organizations of which a row has waited for the ledger for so long, or was refused by it, with the moment of the oldest.
create function organizations_behind_ledger(waiting interval)
  returns table (org_id uuid, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select o.org_id, min(o.created_at) from outbox o
      where o.topic = 'ledger' and o.state <> 'sent' and o.stream is not null and o.created_at < now() - waiting
      group by o.org_id;
  end;
grant execute on function organizations_behind_ledger(interval) to tabellion_app;

-- Organizations in which the bell tells of something: for what is taken back once it is over.
create function organizations_told(told text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct n.org_id from notices n where n.kind = told;
  end;
create index on notices (kind, org_id);
grant execute on function organizations_told(text) to tabellion_app;
