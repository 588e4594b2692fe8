-- From whose anniversary annual returns are counted, as a member said it: a corporation that is taken over may have been
-- amalgamated or continued before its registers here begin. Null while the day is not said; the incorporation has its own.
alter table organization_details
  add anchored_by text not null default 'incorporation' check (anchored_by in ('incorporation', 'amalgamation', 'continuance')),
  add anchored_on date,
  add constraint anchored_on_its_day check (anchored_by <> 'incorporation' or anchored_on is null);

-- What was reported as an event until now can be corrected with it from now on.
update organization_details d set anchored_by = e.kind, anchored_on = e.happened_on
  from (select distinct on (org_id) org_id, kind, happened_on from reported_events
          where kind in ('amalgamation', 'continuance') order by org_id, happened_on desc) e
  where e.org_id = d.org_id;
