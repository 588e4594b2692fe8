-- A document that was marked as signed on paper, and whose signed copy nobody has uploaded: the book holds its wording alone.
alter table documents add column lacks_copy boolean not null default false;
grant update (lacks_copy) on documents to tabellion_app;

-- What was typeset here and never sent for signature holds no signature until a copy follows it.
update documents d set lacks_copy = true
  where d.status = 'signed' and d.source <> 'upload' and d.signed_by = '{}'
    and (select v.content from document_versions v
           where v.org_id = d.org_id and v.document_id = d.document_id order by v.version desc limit 1) <> 'null'
    and not exists (select from envelope_documents e where e.org_id = d.org_id and e.document_id = d.document_id);
