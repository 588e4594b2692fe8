-- 0450 took the day of the database. A dividend is payable on a day of its registry, where that moment may have been another one.
update corporate_changes c
  set reviews_asked_from = (m.applied_at at time zone case o.jurisdiction
      when 'BC' then 'America/Vancouver' when 'AB' then 'America/Edmonton' when 'SK' then 'America/Regina'
      when 'MB' then 'America/Winnipeg' when 'NB' then 'America/Moncton' when 'NS' then 'America/Halifax'
      when 'PE' then 'America/Halifax' when 'NL' then 'America/St_Johns' when 'YT' then 'America/Whitehorse'
      when 'NT' then 'America/Yellowknife' when 'NU' then 'America/Iqaluit' else 'America/Toronto' end)::date
  from schema_migrations m, organization_details o
  where m.name like '0450-%' and o.org_id = c.org_id and c.reviews_asked_from is not null;
