-- Lines of deadlines that an organization sets itself bear the title that it gave them, read where it stands.
create or replace function worklist_words(of_line worklist_lines, in_charge uuid)
  returns table (title text, person jsonb, signees text[], charge_name text)
  language sql stable
  begin atomic
    select case of_line.kind
             when 'signatures' then (select e.title from envelopes e
                                       where e.org_id = of_line.org_id and e.envelope_id = of_line.subject)
             when 'deadline' then (select d.title from own_deadlines d
                                     where d.org_id = of_line.org_id and d.own_id = of_line.subject)
           end,
           (select f.body from persons p join person_facts f on f.org_id = p.org_id and f.fact_id = p.name_fact
              where p.org_id = of_line.org_id and p.person_id = of_line.person_id
                and p.known_to is null and p.eff_to is null),
           array(select s.name from signees s
                   where s.org_id = of_line.org_id and s.envelope_id = of_line.subject and s.signee_id = any (of_line.signee_ids)
                   order by s.place, s.signee_id),
           (select nullif(btrim(u.firstname || ' ' || u.lastname), '') from users u where u.id = worklist_words.in_charge);
  end;
