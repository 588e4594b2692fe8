import type { accounts as codes } from '../codes/accounts.ts';

const answers = {
  'PASSWORD.TOO_SHORT': 'Min character length is 8',
  'PASSWORD.TOO_LONG': 'Max character length is 20',
  'PASSWORD.WEAK':
    'Password must be at least 8 characters with at least one uppercase, one lowercase, and one special character.',
  'PASSWORD.MISMATCH': 'Passwords do not match',
  'LOGIN.LINK_INVALID': 'This link has been used or has expired. Request a new one.',
} as const satisfies Record<keyof typeof codes, string>;

export const accounts = {
  ...answers,
  'account.password.new': 'New password',
  'account.password.confirm': 'Confirm new password',
  'account.password.rule':
    '8 to 20 characters, with an uppercase letter, a lowercase letter and a special character.',
} as const;
