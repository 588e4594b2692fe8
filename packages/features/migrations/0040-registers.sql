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
  -- The resolution that an act names, itself or with the amendment that it is, and that which says what becomes of the
  -- balance of a transfer. Columns of their own, because row security lets no index on a part of the payload be used.
  resolution_number text generated always as (
    coalesce(payload #>> '{resolution,number}', payload #>> '{amendment,resolution,number}')) stored,
  balance_number text generated always as (payload #>> '{balance,resolution,number}') stored,
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
create index on register_acts (org_id, seq) include (root, act_id, kind) where verb = 'void';
create index on register_acts (org_id, batch_id) where batch_id is not null;
-- What is told of a person, and by it the facts that are cited.
create index on register_acts (org_id, (payload ->> 'personId')) where payload ->> 'personId' is not null;
-- What an entry has to do with is found without reading the history: acts of a kind, such as those that tell of the
-- corporation and its board, and the acts that one resolution passes.
create index on register_acts (org_id, kind);
create index on register_acts (org_id, resolution_number) where resolution_number is not null;
create index on register_acts (org_id, balance_number) where balance_number is not null;
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

-- Persons and classes are joined by the ids that certificates and seats name, and facts by the ids that persons name. Under
-- row security an index serves a join only where both sides are plain columns: a cast or a path into the value might tell
-- of a row that is not shown, so the planner computes it after the policy, for every row of the organization.
create table persons (
  like corporation_rows including constraints,
  kind text not null generated always as (value ->> 'kind') stored,
  person_id uuid not null generated always as (key::uuid) stored,
  name_fact uuid generated always as ((value #>> '{facts,name,fact}')::uuid) stored,
  address_fact uuid generated always as ((value #>> '{facts,address,fact}')::uuid) stored,
  primary key (org_id, key, eff_from, known_from),
  foreign key (org_id) references organizations
);
create index on persons (org_id, person_id);
create index on persons (org_id, person_id) where kind = 'joint';

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
  class_id uuid not null generated always as (key::uuid) stored,
  primary key (org_id, key, eff_from, known_from),
  foreign key (org_id) references organizations
);
create index on class_terms (org_id, class_id);

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
-- Numbers, as printed and as a count within their prefix. A register that is taken over may bear one number twice, and
-- is shown as it came in, with the anomaly (`number_taken`, the book). That no other write gives one again is the fold's
-- to refuse: it reads every row of the number under the head lock, by these indexes.
create index on certificates (org_id, prefix, label) where known_to is null and eff_to is null;
create index on certificates (org_id, prefix, serial) where known_to is null and eff_to is null;
-- The securities register on any date is read from this index alone: one row for each time that a certificate was open.
create index on certificates (org_id, person_id, class_id, eff_from, eff_to, known_from, known_to) include (quantity)
  where status = 'open';
create index on certificates (org_id, eff_from) include (known_from, known_to) where status = 'ended';
-- Whose certificates a transaction wrote or closed.
create index on certificates (org_id, known_from) include (person_id);
create index on certificates (org_id, known_to) include (person_id) where known_to is not null;
-- How many holders count for a private issuer: those to whom shares were issued as employees are few among many.
create index on certificates (org_id, person_id) include (eff_from, known_from, known_to)
  where status <> 'void'
    and (value #>> '{exemption,category}' = 'employee' or value #>> '{exemption,rule}' = 'employee');

create table capital_entries (
  like corporation_rows including constraints,
  class_id uuid not null generated always as ((value ->> 'classId')::uuid) stored,
  -- Dollars, exact.
  amount numeric(60, 10) not null generated always as ((value ->> 'amount')::numeric) stored,
  shares numeric(38, 0) not null generated always as ((value ->> 'shares')::numeric) stored,
  primary key (org_id, key, eff_from, known_from),
  foreign key (org_id) references organizations
);
-- Days of a stated capital account are added up from the index alone (registers/server/store/capitalAccount.ts).
create index capital_entries_by_day on capital_entries (org_id, class_id, eff_from)
  include (amount, shares, eff_to, known_from, known_to);
-- Which entries of an account a transaction wrote or closed.
create index on capital_entries (org_id, known_from);
create index on capital_entries (org_id, known_to) where known_to is not null;
-- The account of a class today, from the index alone.
create index on capital_entries (org_id, class_id) include (amount) where known_to is null and eff_to is null;

-- What gives a right against the corporation and is not a share: options with their pools, warrants, what converts, debt.
create table option_pools (
  like corporation_rows including constraints,
  -- Null where it is for several.
  class_id uuid generated always as (
    case when jsonb_array_length(value -> 'classIds') = 1 then (value -> 'classIds' ->> 0)::uuid end) stored,
  reserved numeric(38, 0) not null generated always as ((value ->> 'reserved')::numeric) stored,
  used numeric(38, 0) not null generated always as ((value ->> 'used')::numeric) stored,
  primary key (org_id, key, eff_from, known_from),
  foreign key (org_id) references organizations
);

create table instruments (
  like corporation_rows including constraints,
  kind text not null generated always as (value ->> 'kind') stored,
  label text not null generated always as (value ->> 'label') stored,
  person_id uuid not null generated always as ((value ->> 'personId')::uuid) stored,
  class_id uuid generated always as ((value ->> 'classId')::uuid) stored,
  status text not null generated always as (value ->> 'status') stored,
  quantity numeric(38, 0) not null generated always as ((value ->> 'quantity')::numeric) stored check (quantity >= 0),
  -- Shares that may still come of it.
  outstanding numeric(38, 0) not null generated always as (
    case when value ->> 'status' = 'void' then 0
         else (value ->> 'quantity')::numeric - (value ->> 'exercised')::numeric - (value ->> 'expired')::numeric
           - (value ->> 'released')::numeric - (value ->> 'moved')::numeric end) stored check (outstanding >= 0),
  primary key (org_id, key, eff_from, known_from),
  foreign key (org_id) references organizations
);
create index on instruments (org_id, person_id);
-- A number is given once.
create index on instruments (org_id, label) where eff_to is null and known_to is null;

-- What is entered by hand about significant control (the book, `acts/control.ts`): statements, steps taken, filings, values
-- of shares.
create table control_entries (
  like corporation_rows including constraints,
  kind text not null generated always as (value ->> 'of') stored,
  primary key (org_id, key, eff_from, known_from),
  foreign key (org_id) references organizations
);

-- A stored row changes in known_to only, so that an earlier reading never changes.
do $$
declare
  register text;
begin
  foreach register in array array[
    'corporation_rows', 'persons', 'appointments', 'class_terms', 'certificates', 'capital_entries', 'option_pools',
    'instruments', 'control_entries'
  ] loop
    perform protect_tenant_table(register::regclass, 'select, insert');
    execute format('grant update (known_to) on %I to tabellion_app', register);
    execute format('create unique index on %I (org_id, key, eff_from) where known_to is null', register);
    -- Today's registers, and what an act at the end of a history reads, are found among the newest rows alone.
    execute format('create unique index on %I (org_id, key) where known_to is null and eff_to is null', register);
    execute format('alter table %I add foreign key (org_id, by_act) references register_acts (org_id, act_id)', register);
  end loop;
end $$;

-- Writes a difference of the book in one statement: closes rows, opens others, both as [{table, key, effFrom, …}].
-- Answers how many rows it closed. With the caller's rights: row security holds. Each row to close is found by its key,
-- whatever the planner thinks of the table: while its statistics lag behind, as they do in the transaction of a long
-- batch, it would go through all rows of the organization for each piece of the batch.
create function write_register_rows(org uuid, at_seq bigint, to_close jsonb, to_open jsonb) returns bigint
  language plpgsql set search_path = public, pg_temp as $$
declare
  register text;
  closed bigint := 0;
  affected bigint;
begin
  for register in select distinct value ->> 'table' from jsonb_array_elements(to_close) loop
    execute format(
      'update %1$I r set known_to = $2
         where r.ctid = any(array(
           select (select s.ctid from %1$I s
                     where s.org_id = $1 and s.key = c.key and s.eff_from = c.eff_from and s.known_to is null)
             from jsonb_to_recordset($3) as c("table" text, key text, eff_from date)
             where c."table" = $4))',
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
