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
  -- What the articles of a corporation that exists say of transfers may not be stated.
  transfer_restriction text not null check (
    transfer_restriction in ('directors', 'directors_or_shareholders', 'private_issuer', 'own', 'not_stated')
  ),
  -- The words themselves, so that a later version of a standard wording changes no articles.
  transfer_restriction_text text not null constraint articles_drafts_transfer_restriction_text_check check (
    char_length(transfer_restriction_text) <= 20000
    and (transfer_restriction_text = '') = (transfer_restriction = 'not_stated')
  ),
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
  -- The incorporator's declaration, made with the submission, in the language of the articles.
  declared_by uuid,
  declared_at timestamptz,
  declaration text check (char_length(declaration) between 1 and 2000),
  -- How often its registry was asked about it, and when it is next.
  asks integer not null default 0 check (asks >= 0),
  ask_after timestamptz not null,
  -- SHA-256 of the certificate's file, where somebody entered one.
  certificate_file text check (certificate_file ~ '^[0-9a-f]{64}$'),
  -- What was submitted, frozen as the registry is sent it: the only thing of an organization that staff see. It is kept until
  -- the registry has answered; its digest, SHA-256 of its canonical JSON, stays.
  package jsonb check (jsonb_typeof(package) = 'object'),
  package_sha256 text check (package_sha256 ~ '^[0-9a-f]{64}$'),
  primary key (org_id, submission_id),
  check ((state = 'waiting') = (answered_at is null)),
  check ((state = 'rejected') = (reasons <> '[]')),
  check ((state = 'accepted') = (corporation_number is not null and certificate_on is not null and is_specimen is not null)),
  constraint declaration_is_whole check (num_nulls(declared_by, declared_at, declaration) in (0, 3)),
  constraint submissions_file check (certificate_file is null or state = 'accepted'),
  constraint submissions_package check (package is null or (state = 'waiting' and package_sha256 is not null))
);
-- However many press the button: one submission is open.
create unique index on submissions (org_id) where state = 'waiting';
create index on submissions (org_id, submitted_at);
create index submissions_due on submissions (asks, ask_after) where state = 'waiting';
select protect_tenant_table('submissions', 'select, insert');
grant update (
  state, answered_at, reasons, corporation_number, certificate_on, is_specimen, asks, ask_after, certificate_file, package
) on submissions to tabellion_app;

-- Lends submissions without an answer to whoever asks their registry about them (decision 086).
create function due_submissions(asked text, at timestamptz, waits_ms integer[], most integer)
  returns table (org_id uuid, id uuid)
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update submissions s set
        asks = s.asks + 1,
        ask_after = at + waits_ms[least(s.asks + 1, cardinality(waits_ms))] * interval '1 millisecond'
      from (
        select due.org_id, due.submission_id from submissions due
          where due.state = 'waiting' and due.registrar = asked and due.ask_after <= at
          order by due.asks, due.ask_after
          limit most
          for update skip locked
      ) leased
      where s.org_id = leased.org_id and s.submission_id = leased.submission_id
      returning s.org_id, s.submission_id;
  end;
grant execute on function due_submissions(text, timestamptz, integer[], integer) to tabellion_app;

-- For the operator who enters the answers of a registry that people file with.
create function manual_submissions()
  returns table (org_id uuid, submission_id uuid, submitted_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select s.org_id, s.submission_id, s.submitted_at from submissions s
      where s.state = 'waiting' and s.registrar = 'manual'
      order by s.submitted_at;
  end;
grant execute on function manual_submissions() to tabellion_app;

-- Shows a submission to whoever has the session of staff, and notes the look in the access log of the organization: by no other
-- way do staff see anything of one. No row for anybody else, and for a submission that is not there.
create function look_at_submission(entry uuid, asked_session uuid, submission uuid, looked_at timestamptz)
  returns table (
    submission_id uuid, registrar text, state text, submitted_at timestamptz, package jsonb, package_sha256 text
  )
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    with shown as (
      select s.*, u.id as looker
        from submissions s, sessions n
          join users u on u.id = n.user_id and u.role in ('staff', 'admin')
        where s.submission_id = submission
          and n.id = asked_session and n.revoked_at is null and n.expires_at > looked_at
    ), noted as (
      insert into access_log (org_id, id, at, kind, actor_id, detail)
        select shown.org_id, entry, looked_at, 'looked', shown.looker, 'submission' from shown
    )
    select shown.submission_id, shown.registrar, shown.state, shown.submitted_at, shown.package, shown.package_sha256
      from shown;
  end;
grant execute on function look_at_submission(uuid, uuid, uuid, timestamptz) to tabellion_app;

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
