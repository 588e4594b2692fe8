import type { holder as en } from '../en/holder.ts';

export const holder = {
  'ledger.kind.issued': 'إصدار',
  'ledger.kind.transferred': 'نقل ملكية',
  'ledger.kind.repurchased': 'شراء',
  'ledger.kind.redeemed': 'استرداد',
  'ledger.kind.surrendered': 'تنازل',
  'ledger.kind.cancelled': 'إلغاء',
  'ledger.kind.converted': 'تحويل',
  'ledger.kind.reissued': 'استبدال',
  'ledger.kind.class.split': 'تجزئة',
  'ledger.kind.class.consolidated': 'تجميع',
  'ledger.kind.option.exercised': 'ممارسة',
  'ledger.kind.option.granted': 'منح خيارات',
  'ledger.kind.option.expired': 'انتهاء',
  'ledger.kind.pool.reserved': 'مجمع خيارات',
  'ledger.kind.instrument.converted': 'تحويل أداة',
  'ledger.to': 'نقل ملكية إلى {name}، {certificate}',
  'ledger.from': 'نقل ملكية من {name}، {certificate}',
  'ledger.withCertificate': '{act}، {certificate}',
  'ledger.othersMore':
    '{count, plural, zero {ولا آخرين} one {وآخر} two {وآخران} few {و# آخرين} many {و# آخر} other {و# آخر}}',
  'ledger.void': 'مُبطَل',
  'holder.notThen': 'غير موجود في السجل في هذا التاريخ',
  'holder.whyNotThen': 'لم يكن هذا الشخص في السجل في هذا التاريخ. يمكن تجربة تاريخ آخر.',
  'holder.back': 'جميع المساهمين',
  'holder.certificates.none': 'لا شهادات',
} as const satisfies Record<keyof typeof en, string>;
