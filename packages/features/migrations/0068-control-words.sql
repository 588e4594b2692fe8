-- Words about the steps taken to find who has significant control may be about several people: they are of nobody alone, and
-- go with the entry that cites them.
alter table person_facts alter column person_id drop not null;
alter table person_facts add constraint person_facts_of_whom check (person_id is not null or kind = 'control_steps');
