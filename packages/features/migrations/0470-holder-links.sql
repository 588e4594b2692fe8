-- Links that open the page of one holder, director or officer, and nothing else, until their last day. The address to which codes
-- go is that of the register: the link names the fact, so that it ends when the address is changed or erased.
create table holder_links (
  org_id uuid not null references organizations,
  link_id uuid not null,
  person_id uuid not null,
  contact_fact uuid not null,
  language text not null check (language in ('en', 'fr', 'tr', 'ar')),
  -- Whether the page tells how much of a class, and of the whole, these shares are.
  with_percentages boolean not null,
  -- Mailed by the product, or copied by the member who made it.
  is_mailed boolean not null,
  -- SHA-256 of the secret, which is made when the mail is written, or when the link is copied.
  digest bytea check (octet_length(digest) = 32),
  ends_on date not null,
  made_at timestamptz not null,
  made_by uuid not null references users,
  wrong_codes integer not null default 0,
  revoked_at timestamptz,
  primary key (org_id, link_id)
);
create index on holder_links (org_id, person_id);
create index on holder_links (digest);
select protect_tenant_table('holder_links', 'select, insert');
grant update (digest, wrong_codes, revoked_at) on holder_links to tabellion_app;

-- One-time codes that prove the address; the digest is of the id and the code.
create table holder_codes (
  org_id uuid not null,
  code_id uuid not null,
  link_id uuid not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  digest bytea check (octet_length(digest) = 32),
  guesses integer not null default 0,
  used_at timestamptz,
  primary key (org_id, code_id),
  foreign key (org_id, link_id) references holder_links
);
create index on holder_codes (org_id, link_id, asked_at);
select protect_tenant_table('holder_codes', 'select, insert');
grant update (digest, guesses, used_at) on holder_codes to tabellion_app;

create table holder_sessions (
  org_id uuid not null,
  -- SHA-256 of the token.
  digest bytea not null check (octet_length(digest) = 32),
  link_id uuid not null,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  primary key (org_id, digest),
  foreign key (org_id, link_id) references holder_links
);
create index on holder_sessions (digest);
create index on holder_sessions (org_id, link_id);
create index on holder_sessions (expires_at);
select protect_tenant_table('holder_sessions', 'select, insert');

-- In which organization a link leads; what it opens is then read inside of that one.
create function organization_of_holder_link(asked bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select org_id from holder_links where digest = asked;
  end;
grant execute on function organization_of_holder_link(bytea) to tabellion_app;

-- The first statement of a holder's request: whose session it is and when it ends, and the row-security variable.
create function identify_holder(asked bytea, asked_at timestamptz)
  returns table (org_id uuid, link_id uuid, person_id uuid, expires_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select s.org_id, s.link_id, l.person_id, s.expires_at into org_id, link_id, person_id, expires_at
    from holder_sessions s join holder_links l on l.org_id = s.org_id and l.link_id = s.link_id
    where s.digest = asked and s.expires_at > asked_at and l.revoked_at is null;
  perform set_config('app.org', coalesce(org_id::text, ''), false);
  if org_id is not null then
    return next;
  end if;
end $$;
grant execute on function identify_holder(bytea, timestamptz) to tabellion_app;

create function forget_holder_secrets(before timestamptz) returns bigint
  language sql volatile security definer set search_path = public, pg_temp as $$
  with sessions as (delete from holder_sessions where expires_at < before returning 1),
       codes as (delete from holder_codes where expires_at < before returning 1)
    select (select count(*) from sessions) + (select count(*) from codes);
$$;
grant execute on function forget_holder_secrets(timestamptz) to tabellion_app;
