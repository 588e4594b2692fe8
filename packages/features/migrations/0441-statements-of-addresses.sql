-- The facts that the version of this code certifies, by ids: they are compared with the registers of the day that it is read.
alter table document_addresses add column stated jsonb not null default 'null';
