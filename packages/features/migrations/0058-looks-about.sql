-- Whose personal facts somebody looked at: a person in the registers, who need not be a user.
alter table access_log add column about_person uuid check (about_person is null or kind = 'looked');
create index on access_log (org_id, about_person) where about_person is not null;
