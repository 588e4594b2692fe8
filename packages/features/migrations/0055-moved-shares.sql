-- The register of transfers: what went from a holder to another, or back to the corporation (CBCA s. 50(1)(c)). It is read
-- from the certificates that acts ended and opened, at a date and as known with an act.
-- A line for each holder to whom shares went, and one for what came back: `line` is the security that was opened for him,
-- or the one that ended; `place` is its place among those of its act. What the holder kept in a certificate of his own did not move. With the caller's rights.
create function moved_shares(org uuid, up_to date, at_seq bigint)
  returns table (line uuid, act uuid, entry bigint, "on" date, class_id uuid, from_person uuid, to_person uuid,
                 place bigint, shares numeric, ended uuid, opened uuid, balance uuid)
  language sql stable set search_path = public, pg_temp
  begin atomic
    with ending as (
      select c.key, c.by_act, c.eff_from, c.class_id, c.person_id, c.quantity, c.value #> '{ended,into}' as into_ids
        from certificates c
        where c.org_id = org and c.status = 'ended' and c.eff_from <= up_to
          and c.known_from <= at_seq and (c.known_to is null or c.known_to > at_seq)
          -- Not a row that another act began on a certificate that had ended.
          and c.eff_from = (c.value #>> '{ended,on}')::date
          and c.value #>> '{ended,by}' in ('transferred', 'repurchased', 'redeemed', 'surrendered', 'cancelled')
    ), opening as (
      select e.key as ended, o.key, o.person_id, o.quantity, i.place, o.person_id = e.person_id as is_kept
        from ending e
          cross join lateral jsonb_array_elements_text(e.into_ids) with ordinality as i(key, place)
          join certificates o on o.org_id = org and o.key = i.key and o.eff_from = e.eff_from
            and o.known_from <= at_seq and (o.known_to is null or o.known_to > at_seq)
    ), kept as (
      select ended, (array_agg(key) filter (where is_kept))[1] as balance, sum(quantity) as opened_shares
        from opening group by ended
    ), lines as (
      select o.key as line, e.by_act, e.eff_from, e.class_id, e.person_id, o.person_id as to_person, o.place, o.quantity as shares,
             e.key as ended, o.key as opened
        from ending e join opening o on o.ended = e.key and not o.is_kept
      union all
      select e.key, e.by_act, e.eff_from, e.class_id, e.person_id, null, 0, e.quantity - coalesce(k.opened_shares, 0), e.key, null
        from ending e left join kept k on k.ended = e.key
        where e.quantity > coalesce(k.opened_shares, 0)
    )
    select l.line::uuid, l.by_act, a.seq, l.eff_from, l.class_id, l.person_id, l.to_person, l.place, l.shares, l.ended::uuid,
           l.opened::uuid, k.balance::uuid
      from lines l
        join register_acts a on a.org_id = org and a.act_id = l.by_act
        left join kept k on k.ended = l.ended;
  end;
grant execute on function moved_shares(uuid, date, bigint) to tabellion_app;

-- What went from a holder to another, or back to the corporation, in acts that were taken back: the register of transfers lists
-- them apart. No row tells of them, so they are read from what the acts said last.
-- As `moved_shares`: `line` is the security that was to be opened for the holder, or, of shares that were to come back, the root
-- of the act. With the caller's rights.
-- `persons` narrows what is read to the acts that name the certificates they have or had, or them as those who were to
-- receive, however many of others were taken back; null reads all; some lines of others stand in the same acts.
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
