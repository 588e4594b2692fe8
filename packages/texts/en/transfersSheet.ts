/** Heads of the register as a file, which the server writes. */
export const transfersSheet = {
  'transfers.entry': 'Entry',
  'transfers.act': 'Transaction',
  'transfers.surrendered': 'Surrendered',
  'transfers.issued': 'Issued',
  'transfers.balance': 'Balance',
  'transfers.amount': 'Amount',
  'transfers.resolutionOn': 'Resolution date',
} as const;
