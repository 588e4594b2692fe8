-- A class shares a bound with its series: whoever sets the number of either touches it (the book, `acts/series.ts`). The
-- lines of the classes that are there already.
insert into act_subjects (org_id, subject, root, writes)
  select distinct a.org_id, 'series ' || of_class.id, a.root, true
    from register_acts a
      cross join lateral (values (a.payload ->> 'classId'), (a.payload ->> 'seriesOf')) of_class (id)
    where a.kind = 'class.created' and of_class.id is not null
  on conflict do nothing;
