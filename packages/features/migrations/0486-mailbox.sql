-- One step proves an address by a code, whatever the link opens: the documents of a signee, or the page of a holder or director. Codes
-- and secrets of both stand in one table each.
alter table signee_codes rename to link_codes;
alter table link_codes drop column envelope_id;
-- The signee, or the link of holder_links.
alter table link_codes rename column signee_id to link_id;
-- Whose codes are counted together: the signee, or the person, who may have several links.
alter table link_codes add column asked_for uuid;
update link_codes set asked_for = link_id;
alter table link_codes alter column asked_for set not null;
insert into link_codes (org_id, code_id, link_id, asked_for, asked_at, expires_at, digest, guesses, used_at)
  select c.org_id, c.code_id, c.link_id, l.person_id, c.asked_at, c.expires_at, c.digest, c.guesses, c.used_at
    from holder_codes c join holder_links l on l.org_id = c.org_id and l.link_id = c.link_id;
create index on link_codes (org_id, link_id, asked_at);
create index on link_codes (org_id, asked_for, asked_at);
create index on link_codes (expires_at);
drop table holder_codes;

-- A secret without a signee opens the page of that link; a session with both was opened from the page, and ends with its link.
alter table link_secrets alter column envelope_id drop not null;
alter table link_secrets alter column signee_id drop not null;
alter table link_secrets add column page_link_id uuid;
alter table link_secrets add foreign key (org_id, page_link_id) references holder_links;
alter table link_secrets add check ((envelope_id is null) = (signee_id is null));
alter table link_secrets add check (signee_id is not null or page_link_id is not null);
create index on link_secrets (org_id, page_link_id) where page_link_id is not null;
insert into link_secrets (digest, kind, org_id, page_link_id, made_at, expires_at)
  select digest, 'link', org_id, link_id, made_at, greatest(ends_on, made_at::date) + interval '2 days'
    from holder_links where digest is not null;
insert into link_secrets (digest, kind, org_id, page_link_id, made_at, expires_at, proof)
  select digest, 'session', org_id, link_id, made_at, expires_at, 'code' from holder_sessions;

-- When the page was last opened with the link; its sessions are forgotten.
alter table holder_links add column opened_at timestamptz;
update holder_links l set opened_at =
  (select max(s.made_at) from holder_sessions s where s.org_id = l.org_id and s.link_id = l.link_id);
grant update (opened_at) on holder_links to tabellion_app;

drop function organization_of_holder_link(bytea);
drop function identify_holder(bytea, timestamptz);
drop function forget_holder_secrets(timestamptz);
drop function signee_of_link(bytea);
drop function identify_signee(bytea, timestamptz);
drop function forget_link_secrets(timestamptz);
drop table holder_sessions;
alter table holder_links drop column digest;

-- Outside of every organization: a link leads into one only once its secret is known. With the moment at which it was made: one that
-- was made before its signee's link was locked never works again.
create function link_of_secret(asked bytea)
  returns table (org_id uuid, envelope_id uuid, signee_id uuid, page_link_id uuid, made_at timestamptz)
  language sql stable rows 1 security definer set search_path = public, pg_temp
  begin atomic
    select s.org_id, s.envelope_id, s.signee_id, s.page_link_id, s.made_at
      from link_secrets s where s.digest = asked and s.kind = 'link';
  end;
grant execute on function link_of_secret(bytea) to tabellion_app;

-- The first statement of a signee's request: whose session it is, when it ends and from which page it was opened, and the
-- row-security variable.
create function identify_signee(asked bytea, asked_at timestamptz)
  returns table (
    org_id uuid, envelope_id uuid, signee_id uuid, page_link_id uuid, proof text, user_id uuid, expires_at timestamptz
  )
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select s.org_id, s.envelope_id, s.signee_id, s.page_link_id, s.proof, s.user_id, s.expires_at
    into org_id, envelope_id, signee_id, page_link_id, proof, user_id, expires_at
    from link_secrets s
    where s.digest = asked and s.kind = 'session' and s.signee_id is not null and s.expires_at > asked_at;
  perform set_config('app.org', coalesce(org_id::text, ''), false);
  if org_id is not null then
    return next;
  end if;
end $$;
grant execute on function identify_signee(bytea, timestamptz) to tabellion_app;

-- The same of a holder's request.
create function identify_holder(asked bytea, asked_at timestamptz)
  returns table (org_id uuid, link_id uuid, person_id uuid, expires_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select s.org_id, l.link_id, l.person_id, s.expires_at into org_id, link_id, person_id, expires_at
    from link_secrets s join holder_links l on l.org_id = s.org_id and l.link_id = s.page_link_id
    where s.digest = asked and s.kind = 'session' and s.signee_id is null and s.expires_at > asked_at and l.revoked_at is null;
  perform set_config('app.org', coalesce(org_id::text, ''), false);
  if org_id is not null then
    return next;
  end if;
end $$;
grant execute on function identify_holder(bytea, timestamptz) to tabellion_app;

create function forget_link_secrets(before timestamptz) returns bigint
  language sql volatile security definer set search_path = public, pg_temp as $$
  with secrets as (delete from link_secrets where expires_at < before returning 1),
       codes as (delete from link_codes where expires_at < before returning 1)
    select (select count(*) from secrets) + (select count(*) from codes);
$$;
grant execute on function forget_link_secrets(timestamptz) to tabellion_app;
