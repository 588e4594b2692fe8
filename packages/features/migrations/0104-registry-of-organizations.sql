-- Of whose organizations somebody is a member, with the jurisdiction: its registry's clock is the one that moments are shown by.
drop function organizations_of(uuid);

create function organizations_of(asked_user uuid)
  returns table (
    org_id uuid, name text, name_postfix text, status text, jurisdiction text, image_sha256 text,
    incorporation_date date, access text, sections text[], sub_type text, created_by uuid, created_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select o.org_id, o.name, o.name_postfix, o.status, d.jurisdiction, o.image_sha256, o.incorporation_date,
           coalesce(m.access, a.access), coalesce(m.sections, a.sections), coalesce(m.sub_type, 'main_sub_user'),
           o.created_by, o.created_at
      from organizations o
        join organization_details d on d.org_id = o.org_id
        left join memberships m on m.org_id = o.org_id and m.user_id = asked_user
        left join lent_access a on a.org_id = o.org_id and a.user_id = asked_user
      where o.org_id in (
        select mine.org_id from memberships mine where mine.user_id = asked_user
        union
        select lent.org_id from lent_access lent where lent.user_id = asked_user
      )
      order by o.created_at desc, o.org_id;
  end;

grant execute on function organizations_of(uuid) to tabellion_app;
