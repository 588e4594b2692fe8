-- A deadline has a key of its own: who asks for it, what, and on which occasion. Marks settle it by this key, filings will.
create table deadlines (
  org_id uuid not null references organizations,
  -- The corporation's own jurisdiction, or another in which it is registered.
  registration text not null check (registration ~ '^[A-Z]{2}$'),
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  -- The year of a yearly one, else the day from which it is counted, with the person whom it concerns.
  occasion text not null check (occasion ~ '^[0-9]{4}(-[0-9]{2}-[0-9]{2}(:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?)?$'),
  primary key (org_id, registration, kind, occasion)
);
select protect_tenant_table('deadlines', 'select, insert');

alter table deadline_marks add column registration text;
alter table deadline_marks drop constraint deadline_marks_occasion_check;
update deadline_marks m
   set registration = case when m.kind = 'ontario_initial_return' then 'ON' else d.jurisdiction end,
       occasion = concat_ws(':', m.occasion, m.person_id)
  from organization_details d where d.org_id = m.org_id;
insert into deadlines (org_id, registration, kind, occasion)
  select distinct org_id, registration, kind, occasion from deadline_marks;
alter table deadline_marks
  alter column registration set not null,
  drop column person_id,
  add foreign key (org_id, registration, kind, occasion) references deadlines;

-- The job moved with the rest of the deadlines.
update jobs set name = 'deadlines.notify' where name = 'dashboard.notifyDeadlines';
