-- As in 0035, but for where a sub-user of an account is found. An organization that gave him a membership of its own
-- shows that one alone, so the row that the account lends is looked for in the others first. And an open invitation to
-- the account belongs to its owner, not to the organization in which it was made: he may have lost that one.
create or replace function identify(
  asked_at timestamptz, asked_session uuid, asked_org uuid, asked_object uuid, asked_kind text
)
  returns table (
    user_id uuid, role text, email_verified boolean,
    org_id uuid, access text, sections text[], sub_type text
  )
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wanted uuid := asked_org;
begin
  select u.id, u.role, u.email_verified_at is not null into user_id, role, email_verified
    from sessions s join users u on u.id = s.user_id
    where s.id = asked_session and s.revoked_at is null and s.expires_at > asked_at;
  if not found then
    perform set_config('app.org', '', false);
    return;
  end if;
  if asked_kind = 'membership' then
    select lent.org_id into wanted
      from lent_access lent
        join memberships mine on mine.org_id = lent.org_id and mine.user_id = identify.user_id
        left join memberships own on own.org_id = lent.org_id and own.user_id = lent.user_id
      where lent.id = asked_object
      order by own.id is not null, lent.org_id limit 1;
    if wanted is null then
      select o.org_id into wanted
        from invitations i
          join organizations o on o.created_by = i.owner_id
          join memberships kept
            on kept.org_id = o.org_id and kept.user_id = i.owner_id and kept.access in ('admin', 'full')
          join memberships mine on mine.org_id = o.org_id and mine.user_id = identify.user_id
        where i.id = asked_object and i.state = 'open'
        order by o.org_id limit 1;
    end if;
  end if;
  if asked_object is not null and wanted is null then
    select o.org_id into wanted from objects o where o.id = asked_object and o.kind = asked_kind;
  end if;
  select o.org_id, coalesce(m.access, a.access), coalesce(m.sections, a.sections),
         coalesce(m.sub_type, 'main_sub_user')
    into org_id, access, sections, sub_type
    from organizations o
      left join memberships m on m.org_id = o.org_id and m.user_id = identify.user_id
      left join lent_access a on a.org_id = o.org_id and a.user_id = identify.user_id
    where o.org_id = wanted and coalesce(m.user_id, a.user_id) is not null;
  perform set_config('app.org', coalesce(org_id::text, ''), false);
  return next;
end $$;
