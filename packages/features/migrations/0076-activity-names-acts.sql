-- Which acts of the register an entry tells of: those that its transaction had recorded when it was written, by their
-- places in the organization's history. null where it recorded none. Before and after are read as known with the act
-- before the first of them, and with the last.
alter table activity
  add column first_act bigint,
  add column last_act bigint,
  add check ((first_act is null) = (last_act is null)),
  add check (first_act > 0 and last_act >= first_act);
