-- A corporation that was taken over has the paper of its past in the minute book that was kept before: since which day it has its paper
-- here, where a member told another day than that of the taking over.
create table former_books (
  org_id uuid primary key references organizations,
  paper_since date not null,
  told_at timestamptz not null,
  told_by uuid not null references users
);
select protect_tenant_table('former_books', 'select, insert');
grant update (paper_since, told_at, told_by) on former_books to tabellion_app;
