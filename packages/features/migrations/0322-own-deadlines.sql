-- Deadlines that an organization sets itself. Marks settle them by their key: kind `own`, and as occasion the day with the id.
create table own_deadlines (
  org_id uuid not null references organizations,
  own_id uuid not null,
  title text not null check (char_length(title) between 1 and 120),
  -- The first day; further ones are counted from it.
  due_on date not null,
  -- Months between two of them; null: once.
  repeats_months smallint check (repeats_months in (1, 3, 6, 12)),
  -- The member who looks after it; null: everybody.
  in_charge uuid references users,
  made_at timestamptz not null,
  made_by uuid not null references users,
  removed_at timestamptz,
  primary key (org_id, own_id)
);
select protect_tenant_table('own_deadlines', 'select, insert');
grant update (title, due_on, repeats_months, in_charge, removed_at) on own_deadlines to tabellion_app;
