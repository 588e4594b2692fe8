-- By what acts meet (the book, `touches.ts`): a line for each subject that any version of a root touches. It finds the
-- acts that another one can change, so that a correction in a long history needs not fold all of it. An index, no
-- record: it says nothing that the acts do not say, and the nightly rebuild compares it with them.
create table act_subjects (
  org_id uuid not null references organizations,
  -- `person 0195…`, `number CS CS-7`
  subject text not null check (subject <> ''),
  root uuid not null,
  -- Whether the act changes the subject, or only reads it.
  writes boolean not null,
  primary key (org_id, subject, root, writes),
  foreign key (org_id, root) references register_acts (org_id, act_id)
);
select protect_tenant_table('act_subjects', 'select, insert');

-- What the acts that are there already touch; every kind is at its first version.
insert into act_subjects (org_id, subject, root, writes)
  select distinct org_id, s.subject, root, s.writes
    from register_acts a
      cross join lateral (
        select 'corporation', a.kind = 'incorporated'
          where a.kind in ('incorporated', 'class.created', 'appointed', 'issued')
        union all
        select 'person ' || (a.payload ->> 'personId'), a.kind <> 'appointed'
          where a.kind in ('person.added', 'person.changed', 'appointed')
        union all
        select 'seats ' || (a.payload ->> 'personId'), true where a.kind = 'appointed'
        union all
        select 'appointment ' || (a.payload ->> 'appointmentId'), true where a.kind in ('appointed', 'ceased')
        union all
        select 'class ' || (a.payload ->> 'classId'), true where a.kind = 'class.created'
        union all
        select 'class ' || (a.payload ->> 'seriesOf'), false
          where a.kind = 'class.created' and a.payload ->> 'seriesOf' is not null
        union all
        select named.subject, named.writes
          from jsonb_array_elements(case when a.kind = 'issued' then a.payload -> 'issues' end) issue
            cross join lateral (
              values
                ('person ' || (issue ->> 'personId'), false),
                ('class ' || (issue ->> 'classId'), false),
                ('security ' || (issue ->> 'securityId'), true),
                ('number ' || (issue #>> '{certificate,prefix}') || ' ' || (issue #>> '{certificate,label}'), true),
                ('number ' || (issue #>> '{certificate,prefix}') || ' #' || (issue #>> '{certificate,serial}'), true)
            ) named (subject, writes)
          where named.subject is not null
      ) s (subject, writes)
    where a.payload is not null;
