-- When the financial years of a corporation end (decision 119): every year end with the day from which it is in force, as the
-- registers have it now; before incorporation as a member stated it. Null while none is known.
create function financial_years(org uuid) returns jsonb
  language sql stable set search_path = public, pg_temp
begin atomic
  with told as (
    select eff_from, value ->> 'yearEnd' as year_end, value ->> 'firstYearEndOn' as first_year_end_on,
           value ->> 'incorporatedOn' as began_on,
           value ->> 'yearEnd' is distinct from lag(value ->> 'yearEnd') over (order by eff_from) as is_new
      from corporation_rows where org_id = org and known_to is null
  )
  select case
    when not exists (select from told) then (
      select jsonb_build_object('beganOn', o.incorporation_date, 'ends', jsonb_build_array(
               jsonb_build_object('from', o.incorporation_date, 'end', d.fiscal_year_end)))
        from organizations o join organization_details d on d.org_id = o.org_id
        where o.org_id = org and o.incorporation_date is not null and d.fiscal_year_end <> '')
    when exists (select from told where year_end is not null) then (
      select jsonb_build_object('beganOn', min(began_on), 'ends',
               jsonb_agg(jsonb_build_object('from', eff_from, 'end', year_end) order by eff_from)
                 filter (where is_new and year_end is not null),
               'firstYearEndOn', (array_agg(first_year_end_on order by eff_from desc))[1])
        from told)
  end;
end;
grant execute on function financial_years(uuid) to tabellion_app;

-- Two financial years may end in one calendar year, so a document names the one that it is about by its last day.
create or replace function deadlines_met_by_documents(org uuid, registration text) returns text[]
  language sql stable set search_path = public, pg_temp
begin atomic
  select coalesce(array_agg(concat_ws(' ', registration,
           case met when 'annual_meeting' then 'financial_statements' else met end, year_end)), '{}')
    from deadline_documents where org_id = org and is_signed;
end;
