-- Users, their credentials and their sessions. Global tables: an account knows no organization, so nothing here has an
-- org_id; `selected_organization` is only what the user last looked at and never chooses a row.

create table users (
  id uuid primary key,
  -- As `normalizeEmail` spells it: trimmed, NFC, lower case.
  email text not null constraint users_email_unique unique
    check (email = lower(btrim(email)) and email like '_%@_%' and char_length(email) <= 254),
  email_verified_at timestamptz,
  -- argon2id in PHC form; null until an invited person sets a password.
  password_hash text check (password_hash like '$argon2id$%'),
  role text not null default 'user' check (role in ('user', 'staff', 'admin')),
  language text not null check (language in ('en', 'fr', 'tr', 'ar')),
  firstname text not null check (char_length(firstname) <= 300),
  lastname text not null check (char_length(lastname) <= 300),
  phone_number text not null default '' check (char_length(phone_number) <= 13),
  address_line_1 text not null default '' check (char_length(address_line_1) <= 300),
  address_line_2 text not null default '' check (char_length(address_line_2) <= 300),
  city text not null default '' check (char_length(city) <= 300),
  -- ISO 3166: `CA`, and the part behind the hyphen of `CA-ON`; free text where the country has no list of ours.
  country text not null default '' check (char_length(country) <= 300),
  province text not null default '' check (char_length(province) <= 300),
  postal_code text not null default '' check (char_length(postal_code) <= 20),
  -- ISO 3166-1; the profile calls it nationality.
  citizenship text not null default '' check (char_length(citizenship) <= 300),
  latitude numeric(9, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  -- Ids of navigation entries that the user starred.
  shortcuts text[] not null default '{}',
  -- What the theme settings panel keeps.
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  selected_organization uuid,
  terms_accepted_at timestamptz,
  created_at timestamptz not null,
  -- The version of the terms that the user accepted last: the day since which it applies. Null: none that is known, so
  -- that it is asked at the next sign-in.
  terms_version date,
  -- The photo: which file it is, and what that file is by its own bytes.
  photo_sha256 text check (photo_sha256 ~ '^[0-9a-f]{64}$'),
  photo_type text check (photo_type in ('image/png', 'image/jpeg')),
  check (terms_version is null or terms_accepted_at is not null),
  check ((photo_sha256 is null) = (photo_type is null))
);
-- The serving role reads addresses and password hashes of accounts one at a time, through functions, and gives no role:
-- a statement that was smuggled in finds neither a list of accounts nor a way to power. `npm run admin:grant` runs as the
-- owner.
grant select (
  id, email_verified_at, role, language, firstname, lastname, phone_number, address_line_1, address_line_2, city, country,
  province, postal_code, citizenship, latitude, longitude, shortcuts, settings, selected_organization, terms_accepted_at,
  created_at, terms_version, photo_sha256, photo_type
) on users to tabellion_app;
grant insert (
  id, email, password_hash, language, firstname, lastname, phone_number, address_line_1, address_line_2, city, country,
  province, postal_code, citizenship, latitude, longitude, terms_accepted_at, created_at, terms_version
) on users to tabellion_app;
-- Everything but the id, the address that proves who it is, and the role.
grant update (
  email_verified_at, password_hash, language, firstname, lastname, phone_number, address_line_1, address_line_2, city,
  country, province, postal_code, citizenship, latitude, longitude, shortcuts, settings, selected_organization,
  terms_accepted_at, terms_version, photo_sha256, photo_type
) on users to tabellion_app;

create function account_of_email(asked text) returns table (id uuid, email text, password_hash text)
  language sql stable rows 1 security definer set search_path = public, pg_temp
  begin atomic
    select u.id, u.email, u.password_hash from users u where u.email = asked;
  end;

create function account_of_user(asked uuid) returns table (id uuid, email text, password_hash text)
  language sql stable rows 1 security definer set search_path = public, pg_temp
  begin atomic
    select u.id, u.email, u.password_hash from users u where u.id = asked;
  end;
grant execute on function account_of_email(text), account_of_user(uuid) to tabellion_app;

-- A session is valid while it is neither revoked nor over. What is kept of the place is too coarse to name a person.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- When the product was last opened with it; not every request.
  seen_at timestamptz not null,
  revoked_at timestamptz,
  -- `Firefox, Linux`: from the user agent, which is not kept.
  device text not null check (char_length(device) <= 60),
  -- The first three parts of an IPv4 address, the first three groups of an IPv6 one.
  network text not null check (char_length(network) <= 45)
);
create index on sessions (user_id, created_at);
-- The network of a session that was ended for somebody is forgotten: from there he is not known any more.
grant select, insert, update (revoked_at, network), delete on sessions to tabellion_app;

-- A session is over after 20 minutes without a call. `seen_at` is when it was last used, to the minute.
create function idle_limit() returns interval language sql immutable return interval '21 minutes';

-- Notes that a session is used. Answers null for one that has been idle for too long. Whoever finds the row locked leaves
-- the note to the request that locked it.
create function use_session(used uuid, used_at timestamptz) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  idle interval;
begin
  select used_at - seen_at into idle from sessions where id = used and revoked_at is null and expires_at > used_at;
  if not found or idle >= idle_limit() then
    return null;
  end if;
  if idle >= interval '1 minute' then
    update sessions set seen_at = used_at
      where id = (select id from sessions where id = used for no key update skip locked);
  end if;
  return used;
end $$;
grant execute on function idle_limit(), use_session(uuid, timestamptz) to tabellion_app;

-- Links sent by mail. The row is the permission to send one; the secret is made when the mail is written and only its
-- digest is kept, so that neither the outbox nor a copy of the database opens an account.
create table one_time_tokens (
  id uuid primary key,
  user_id uuid not null references users,
  purpose text not null check (purpose in ('reset_password', 'set_password', 'verify_email')),
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  -- SHA-256 of the 32 random bytes in the link; null until the mail is written.
  digest bytea unique check (octet_length(digest) = 32),
  used_at timestamptz
);
create index on one_time_tokens (user_id, purpose, asked_at);
grant select, insert, update (digest, used_at), delete on one_time_tokens to tabellion_app;

-- A time-based one-time password (RFC 6238). It counts once confirmed.
create table second_factors (
  user_id uuid primary key references users,
  -- AES-256-GCM under the server's key: nonce, ciphertext, tag.
  sealed_secret bytea not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  -- The 30-second step of the last code taken: a code is good once.
  last_step bigint not null default 0
);
grant select, insert, update (sealed_secret, begun_at, confirmed_at, last_step), delete on second_factors to tabellion_app;

-- Ten a person, each good once, for the day the telephone is lost.
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  digest bytea not null check (octet_length(digest) = 32),
  used_at timestamptz,
  primary key (user_id, digest)
);
grant select, insert, update (used_at), delete on recovery_codes to tabellion_app;
