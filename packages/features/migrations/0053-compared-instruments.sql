-- The register of instruments on a date, beside another date where one is given: a line for each that stood there on
-- either, as it stands on the first, or stood on the other. Only what is open counts as being there in a comparison.
create function compared_instruments(org uuid, at date, beside date, seq bigint)
  returns table (key text, value jsonb, kind text, label text, person_id uuid, status text, outstanding numeric,
                 issued_on date, change text, left_before numeric)
  language sql stable set search_path = public, pg_temp
  begin atomic
    with now as (
      select i.key, i.value, i.kind, i.label, i.person_id, i.status, i.outstanding from instruments i
        where i.org_id = org and i.eff_from <= at and (i.eff_to is null or i.eff_to > at)
          and i.known_from <= seq and (i.known_to is null or i.known_to > seq)
    ), before as (
      select i.key, i.value, i.kind, i.label, i.person_id, i.status, i.outstanding from instruments i
        where beside is not null and i.org_id = org and i.eff_from <= beside and (i.eff_to is null or i.eff_to > beside)
          and i.known_from <= seq and (i.known_to is null or i.known_to > seq)
    )
    select coalesce(n.key, b.key), coalesce(n.value, b.value), coalesce(n.kind, b.kind), coalesce(n.label, b.label),
           coalesce(n.person_id, b.person_id), coalesce(n.status, b.status), coalesce(n.outstanding, b.outstanding),
           (coalesce(n.value, b.value) ->> 'issuedOn')::date,
           case when beside is null then 'same'
                when coalesce(n.status, '') = 'open' and coalesce(b.status, '') <> 'open' then 'joined'
                when coalesce(n.status, '') <> 'open' and coalesce(b.status, '') = 'open' then 'left'
                when n.value is distinct from b.value and n.value is not null and b.value is not null then 'changed'
                else 'same' end,
           b.outstanding
      from now n full join before b on b.key = n.key;
  end;
grant execute on function compared_instruments(uuid, date, date, bigint) to tabellion_app;
