-- The securities register on any date is read from this index alone: one row for each time that a certificate was open.
create index on certificates (org_id, person_id, class_id, eff_from, eff_to, known_from, known_to) include (quantity)
  where status = 'open';
