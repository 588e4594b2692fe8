-- What is found is sorted by these words: people begin with theirs, as companies do, and not with the blank before them.
alter table person_facts drop column folded;
alter table person_facts add column folded text generated always as (
  case when body is null then null
    when kind = 'name' then btrim(search_fold(
      coalesce(body ->> 'company_name', '') || ' ' || coalesce(body ->> 'firstname', '') || ' '
        || coalesce(body ->> 'lastname', '')))
    when kind = 'address' then btrim(search_fold(
      coalesce(body ->> 'address_line_1', '') || ' ' || coalesce(body ->> 'city', '')))
  end) stored;
