-- Since when a corporation that existed before it came here has its registered office and its year end, or the last day since which
-- it can have them; null where they hold since its incorporation.
alter table organization_details
  add column office_since date,
  add column office_or_before boolean not null default false,
  add column year_end_since date,
  add column year_end_or_before boolean not null default false;
