/** Heads of the register as a file, which the server writes. */
export const instrumentsSheet = {
  'instruments.owed': 'Still owed',
  'instruments.currency': 'Currency',
  'instruments.expires': 'Last day or due',
  'instruments.whyLeft': 'Why the holder left',
  'instruments.windowUntil': 'Holder who left: last day',
  'instruments.neverVests': 'Never vests',
  'instruments.into': 'Became',
  'instruments.granted': 'Granted',
  'instruments.exercised': 'Exercised',
  'instruments.lapsed': 'Expired or released',
  'instruments.leftBefore': 'Left on the other date',
  'instruments.ended': 'Ended',
} as const;
