-- The number under which a registry knows the corporation where it lets others file: kept beside its key and sealed like it. The
-- corporation number is another one, which the public registry and every certificate show.
alter table registry_keys add sealed_number bytea;
grant update (sealed_number) on registry_keys to tabellion_app;
