-- An invitation offers no more than whoever stands behind it may give now: it ends with his right, and is judged again
-- when it is accepted.

-- Who changed what it offers, or sent it again; null while that is who invited.
alter table invitations add vouched_by uuid references users;

-- Whether somebody may give that access in the organization at present: up to his own, of which nothing below full.
create function may_offer(asked_org uuid, asked_user uuid, offered text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select exists (
      select from organizations o
          left join memberships m on m.org_id = o.org_id and m.user_id = asked_user
          left join lent_access a on a.org_id = o.org_id and a.user_id = asked_user
        where o.org_id = asked_org
          and (
            coalesce(m.access, a.access) = 'admin'
            or coalesce(m.access, a.access) = 'full' and offered <> 'admin'
          )
    );
  end;

-- From now on that user stands behind an open invitation to the organization in which the statement runs. One to an
-- account is its owner's always.
create function vouch_for_invitation(vouched uuid, voucher uuid) returns boolean
  language sql volatile security definer set search_path = public, pg_temp as $$
  with backed as (
    update invitations set vouched_by = voucher
      where id = vouched and org_id = app_org() and owner_id is null and state = 'open'
      returning 1
  )
  select exists (select from backed);
$$;
grant execute on function vouch_for_invitation(uuid, uuid) to tabellion_app;

-- Takes back the open invitations to the organization in which the statement runs that nobody could make any more, and
-- answers their ids.
create function withdraw_unbacked_invitations(at timestamptz) returns setof uuid
  language sql volatile security definer set search_path = public, pg_temp as $$
  update invitations set state = 'withdrawn', ended_at = at
    where org_id = app_org() and owner_id is null and state = 'open'
      and not may_offer(org_id, coalesce(vouched_by, invited_by), access)
    returning id;
$$;
grant execute on function withdraw_unbacked_invitations(timestamptz) to tabellion_app;

-- As in 0035, but accepted only while whoever stands behind it may give that much, and never by himself.
create or replace function answer_invitation(invitation uuid, answerer uuid, answer text, at timestamptz)
  returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  taken invitations;
begin
  update invitations set state = answer, ended_at = at
    where id = invitation and org_id = app_org() and state = 'open' and expires_at > at
      and (
        answer <> 'accepted'
        or coalesce(vouched_by, invited_by) <> answerer
          and (owner_id is not null or may_offer(org_id, coalesce(vouched_by, invited_by), access))
      )
    returning * into taken;
  if not found then
    return false;
  end if;
  if answer = 'accepted' and taken.owner_id is null then
    insert into memberships (org_id, user_id, id, access, sections, sub_type, company_name, created_at)
      values (taken.org_id, answerer, taken.id, taken.access, taken.sections, taken.sub_type, taken.company_name, at);
  elsif answer = 'accepted' then
    insert into account_memberships (id, owner_id, user_id, access, sections, company_name, created_at)
      values (taken.id, taken.owner_id, answerer, taken.access, taken.sections, taken.company_name, at)
      -- Invited anew, because the organization in which it was done shows a membership of its own in the place of it.
      on conflict (owner_id, user_id) do update set access = excluded.access, sections = excluded.sections;
  end if;
  return true;
end $$;
