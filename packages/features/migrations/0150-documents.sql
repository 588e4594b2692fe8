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
  primary key (org_id, document_id),
  foreign key (org_id, category_id) references document_categories,
  check ((source = 'template') = (template is not null)),
  check ((source = 'upload') = (language is null))
);
-- Two who make the same document at once make one.
create unique index on documents (org_id, template, subject, language) where template is not null and status <> 'void';
create index on documents (org_id, section, dated_on);
select protect_tenant_table('documents', 'select, insert');
grant update (section, category_id, title, number, dated_on, audience, status, signees, entry_since) on documents to tabellion_app;

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
  primary key (org_id, document_id, version),
  foreign key (org_id, document_id) references documents,
  check ((template_version is null) = (facts_digest is null))
);
create index on document_versions using gin (to_tsvector('simple', body_text));
create index on document_versions (org_id, sha256);
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
  primary key (org_id, order_id),
  check ((finished_at is null) = (made is null))
);
select protect_tenant_table('document_orders', 'select, insert');
grant update (finished_at, made) on document_orders to tabellion_app;

-- An ordered set is made after the commit, outside of every transaction.
alter table outbox
  drop constraint outbox_topic_check,
  drop constraint outbox_stream_check,
  add constraint outbox_topic_check check (topic in ('event', 'handler', 'ledger', 'mail', 'document')),
  add constraint outbox_stream_check check (
    case
      when topic in ('mail', 'document') then stream is null
      when topic = 'event' then stream is null or coalesce(stream = 'events:' || org_id, false)
      when topic = 'handler' then stream is null or coalesce(starts_with(stream, 'handler:' || org_id || ':'), false)
      else coalesce(stream = 'ledger:' || org_id, false)
    end
  );
