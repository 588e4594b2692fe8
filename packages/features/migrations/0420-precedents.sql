-- An organization's own wording of a template: written, reviewed by another member, and kept version by version.
create table precedents (
  org_id uuid not null references organizations,
  precedent_id uuid not null,
  template text not null check (template ~ '^[a-z]+(_[a-z]+)*$' and char_length(template) <= 60),
  language text not null check (language in ('en', 'fr')),
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'submitted', 'returned', 'approved')),
  -- Counts how often it was saved: whoever approves it names the wording that he read.
  revision integer not null check (revision > 0),
  wording text not null check (wording <> '' and char_length(wording) <= 100000),
  -- The product's wording beside which it was written: its version, and what of it may be replaced.
  standard_version text not null,
  standard text not null,
  -- Everybody who saved it.
  authors uuid[] not null check (cardinality(authors) > 0),
  written_at timestamptz not null,
  submitted_at timestamptz,
  submitted_by uuid references users,
  reviewed_at timestamptz,
  reviewed_by uuid references users,
  -- Why it was returned.
  comment text not null default '' check (char_length(comment) <= 2000),
  -- Approved by somebody who wrote it: nobody else might.
  is_own_review boolean not null default false,
  -- Since when the product's wording is used again.
  retired_at timestamptz,
  retired_by uuid references users,
  primary key (org_id, precedent_id),
  unique (org_id, template, language, version),
  check ((state in ('draft', 'submitted')) = (reviewed_at is null)),
  check ((reviewed_at is null) = (reviewed_by is null)),
  check (state = 'draft' or submitted_at is not null),
  check ((retired_at is null) = (retired_by is null)),
  check (retired_at is null or state = 'approved')
);
-- Two who begin a version at once begin one.
create unique index on precedents (org_id, template, language) where state in ('draft', 'submitted');
select protect_tenant_table('precedents', 'select, insert');
grant update (state, revision, wording, standard_version, standard, authors, written_at, submitted_at, submitted_by,
              reviewed_at, reviewed_by, comment, is_own_review, retired_at, retired_by)
  on precedents to tabellion_app;

-- The own wording of which a version of a document was made; null of the product's.
alter table document_versions add column precedent_id uuid;
alter table document_versions add foreign key (org_id, precedent_id) references precedents;
create index on document_versions (org_id, precedent_id) where precedent_id is not null;
