-- Minute books bound as one file. Ordered, bound and sealed are separate states; a fault is kept until it has passed.
create table bound_books (
  org_id uuid not null references organizations,
  book_id uuid not null,
  selection text not null check (selection in ('all', 'bank', 'due_diligence')),
  sections text[] not null check (cardinality(sections) > 0),
  -- `shareholders`: only what they may inspect.
  audience text not null check (audience in ('shareholders', 'directors')),
  language text not null check (language in ('en', 'fr')),
  as_of date not null,
  known_at timestamptz not null,
  ordered_at timestamptz not null,
  ordered_by uuid not null references users,
  -- Bound: before its seal, a file that is kept until then.
  bound_at timestamptz,
  bound_sha256 text check (bound_sha256 ~ '^[0-9a-f]{64}$'),
  pages integer check (pages > 0),
  documents integer check (documents >= 0),
  sealed_at timestamptz,
  sealed_sha256 text check (sealed_sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint check (bytes > 0),
  -- Why it is not bound or not sealed yet; once it has failed, why it never will be.
  fault text check (fault ~ '^[a-z_]{1,40}$'),
  failed_at timestamptz,
  -- The document for which it cannot be bound, where it is one.
  fault_document uuid,
  primary key (org_id, book_id),
  check ((bound_at is null) = (bound_sha256 is null)),
  check ((bound_at is null) = (pages is null)),
  check ((bound_at is null) = (documents is null)),
  check ((sealed_at is null) = (sealed_sha256 is null)),
  check ((sealed_at is null) = (bytes is null)),
  check (sealed_at is null or bound_at is not null),
  foreign key (org_id, fault_document) references documents (org_id, document_id),
  check (failed_at is null or fault is not null),
  check (fault_document is null or fault is not null)
);
create index on bound_books (org_id, ordered_at);
create index on bound_books (sealed_sha256);
select protect_tenant_table('bound_books', 'select, insert');
grant update (bound_at, bound_sha256, pages, documents, sealed_at, sealed_sha256, bytes, fault, failed_at, fault_document)
  on bound_books to tabellion_app;

-- Links that open one bound book, and nothing else, until their last day.
create table book_links (
  org_id uuid not null,
  link_id uuid not null,
  book_id uuid not null,
  email text not null check (char_length(email) <= 254),
  -- SHA-256 of the secret, which is made when the mail is written.
  digest bytea check (octet_length(digest) = 32),
  ends_on date not null,
  made_at timestamptz not null,
  made_by uuid not null references users,
  revoked_at timestamptz,
  primary key (org_id, link_id),
  foreign key (org_id, book_id) references bound_books
);
create index on book_links (org_id, book_id);
create index on book_links (digest);
select protect_tenant_table('book_links', 'select, insert');
grant update (digest, revoked_at) on book_links to tabellion_app;

-- In which organization a link leads; what it opens is then read inside of that one.
create function organization_of_book_link(asked_digest bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select org_id from book_links where digest = asked_digest;
  end;
grant execute on function organization_of_book_link(bytea) to tabellion_app;

-- Whether any organization has a document or a bound book of this SHA-256: for people who verify one without an account.
create function knows_document(digest text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select exists (select from document_versions where sha256 = digest or served_sha256 = digest)
      or exists (select from bound_books where sealed_sha256 = digest);
  end;
grant execute on function knows_document(text) to tabellion_app;
