-- Of which act on record an entry tells, by the act's root: what is taken back with the act, and stands again when the act is
-- restored. null where an entry tells of no act, or of a whole batch.
alter table activity add column act_root uuid;
create index on activity (org_id, act_root) where act_root is not null;
create index on activity (org_id, superseded_by) where superseded_by is not null;
