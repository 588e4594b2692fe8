-- The documents of numbered resolutions, as the registers judge by them whether a resolution carries an entry. The minute book
-- writes each row in the transaction in which it makes the document or moves it on.
create table resolution_documents (
  org_id uuid not null references organizations,
  document_id uuid not null,
  body text not null check (body in ('directors', 'shareholders')),
  number text not null check (number <> '' and char_length(number) <= 50),
  dated_on date not null,
  status text not null check (status in ('draft', 'pending', 'partially_signed', 'signed', 'declined', 'void', 'expired')),
  -- Roots of the entries that it passes.
  covers uuid[] not null,
  -- For whose signatures it was made.
  proposal_id uuid,
  primary key (org_id, document_id),
  foreign key (org_id, proposal_id) references proposals
);
create index on resolution_documents (org_id, number);
select protect_tenant_table('resolution_documents', 'select, insert');
grant update (number, dated_on, status, covers) on resolution_documents to tabellion_app;
