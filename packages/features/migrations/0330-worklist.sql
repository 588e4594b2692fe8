-- What needs doing, as lines that the changes write which make them (decision 098). A line says what it is about, by when, and
-- what is done next; never whether it is overdue, which follows from the day at the registry when it is read. It holds ids,
-- dates and codes alone: names and titles are read where they stand.
create table worklist_lines (
  org_id uuid not null references organizations,
  -- Names it within its organization: its kind and what it is about.
  line text not null check (line ~ '^[a-z_]+( [\w:.-]{1,120})*$'),
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  due_on date,
  -- Lines without a day come last.
  ordered_on date not null generated always as (coalesce(due_on, 'infinity')) stored,
  -- The envelope, the proposal or the matter; null where it is the organization.
  subject uuid,
  -- The person of the registers whom it concerns.
  person_id uuid,
  -- Whose signatures are waited for.
  signee_ids uuid[] not null default '{}',
  -- The user who sees it through, as its matter or envelope tells.
  in_charge uuid,
  next_act text not null check (next_act ~ '^[a-z]+(_[a-z]+)*$'),
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  primary key (org_id, line)
);
create index on worklist_lines (ordered_on, org_id, line);
create index on worklist_lines (org_id, ordered_on, line);
select protect_tenant_table('worklist_lines', 'select, insert, update, delete');

-- Up to which write of the organization, and for which day at its registry, its lines are as they should be.
create table kept_worklists (
  org_id uuid primary key references organizations,
  written_at timestamptz not null,
  kept_on date not null,
  kept_at timestamptz not null
);
select protect_tenant_table('kept_worklists', 'select, insert, update');

-- A line that a member gave to another, whatever its matter says.
create table worklist_assignments (
  org_id uuid not null references organizations,
  line text not null,
  -- Null: to nobody any more.
  assigned_to uuid references users,
  assigned_by uuid not null references users,
  assigned_at timestamptz not null,
  primary key (org_id, line)
);
select protect_tenant_table('worklist_assignments', 'select, insert, update');

-- A choice of filters under a name, which is its reader's own; no tenant's row.
create table worklist_views (
  user_id uuid not null references users,
  view_id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  made_at timestamptz not null,
  primary key (user_id, view_id),
  unique (user_id, name)
);
grant select, insert, update, delete on worklist_views to tabellion_app;

-- What a member may do follows from his access and, where that is restricted, from its sections: the key under which the server
-- names the kinds of lines that such a reader sees.
create function access_key(access text, sections text[]) returns text
  language sql immutable parallel safe
  return case when access <> 'restricted' then access
              else 'restricted' || case when 'dashboard' = any (sections) then ' dashboard' else '' end
                                || case when 'minute_book' = any (sections) then ' minute_book' else '' end
                                || case when 'activity_logs' = any (sections) then ' activity_logs' else '' end
         end;

-- The organizations of a reader with the kinds of lines that he sees in each, by the access that he has when the statement runs.
-- No statement of the application may call it.
create function worklist_reach(reader uuid, kinds_by_access jsonb)
  returns table (org_id uuid, kinds jsonb)
  language sql stable
  begin atomic
    select m.org_id, kinds_by_access -> access_key(m.access, m.sections)
      from memberships m where m.user_id = reader
    union all
    select lent.org_id, kinds_by_access -> access_key(lent.access, lent.sections)
      from lent_access lent
      where lent.user_id = reader
        and not exists (select from memberships own where own.org_id = lent.org_id and own.user_id = reader);
  end;

-- The access of a reader to one organization: a membership of its own goes before one that an account lends.
create function worklist_membership(reader uuid, org uuid)
  returns table (access text, sections text[], sub_type text)
  language sql stable rows 1
  begin atomic
    select m.access, m.sections, m.sub_type from memberships m where m.org_id = org and m.user_id = reader
    union all
    select lent.access, lent.sections, 'main_sub_user' from lent_access lent
      where lent.org_id = org and lent.user_id = reader
        and not exists (select from memberships own where own.org_id = org and own.user_id = reader);
  end;

-- The words of a line that stand elsewhere: of signees who are waited for, of an envelope, of a person, of whoever is in charge.
create function worklist_words(of_line worklist_lines, in_charge uuid)
  returns table (title text, person jsonb, signees text[], charge_name text)
  language sql stable
  begin atomic
    select (select e.title from envelopes e
              where of_line.kind = 'signatures' and e.org_id = of_line.org_id and e.envelope_id = of_line.subject),
           (select f.body from persons p join person_facts f on f.org_id = p.org_id and f.fact_id = p.name_fact
              where p.org_id = of_line.org_id and p.person_id = of_line.person_id
                and p.known_to is null and p.eff_to is null),
           array(select s.name from signees s
                   where s.org_id = of_line.org_id and s.envelope_id = of_line.subject and s.signee_id = any (of_line.signee_ids)
                   order by s.place, s.signee_id),
           (select nullif(btrim(u.firstname || ' ' || u.lastname), '') from users u where u.id = worklist_words.in_charge);
  end;

-- One page of a reader's lines, over all organizations to which he has access when the statement runs: in the order of their days,
-- or by organization. `days` has the day at the registry of each jurisdiction, from which overdue and soon follow. Planned anew for
-- each reader, as one may see three lines of ten million, and another all.
create function worklist_page(
  reader uuid, kinds_by_access jsonb, days jsonb, filters jsonb, by_organization boolean, after jsonb, most integer
)
  returns table (
    org_id uuid, name text, name_postfix text, jurisdiction text, access text, sections text[], sub_type text, line text,
    kind text, due_on date, subject uuid, params jsonb, next_act text, title text, person jsonb, signees text[],
    in_charge uuid, charge_name text, is_yours boolean
  )
  language plpgsql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  wanted_kinds text[] := array(select jsonb_array_elements_text(filters -> 'kinds'));
  wanted_client text := search_fold(coalesce(filters ->> 'client', ''));
  wanted_member uuid := filters ->> 'member';
  wanted_state text := coalesce(filters ->> 'state', '');
  after_day date := after ->> 'day';
  after_name text := after ->> 'name';
  after_org uuid := after ->> 'org';
  after_line text := after ->> 'line';
begin
  return query
    with page as materialized (
      select l.org_id, l.line, o.name, o.name_postfix, d.jurisdiction, l.ordered_on,
             case when a.line is null then l.in_charge else a.assigned_to end as in_charge
        from worklist_lines l
          join worklist_reach(reader, kinds_by_access) mine on mine.org_id = l.org_id and mine.kinds ? l.kind
          join organizations o on o.org_id = l.org_id
          join organization_details d on d.org_id = l.org_id
          left join worklist_assignments a on a.org_id = l.org_id and a.line = l.line
        where (cardinality(wanted_kinds) = 0 or l.kind = any (wanted_kinds))
          and (wanted_client = '' or position(wanted_client in search_fold(o.name)) > 0)
          and (wanted_member is null or wanted_member = case when a.line is null then l.in_charge else a.assigned_to end)
          and (wanted_state <> 'overdue' or l.due_on < (days ->> d.jurisdiction)::date)
          and (wanted_state <> 'soon' or l.due_on between (days ->> d.jurisdiction)::date and (days ->> d.jurisdiction)::date + 30)
          and (wanted_state <> 'later' or l.due_on > (days ->> d.jurisdiction)::date + 30)
          and (wanted_state <> 'undated' or l.due_on is null)
          and (after is null or by_organization or (l.ordered_on, l.org_id, l.line) > (after_day, after_org, after_line))
          and (after is null or not by_organization
               or (o.name, l.org_id, l.ordered_on, l.line) > (after_name, after_org, after_day, after_line))
        order by case when by_organization then o.name end, case when by_organization then l.org_id end,
                 l.ordered_on, l.org_id, l.line
        limit most
    )
    select p.org_id, p.name, p.name_postfix, p.jurisdiction, m.access, m.sections, m.sub_type, l.line,
           l.kind, l.due_on, l.subject, l.params, l.next_act, w.title, w.person, w.signees,
           p.in_charge, w.charge_name,
           exists (select from signees s join users u on u.email = s.email
                     where s.org_id = l.org_id and s.envelope_id = l.subject and s.signee_id = any (l.signee_ids)
                       and u.id = reader)
      from page p
        join worklist_lines l on l.org_id = p.org_id and l.line = p.line
        cross join lateral worklist_membership(reader, p.org_id) m
        cross join lateral worklist_words(l, p.in_charge) w
      order by case when by_organization then p.name end, case when by_organization then p.org_id end,
               p.ordered_on, p.org_id, p.line;
end $$;
grant execute on function worklist_page(uuid, jsonb, jsonb, jsonb, boolean, jsonb, integer) to tabellion_app;

-- How many lines a reader has, of which kind, how many of them overdue and due within thirty days, in how many organizations.
create function worklist_counts(reader uuid, kinds_by_access jsonb, days jsonb)
  returns table (kind text, lines bigint, overdue bigint, soon bigint, mine bigint)
  language plpgsql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
    select l.kind, count(*),
           count(*) filter (where l.due_on < r.today),
           count(*) filter (where l.due_on between r.today and r.today + 30),
           count(*) filter (where reader = case when a.line is null then l.in_charge else a.assigned_to end)
      from (
          select mine.org_id, mine.kinds, (days ->> d.jurisdiction)::date as today
            from worklist_reach(reader, kinds_by_access) mine
              join organization_details d on d.org_id = mine.org_id
        ) r
        join worklist_lines l on l.org_id = r.org_id and r.kinds ? l.kind
        left join worklist_assignments a on a.org_id = l.org_id and a.line = l.line
      group by l.kind;
end $$;
grant execute on function worklist_counts(uuid, jsonb, jsonb) to tabellion_app;

-- Whoever may be given a line of an organization in which the reader has full access: those who have access there.
create function worklist_colleagues(reader uuid)
  returns table (user_id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct u.id, btrim(u.firstname || ' ' || u.lastname)
      from (
          select m.org_id from memberships m where m.user_id = reader and m.access in ('admin', 'full')
          union
          select lent.org_id from lent_access lent
            where lent.user_id = reader and lent.access = 'full'
              and not exists (select from memberships own where own.org_id = lent.org_id and own.user_id = reader)
        ) managed
        join lateral (
          select m.user_id from memberships m where m.org_id = managed.org_id
          union
          select lent.user_id from lent_access lent where lent.org_id = managed.org_id
        ) present on true
        join users u on u.id = present.user_id
      order by 2, 1;
  end;
grant execute on function worklist_colleagues(uuid) to tabellion_app;

-- The lines of the organization in which the statement runs, with their words, for its dashboard: the most urgent first, and how
-- many there are. `until` is the last day of those that are counted as waiting now; those without a day are.
create function organization_lines(org uuid, reader uuid, kinds text[], until date, most integer) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    with waiting as (
      select l.*, case when a.line is null then l.in_charge else a.assigned_to end as charge
        from worklist_lines l left join worklist_assignments a on a.org_id = l.org_id and a.line = l.line
        where l.org_id = app_org() and l.org_id = org and l.kind = any (kinds) and (l.due_on is null or l.due_on <= until)
    ), first as (
      select * from waiting order by ordered_on, line limit most
    )
    select jsonb_build_object(
      'all', (select count(*) from waiting),
      'lines', coalesce((
        select jsonb_agg(jsonb_build_object(
            'line', f.line, 'kind', f.kind, 'due_on', f.due_on, 'subject', f.subject, 'params', f.params,
            'next_act', f.next_act, 'title', w.title, 'person', w.person, 'signees', w.signees, 'in_charge', f.charge,
            'charge_name', w.charge_name, 'is_yours', exists (
              select from signees s join users u on u.email = s.email
                where s.org_id = f.org_id and s.envelope_id = f.subject and s.signee_id = any (f.signee_ids)
                  and u.id = reader))
            order by f.ordered_on, f.line)
          from first f
            join worklist_lines l on l.org_id = f.org_id and l.line = f.line
            cross join lateral worklist_words(l, f.charge) w), '[]'));
  end;
grant execute on function organization_lines(uuid, uuid, text[], date, integer) to tabellion_app;

-- Organizations whose lines may not be what they should be: written to since, or a new day has begun at their registry, or their
-- minute book was checked.
create function organizations_to_keep_lines(days jsonb, most integer) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select h.org_id
      from register_heads h
        join organization_details d on d.org_id = h.org_id
        left join kept_worklists k on k.org_id = h.org_id
      where k.org_id is null or k.written_at <> h.recorded_at or k.kept_on <> (days ->> d.jurisdiction)::date
         or exists (select from book_checks c where c.org_id = h.org_id and c.checked_at > k.kept_at)
      order by h.org_id limit most;
  end;
grant execute on function organizations_to_keep_lines(jsonb, integer) to tabellion_app;

-- Organizations whose lines should be as they are kept, for the look that compares them.
create function organizations_with_lines() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select org_id from kept_worklists order by org_id;
  end;
grant execute on function organizations_with_lines() to tabellion_app;
