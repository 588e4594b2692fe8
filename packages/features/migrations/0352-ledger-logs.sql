-- The logs of the ledger that hold an organization's records, one after the other: a log whose database lost its end for good
-- is continued by another, which gets all records anew.
create table ledger_logs (
  org_id uuid not null references organizations,
  number integer not null check (number >= 0),
  -- The name of the log.
  origin text not null check (origin <> ''),
  followed_at timestamptz not null,
  primary key (org_id, number)
);
select protect_tenant_table('ledger_logs', 'select, insert');

-- Receipts belong to a log: those of before to the first.
alter table ledger_receipts add column log integer not null default 0;
drop index ledger_receipts_org_id_seq_idx;
create unique index on ledger_receipts (org_id, log, seq) where record = 'act';

create function current_log() returns integer
  language sql stable
  begin atomic
    select coalesce(max(number), 0) from ledger_logs where org_id = app_org();
  end;
grant execute on function current_log() to tabellion_app;

-- What the log that there is now has; the receipts of logs before it stay as they are.
create view current_receipts with (security_invoker) as
  select r.* from ledger_receipts r where r.log = (select current_log());
grant select on current_receipts to tabellion_app;

-- Organizations whose records stand in another log than this one, or in one that nobody knows yet.
create function organizations_of_other_logs(current text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select o.org_id from (select distinct org_id from ledger_receipts) as o
      where not exists (
        select from ledger_logs l
          where l.org_id = o.org_id and l.origin = current
            and l.number = (select max(n.number) from ledger_logs n where n.org_id = o.org_id))
      order by o.org_id;
  end;
grant execute on function organizations_of_other_logs(text) to tabellion_app;

-- The newest leaf of entries of the log, and those that the ledger refused.
create function recorded_entries(ids text[]) returns table (id text, state text, tx_id text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct on (one.id) one.id, one.state, one.tx_id from (
        select r.record_id as id, 'recorded' as state, r.tx_id, r.place, 0 as rank from ledger_receipts r
          where r.org_id = app_org() and r.log = (select current_log()) and r.record = 'activity'
            and r.record_id = any(ids)
        union all
        select u.payload ->> 'id', u.state, null, null, 1 from ledger_unsent(ids) u where u.state = 'failed'
      ) as one
      order by one.id, one.rank desc, one.place desc;
  end;
grant execute on function recorded_entries(text[]) to tabellion_app;
