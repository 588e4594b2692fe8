-- Agreements that were uploaded are few beside the subscriptions that are drafted, and are looked for with every document.
create index on documents (org_id) where section = 'agreements' and source <> 'template';
