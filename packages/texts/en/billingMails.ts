/** Mails of payments and renewals. */
export const billingMails = {
  'billing.mail.receipt.subject': 'Receipt {number}: {amount, number, ::currency/CAD}',
  'billing.mail.receipt.body':
    'We received {amount, number, ::currency/CAD} for {company}. The invoice is {number}.',
  'billing.mail.receipt.action': 'View invoice',
  'billing.mail.notice.subject':
    '{company}: your {plan, select, founder {Founder} growth {Growth} other {Counsel}} plan renews on {date}',
  'billing.mail.notice.body':
    'The {plan, select, founder {Founder} growth {Growth} other {Counsel}} plan of {company} renews on {date}. We will charge {amount, number, ::currency/CAD}, tax included, to the card ending in {lastFour}.',
  'billing.mail.notice.noCard':
    'The {plan, select, founder {Founder} growth {Growth} other {Counsel}} plan of {company} renews on {date} for {amount, number, ::currency/CAD}, tax included. No card is on file: add one before that day.',
  'billing.mail.notice.expires': 'This card expires before that day. Replace it so that the plan goes on.',
  'billing.mail.notice.change':
    'To change or cancel the plan, open Billing before {date}. Nothing is charged if you cancel.',
  'billing.mail.failed.subject': '{company}: we could not renew your plan',
  'billing.mail.failed.body':
    'We could not renew the {plan, select, founder {Founder} growth {Growth} other {Counsel}} plan of {company}. {reason, select, no_card {No card is on file.} expired_card {The card has expired.} insufficient_funds {The card was declined: insufficient funds.} not_confirmed {Your bank asks you to confirm the payment.} other {The card was declined by its bank.}} Nothing was charged.',
  'billing.mail.failed.next':
    'We will try again on {date}. Replace the card, or pay now, and the plan goes on without a gap.',
  'billing.mail.ended.subject': '{company}: your plan has ended',
  'billing.mail.ended.body':
    'We tried three times to renew the {plan, select, founder {Founder} growth {Growth} other {Counsel}} plan of {company}. The plan has ended, and nothing more will be charged.',
  'billing.mail.ended.next':
    'Your registers and documents stay readable and can be exported. Renew whenever you like.',
  'billing.mail.action': 'Open Billing',
} as const;
