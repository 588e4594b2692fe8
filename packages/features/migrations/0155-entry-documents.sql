-- Documents that belong to an entry: ordered once it is recorded, or made for the signatures for which it waits.
alter table document_orders
  -- By their first acts: only what carries one of them. Null: whatever they carry.
  add column entries uuid[];

alter table documents
  add column proposal_id uuid,
  add foreign key (org_id, proposal_id) references proposals;
create index on documents (org_id, proposal_id) where proposal_id is not null;
