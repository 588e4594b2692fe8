-- Guesses at a second factor are counted by account too: whoever knows the password may ask from many addresses.
alter table second_factors
  add column tries integer not null default 0 check (tries >= 0),
  add column tries_since timestamptz;
grant update (tries, tries_since) on second_factors to tabellion_app;
