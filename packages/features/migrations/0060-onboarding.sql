-- The wizard's answers that no other feature holds, and what was sent to the registry. People and shares of a founding
-- are acts of its proposal (0045); name, law and registered office stand with the organization (0021).

-- Items 4 to 7 of the articles. No row: nobody has saved them, and the wizard shows its suggestions.
create table articles_drafts (
  org_id uuid primary key references organizations,
  -- Of the standard wordings.
  language text not null check (language in ('en', 'fr')),
  -- A fixed number of directors has both equal.
  min_directors integer not null check (min_directors between 1 and 100),
  max_directors integer not null check (max_directors between min_directors and 100),
  transfer_restriction text not null
    check (transfer_restriction in ('directors', 'directors_or_shareholders', 'private_issuer', 'own')),
  -- The words themselves, so that a later version of a standard wording changes no articles.
  transfer_restriction_text text not null check (char_length(transfer_restriction_text) between 1 and 20000),
  business_restriction_text text not null check (char_length(business_restriction_text) between 1 and 20000),
  other_provisions_text text not null check (char_length(other_provisions_text) between 1 and 20000),
  -- CBCA s. 105(3.1); null: not answered.
  sector text check (sector in (
    'none', 'uranium_mining', 'book_publishing', 'book_distribution', 'book_sale', 'film_distribution',
    'video_distribution'
  ))
);
select protect_tenant_table('articles_drafts', 'select, insert, update');

-- Item 8: who signs. What the articles show of them is public; nothing else is kept.
create table incorporators (
  org_id uuid not null references organizations,
  place integer not null check (place between 0 and 19),
  kind text not null check (kind in ('individual', 'body_corporate')),
  firstname text not null check (char_length(firstname) <= 300),
  lastname text not null check (char_length(lastname) <= 300),
  company_name text not null check (char_length(company_name) <= 300),
  address_line_1 text not null check (char_length(address_line_1) <= 300),
  address_line_2 text not null check (char_length(address_line_2) <= 300),
  city text not null check (char_length(city) <= 300),
  province text not null check (char_length(province) <= 300),
  country text not null check (country ~ '^[A-Z]{2}$'),
  postal_code text not null check (char_length(postal_code) <= 20),
  -- Attested (CBCA s. 5(1)).
  is_adult boolean not null,
  is_capable boolean not null,
  is_not_bankrupt boolean not null,
  primary key (org_id, place),
  check ((kind = 'body_corporate') = (company_name <> ''))
);
select protect_tenant_table('incorporators', 'select, insert, delete');

-- Answers that are no part of the articles.
create table onboardings (
  org_id uuid primary key references organizations,
  -- Officers bear this date; shares are not issued before it.
  organizing_resolution_on date,
  -- The individuals with significant control as they were confirmed: ids and percentages.
  isc_confirmed_for text check (char_length(isc_confirmed_for) <= 4000),
  -- Chosen; what is paid is the subscription's.
  plan_id text check (char_length(plan_id) between 1 and 60)
);
select protect_tenant_table('onboardings', 'select, insert, update');

-- One sending of the articles. Its id is the registry's idempotency key; `waiting` is open, the others are final.
create table submissions (
  org_id uuid not null references organizations,
  submission_id uuid not null,
  registrar text not null check (registrar in ('sandbox', 'manual')),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'rejected')),
  submitted_by uuid not null,
  submitted_at timestamptz not null,
  answered_at timestamptz,
  -- Why it was sent back: [{textCode, params, about}].
  reasons jsonb not null default '[]' check (jsonb_typeof(reasons) = 'array'),
  corporation_number text check (char_length(corporation_number) between 1 and 30),
  certificate_on date,
  -- No registry issued the certificate.
  is_specimen boolean,
  primary key (org_id, submission_id),
  check ((state = 'waiting') = (answered_at is null)),
  check ((state = 'rejected') = (reasons <> '[]')),
  check ((state = 'accepted') = (corporation_number is not null and certificate_on is not null and is_specimen is not null))
);
-- However many press the button: one submission is open.
create unique index on submissions (org_id) where state = 'waiting';
create index on submissions (org_id, submitted_at);
create index on submissions (submitted_at) where state = 'waiting';
select protect_tenant_table('submissions', 'select, insert');
grant update (state, answered_at, reasons, corporation_number, certificate_on, is_specimen) on submissions to tabellion_app;

-- For the job that asks the registry: in all organizations, by id alone.
create function open_submissions(asked_registrar text, most integer)
  returns table (org_id uuid, submission_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select s.org_id, s.submission_id from submissions s
      where s.state = 'waiting' and s.registrar = asked_registrar
      order by s.submitted_at
      limit most;
  end;
grant execute on function open_submissions(text, integer) to tabellion_app;

-- The registry's side of the sandbox: what a real one would keep in its own house. Nothing else reads it.
create table sandbox_registrations (
  -- The sender's key.
  id uuid primary key,
  jurisdiction text not null check (jurisdiction ~ '^[A-Z]{2}$'),
  -- The corporate name as on the certificate, and the form by which names are compared.
  name text not null,
  normalized_name text not null,
  outcome text not null check (outcome in ('accepted', 'rejected')),
  reasons jsonb not null check (jsonb_typeof(reasons) = 'array'),
  corporation_number text unique,
  certificate_on date,
  received_at timestamptz not null,
  -- From then on the outcome is told.
  decided_at timestamptz not null,
  check ((outcome = 'accepted') = (corporation_number is not null and certificate_on is not null)),
  check ((outcome = 'rejected') = (reasons <> '[]'))
);
create unique index on sandbox_registrations (normalized_name) where outcome = 'accepted';
grant select, insert on sandbox_registrations to tabellion_app;

create sequence sandbox_corporation_numbers;
grant usage on sequence sandbox_corporation_numbers to tabellion_app;
