/** Step 1 of the wizard: whom to reach. */
export const wizardAccount = {
  'wizard.account.lead': 'Whom we reach about this corporation.',
  'wizard.account.person': 'The person to reach',
  'wizard.account.address': 'Your address',
  'wizard.account.address.lead':
    'It is not published. Directors and the registered office have addresses of their own.',
} as const;
