-- The pages of an upload as pictures, drawn once for every book that shows it.
create table page_pictures (
  org_id uuid not null references organizations,
  -- Of the file that is served.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- A page each, in their order: files, by the names they have in a book.
  pictures text[] not null check (cardinality(pictures) > 0 and array_to_string(pictures, ' ') ~ '^[0-9a-f]{64}(-wide)?\.jpg( [0-9a-f]{64}(-wide)?\.jpg)*$'),
  drawn_at timestamptz not null,
  primary key (org_id, sha256)
);
select protect_tenant_table('page_pictures', 'select, insert');
