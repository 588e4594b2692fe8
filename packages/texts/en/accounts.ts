import type { accounts as codes } from '../codes/accounts.ts';

const answers = {
  'PASSWORD.TOO_SHORT': 'Min character length is 8',
  'PASSWORD.TOO_LONG': 'Max character length is 20',
  'PASSWORD.WEAK':
    'Password must be at least 8 characters with at least one uppercase, one lowercase, and one special character.',
  'PASSWORD.MISMATCH': 'Passwords do not match',
  'LOGIN.EMAIL_NOT_REGISTERED': 'Please enter valid registered email address.',
  'LOGIN.PASSWORD_INVALID': 'Please enter valid password.',
  'LOGIN.SECOND_FACTOR_REQUIRED': 'Please enter the code from your authenticator app.',
  'LOGIN.SECOND_FACTOR_INVALID': 'This code is not valid, or was used already. Please enter the next one.',
  'LOGIN.LINK_INVALID': 'This link was used already or is too old. Please ask for a new one.',
  'LOGIN.EMAIL_SENDED_RECENTLY': 'Reset email was sent recently, Please wait before trying again.',
  'LOGIN.INVITATION_SENT_RECENTLY': 'An invitation was sent recently. Please wait before sending another.',
  'VERIFY.EMAIL_SENT_RECENTLY':
    'A verification email was sent recently. Please wait before asking for another.',
  'SESSION.SIGNED_OUT': 'You are signed out.',
} as const satisfies Record<keyof typeof codes, string>;

export const accounts = {
  ...answers,
  'account.password.new': 'New password',
  'account.password.confirm': 'Confirm new password',
  'account.password.rule': '8 to 20 characters, with an uppercase, a lowercase and a special one.',
} as const;
