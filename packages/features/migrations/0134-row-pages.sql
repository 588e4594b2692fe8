-- A page of the rows of one register that are known at an act, after a key and its day, as one JSON text, with its size and the
-- last key and day. With the caller's rights: row security holds.
create function register_row_page(
  org uuid, at_seq bigint, register text, named text, after_key text, after_day date, most integer,
  out page text, out size integer, out key text, out day date
)
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  execute format(
    'with page as (
       select $3 as "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from %1$I
         where org_id = $1 and known_at(%1$I, $2) and (key, eff_from) > ($4, $5)
         order by key, eff_from limit $6
     )
     select coalesce(json_agg(page), ''[]'')::text, count(*)::integer,
            (array_agg(key order by key desc, "effFrom" desc))[1],
            (array_agg("effFrom" order by key desc, "effFrom" desc))[1] from page',
    register) into page, size, key, day using org, at_seq, named, after_key, after_day, most;
end $$;
grant execute on function register_row_page(uuid, bigint, text, text, text, date, integer) to tabellion_app;
