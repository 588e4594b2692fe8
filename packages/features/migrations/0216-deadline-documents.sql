-- Documents by which yearly deadlines are met once they are signed (decision 084). The minute book writes each row in the
-- transaction in which it makes the document or moves it on, so a deadline is open again when its document is void.
create table deadline_documents (
  org_id uuid not null references organizations,
  document_id uuid not null,
  -- The resolution in place of the annual meeting, which also waives that the statements are sent; or the waiver of the auditor.
  met text not null check (met in ('annual_meeting', 'auditor_waiver')),
  -- The last day of the financial year that it is about.
  year_end date not null,
  dated_on date,
  is_signed boolean not null,
  primary key (org_id, document_id)
);
select protect_tenant_table('deadline_documents', 'select, insert');
grant update (dated_on, is_signed) on deadline_documents to tabellion_app;

-- The keys of the deadlines that they meet, as sets of settled deadlines hold them.
create function deadlines_met_by_documents(org uuid, registration text) returns text[]
  language sql stable set search_path = public, pg_temp
begin atomic
  select coalesce(array_agg(concat_ws(' ', registration,
           case met when 'annual_meeting' then 'financial_statements' else met end, extract(year from year_end))), '{}')
    from deadline_documents where org_id = org and is_signed;
end;
grant execute on function deadlines_met_by_documents(uuid, text) to tabellion_app;

-- The last annual meeting: as a member entered it, or the resolution that was signed in its place.
create function last_annual_meeting(org uuid, entered date) returns date
  language sql stable set search_path = public, pg_temp
begin atomic
  select greatest(entered, max(dated_on)) from deadline_documents where org_id = org and met = 'annual_meeting' and is_signed;
end;
grant execute on function last_annual_meeting(uuid, date) to tabellion_app;
