-- A bound book is known by its SHA-256, too.
create index on bound_books (sealed_sha256);

create or replace function knows_document(digest text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select exists (select from document_versions where sha256 = digest or served_sha256 = digest)
      or exists (select from bound_books where sealed_sha256 = digest);
  end;
