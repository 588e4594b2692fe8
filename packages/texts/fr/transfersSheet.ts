import type { transfersSheet as en } from '../en/transfersSheet.ts';

export const transfersSheet = {
  'transfers.entry': 'Inscription',
  'transfers.act': 'Opération',
  'transfers.surrendered': 'Remis',
  'transfers.issued': 'Délivré',
  'transfers.balance': 'Pour le reste',
  'transfers.amount': 'Montant',
  'transfers.resolutionOn': 'Date de la résolution',
} as const satisfies Record<keyof typeof en, string>;
