-- Which version of the terms a user accepted last; a version is the day since which it applies. Users from before have
-- accepted none that is known, and are asked at their next sign-in.
alter table users add column terms_version date;
alter table users add check (terms_version is null or terms_accepted_at is not null);
grant select (terms_version), insert (terms_version), update (terms_version) on users to tabellion_app;
