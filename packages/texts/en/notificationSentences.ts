/** Sentences of notices, worded by the server. A sentence may begin with a name, or with `somebody`. */
export const notificationSentences = {
  'notification.invitation_received': 'New invitation',
  'notification.invitation_received.body': '{inviter} invites you to {company}',
  'notification.invitation_received.unnamed': '{inviter} invites you to an organization without a name yet.',
  'notification.invitation_received.over': 'This invitation has been answered, or is over.',
  'notification.invitation_accepted': 'Invitation accepted',
  'notification.invitation_accepted.body':
    '{person} has joined the organization: {access, select, admin {admin} full {full access} view {view only} other {restricted access}}.',
  'notification.access_changed': 'Your access was changed',
  'notification.access_changed.body':
    'Your access is now: {access, select, admin {admin} full {full access} view {view only} other {restricted access}}.',
  'notification.member_removed': 'Member removed',
  'notification.member_removed.body': '{person} no longer has access to the organization.',
  'notification.payment_succeeded': 'Payment received',
  'notification.payment_succeeded.body': 'A payment of {amount, number, ::currency/CAD} was received.',
  'notification.payment_refused': 'Payment refused',
  'notification.payment_refused.body':
    'A payment of {amount, number, ::currency/CAD} was refused. Nothing was charged.',
  'notification.submission_accepted': 'Incorporated',
  'notification.submission_accepted.body':
    'The registry has accepted the articles: {company} is incorporated.',
  'notification.submission_rejected': 'Articles sent back',
  'notification.submission_rejected.body':
    'The registry has sent the articles back. Read its reasons, mend the articles and submit them again.',
  'notification.incorporated': 'The books are open',
  'notification.incorporated.body': '{company} now keeps its books here.',
  'notification.consent_waiting': 'Consent to act as director is missing',
  'notification.consent_waiting.body': 'The written consent of {person} is due on {due}.',
  'notification.proposal_needs_attention': 'A draft needs your attention',
  'notification.proposal_needs_attention.body':
    'What was prepared no longer fits the registers. Please look at it again.',
  'notification.control_due': 'Significant control: {deadline}',
  'notification.control_due.body': 'Due on {due}.',
  'notification.control.record': 'record particulars',
  'notification.control.file': 'file with the registry',
  'notification.control.review': 'take reasonable steps',
  'notification.control.dispose': 'dispose of personal facts',
  'notification.instrument_due':
    '{kind, select, option {Last day of {label} is near} warrant {Last day of {label} is near} other {{label} falls due}}',
  'notification.instrument_due.body':
    '{kind, select, option {The last day is {due}. Held by {person}.} warrant {The last day is {due}. Held by {person}.} other {What {person} holds falls due on {due}.}}',
  'notification.deadline_near': '{deadline}',
  'notification.deadline_near.body': 'Due on {due}.',
  'notification.somebody': 'someone no longer named',
} as const;
