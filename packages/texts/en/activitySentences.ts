/** Sentences of the log's entries, sent by the server in the language of the reader. */
export const activitySentences = {
  'activity.text.note_emptied': 'The text of this note was removed.',
  'activity.text.organization_created': 'Organization created on {on}',
  'activity.text.organization_updated': 'Corporate information saved on {on}',
  'activity.text.articles_saved': 'Articles saved on {on}',
  'activity.text.tax_info_updated': 'Tax information saved on {on}',
  'activity.text.filing_year_set': 'Filing year set to {year} on {on}',
  'activity.text.deadline_done':
    'Marked as done: {deadline}{earlier, plural, =0 {} one { and # earlier one} other { and # earlier ones}}',
  'activity.text.deadline_not_applicable':
    'Marked as not applicable: {deadline}{earlier, plural, =0 {} one { and # earlier one} other { and # earlier ones}}',
  'activity.text.deadline_reopened':
    'Reopened: {deadline}{earlier, plural, =0 {} one { and # earlier one} other { and # earlier ones}}',
  'activity.text.filing_sent': 'Sent to the registry: {deadline}',
  'activity.text.filing_accepted': 'Accepted by the registry: {deadline}, no. {number}',
  'activity.text.filing_rejected': 'Sent back by the registry: {deadline}',
  'activity.text.filing_marked': 'Marked as filed: {deadline}',
  'activity.text.filing_reopened': 'Marked as not filed after all: {deadline}',
  'activity.text.filing_corrected': 'Correction begun: {deadline}',
  'activity.text.registry_key_kept': 'Registry key kept: {registration}, {on}',
  'activity.registry.CA': 'Corporations Canada',
  'activity.text.registry_particular_stated': 'Recorded for the registry: {particular}, {on}',
  'activity.particular.email': 'official email',
  'activity.particular.activity': 'primary activity',
  'activity.text.own_deadline_set': 'Own deadline set, {on}',
  'activity.text.own_deadline_removed': 'Own deadline removed, {on}',
  'activity.text.event_reported': 'Reported: {event}, {on}',
  'activity.text.management_chosen': 'Management choice saved on {on}',
  'activity.text.payment_received': 'Payment of {amount} received on {on}',
  'activity.text.payment_refunded': 'Payment of {amount} returned on {on}',
  'activity.text.subscription_cancelled': 'Subscription cancelled on {on}',
  'activity.text.plan_ended': 'Plan ended on {on}: its renewal was not paid',
  'activity.text.subscription_kept': 'Plan kept on {on}',
  'activity.text.plan_change_planned': 'Smaller plan chosen for the next year on {on}',
  'activity.text.incorporation_submitted': 'Articles submitted to the registry on {on}',
  'activity.text.incorporation_rejected': 'Articles sent back by the registry on {on}',
  'activity.text.incorporated': 'Incorporated on {on}, corporation number {number}',
  'activity.text.dissolved': 'Dissolved on {on}',
  'activity.text.director_named':
    '{company, select, old {{person} was entered as a director on {on}} other {{person} was named a first director on {on}}}',
  'activity.text.director_withdrawn': '{person} was withdrawn as a proposed director on {on}',
  'activity.text.officer_named':
    '{company, select, old {{person} was entered as an officer on {on}: {position}} other {{person} was named a first officer on {on}: {position}}}',
  'activity.text.officer_withdrawn': '{person} was withdrawn as a proposed officer on {on}: {position}',
  'activity.text.subscription_changed': 'Subscription changed: {quantity} {shareClass} for {person} on {on}',
  'activity.text.subscription_withdrawn':
    'Subscription withdrawn: {quantity} {shareClass} for {person} on {on}',
  'activity.text.share_class_deleted': 'Share Class Deleted: {shareClass}, on {on}',
  'activity.text.share_model_set':
    '{model, select, advanced {Advanced share setup chosen on {on}} other {Simple share setup chosen on {on}}}',
  'activity.text.share_price_set': 'Share price set to {price} on {on}',
  'activity.text.shares_subscribed': '{person} subscribed for {quantity} {shareClass} on {on}',
  'activity.text.entry_proposed': '{act} proposed on {on}',
  'activity.text.entry_proposed_of': '{act} proposed on {on}: {who}',
  'activity.text.proposal_withdrawn': '{act} withdrawn on {on} before it was recorded',
  'activity.text.proposal_withdrawn_of': '{act} withdrawn on {on} before it was recorded: {who}',
  'activity.text.entry_voided': '{act} of {on} undone',
  'activity.text.entry_voided_of': '{act} of {on} undone: {who}',
  'activity.text.entry_moved': '{act} of {from} moved to {on}',
  'activity.text.entry_moved_of': '{act} of {from} moved to {on}: {who}',
  'activity.text.entry_corrected': '{act} of {from} corrected',
  'activity.text.entry_corrected_of': '{act} of {from} corrected: {who}',
  'activity.text.entry_restored': '{act} of {on} restored',
  'activity.text.entry_restored_of': '{act} of {on} restored: {who}',
  'activity.text.private_issuer_limit':
    '{reason, select, fewer_beneficial {{counted} holders counted on {on}, above the private issuer limit: fewer people own the shares beneficially} employees {{counted} holders counted on {on}, above the private issuer limit: some of them are or were employees} other {{counted} holders counted on {on}, above the private issuer limit: the corporation relies on another exemption}}',
  'activity.text.control_disposed': 'Personal information of {person} erased on {on}',
  'activity.text.register_imported':
    '{persons, plural, one {# person} other {# people}} and {certificates, plural, one {# certificate} other {# certificates}} imported on {on}',
  'activity.text.imported_people_erased': 'People of an undone import erased on {on}',
  'activity.text.import_taken_back': 'Import undone on {on}',
  'activity.text.documents_made':
    '{documents, plural, one {# document} other {# documents}} created for the minute book on {on}',
  'activity.text.wording_submitted':
    'Own wording of “{template}” ({wordingLanguage}), version {version}, submitted for review on {on}',
  'activity.text.wording_approved':
    'Own wording of “{template}” ({wordingLanguage}), version {version}, approved on {on}',
  'activity.text.wording_returned':
    'Own wording of “{template}” ({wordingLanguage}), version {version}, returned on {on}',
  'activity.text.wording_retired':
    'Standard wording of “{template}” ({wordingLanguage}) used again from {on}',
  'activity.text.former_book_stated': 'Minute book begins on {from}, stated on {on}',
  'activity.text.document_written': '{document} written on {on}',
  'activity.text.document_uploaded': '{document} uploaded on {on}',
  'activity.text.document_status_changed': '{document}: {status}, {on}',
  'activity.text.organized_on_paper': 'Organizing documents signed on paper on {on}',
  'activity.text.book_bound':
    'The minute book was bound as one file on {on}: {documents, plural, one {# document} other {# documents}}',
  'activity.text.book_link_sent':
    'A link to the minute book was sent to {recipient} on {on}, valid until {ends}',
  'activity.text.book_link_revoked': 'The link to the minute book for {recipient} was revoked on {on}',
  'activity.text.book_link_opened': '{recipient} opened the link to the minute book on {on}',
  'activity.text.book_address_changed':
    'The last day of the verification address of the minute book as of {asOf} was changed on {on}',
  'activity.text.book_address_revoked':
    'The verification address of the minute book as of {asOf} was revoked on {on}',
  'activity.text.book_link_used': '{recipient} downloaded the minute book by its link on {on}',
  'activity.text.holder_link_made': '{person}: link to the personal page, made on {on}, valid until {ends}',
  'activity.text.holder_link_revoked': '{person}: link to the personal page, revoked on {on}',
  'activity.text.holder_link_opened': '{person} opened the personal page on {on}',
  'activity.text.address_changed':
    'The last day of the verification address of {document} was changed on {on}',
  'activity.text.address_revoked': 'The verification address of {document} was revoked on {on}',
  'activity.text.member_invited':
    'A member was invited on {on}: {access, select, admin {admin} full {full access} view {view only} other {restricted access}}',
  'activity.text.invitation_withdrawn': 'An invitation was withdrawn on {on}',
  'activity.text.invitation_declined': 'An invitation was declined on {on}',
  'activity.text.member_added':
    '{member} became a member on {on}: {access, select, admin {admin} full {full access} view {view only} other {restricted access}}',
  'activity.text.member_access_changed':
    'Access of {member} changed on {on}: {access, select, admin {admin} full {full access} view {view only} other {restricted access}}',
  'activity.text.member_removed': '{member} was removed as a member on {on}',
  'activity.text.staff_looked': 'Our staff viewed the submitted package on {on}',
} as const;
