/** Heads of the register as a file, which the server writes. */
export const transfersSheet = {
  'transfers.entry': 'Entry',
  'transfers.act': 'Act',
  'transfers.surrendered': 'Surrendered',
  'transfers.issued': 'Issued',
  'transfers.balance': 'For the rest',
  'transfers.amount': 'Amount',
  'transfers.resolutionOn': 'Resolution of',
} as const;
