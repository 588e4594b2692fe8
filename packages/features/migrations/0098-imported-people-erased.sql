-- Who was taken in by mistake may be erased once the import was taken back: when that was done, and by whom.
alter table imports
  add column people_erased_at timestamptz,
  add column people_erased_by uuid,
  add check (people_erased_at is null or taken_back_at is not null);
grant update (people_erased_at, people_erased_by) on imports to tabellion_app;
