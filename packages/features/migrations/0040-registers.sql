-- The registers (design: the core): acts that are never changed, the rows that they make, the personal facts that lie
-- outside of them, and the proposals that are not yet so.

-- One legal act is one row. Nobody may change or delete one: tabellion_app has no right to.
create table register_acts (
  org_id uuid not null references organizations,
  seq bigint not null check (seq > 0),
  act_id uuid not null,
  kind text not null check (kind <> ''),
  v integer not null check (v > 0),
  verb text not null check (verb in ('record', 'replace', 'void')),
  -- The act that this one replaces or voids for good; its own id for a record.
  root uuid not null,
  -- The newest version that its author saw.
  supersedes uuid,
  -- The root's seq: a correction keeps its root's place within the day.
  rank bigint not null check (rank > 0 and rank <= seq),
  effective_on date not null,
  recorded_at timestamptz not null,
  -- null for the product itself.
  actor_id uuid,
  payload jsonb,
  basis text check (char_length(basis) <= 1000),
  batch_id uuid,
  documents uuid[] not null default '{}',
  primary key (org_id, seq),
  unique (org_id, act_id),
  -- Of two corrections of one version the second is refused, whatever the program does.
  unique (org_id, supersedes),
  -- A correction keeps kind and rank of its root, and names a version of that same root.
  unique (org_id, act_id, kind, rank),
  unique (org_id, root, act_id),
  foreign key (org_id, root, kind, rank) references register_acts (org_id, act_id, kind, rank),
  foreign key (org_id, root, supersedes) references register_acts (org_id, root, act_id),
  check ((verb = 'record') = (root = act_id)),
  check ((verb = 'record') = (rank = seq)),
  check ((verb = 'record') = (supersedes is null)),
  check ((verb = 'void') = (payload is null)),
  check (verb <> 'void' or basis is not null)
);
create index on register_acts (org_id, effective_on);
-- Turns an instant into a seq.
create index on register_acts (org_id, recorded_at, seq);
create index on register_acts (org_id, batch_id) where batch_id is not null;
-- What is told of a person, and by it the facts that are cited.
create index on register_acts (org_id, (payload ->> 'personId')) where payload ->> 'personId' is not null;
select protect_tenant_table('register_acts', 'select, insert');

-- The fold as rows with two intervals: eff_from <= date of law < eff_to, known_from <= seq < known_to; null is open.
-- `value` is what the book says; the generated columns are what SQL filters, sorts and totals by.
create table corporation_rows (
  org_id uuid not null references organizations,
  key text not null,
  eff_from date not null,
  eff_to date,
  known_from bigint not null,
  known_to bigint,
  -- The root of the act that made it so.
  by_act uuid not null,
  value jsonb not null,
  primary key (org_id, key, eff_from, known_from),
  check (eff_to > eff_from),
  check (known_to > known_from)
);

create table persons (
  like corporation_rows including constraints,
  kind text not null generated always as (value ->> 'kind') stored,
  primary key (org_id, key, eff_from, known_from),
  foreign key (org_id) references organizations
);

create table appointments (
  like corporation_rows including constraints,
  person_id uuid not null generated always as ((value ->> 'personId')::uuid) stored,
  position text not null generated always as (value ->> 'position') stored,
  status text not null generated always as (value ->> 'status') stored,
  primary key (org_id, key, eff_from, known_from),
  foreign key (org_id) references organizations
);
create index on appointments (org_id, person_id);

create table class_terms (
  like corporation_rows including constraints,
  name text not null generated always as (value ->> 'name') stored,
  prefix text not null generated always as (value ->> 'prefix') stored,
  primary key (org_id, key, eff_from, known_from),
  foreign key (org_id) references organizations
);

create table certificates (
  like corporation_rows including constraints,
  class_id uuid not null generated always as ((value ->> 'classId')::uuid) stored,
  person_id uuid not null generated always as ((value ->> 'personId')::uuid) stored,
  status text not null generated always as (value ->> 'status') stored,
  quantity numeric(38, 0) not null generated always as ((value ->> 'quantity')::numeric) stored check (quantity > 0),
  prefix text generated always as (value ->> 'prefix') stored,
  label text generated always as (value ->> 'label') stored,
  serial bigint generated always as ((value ->> 'serial')::bigint) stored,
  primary key (org_id, key, eff_from, known_from),
  foreign key (org_id) references organizations
);
create index on certificates (org_id, person_id);
-- Shares outstanding of a class today, from the index alone.
create index on certificates (org_id, class_id) include (quantity)
  where known_to is null and eff_to is null and status = 'open';
-- Every number ever given stands once: as printed, and as a count within its prefix. Two classes of one prefix share
-- its count; two prefixes may both have a number 1.
create unique index on certificates (org_id, prefix, label) where known_to is null and eff_to is null;
create unique index on certificates (org_id, prefix, serial) where known_to is null and eff_to is null;

create table capital_entries (
  like corporation_rows including constraints,
  class_id uuid not null generated always as ((value ->> 'classId')::uuid) stored,
  -- Dollars, exact.
  amount numeric(60, 10) not null generated always as ((value ->> 'amount')::numeric) stored,
  shares numeric(38, 0) not null generated always as ((value ->> 'shares')::numeric) stored,
  primary key (org_id, key, eff_from, known_from),
  foreign key (org_id) references organizations
);
create index on capital_entries (org_id, class_id);

-- A stored row changes in known_to only, so that an earlier reading never changes.
do $$
declare
  register text;
begin
  foreach register in array array['corporation_rows', 'persons', 'appointments', 'class_terms', 'certificates', 'capital_entries'] loop
    perform protect_tenant_table(register::regclass, 'select, insert');
    execute format('grant update (known_to) on %I to tabellion_app', register);
    execute format('create unique index on %I (org_id, key, eff_from) where known_to is null', register);
    -- Today's registers, and what an act at the end of a history reads, are found among the newest rows alone.
    execute format('create unique index on %I (org_id, key) where known_to is null and eff_to is null', register);
    execute format('alter table %I add foreign key (org_id, by_act) references register_acts (org_id, act_id)', register);
  end loop;
end $$;

-- Writes a difference of the book in one statement: closes rows, opens others, both as [{table, key, effFrom, …}].
-- Answers how many rows it closed. With the caller's rights: row security holds.
create function write_register_rows(org uuid, at_seq bigint, to_close jsonb, to_open jsonb) returns bigint
  language plpgsql set search_path = public, pg_temp as $$
declare
  register text;
  closed bigint := 0;
  affected bigint;
begin
  for register in select distinct value ->> 'table' from jsonb_array_elements(to_close) loop
    execute format(
      'update %I r set known_to = $2 from jsonb_to_recordset($3) as c("table" text, key text, eff_from date)
         where r.org_id = $1 and r.key = c.key and r.eff_from = c.eff_from and c."table" = $4 and r.known_to is null',
      register) using org, at_seq, to_close, register;
    get diagnostics affected = row_count;
    closed := closed + affected;
  end loop;
  for register in select distinct value ->> 'table' from jsonb_array_elements(to_open) loop
    execute format(
      'insert into %I (org_id, key, eff_from, eff_to, known_from, by_act, value)
         select $1, o.key, o.eff_from, o.eff_to, $2, o.by_act, o.value
           from jsonb_to_recordset($3) as o("table" text, key text, eff_from date, eff_to date, by_act uuid, value jsonb)
           where o."table" = $4',
      register) using org, at_seq, to_open, register;
  end loop;
  return closed;
end $$;
grant execute on function write_register_rows(uuid, bigint, jsonb, jsonb) to tabellion_app;

-- The highest number ever given under each prefix; written under the head lock.
create table certificate_serials (
  org_id uuid not null references organizations,
  prefix text not null,
  serial bigint not null check (serial > 0),
  primary key (org_id, prefix)
);
select protect_tenant_table('certificate_serials', 'select, insert, update');

-- What is personal lies outside the acts, which cite it by id and digest. Erasing takes body and salt away.
create table person_facts (
  org_id uuid not null references organizations,
  fact_id uuid not null,
  person_id uuid not null,
  kind text not null check (kind <> ''),
  body jsonb,
  -- 32 random bytes: without them the digest in the act says nothing.
  salt bytea check (octet_length(salt) = 32),
  retention text not null check (retention in ('register', 'isc', 'contact')),
  recorded_at timestamptz not null,
  erased_on date,
  basis text check (char_length(basis) <= 300),
  primary key (org_id, fact_id),
  check ((body is null) = (salt is null)),
  check ((body is null) = (erased_on is not null)),
  check ((erased_on is null) = (basis is null))
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
  kind text not null check (kind in ('founding', 'subscription', 'appointment')),
  acts jsonb not null,
  state text not null check (state in ('open', 'applied', 'needs_attention', 'withdrawn')),
  -- The last act that its author saw.
  base_seq bigint not null,
  -- SHA-256 of what people signed, once they have.
  printed_digest text check (printed_digest ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  changed_at timestamptz not null,
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
