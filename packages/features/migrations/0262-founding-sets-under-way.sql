-- Corporations that were organizing themselves when matters came.
insert into matters (org_id, matter_id, kind, subject)
  select distinct r.org_id, gen_random_uuid(), 'founding_set', r.org_id
    from resolutions r join organizations o on o.org_id = r.org_id
    where r.is_organizing and r.body = 'directors' and r.status = 'draft' and o.status = 'incorporated'
  on conflict (org_id, kind, subject) do nothing;
insert into matter_events (org_id, matter_id, place, event, at)
  select org_id, matter_id, 1, 'begun', now() from matters where kind = 'founding_set';
