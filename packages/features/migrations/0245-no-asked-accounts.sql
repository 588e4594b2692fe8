-- Entries that are dated before others are judged by the whole history (decision 088): no statement asks any more which
-- entries of an account may compare it.
drop index capital_entries_org_id_class_id_eff_from_idx;
drop function account_asked(numeric, numeric, text);
