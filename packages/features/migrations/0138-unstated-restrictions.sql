-- What the articles of a corporation that exists say of transfers may not be stated.
alter table articles_drafts drop constraint articles_drafts_transfer_restriction_check,
  drop constraint articles_drafts_transfer_restriction_text_check;
alter table articles_drafts
  add constraint articles_drafts_transfer_restriction_check check (
    transfer_restriction in ('directors', 'directors_or_shareholders', 'private_issuer', 'own', 'not_stated')
  ),
  add constraint articles_drafts_transfer_restriction_text_check check (
    char_length(transfer_restriction_text) <= 20000
    and (transfer_restriction_text = '') = (transfer_restriction = 'not_stated')
  );
