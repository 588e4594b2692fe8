-- As before (0106), for the page of one holder too: only acts that name the certificates he has or had, or him as one who was to
-- receive, are read, however many of others were taken back.
drop function moves_taken_back(uuid, date, bigint);

-- `persons` narrows what is read, null reads all; some lines of others stand in the same acts.
create function moves_taken_back(org uuid, up_to date, at_seq bigint, persons uuid[])
  returns table (line uuid, act uuid, entry bigint, "on" date, class_id uuid, from_person uuid, to_person uuid,
                 place bigint, shares numeric, ended uuid, opened uuid, balance uuid)
  language sql stable set search_path = public, pg_temp
  begin atomic
    with subjects as materialized (
      select 'person ' || one::text as subject from unnest(persons) one
      union
      select 'security ' || key from certificates where org_id = org and person_id = any(persons)
    ), said as (
      select distinct on (s.root) s.root, s.rank, s.effective_on, s.payload
        from register_acts v
          join register_acts s on s.org_id = org and s.root = v.root and s.verb <> 'void' and s.seq <= at_seq
        where v.org_id = org and v.verb = 'void' and v.seq <= at_seq
          and v.kind in ('transferred', 'repurchased', 'redeemed', 'surrendered', 'cancelled')
          and (persons is null or v.root in (
            select a.root from subjects u join act_subjects a on a.org_id = org and a.subject = u.subject
          ))
          -- It was not restored since.
          and not exists (
            select from register_acts n where n.org_id = org and n.supersedes = v.act_id and n.seq <= at_seq
          )
        order by s.root, s.seq desc
    ), moved as (
      select s.*, s.payload -> 'source' as source, s.payload -> 'balance' as rest,
             case when jsonb_typeof(s.payload -> 'transfers') = 'array' then s.payload -> 'transfers' end as transfers
        from said s where s.effective_on <= up_to
    ), lines as (
      select (t.one ->> 'securityId')::uuid as line, m.root, (t.one ->> 'personId')::uuid as to_person, t.place,
             (t.one ->> 'quantity')::numeric as shares, (t.one ->> 'securityId')::uuid as opened
        from moved m cross join lateral jsonb_array_elements(m.transfers) with ordinality as t(one, place)
      union all
      select m.root, m.root, null, 0, coalesce(m.payload ->> 'quantity', m.rest ->> 'quantity')::numeric, null
        from moved m where m.transfers is null or m.rest ->> 'outcome' = 'cancelled'
    )
    select l.line, m.root, m.rank, m.effective_on, (m.source ->> 'classId')::uuid, (m.source ->> 'personId')::uuid,
           l.to_person, l.place, l.shares, (m.source ->> 'securityId')::uuid, l.opened, (m.rest ->> 'securityId')::uuid
      from moved m join lines l on l.root = m.root;
  end;
grant execute on function moves_taken_back(uuid, date, bigint, uuid[]) to tabellion_app;
