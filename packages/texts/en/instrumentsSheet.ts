/** Heads of the register as a file, which the server writes. */
export const instrumentsSheet = {
  'instruments.owed': 'Still owed',
  'instruments.currency': 'Currency',
  'instruments.expires': 'Expiry or due date',
  'instruments.whyLeft': 'Reason the holder left',
  'instruments.windowUntil': 'Last day to exercise after leaving',
  'instruments.neverVests': 'Never vests',
  'instruments.into': 'Became',
  'instruments.granted': 'Granted',
  'instruments.exercised': 'Exercised',
  'instruments.lapsed': 'Expired or released',
  'instruments.leftBefore': 'Remaining on the other date',
  'instruments.ended': 'Ended',
} as const;
