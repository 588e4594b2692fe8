-- Whether any organization has a file of this SHA-256: for people who verify a document without an account.
create index on document_versions (sha256);
create index on document_versions (served_sha256);

create function knows_document(digest text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select exists (select from document_versions where sha256 = digest or served_sha256 = digest);
  end;
grant execute on function knows_document(text) to tabellion_app;
