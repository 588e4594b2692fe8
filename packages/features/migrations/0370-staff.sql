-- Staff: what they do needs their second factor, and whoever administers gives roles, of which each change is kept.

drop function identify(timestamptz, uuid, uuid, uuid, text);

-- As in 0035, and whether the second factor of staff is on.
create function identify(
  asked_at timestamptz, asked_session uuid, asked_org uuid, asked_object uuid, asked_kind text
)
  returns table (
    user_id uuid, role text, email_verified boolean, second_factor boolean,
    org_id uuid, access text, sections text[], sub_type text
  )
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wanted uuid := asked_org;
begin
  -- Of staff alone it is asked whether their second factor is on.
  select u.id, u.role, u.email_verified_at is not null,
         u.role <> 'user' and exists (
           select from second_factors f where f.user_id = u.id and f.confirmed_at is not null
         )
    into user_id, role, email_verified, second_factor
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
grant execute on function identify(timestamptz, uuid, uuid, uuid, text) to tabellion_app;

-- The role of whoever has the session, if it is one of staff; null for everybody else, and without a second factor.
create function staff_role(asked_session uuid, asked_at timestamptz) returns text
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select u.role from sessions s join users u on u.id = s.user_id
      where s.id = asked_session and s.revoked_at is null and s.expires_at > asked_at and u.role in ('staff', 'admin')
        and exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null);
  end;

-- The same, first in each transaction that changes something: the role is held until it ends, so that one that was taken in
-- mid-work counts at once.
create function acting_staff(asked_session uuid, asked_at timestamptz) returns text
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    select u.role from sessions s join users u on u.id = s.user_id
      where s.id = asked_session and s.revoked_at is null and s.expires_at > asked_at and u.role in ('staff', 'admin')
        and exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
      for share of u;
  end;
grant execute on function acting_staff(uuid, timestamptz) to tabellion_app;

-- Who was given which role, and by whom; null for the operator's command.
create table role_changes (
  id uuid primary key,
  user_id uuid not null references users,
  was text not null check (was in ('user', 'staff', 'admin')),
  role text not null check (role in ('user', 'staff', 'admin')),
  changed_by uuid references users,
  changed_at timestamptz not null
);
create index on role_changes (changed_at);

-- Gives a role to the account of an address, for the session of an admin. The last admin keeps his: nobody else could give it
-- back. Answers `given`, `not_admin`, `unknown` or `last_admin`.
create function give_role(change uuid, asked_session uuid, address text, new_role text, given_at timestamptz) returns text
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  giver uuid;
  receiver uuid;
  old_role text;
begin
  -- In one order, so that two admins who take each other's role wait for each other.
  perform from users u where u.role = 'admin' order by u.id for update;
  if acting_staff(asked_session, given_at) is distinct from 'admin' then
    return 'not_admin';
  end if;
  select s.user_id into giver from sessions s where s.id = asked_session;
  select u.id, u.role into receiver, old_role from users u where u.email = address for update;
  if receiver is null then
    return 'unknown';
  end if;
  if old_role = 'admin' and new_role <> 'admin' and (select count(*) from users u where u.role = 'admin') = 1 then
    return 'last_admin';
  end if;
  if old_role <> new_role then
    update users set role = new_role where id = receiver;
    insert into role_changes (id, user_id, was, role, changed_by, changed_at)
      values (change, receiver, old_role, new_role, giver, given_at);
  end if;
  return 'given';
end $$;
grant execute on function give_role(uuid, uuid, text, text, timestamptz) to tabellion_app;

-- Everybody with a role, for the session of an admin; nobody for others.
create function staff_members(asked_session uuid, asked_at timestamptz)
  returns table (
    user_id uuid, email text, firstname text, lastname text, role text, second_factor boolean,
    since timestamptz, given_by uuid
  )
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select u.id, u.email, u.firstname, u.lastname, u.role,
           exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null),
           last.changed_at, last.changed_by
      from users u
        left join lateral (
          select c.changed_at, c.changed_by from role_changes c
            where c.user_id = u.id order by c.changed_at desc limit 1
        ) last on true
      where u.role in ('staff', 'admin') and staff_role(asked_session, asked_at) = 'admin'
      order by u.role, u.email;
  end;
grant execute on function staff_members(uuid, timestamptz) to tabellion_app;
