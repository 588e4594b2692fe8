-- The resolutions in place of the annual meeting: they have a number and a date since their document was drafted.
alter table resolutions add column year_end date;
create unique index on resolutions (org_id, body, year_end) where year_end is not null;
grant update (year_end) on resolutions to tabellion_app;
