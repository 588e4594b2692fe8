-- What gives a right against the corporation and is not a share: options with their pools, warrants, what converts, debt.
-- Rows of the book as in 0040.
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

do $$
declare
  register text;
begin
  foreach register in array array['option_pools', 'instruments'] loop
    perform protect_tenant_table(register::regclass, 'select, insert');
    execute format('grant update (known_to) on %I to tabellion_app', register);
    execute format('create unique index on %I (org_id, key, eff_from) where known_to is null', register);
    execute format('create unique index on %I (org_id, key) where known_to is null and eff_to is null', register);
    execute format('alter table %I add foreign key (org_id, by_act) references register_acts (org_id, act_id)', register);
  end loop;
end $$;
