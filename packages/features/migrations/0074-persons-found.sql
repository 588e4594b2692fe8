-- Persons and classes are joined by the ids that certificates and seats name, and facts by the ids that persons name. Under
-- row security an index serves a join only where both sides are plain columns: a cast or a path into the value might tell
-- of a row that is not shown, so the planner computes it after the policy, for every row of the organization.
alter table persons
  add column person_id uuid not null generated always as (key::uuid) stored,
  add column name_fact uuid generated always as ((value #>> '{facts,name,fact}')::uuid) stored,
  add column address_fact uuid generated always as ((value #>> '{facts,address,fact}')::uuid) stored;
create index on persons (org_id, person_id);

alter table class_terms add column class_id uuid not null generated always as (key::uuid) stored;
create index on class_terms (org_id, class_id);
