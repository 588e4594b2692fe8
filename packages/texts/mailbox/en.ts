/** Texts of the step that proves the mailbox of a personal link; the words of signing and of holders' pages hold them. */
export const mailbox = {
  'mailbox.code.lead': 'Hello {name}. We’ll email a code to {email} to confirm that it is you.',
  'mailbox.code.sent': 'Enter the six digits that we emailed to {email}.',
  'mailbox.code.send': 'Email me the code',
  'mailbox.code.again': 'Send another code',
  'mailbox.code.label': 'Code',
  'mailbox.mail.code': 'Your code is {code}. It works for 10 minutes.',
  'mailbox.mail.notYou': 'If you did not ask for it, ignore this email and do not share the code.',
} as const;
