-- The serving role reads addresses and password hashes of accounts one at a time, through functions, and gives no role:
-- a statement that was smuggled in finds neither a list of accounts nor a way to power. `npm run admin:grant` runs as the
-- owner.
revoke select, insert on users from tabellion_app;
grant select (
  id, email_verified_at, role, language, firstname, lastname, phone_number, address_line_1, address_line_2, city, country,
  province, postal_code, citizenship, latitude, longitude, shortcuts, settings, selected_organization, terms_accepted_at,
  created_at
) on users to tabellion_app;
grant insert (
  id, email, password_hash, language, firstname, lastname, phone_number, address_line_1, address_line_2, city, country,
  province, postal_code, citizenship, latitude, longitude, terms_accepted_at, created_at
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

drop function grant_role(text, text);
