-- What an entry has to do with is found without reading the history: acts of a kind, such as those that tell of the corporation
-- and its board, and the acts that one resolution passes. The numbers stand in columns of their own, because row security lets no
-- index on a part of the payload be used. An act names a resolution itself, with the amendment that it is, or for what becomes
-- of the balance of a transfer.
alter table register_acts
  add column resolution_number text generated always as (
    coalesce(payload #>> '{resolution,number}', payload #>> '{amendment,resolution,number}')) stored,
  add column balance_number text generated always as (payload #>> '{balance,resolution,number}') stored;
create index on register_acts (org_id, kind);
create index on register_acts (org_id, resolution_number) where resolution_number is not null;
create index on register_acts (org_id, balance_number) where balance_number is not null;
