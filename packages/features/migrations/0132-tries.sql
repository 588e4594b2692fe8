-- How often something was tried, over all processes. What is named is digested: the table names nobody. After a crash of the
-- database everybody begins anew.
create unlogged table tries (
  key bytea primary key check (octet_length(key) = 32),
  count integer not null check (count >= 0),
  -- Then it counts from the beginning.
  until timestamptz not null
);
create index on tries (until);
grant select, insert, update, delete on tries to tabellion_app;
