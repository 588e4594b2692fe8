-- Who last changed a form that several members may have open, for the one whose save is refused because of it.
create table form_saves (
  org_id uuid not null references organizations,
  form text not null check (form in ('account', 'corporate', 'articles', 'manages')),
  saved_by uuid not null references users,
  saved_at timestamptz not null,
  primary key (org_id, form)
);
select protect_tenant_table('form_saves', 'select, insert, update');
