/** The form of the own password. */
export const password = {
  'account.password.title': 'Change password',
  'account.password.lead': 'Every other device is signed out when the password changes.',
  'account.password.current': 'Current password',
  'account.password.submit': 'Change password',
} as const;
