-- Addresses printed on certificates and attestations, at which anybody reads whether the registers still say the same.
create table document_addresses (
  org_id uuid not null,
  -- 16 letters and digits of base32: nobody finds one by trying.
  code text not null check (code ~ '^[A-Z2-7]{16}$'),
  document_id uuid not null,
  -- Its last day; null where it lasts as long as the paper.
  ends_on date,
  made_at timestamptz not null,
  revoked_at timestamptz,
  primary key (org_id, code),
  foreign key (org_id, document_id) references documents
);
create index on document_addresses (org_id, document_id);
create index on document_addresses (code);
select protect_tenant_table('document_addresses', 'select, insert');
grant update (ends_on, revoked_at) on document_addresses to tabellion_app;

-- In which organization an address leads; what it says is then read inside of that one.
create function organization_of_address(asked_code text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select org_id from document_addresses where code = asked_code;
  end;
grant execute on function organization_of_address(text) to tabellion_app;
