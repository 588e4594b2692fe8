import type { session as en } from '../en/session.ts';

export const session = {
  'session.idle.over': 'سُجِّل خروجك بعد 20 دقيقة دون نشاط.',
  'session.guest': 'تسجيل الدخول أو إنشاء حساب',
  'session.register': 'إنشاء حساب',
  'error404.title': 'الصفحة غير موجودة',
  'error404.body': 'ربما كُتب العنوان خطأً، أو نُقلت الصفحة.',
  'error500.title': 'حدث خطأ ما',
  'error500.body': 'توقفت الصفحة عن العمل، أو يوجد إصدار أحدث. يُرجى إعادة تحميلها: لم يُفقد شيء مما حُفظ.',
  'error.home': 'الانتقال إلى صفحة البداية',
  'error.reload': 'إعادة تحميل الصفحة',
} as const satisfies Record<keyof typeof en, string>;
