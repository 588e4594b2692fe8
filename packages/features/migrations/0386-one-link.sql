-- Signees are found by their address across organizations.
create index on signees (email);

-- A link reaches the requests of one sender to an address in other organizations too, as long as it lets its signee in.
create function link_works(org uuid, envelope uuid, signee uuid, at timestamptz) returns boolean
  language sql stable set search_path = public, pg_temp
  as $$
    select exists (select from envelopes e where e.org_id = org and e.envelope_id = envelope and e.expires_at > at)
      and not exists (
        select from signature_events v
          where v.org_id = org and v.envelope_id = envelope
            and (v.kind in ('declined', 'voided', 'expired') or v.signee_id = signee and v.kind in ('removed', 'locked')));
  $$;

-- Whether the sender had mailed a link for another organization to the address in the hour before `asked_at`, which its signee had
-- not used up by signing then, and which still works.
create function is_reached_elsewhere(own uuid, address text, sender uuid, asked_at timestamptz, at timestamptz)
  returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from signees s join envelopes e using (org_id, envelope_id)
        where s.email = address and s.org_id <> own and e.made_by = sender
          and exists (
            select from signature_events v
              where v.org_id = s.org_id and v.envelope_id = s.envelope_id and v.signee_id = s.signee_id
                and v.kind in ('invited', 'reminded') and v.at between asked_at - interval '1 hour' and asked_at)
          and not exists (
            select from signature_events v
              where v.org_id = s.org_id and v.envelope_id = s.envelope_id and v.signee_id = s.signee_id
                and v.kind = 'signed' and v.at <= asked_at)
          and link_works(s.org_id, s.envelope_id, s.signee_id, at));
  $$;
grant execute on function is_reached_elsewhere(uuid, text, uuid, timestamptz, timestamptz) to tabellion_app;

create index on signature_events (org_id, envelope_id, signee_id, seq) where kind = 'link_shared';

-- Signees who were asked by a link of another organization that no longer lets them in, and who have none of their own.
create function signees_without_link(at timestamptz)
  returns table (org_id uuid, envelope_id uuid, signee_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.org_id, s.envelope_id, s.signee_id
      from signature_events shared
        join signees s using (org_id, envelope_id, signee_id)
        join envelopes e using (org_id, envelope_id)
      where shared.kind = 'link_shared'
        and link_works(s.org_id, s.envelope_id, s.signee_id, at)
        and not exists (
          select from signature_events v
            where v.org_id = s.org_id and v.envelope_id = s.envelope_id and v.signee_id = s.signee_id
              and (v.kind = 'signed' or v.seq > shared.seq and v.kind in ('invited', 'reminded')))
        and not is_reached_elsewhere(s.org_id, s.email, e.made_by, shared.at, at)
      order by 1, 2, 3 limit 200;
  $$;
grant execute on function signees_without_link(timestamptz) to tabellion_app;

-- Only those in which something is left for the address to sign.
drop function organizations_asking(text, uuid, timestamptz);
create function organizations_asking(address text, sender uuid)
  returns table (org_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct e.org_id
      from signees s join envelopes e using (org_id, envelope_id)
      where s.email = address and e.made_by = sender
        and not exists (
          select from signature_events v
            where v.org_id = e.org_id and v.envelope_id = e.envelope_id
              and (v.kind in ('completed', 'declined', 'voided', 'expired')
                   or v.signee_id = s.signee_id and v.kind in ('signed', 'removed')))
      order by e.org_id limit 200;
  $$;
grant execute on function organizations_asking(text, uuid) to tabellion_app;
