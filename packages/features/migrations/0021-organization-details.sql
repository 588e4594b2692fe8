-- What an organization says of itself. Until incorporation the names, the law and the office are a draft; afterwards the
-- registers decide them and these columns repeat what they say.
create table organization_details (
  org_id uuid primary key references organizations,
  company_type text not null default 'old' check (company_type in ('new', 'old')),
  name_format text not null default 'named' check (name_format in ('named', 'numbered')),
  -- `CA` is the federal law; else the code of a province.
  jurisdiction text not null default 'CA' check (jurisdiction ~ '^[A-Z]{2}$'),
  -- The province of the articles.
  articles_province text not null default 'ON' check (articles_province ~ '^[A-Z]{2}$'),
  -- The registered office.
  address_line_1 text not null default '' check (char_length(address_line_1) <= 300),
  address_line_2 text not null default '' check (char_length(address_line_2) <= 300),
  city text not null default '' check (char_length(city) <= 300),
  country text not null default 'CA' check (country ~ '^[A-Z]{2}$'),
  province text not null default 'ON' check (char_length(province) <= 300),
  postal_code text not null default '' check (char_length(postal_code) <= 20),
  latitude numeric(9, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  industry text not null default '' check (char_length(industry) <= 300),
  corporation_number text not null default '' check (char_length(corporation_number) <= 40),
  manages_company text not null default 'by_myself' check (manages_company in ('by_myself', 'other')),
  people_involved text check (people_involved in ('owners', 'both', 'other')),
  -- What the person who set the company up is in it.
  creator_position text not null default '' check (char_length(creator_position) <= 60),
  annual_shareholders_on date,
  filing_year integer check (filing_year between 1000 and 9999),
  -- `MM-DD`; `02-29` is the last day of February.
  fiscal_year_end text not null default '' check (fiscal_year_end ~ '^([0-9]{2}-[0-9]{2})?$'),
  -- Nine digits, and the four digits of each program account.
  business_number text not null default '' check (business_number ~ '^([0-9]{9})?$'),
  rc_account text not null default '' check (rc_account ~ '^([0-9]{4})?$'),
  rt_account text not null default '' check (rt_account ~ '^([0-9]{4})?$'),
  rp_account text not null default '' check (rp_account ~ '^([0-9]{4})?$'),
  rm_account text not null default '' check (rm_account ~ '^([0-9]{4})?$'),
  gst_since date,
  filing_period text check (filing_period in ('monthly', 'quarterly', 'annual')),
  preparer text not null default '' check (char_length(preparer) <= 300)
);
select protect_tenant_table('organization_details', 'select, insert, update');

-- Where else it is registered to do business.
create table organization_registrations (
  org_id uuid not null references organizations,
  jurisdiction text not null check (jurisdiction ~ '^[A-Z]{2}$'),
  number text not null check (number <> '' and char_length(number) <= 40),
  registered_on date,
  primary key (org_id, jurisdiction)
);
select protect_tenant_table('organization_registrations', 'select, insert, delete');

-- Whom to reach for the account, and to whom bills are addressed. Personal facts: they can be changed and emptied.
create table organization_contacts (
  org_id uuid not null references organizations,
  kind text not null check (kind in ('account', 'billing')),
  firstname text not null default '' check (char_length(firstname) <= 300),
  lastname text not null default '' check (char_length(lastname) <= 300),
  company_name text not null default '' check (char_length(company_name) <= 300),
  email text not null default '' check (char_length(email) <= 254),
  phone_number text not null default '' check (char_length(phone_number) <= 13),
  address_line_1 text not null default '' check (char_length(address_line_1) <= 300),
  address_line_2 text not null default '' check (char_length(address_line_2) <= 300),
  city text not null default '' check (char_length(city) <= 300),
  country text not null default '' check (char_length(country) <= 300),
  province text not null default '' check (char_length(province) <= 300),
  postal_code text not null default '' check (char_length(postal_code) <= 20),
  citizenship text not null default '' check (char_length(citizenship) <= 300),
  latitude numeric(9, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  primary key (org_id, kind)
);
select protect_tenant_table('organization_contacts', 'select, insert, update');
