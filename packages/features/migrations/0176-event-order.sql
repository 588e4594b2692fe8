-- Events of one moment are read in the order in which they were written: ids of one millisecond are in none.
alter table signature_events add column seq bigint generated always as identity;
