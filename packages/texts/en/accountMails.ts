/** The mails about an account. */
export const accountMails = {
  'entry.mail.verify.subject': 'Verify your email address',
  'entry.mail.verify.body':
    'Confirm that this address is yours. Until then you can work, but not invite others. The link works once and expires in 7 days.',
  'entry.mail.verify.notYou': 'If you did not create an account, ignore this message.',
  'entry.mail.verify.action': 'Verify my address',
  'entry.mail.reset.subject': 'Reset your password',
  'entry.mail.reset.body': 'Use this link to choose a new password. It works once and expires in 1 hour.',
  'entry.mail.reset.notYou':
    'If you did not ask for this, ignore this message. Your password stays the same.',
  'entry.mail.reset.action': 'Choose a new password',
  'account.mail.greeting': 'Hello {firstname},',
  'account.mail.passwordChanged.subject': 'Your password was changed',
  'account.mail.passwordChanged.body':
    'Your account password was just changed. Every other device has been signed out.',
  'account.mail.passwordChanged.notYou':
    'If this wasn’t you, set a new password now. That signs out anyone else.',
  'account.mail.passwordChanged.action': 'Set a new password',
} as const;
