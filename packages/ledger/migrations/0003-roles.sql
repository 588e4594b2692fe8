-- What users do in the streams of other accounts, as the owners of those allowed.
create table ledger.roles (
  account_id uuid not null,
  org_id text not null,
  user_id uuid not null references ledger.users,
  role text not null check (role in ('owner', 'writer', 'reader', 'auditor')),
  primary key (account_id, org_id, user_id)
);
create index on ledger.roles (user_id, account_id);
grant select, insert, update, delete on ledger.roles to tabellion_app;
