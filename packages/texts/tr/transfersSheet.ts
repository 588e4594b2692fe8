import type { transfersSheet as en } from '../en/transfersSheet.ts';

export const transfersSheet = {
  'transfers.entry': 'Kayıt',
  'transfers.act': 'İşlem',
  'transfers.surrendered': 'Teslim edilen',
  'transfers.issued': 'Düzenlenen',
  'transfers.balance': 'Kalan için',
  'transfers.amount': 'Tutar',
  'transfers.resolutionOn': 'Karar tarihi',
} as const satisfies Record<keyof typeof en, string>;
