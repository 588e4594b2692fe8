import type { registerSheet as en } from '../en/registerSheet.ts';

export const registerSheet = {
  'register.export.compared': 'مقارنة بتاريخ {date}',
  'register.export.difference': 'الفرق',
  'register.export.before': 'سابقًا',
  'register.export.part': '{what}: {value}',
  'register.export.rising': 'الترتيب حسب {column}',
  'register.export.falling': 'الترتيب حسب {column}، تنازليًا',
} as const satisfies Record<keyof typeof en, string>;
