-- Where no documents are made, an upload becomes the signed paper of a proposal.
grant update (proposal_id) on documents to tabellion_app;
