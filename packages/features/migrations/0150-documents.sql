-- The minute book: documents with their versions, what they belong to, who has read them, and the sets that were ordered.

-- An organization's own sections beside those of a binder.
create table document_categories (
  org_id uuid not null references organizations,
  category_id uuid not null,
  name text not null check (name <> '' and char_length(name) <= 100),
  made_at timestamptz not null,
  primary key (org_id, category_id)
);
create unique index on document_categories (org_id, lower(name));
select protect_tenant_table('document_categories', 'select, insert');

create table documents (
  org_id uuid not null references organizations,
  document_id uuid not null,
  section text not null check (section ~ '^[a-z]+(_[a-z]+)*$'),
  category_id uuid,
  source text not null check (source in ('template', 'wording', 'upload')),
  -- From which it was made, and of what: a person, a certificate, a resolution, a year; empty where there is one alone.
  template text check (template ~ '^[a-z]+(_[a-z]+)*$'),
  subject text not null default '' check (char_length(subject) <= 100),
  title text not null check (title <> '' and char_length(title) <= 300),
  number text check (number <> '' and char_length(number) <= 50),
  dated_on date,
  -- Of its wording; null of what was uploaded.
  language text check (language in ('en', 'fr')),
  audience text not null check (audience in ('shareholders', 'directors')),
  status text not null check (status in ('draft', 'pending', 'partially_signed', 'signed', 'declined', 'void', 'expired')),
  -- Whose set it belongs to.
  person_id uuid,
  -- Who signs, in which capacity.
  signees jsonb not null default '[]',
  -- The set with which it was made.
  order_id uuid,
  -- What became of an entry that it carries, since it was made.
  entry_since text check (entry_since in ('voided', 'corrected')),
  made_at timestamptz not null,
  -- Made for the signatures for which an entry waits.
  proposal_id uuid,
  -- Persons of the registers whose signatures given here it bears; of what is signed on paper nobody notes them.
  signed_by uuid[] not null default '{}',
  primary key (org_id, document_id),
  foreign key (org_id, category_id) references document_categories,
  foreign key (org_id, proposal_id) references proposals,
  check ((source = 'template') = (template is not null)),
  check ((source = 'upload') = (language is null))
);
-- Two who make the same document at once make one.
create unique index on documents (org_id, template, subject, language) where template is not null and status <> 'void';
create index on documents (org_id, section, dated_on);
create index on documents (org_id, proposal_id) where proposal_id is not null;
-- Agreements that were uploaded are few beside the subscriptions that are drafted, and are looked for with every document.
create index on documents (org_id) where section = 'agreements' and source <> 'template';
select protect_tenant_table('documents', 'select, insert');
grant update (section, category_id, title, number, dated_on, audience, status, signees, entry_since, signed_by)
  on documents to tabellion_app;

create table document_versions (
  org_id uuid not null,
  document_id uuid not null,
  version integer not null check (version > 0),
  -- The file as it came or was typeset, and the copy that is served where it is another.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  served_sha256 text not null check (served_sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes > 0),
  media_type text not null,
  -- Signed, so never cleaned, and with active content: no browser opens it by itself.
  is_download_only boolean not null default false,
  file_name text not null check (char_length(file_name) <= 300),
  -- Null where the file has none.
  pages integer check (pages > 0),
  -- Of what was typeset: by which wording, from which facts (SHA-256), as of which date, known with which act.
  template_version text,
  facts_digest text check (facts_digest ~ '^[0-9a-f]{64}$'),
  as_of date,
  seq bigint,
  -- What it says: blocks of a template, or the own wording as it was written.
  content jsonb,
  -- Where each signee signs.
  boxes jsonb not null default '[]',
  body_text text not null,
  made_at timestamptz not null,
  -- The user; null for the product itself.
  made_by uuid,
  -- The words of its text, for search, once per version instead of with every search. The longest text that is kept has more
  -- words than PostgreSQL can hold in one row.
  words tsvector generated always as (to_tsvector('simple', left(body_text, 200000))) stored,
  primary key (org_id, document_id, version),
  foreign key (org_id, document_id) references documents,
  check ((template_version is null) = (facts_digest is null))
);
create index on document_versions (org_id, sha256);
-- Across organizations, for `knows_document()` (0160).
create index on document_versions (sha256);
create index on document_versions (served_sha256);
select protect_tenant_table('document_versions', 'select, insert');

-- To which entries of the registers, by their first acts, and of the log a document belongs.
create table document_links (
  org_id uuid not null,
  document_id uuid not null,
  link_id uuid not null,
  entry uuid,
  activity_id uuid,
  role text not null check (role in ('carries', 'evidences', 'replaces')),
  linked_at timestamptz not null,
  linked_by uuid,
  primary key (org_id, document_id, link_id),
  foreign key (org_id, document_id) references documents,
  check ((entry is null) <> (activity_id is null))
);
create unique index on document_links (org_id, document_id, entry) where entry is not null;
create unique index on document_links (org_id, document_id, activity_id) where activity_id is not null;
create index on document_links (org_id, entry);
create index on document_links (org_id, activity_id);
select protect_tenant_table('document_links', 'select, insert');

create table document_reviews (
  org_id uuid not null,
  document_id uuid not null,
  version integer not null,
  user_id uuid not null references users,
  reviewed_at timestamptz not null,
  primary key (org_id, document_id, version, user_id),
  foreign key (org_id, document_id, version) references document_versions
);
select protect_tenant_table('document_reviews', 'select, insert');

-- A set of documents that was ordered together.
create table document_orders (
  org_id uuid not null references organizations,
  order_id uuid not null,
  ordered_at timestamptz not null,
  -- The user; null with the incorporation.
  ordered_by uuid,
  -- Null: everything that the minute book should have and has not.
  templates text[],
  finished_at timestamptz,
  made integer check (made >= 0),
  -- By their first acts: only what carries one of these entries. Null: whatever they carry.
  entries uuid[],
  -- Documents that were signed on paper, on this day: they are drafted with it, and filed as signed.
  signed_on date,
  primary key (org_id, order_id),
  check ((finished_at is null) = (made is null))
);
select protect_tenant_table('document_orders', 'select, insert');
grant update (finished_at, made) on document_orders to tabellion_app;
