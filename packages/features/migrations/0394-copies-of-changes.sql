-- The documents of these changes were signed in ink, by the word of whoever attested it: their signed copies are still to follow.
-- Those that were sent for signature bear the signatures that were given here.
update documents d set lacks_copy = true, signed_by = '{}'
  where d.status = 'signed' and d.source <> 'upload' and not d.lacks_copy
    and exists (
      select from corporate_change_events v
        where v.org_id = d.org_id and v.change_id = d.proposal_id
          and v.event = 'approved' and v.details ->> 'approvedBy' = 'paper')
    and not exists (select from envelope_documents e where e.org_id = d.org_id and e.document_id = d.document_id)
    and (select v.content from document_versions v
           where v.org_id = d.org_id and v.document_id = d.document_id order by v.version desc limit 1) <> 'null';
