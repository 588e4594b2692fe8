import type { instrumentsSheet as en } from '../en/instrumentsSheet.ts';

export const instrumentsSheet = {
  'instruments.owed': 'المستحق المتبقي',
  'instruments.currency': 'العملة',
  'instruments.expires': 'اليوم الأخير أو الاستحقاق',
  'instruments.whyLeft': 'سبب مغادرة صاحبه',
  'instruments.windowUntil': 'آخر يوم بعد المغادرة',
  'instruments.neverVests': 'لن تُكتسب حقوقها',
  'instruments.into': 'صار',
  'instruments.granted': 'الممنوح',
  'instruments.exercised': 'الممارَس',
  'instruments.lapsed': 'المنقضي أو المتخلى عنه',
  'instruments.leftBefore': 'المتبقي في التاريخ الآخر',
  'instruments.ended': 'الانتهاء',
} as const satisfies Record<keyof typeof en, string>;
