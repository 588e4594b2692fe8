-- Incorporations that were under way when matters came.
insert into matters (org_id, matter_id, kind, subject)
  select o.org_id, gen_random_uuid(), 'incorporation', o.org_id
    from organizations o join organization_details d on d.org_id = o.org_id
    where d.company_type = 'new' and o.status in ('payment_success', 'submitted', 'rejected');
insert into matter_events (org_id, matter_id, place, event, at)
  select org_id, matter_id, 1, 'begun', now() from matters where kind = 'incorporation';
