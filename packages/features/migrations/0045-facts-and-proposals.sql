-- Words as the search compares them: without case, accents, vowel signs and lengthening strokes; the Turkish dotless i
-- as i, and the Arabic letters that are written for each other as one. "Ömer Yılmaz" is found by "omer yilmaz".
-- Most names are written in ASCII, where folding is a matter of case alone; it takes a tenth of the time.
create function search_fold(words text) returns text
  language sql immutable parallel safe
  return case when octet_length(words) = char_length(words) then lower(words collate "und-x-icu")
    else translate(
      regexp_replace(
        lower(normalize(words, nfkd) collate "und-x-icu"),
        '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'),
      'ıىةٱ’', 'iيها''') end;
grant execute on function search_fold(text) to tabellion_app;

-- What is personal lies outside the acts, which cite it by id and digest. Erasing takes body and salt away.
create table person_facts (
  org_id uuid not null references organizations,
  fact_id uuid not null,
  -- Words about the steps taken to find who has significant control may be about several people: they are of nobody
  -- alone, and go with the entry that cites them.
  person_id uuid,
  kind text not null check (kind <> ''),
  body jsonb,
  -- 32 random bytes: without them the digest in the act says nothing.
  salt bytea check (octet_length(salt) = 32),
  retention text not null check (retention in ('register', 'isc', 'contact')),
  recorded_at timestamptz not null,
  erased_on date,
  basis text check (char_length(basis) <= 300),
  -- Names and addresses as the search compares words, told once where they are written: they come with the fact and go
  -- with it, and people are sorted by them.
  folded text generated always as (
    case when body is null then null
      when kind = 'name' then btrim(search_fold(
        coalesce(body ->> 'company_name', '') || ' ' || coalesce(body ->> 'firstname', '') || ' '
          || coalesce(body ->> 'lastname', '')))
      when kind = 'address' then btrim(search_fold(
        coalesce(body ->> 'address_line_1', '') || ' ' || coalesce(body ->> 'city', '')))
    end) stored,
  primary key (org_id, fact_id),
  check ((body is null) = (salt is null)),
  check ((body is null) = (erased_on is not null)),
  check ((erased_on is null) = (basis is null)),
  constraint person_facts_of_whom check (person_id is not null or kind = 'control_steps')
);
create index on person_facts (org_id, person_id);
select protect_tenant_table('person_facts', 'select, insert');
grant update (body, salt, erased_on, basis) on person_facts to tabellion_app;

create function only_erase_facts() returns trigger language plpgsql as $$
begin
  if old.body is null or new.body is not null or new.salt is not null or new.erased_on is null
    or (new.org_id, new.fact_id, new.person_id, new.kind, new.retention, new.recorded_at)
       is distinct from (old.org_id, old.fact_id, old.person_id, old.kind, old.retention, old.recorded_at)
  then
    raise exception 'a personal fact changes once: its body and salt are erased, with date and basis';
  end if;
  return new;
end $$;
create trigger only_erase before update on person_facts for each row execute function only_erase_facts();

-- What is not yet so: no seq, no number, no final date; it may be changed and withdrawn.
create table proposals (
  org_id uuid not null references organizations,
  proposal_id uuid not null,
  -- Among them a corporate change, documents out for signature, and the annual resolutions.
  kind text not null check (kind in ('founding', 'subscription', 'appointment', 'change', 'signing', 'annual')),
  acts jsonb not null,
  state text not null check (state in ('open', 'applied', 'needs_attention', 'withdrawn')),
  -- The last act that its author saw.
  base_seq bigint not null,
  -- SHA-256 of what people signed, once they have. It has parts, so that the one that changed says why an entry is
  -- stopped: what is entered, the numbers and prices that it rests on, the directors, the shareholders who vote, and how
  -- they are called.
  printed_digest text check (printed_digest ~ '^[0-9a-f]{64}(\.[0-9a-f]{64}){0,4}$'),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- A set of conditions (0210).
  awaits text[] not null default '{}' check (awaits <@ array['signatures', 'payment', 'date', 'certificate']),
  -- Why it no longer fits.
  attention jsonb check (jsonb_typeof(attention) = 'object'),
  proposed_by uuid,
  -- Until then its documents are out for signature, and nobody records or withdraws it by hand.
  out_until timestamptz,
  primary key (org_id, proposal_id)
);
create unique index on proposals (org_id) where kind = 'founding' and state <> 'withdrawn';
create index on proposals (org_id, state);
select protect_tenant_table('proposals', 'select, insert, update');

-- For the nightly comparison of every organization's rows with its acts.
create function organizations_with_acts() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select org_id from register_heads where seq > 0 order by org_id;
  end;
grant execute on function organizations_with_acts() to tabellion_app;
