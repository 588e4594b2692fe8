/** Sentences of notices, worded by the server. A sentence may begin with a name, or with `somebody`. */
export const notificationSentences = {
  'notification.invitation_received': 'New invitation',
  'notification.invitation_received.body': '{inviter} invited you to {company}',
  'notification.invitation_received.unnamed': '{inviter} invited you to an unnamed organization.',
  'notification.invitation_received.over': 'This invitation has been answered or has expired.',
  'notification.invitation_accepted': 'Invitation accepted',
  'notification.invitation_accepted.body':
    '{person} has joined the organization: {access, select, admin {admin} full {full access} view {view only} other {restricted access}}.',
  'notification.access_changed': 'Your access changed',
  'notification.access_changed.body':
    'Your access is now: {access, select, admin {admin} full {full access} view {view only} other {restricted access}}.',
  'notification.member_removed': 'Member removed',
  'notification.member_removed.body': '{person} no longer has access to the organization.',
  'notification.payment_succeeded': 'Payment received',
  'notification.payment_succeeded.body': 'A payment of {amount, number, ::currency/CAD} was received.',
  'notification.payment_refused': 'Payment declined',
  'notification.payment_refused.body':
    'A payment of {amount, number, ::currency/CAD} was declined. Nothing was charged.',
  'notification.payment_refunded': 'Payment returned',
  'notification.payment_refunded.body':
    'A payment of {amount, number, ::currency/CAD} was returned to the card.',
  'notification.submission_accepted': 'Incorporated',
  'notification.submission_accepted.body': 'The registry accepted the articles: {company} is incorporated.',
  'notification.submission_rejected': 'Articles sent back',
  'notification.submission_rejected.body':
    'The registry sent the articles back. Read its reasons, fix the articles and submit them again.',
  'notification.incorporated': 'Your registers are open',
  'notification.incorporated.body': '{company} now keeps its records here.',
  'notification.consent_waiting': 'Director’s consent missing',
  'notification.consent_waiting.body': 'The written consent of {person} is due on {due}.',
  'notification.proposal_needs_attention': 'A proposal needs your attention',
  'notification.proposal_needs_attention.body': 'It conflicts with the registers. Review it.',
  'notification.envelope_signed': 'Everyone has signed',
  'notification.envelope_signed.body': '“{document}” has all its signatures.',
  'notification.envelope_stopped':
    '{end, select, declined {Signature declined} other {Signing deadline passed}}',
  'notification.envelope_stopped.body': '“{document}” was not signed by everyone.',
  'notification.wording_submitted': 'Wording to review',
  'notification.wording_submitted.body': '“{template}”, version {version}, is waiting for your review.',
  'notification.wording_reviewed': '{outcome, select, approved {Wording approved} other {Wording returned}}',
  'notification.wording_reviewed.body':
    '{outcome, select, approved {New documents use version {version} of “{template}” from now on.} other {Version {version} of “{template}” needs changes.}}',
  'precedents.mail.submitted.subject': 'Wording to review for {company}',
  'precedents.mail.submitted.body':
    'A version of the own wording of {company} is waiting for your review. No one can be asked to sign it until it is approved.',
  'precedents.mail.reviewed.subject':
    '{outcome, select, approved {Your wording for {company} was approved} other {Your wording for {company} was returned}}',
  'precedents.mail.reviewed.body':
    '{outcome, select, approved {New documents of {company} use it from now on.} other {The reviewer says what to change.}}',
  'precedents.mail.action': 'Open the wording',
  'notification.control_due': 'Significant control: {deadline}',
  'notification.control_due.body': 'Due on {due}.',
  'notification.control.record': 'record the information',
  'notification.control.file': 'file with the registry',
  'notification.control.review': 'take reasonable steps',
  'notification.control.dispose': 'erase personal information',
  'notification.instrument_due':
    '{kind, select, option {{label} expires soon} warrant {{label} expires soon} other {{label} is due soon}}',
  'notification.instrument_due.body':
    '{kind, select, option {It expires on {due}. Held by {person}.} warrant {It expires on {due}. Held by {person}.} other {Due on {due}. Held by {person}.}}',
  'notification.deadlines_overdue': 'Overdue deadlines',
  'notification.deadlines_overdue.body':
    '{count, plural, one {# deadline is overdue.} other {# deadlines are overdue.}}',
  'notification.filing_sent_back': 'Sent back: {deadline}',
  'notification.filing_sent_back.body':
    'The registry sent it back. Read its reasons, correct it and send it again. You are not charged again.',
  'notification.own_deadline_near': '{own}',
  'notification.own_deadline_near.body': 'Due on {due}.',
  'notification.deadline_near': '{deadline}',
  'notification.deadline_near.body': 'Due on {due}.',
  'notification.ledger_behind': 'Proof is delayed',
  'notification.ledger_behind.body':
    'The ledger does not have the latest entries yet. They are safe in the registers, and nothing is lost.',
  'notification.erasedPerson': 'someone whose name was erased',
} as const;
