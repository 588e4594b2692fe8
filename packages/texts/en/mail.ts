/** The frame around every mail, and the mailbox of a new installation; what a mail says is its feature's. */
export const mail = {
  'mail.copyLink': 'If the button does not work, copy this address into your browser:',
  'mail.automatic': '{brand} sent this message automatically. Do not reply to it.',
  'mail.support': 'Questions? Write to {address}.',
  'mail.checkpoint':
    'Ledger checkpoint when this was sent: {size, plural, one {# entry} other {# entries}}, root {root}. Keep this message: if the records were ever rewritten, this line would no longer match. Anyone can verify a record at {address}.',
  'mailbox.title': 'Mailbox',
  'mailbox.why': 'No mail server is configured (SMTP_URL), so mail stays here for seven days.',
  'mailbox.none': 'No mail yet.',
  'mailbox.to': 'To {address}',
  'mailbox.asPage': 'As a page',
  'mailbox.all': 'All mail',
} as const;
