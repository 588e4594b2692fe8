/** Step 1 of the wizard: whom to reach. */
export const wizardAccount = {
  'wizard.account.lead': 'Who we contact about this corporation.',
  'wizard.account.person': 'Contact person',
  'wizard.account.withheld':
    'Email, phone and address are shown to people with access to {section}. They stay as they are when you save.',
  'wizard.account.address': 'Your address',
  'wizard.account.address.lead':
    'Not published. Directors and the registered office have their own addresses.',
} as const;
