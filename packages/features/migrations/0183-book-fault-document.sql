-- The document for which a book cannot be bound, where it is one.
alter table bound_books
  add column fault_document uuid,
  add foreign key (org_id, fault_document) references documents (org_id, document_id),
  add check (fault_document is null or fault is not null);
grant update (fault_document) on bound_books to tabellion_app;
