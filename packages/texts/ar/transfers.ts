import type { transfers as en } from '../en/transfers.ts';

export const transfers = {
  'transfers.lead': 'ما انتقل من مساهم إلى آخر أو عاد إلى الشركة، وبأي شهادات.',
  'transfers.none': 'لا نقل ملكية حتى هذا التاريخ',
  'transfers.whyNone': 'يظهر نقل الملكية هنا من يوم سريانه. يمكن تجربة تاريخ آخر.',
  'transfers.on': 'التاريخ',
  'transfers.corrected': 'صُحِّح في {at}',
  'transfers.undone': 'أُبطل في {at}',
  'transfers.from': 'من',
  'transfers.to': 'إلى',
  'transfers.corporation': 'الشركة',
  'transfers.certificates': 'الشهادات',
  'transfers.becomes': '{ended} ← {opened}',
  'transfers.kept': '{certificate} عن الباقي',
  'transfers.consideration': 'المقابل',
  'transfers.resolution': 'القرار',
  'transfers.recorded': 'سُجِّل في',
  'transfers.count':
    '{count, plural, zero {لا قيود} one {قيد واحد} two {قيدان} few {# قيود} many {# قيدًا} other {# قيد}}',
  'transfers.filter': 'المعروض',
  'transfers.filter.all': 'الكل',
  'transfers.filter.holder': 'إلى مساهم آخر',
  'transfers.filter.corporation': 'عودةً إلى الشركة',
} as const satisfies Record<keyof typeof en, string>;
