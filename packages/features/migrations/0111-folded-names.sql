-- Names and addresses as the search compares words, told once where they are written: each key in a field that finds people
-- folded all of them anew. They come with the fact and go with it.
alter table person_facts add column folded text generated always as (
  case when body is null then null
    when kind = 'name' then search_fold(
      coalesce(body ->> 'company_name', '') || ' ' || coalesce(body ->> 'firstname', '') || ' '
        || coalesce(body ->> 'lastname', ''))
    when kind = 'address' then search_fold(
      coalesce(body ->> 'address_line_1', '') || ' ' || coalesce(body ->> 'city', ''))
  end) stored;
