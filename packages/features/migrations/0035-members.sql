-- Invitations, and the functions by which members and sub-users are read and changed. Memberships, account memberships
-- and invitations are global tables (0020): whoever serves a request reads them by these functions alone, and each
-- function shows and touches only what belongs to the organization in which the statement runs.

-- An invitation becomes the membership of the same id. Its secret is made when the mail is written, and only the digest
-- is kept. The row stays for a while after its end, so that a link used twice is told from one that never was.
create table invitations (
  id uuid primary key,
  org_id uuid not null references organizations,
  -- Whose account a `main_sub_user` is invited to; the organization is then the one in which it was done.
  owner_id uuid references users,
  sub_type text not null check (sub_type in ('org_user', 'org_sub_user', 'main_sub_user')),
  access text not null check (access in ('admin', 'full', 'view', 'restricted')),
  sections text[] not null check (sections <@ '{dashboard,minute_book,activity_logs}'),
  -- As `normalizeEmail` spells it: only the account with this address can accept.
  email text not null
    check (email = lower(btrim(email)) and email like '_%@_%' and char_length(email) <= 254),
  firstname text not null check (char_length(firstname) <= 300),
  lastname text not null check (char_length(lastname) <= 300),
  company_name text not null check (char_length(company_name) <= 300),
  -- As it was typed; it is not kept up.
  address jsonb check (jsonb_typeof(address) = 'object'),
  invited_by uuid not null references users,
  invited_at timestamptz not null,
  -- The last mail was asked for then; the link is over at expires_at.
  sent_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > sent_at),
  digest bytea unique check (octet_length(digest) = 32),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  ended_at timestamptz,
  -- Who changed what it offers, or sent it again; null while that is who invited.
  vouched_by uuid references users,
  -- How many mails it has asked for: together, those of one user are bounded.
  mails integer not null default 1 check (mails > 0),
  check ((owner_id is not null) = (sub_type = 'main_sub_user')),
  check (sub_type = 'org_user' or access <> 'admin'),
  check ((state = 'open') = (ended_at is null))
);
-- However many invite somebody in one moment: one invitation is open.
create unique index on invitations (org_id, email) where state = 'open' and owner_id is null;
create unique index on invitations (owner_id, email) where state = 'open' and owner_id is not null;
create index on invitations (email) where state = 'open';
create index on invitations (ended_at) where state <> 'open';
create index on invitations (coalesce(vouched_by, invited_by), sent_at);
alter table invitations enable row level security;
create policy tenant on invitations for insert to tabellion_app with check (org_id = app_org());
grant insert on invitations to tabellion_app;

-- Where the sub-users of an account have access: in the organizations that its owner created, for as long as the owner
-- has full access there. Whoever lost his own access lends none.
create view lent_access as
  select o.org_id, a.id, a.owner_id, a.user_id, a.access, a.sections, a.company_name, a.created_at
    from organizations o
      join account_memberships a on a.owner_id = o.created_by
      join memberships own
        on own.org_id = o.org_id and own.user_id = o.created_by and own.access in ('admin', 'full');

-- The first statement of every request with a session: who asks, what the asker may do in the organization asked
-- about, and the row-security variable, which is that organization for its member and nothing for anybody else.
-- A sub-user of an account is found in whichever organization of its owner the asker belongs to; one that gave him a
-- membership of its own shows that one alone, so the row that the account lends is looked for in the others first. And an
-- open invitation to the account belongs to its owner, not to the organization in which it was made: he may have lost
-- that one.
create function identify(
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
grant execute on function identify(timestamptz, uuid, uuid, uuid, text) to tabellion_app;

-- The organizations of one user, for the switcher and the landing page, the newest first; with the jurisdiction, whose
-- registry's clock is the one that moments are shown by.
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

-- Everybody who has access to the organization, and everybody invited to it. A membership of the organization itself
-- goes before one that its creator's account lends.
create function organization_users()
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
grant execute on function organization_users() to tabellion_app;

-- The account whose sub-users have access here.
create function owner_of_organization() returns uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select o.created_by from organizations o where o.org_id = app_org();
  end;
grant execute on function owner_of_organization() to tabellion_app;

-- The organizations in which an account's sub-users have access, in the order in which their heads are locked.
create function organizations_lent_by(asked_owner uuid) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select o.org_id from organizations o
        join memberships own
          on own.org_id = o.org_id and own.user_id = o.created_by and own.access in ('admin', 'full')
      where o.created_by = asked_owner
      order by o.org_id;
  end;
grant execute on function organizations_lent_by(uuid) to tabellion_app;

-- Changes somebody of the organization, or invited to it; what is null stays. Answers false when there is nobody.
create function change_organization_user(
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
grant execute on function change_organization_user(uuid, text, text[], text, text) to tabellion_app;

-- Ends somebody's access, or takes an invitation back. Answers false when there is nobody.
create function end_organization_user(ended uuid, at timestamptz) returns boolean
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
grant execute on function end_organization_user(uuid, timestamptz) to tabellion_app;

-- Another mail for an open invitation, which is counted: the link of the former one stops working when the new one is written.
create function renew_invitation(renewed uuid, sent timestamptz, expires timestamptz) returns boolean
  language sql volatile security definer set search_path = public, pg_temp as $$
  with again as (
    update invitations set sent_at = sent, expires_at = expires, mails = mails + 1
      where id = renewed and state = 'open'
        and (org_id = app_org() and owner_id is null or owner_id = (select lending_owner()))
      returning 1
  )
  select exists (select from again);
$$;
grant execute on function renew_invitation(uuid, timestamptz, timestamptz) to tabellion_app;
