/** Heads of the register as a file, which the server writes. */
export const instrumentsSheet = {
  'instruments.owed': 'Still owed',
  'instruments.currency': 'Currency',
  'instruments.expires': 'Last day or due',
  'instruments.granted': 'Granted',
  'instruments.exercised': 'Exercised',
  'instruments.lapsed': 'Expired or released',
  'instruments.leftBefore': 'Left on the other date',
  'instruments.ended': 'Ended',
} as const;
