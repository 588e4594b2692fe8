-- A bound book bears an address as a certificate does: at it anybody reads whether entries were recorded since.
alter table document_addresses
  alter column document_id drop not null,
  add column book_id uuid,
  add foreign key (org_id, book_id) references bound_books,
  add check (num_nonnulls(document_id, book_id) = 1);
create index on document_addresses (org_id, book_id);
