-- What was due until that day was done before the corporation came here: settled when it goes on record. Null while nobody said so.
alter table onboardings add column done_until date;

-- The corporations of a user by law and number, so that nobody takes one over twice. A number may have been written with a hyphen.
create function corporations_of(asked_user uuid, laws text[], numbers text[])
  returns table (law text, number text, org_id uuid, status text)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select asked.law, asked.number, o.org_id, o.status
    from unnest(laws, numbers) as asked (law, number)
      join organization_details d
        on d.jurisdiction = asked.law and upper(translate(d.corporation_number, '- ', '')) = asked.number
      join organizations_of(asked_user) o on o.org_id = d.org_id
    order by o.created_at;
end;
grant execute on function corporations_of(uuid, text[], text[]) to tabellion_app;
