-- One mail leads a signee through all that one sender sent to an address, also for other corporations. Whoever proved the address
-- in one organization is told in which others the same user waits for it; each of them is then read as itself.
create function organizations_asking(address text, sender uuid, since timestamptz)
  returns table (org_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct e.org_id
      from signees s join envelopes e using (org_id, envelope_id)
      where s.email = address and e.made_by = sender and e.made_at >= since
        and not exists (
          select from signature_events v
            where v.org_id = e.org_id and v.envelope_id = e.envelope_id
              and v.kind in ('completed', 'declined', 'voided', 'expired'))
      order by e.org_id limit 200;
  $$;
grant execute on function organizations_asking(text, uuid, timestamptz) to tabellion_app;
