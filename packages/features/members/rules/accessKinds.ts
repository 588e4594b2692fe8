/** What the access log can tell. */
export const accessKinds = ['opened', 'looked', 'exported', 'let_in', 'access_changed', 'removed'] as const;
export type AccessKind = (typeof accessKinds)[number];

/** What leaves as a file or is looked at on purpose, by its code in the log; a code of another time stands for itself. */
export const exportedThings = [
  'securities_register',
  'transfer_register',
  'capital_account',
  'instruments_register',
  'share_classes',
  'directors_register',
  'officers_register',
  'control_register',
  'control_particulars',
  'person_particulars',
  'cap_table',
  'ocf_package',
] as const;
