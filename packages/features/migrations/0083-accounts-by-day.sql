-- Days of a stated capital account are added up from the index alone (registers/server/store/capitalAccount.ts).
create index capital_entries_by_day on capital_entries (org_id, class_id, eff_from)
  include (amount, shares, eff_to, known_from, known_to);
-- Its beginning is the same.
drop index capital_entries_org_id_class_id_idx;
