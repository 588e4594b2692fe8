-- A register that is taken over may bear one number twice, and what came in is shown as it came in, with the anomaly
-- (`number_taken`, the book). So the rows may hold a number twice. That no other write gives one again is the fold's to
-- refuse: it reads every row of the number under the head lock, by these indexes.
drop index certificates_org_id_prefix_label_idx;
drop index certificates_org_id_prefix_serial_idx;
create index on certificates (org_id, prefix, label) where known_to is null and eff_to is null;
create index on certificates (org_id, prefix, serial) where known_to is null and eff_to is null;
