import type { entryAnswers as en } from '../en/entryAnswers.ts';

export const entryAnswers = {
  'VERIFY.ALREADY_VERIFIED': 'سبق تأكيد بريدك الإلكتروني.',
  'VERIFY.PASSWORD_NEEDED':
    'لا جلسة مفتوحة هنا بهذا البريد. يُرجى تسجيل الدخول وفتح الرابط من جديد، أو تعيين كلمة مرور جديدة.',
  'LOGIN.SECOND_FACTOR_REQUIRED': 'يُرجى إدخال الرمز من تطبيق المصادقة.',
} as const satisfies Record<keyof typeof en, string>;
