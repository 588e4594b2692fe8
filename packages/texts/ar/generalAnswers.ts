import type { generalAnswers as en } from '../en/generalAnswers.ts';

export const generalAnswers = {
  'GENERAL.TOO_MANY_ENTRIES':
    'الحد الأقصى لعدد الإدخالات هنا هو {max, number}. يُرجى حذف الباقي أو إرساله على حدة.',
} as const satisfies Record<keyof typeof en, string>;
