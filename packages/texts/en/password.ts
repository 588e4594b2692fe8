/** The form of the own password. */
export const password = {
  'account.password.title': 'Change password',
  'account.password.lead': 'Changing your password signs out every other device.',
  'account.password.current': 'Current password',
  'account.password.submit': 'Change password',
} as const;
