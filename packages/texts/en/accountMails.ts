/** The mails about an account. */
export const accountMails = {
  'entry.mail.verify.subject': 'Please verify your email address',
  'entry.mail.verify.body':
    'Please show that this address is yours. Until then you can work, but not invite others. The link works once, for seven days.',
  'entry.mail.verify.notYou': 'If you did not create an account, please ignore this message.',
  'entry.mail.verify.action': 'Verify my address',
  'entry.mail.reset.subject': 'Reset your password',
  'entry.mail.reset.body': 'You can choose a new password with this link. It works once, for one hour.',
  'entry.mail.reset.notYou':
    'If you did not ask for this, please ignore this message. Your password stays as it is.',
  'entry.mail.reset.action': 'Choose a new password',
  'account.mail.greeting': 'Hello {firstname},',
  'account.mail.passwordChanged.subject': 'Your password was changed',
  'account.mail.passwordChanged.body':
    'The password of your account was changed just now. Every other device has been signed out.',
  'account.mail.passwordChanged.notYou':
    'If it was not you, please set a new password at once. Whoever changed it is then signed out.',
  'account.mail.passwordChanged.action': 'Set a new password',
} as const;
