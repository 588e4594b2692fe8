import type { transfersSheet as en } from '../en/transfersSheet.ts';

export const transfersSheet = {
  'transfers.entry': 'القيد',
  'transfers.act': 'الإجراء',
  'transfers.surrendered': 'الشهادة المسلَّمة',
  'transfers.issued': 'الشهادة الصادرة',
  'transfers.balance': 'عن الباقي',
  'transfers.amount': 'المبلغ',
  'transfers.resolutionOn': 'تاريخ القرار',
} as const satisfies Record<keyof typeof en, string>;
