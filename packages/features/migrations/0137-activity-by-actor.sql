-- What somebody did is read without the rest of an organization's log.
create index on activity (org_id, actor_id);
