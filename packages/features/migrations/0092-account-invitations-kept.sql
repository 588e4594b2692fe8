-- Sub-users of an account, and invitations to it, are shown and changed only in organizations in which the account's
-- owner still has full access himself: the members of an organization that he left learn nothing of his people.

-- The account whose sub-users have access in the organization in which the statement runs; null where it lends none.
create function lending_owner() returns uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select o.created_by from organizations o
        join memberships own
          on own.org_id = o.org_id and own.user_id = o.created_by and own.access in ('admin', 'full')
      where o.org_id = app_org();
  end;

-- As in 0035, but for `lending_owner`.
create or replace function organization_users()
  returns table (
    id uuid, user_id uuid, email text, firstname text, lastname text, access text, sections text[], sub_type text,
    company_name text, address jsonb, since timestamptz, invited_by uuid, sent_at timestamptz, expires_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    with present as (
      select m.id, m.user_id, m.access, m.sections, m.sub_type, m.company_name, m.created_at
        from memberships m where m.org_id = app_org()
      union all
      select lent.id, lent.user_id, lent.access, lent.sections, 'main_sub_user', lent.company_name, lent.created_at
        from lent_access lent
        where lent.org_id = app_org()
          and not exists (
            select from memberships own where own.org_id = app_org() and own.user_id = lent.user_id
          )
    )
    select p.id, p.user_id, u.email, u.firstname, u.lastname, p.access, p.sections, p.sub_type, p.company_name,
           i.address, p.created_at, i.invited_by, null::timestamptz, null::timestamptz
      from present p join users u on u.id = p.user_id left join invitations i on i.id = p.id
    union all
    select i.id, null, i.email, i.firstname, i.lastname, i.access, i.sections, i.sub_type, i.company_name,
           i.address, i.invited_at, i.invited_by, i.sent_at, i.expires_at
      from invitations i
      where i.state = 'open'
        and (i.org_id = app_org() and i.owner_id is null or i.owner_id = (select lending_owner()));
  end;

create or replace function change_organization_user(
  changed uuid, new_access text, new_sections text[], new_sub_type text, new_company_name text
) returns boolean
  language sql volatile security definer set search_path = public, pg_temp as $$
  with of_organization as (
    update memberships set
        access = coalesce(new_access, access),
        sections = coalesce(new_sections, sections),
        sub_type = coalesce(new_sub_type, sub_type),
        company_name = coalesce(new_company_name, company_name)
      where id = changed and org_id = app_org()
      returning 1
  ), of_account as (
    update account_memberships set
        access = coalesce(new_access, access),
        sections = coalesce(new_sections, sections),
        company_name = coalesce(new_company_name, company_name)
      where id = changed and owner_id = (select lending_owner())
      returning 1
  ), invited as (
    update invitations set
        access = coalesce(new_access, access),
        sections = coalesce(new_sections, sections),
        sub_type = coalesce(new_sub_type, sub_type),
        company_name = coalesce(new_company_name, company_name)
      where id = changed and state = 'open'
        and (org_id = app_org() and owner_id is null or owner_id = (select lending_owner()))
      returning 1
  )
  select exists (select from of_organization) or exists (select from of_account) or exists (select from invited);
$$;

create or replace function end_organization_user(ended uuid, at timestamptz) returns boolean
  language sql volatile security definer set search_path = public, pg_temp as $$
  with of_organization as (
    delete from memberships where id = ended and org_id = app_org() returning 1
  ), of_account as (
    delete from account_memberships where id = ended and owner_id = (select lending_owner()) returning 1
  ), invited as (
    update invitations set state = 'withdrawn', ended_at = at
      where id = ended and state = 'open'
        and (org_id = app_org() and owner_id is null or owner_id = (select lending_owner()))
      returning 1
  )
  select exists (select from of_organization) or exists (select from of_account) or exists (select from invited);
$$;

create or replace function renew_invitation(renewed uuid, sent timestamptz, expires timestamptz) returns boolean
  language sql volatile security definer set search_path = public, pg_temp as $$
  with again as (
    update invitations set sent_at = sent, expires_at = expires
      where id = renewed and state = 'open'
        and (org_id = app_org() and owner_id is null or owner_id = (select lending_owner()))
      returning 1
  )
  select exists (select from again);
$$;
