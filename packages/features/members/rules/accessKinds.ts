/** As the filter of the log offers them. */
export const accessGroups = {
  visits: ['opened', 'looked', 'exported'],
  rights: ['let_in', 'access_changed', 'removed'],
} as const;
export const accessKinds = [...accessGroups.visits, ...accessGroups.rights] as const;
export type AccessKind = (typeof accessKinds)[number];

/** Things exported as a file or viewed on purpose, by code in the log; unknown codes are shown as they
 *  are. */
export const exportedThings = [
  'securities_register',
  'transfer_register',
  'issue_register',
  'shareholder_ledgers',
  'capital_account',
  'instruments_register',
  'share_classes',
  'directors_register',
  'officers_register',
  'control_register',
  'land_register',
  'control_register_whole',
  'control_particulars',
  'person_particulars',
  'cap_table',
  'ocf_package',
  'minute_book_check',
  'bound_book',
  'holder_page',
  // Staff opened the package as it was submitted.
  'submission',
  'filing_package',
  'registry_key',
] as const;
