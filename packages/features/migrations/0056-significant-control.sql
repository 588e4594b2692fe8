-- What is entered by hand about significant control (the book, `acts/control.ts`): statements, steps taken, filings, values
-- of shares. Rows of the book as in 0040.
create table control_entries (
  like corporation_rows including constraints,
  kind text not null generated always as (value ->> 'of') stored,
  primary key (org_id, key, eff_from, known_from),
  foreign key (org_id) references organizations
);
select protect_tenant_table('control_entries', 'select, insert');
grant update (known_to) on control_entries to tabellion_app;
create unique index on control_entries (org_id, key, eff_from) where known_to is null;
create unique index on control_entries (org_id, key) where known_to is null and eff_to is null;
alter table control_entries add foreign key (org_id, by_act) references register_acts (org_id, act_id);
