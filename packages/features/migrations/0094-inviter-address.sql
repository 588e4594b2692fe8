-- An invitation tells the address of whoever invites, which was verified before he could: a name may be anything.
create or replace view invitations_told as
  select i.id, i.org_id, i.owner_id, i.sub_type, i.access, i.sections, i.email, i.firstname, i.state, i.expires_at,
         o.name, o.name_postfix, u.firstname as inviter_firstname, u.lastname as inviter_lastname,
         u.email as inviter_email
    from invitations i join organizations o on o.org_id = i.org_id join users u on u.id = i.invited_by;

-- As in 0035, with the column that the view has gained.
create or replace function give_invitation_secret(invitation uuid, new_digest bytea, asked_at timestamptz)
  returns setof invitations_told
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  update invitations set digest = new_digest
    where id = invitation and state = 'open' and expires_at > asked_at;
  if found then
    return query select told.* from invitations_told told where told.id = invitation;
  end if;
end $$;

create or replace function invitation_of_secret(asked_digest bytea) returns setof invitations_told
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select told.* from invitations i join invitations_told told on told.id = i.id where i.digest = asked_digest;
  end;

create or replace function invitations_to(asked_user uuid, asked_at timestamptz) returns setof invitations_told
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select told.* from invitations_told told
        join users u on u.email = told.email and u.email_verified_at is not null
      where u.id = asked_user and told.state = 'open' and told.expires_at > asked_at
      order by told.id desc;
  end;
