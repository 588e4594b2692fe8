-- The register of transfers: what went from a holder to another, or back to the corporation (CBCA s. 50(1)(c)). It is read
-- from the certificates that acts ended and opened, at a date and as known with an act.
create index on certificates (org_id, eff_from) include (known_from, known_to) where status = 'ended';

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
