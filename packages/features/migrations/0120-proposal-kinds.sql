-- A proposal may also be a corporate change, a set of documents out for signature, or the annual resolutions.
alter table proposals drop constraint proposals_kind_check;
alter table proposals add constraint proposals_kind_check
  check (kind in ('founding', 'subscription', 'appointment', 'change', 'signing', 'annual'));
