-- An invoice says whose it is and to whom it is made out, as both were on its day; older ones take what is known now.
alter table invoices
  add column seller jsonb check (jsonb_typeof(seller) = 'object'),
  add column address jsonb check (jsonb_typeof(address) = 'array');

-- What a refund takes back of an invoice: the whole of it, in a sequence of its own without gaps.
create table credit_notes (
  org_id uuid not null references organizations,
  credit_note_id uuid not null,
  number bigint not null check (number > 0),
  invoice_id uuid not null,
  refund_id uuid not null,
  issued_on date not null,
  issued_at timestamptz not null,
  primary key (org_id, credit_note_id),
  unique (org_id, number),
  unique (org_id, invoice_id),
  unique (org_id, refund_id),
  foreign key (org_id, invoice_id) references invoices,
  foreign key (org_id, refund_id) references refunds
);
select protect_tenant_table('credit_notes', 'select, insert');

create table credit_note_numbers (
  id boolean primary key default true check (id),
  last bigint not null default 0 check (last >= 0)
);
insert into credit_note_numbers default values;
grant select, update (last) on credit_note_numbers to tabellion_app;
