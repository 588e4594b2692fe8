-- How invitations are mailed, backed and answered.

-- An invitation as whoever was sent it may see it, with the address of whoever invites, which was verified before he
-- could: a name may be anything.
create view invitations_told as
  select i.id, i.org_id, i.owner_id, i.sub_type, i.access, i.sections, i.email, i.firstname, i.state, i.expires_at,
         o.name, o.name_postfix, u.firstname as inviter_firstname, u.lastname as inviter_lastname,
         u.email as inviter_email
    from invitations i join organizations o on o.org_id = i.org_id join users u on u.id = i.invited_by;

-- Gives an open invitation the secret of the mail that is being written. No row: nothing is to be mailed any more.
create function give_invitation_secret(invitation uuid, new_digest bytea, asked_at timestamptz)
  returns setof invitations_told
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  update invitations set digest = new_digest
    where id = invitation and state = 'open' and expires_at > asked_at;
  if found then
    return query select told.* from invitations_told told where told.id = invitation;
  end if;
end $$;
grant execute on function give_invitation_secret(uuid, bytea, timestamptz) to tabellion_app;

create function invitation_of_secret(asked_digest bytea) returns setof invitations_told
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select told.* from invitations i join invitations_told told on told.id = i.id where i.digest = asked_digest;
  end;
grant execute on function invitation_of_secret(bytea) to tabellion_app;

-- The open invitations to the address of a user who has shown that it is his.
create function invitations_to(asked_user uuid, asked_at timestamptz) returns setof invitations_told
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select told.* from invitations_told told
        join users u on u.email = told.email and u.email_verified_at is not null
      where u.id = asked_user and told.state = 'open' and told.expires_at > asked_at
      order by told.id desc;
  end;
grant execute on function invitations_to(uuid, timestamptz) to tabellion_app;

-- An invitation offers no more than whoever stands behind it may give now: it ends with his right, and is judged again
-- when it is accepted.

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

-- The mails of the invitations behind which a user stands, in whatever organization, of those sent after the given
-- moment; and when the first of these was sent.
create function invitations_mailed_by(asked_user uuid, since timestamptz)
  returns table (mails bigint, first_sent_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select coalesce(sum(i.mails), 0), min(i.sent_at)
      from invitations i
      where coalesce(i.vouched_by, i.invited_by) = asked_user and i.sent_at > since;
  end;
grant execute on function invitations_mailed_by(uuid, timestamptz) to tabellion_app;

-- Takes an open invitation for its one answer; answers false when somebody was faster. Whoever accepts becomes a member
-- of the organization in which the statement runs, or a sub-user of the account; only while whoever stands behind the
-- invitation may give that much, and never by himself.
create function answer_invitation(invitation uuid, answerer uuid, answer text, at timestamptz)
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
grant execute on function answer_invitation(uuid, uuid, text, timestamptz) to tabellion_app;

-- Forgets invitations that ended, or ran out, before the given moment, but for those that became somebody's membership:
-- they tell who let him in.
create function forget_invitations(before timestamptz) returns bigint
  language sql volatile security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from invitations i
      where coalesce(i.ended_at, i.expires_at) < before
        and not exists (select from memberships m where m.id = i.id)
        and not exists (select from account_memberships a where a.id = i.id)
      returning 1
  )
  select count(*) from gone;
$$;
grant execute on function forget_invitations(timestamptz) to tabellion_app;
