import type { onboardingAnswers as en } from '../en/onboardingAnswers.ts';

export const onboardingAnswers = {
  'ONBOARDING.ARTICLES_SAVED': 'حُفظ عقد التأسيس.',
  'ONBOARDING.PLAN_CHOSEN': 'اختيرت الباقة.',
  'ONBOARDING.RESOLUTION_SAVED': 'حُفظ تاريخ القرار التنظيمي.',
  'ONBOARDING.ISC_CONFIRMED': 'تم تأكيد الأفراد ذوي السيطرة الجوهرية (\u2068ISC\u2069).',
  'ONBOARDING.SUBMITTED': 'عقد التأسيس لدى جهة التسجيل.',
  'ONBOARDING.RECORDED': 'قُيّدت الشركة.',
  'ONBOARDING.INCOMPLETE':
    '{count, plural, one {ينقص أمر واحد قبل تقديم عقد التأسيس.} two {ينقص أمران قبل تقديم عقد التأسيس.} few {تنقص # أمور قبل تقديم عقد التأسيس.} many {ينقص # أمرًا قبل تقديم عقد التأسيس.} other {ينقص # أمر قبل تقديم عقد التأسيس.}}',
  'ONBOARDING.ALREADY_INCORPORATED': 'الشركة قائمة بالفعل.',
  'ONBOARDING.PLAN_UNKNOWN': 'هذه الباقة غير معروضة للبيع.',
  'ONBOARDING.RESOLUTION_IS_SIGNED':
    'يحمل القرار التنظيمي للشركة الجديدة تاريخ آخر توقيع عليه. أرسل مستندات التنظيم للتوقيع، أو قيّد أنها وُقّعت على الورق.',
  'ONBOARDING.RESOLUTION_TOO_EARLY':
    'لا يجوز أن يسبق تاريخ القرار التنظيمي وجود الشركة في \u2068{date}\u2069.',
  'ONBOARDING.RESOLUTION_IN_FUTURE': 'لا يجوز أن يكون تاريخ القرار التنظيمي في المستقبل.',
  'ONBOARDING.RESOLUTION_USED': 'قُيّد مسؤولون تنفيذيون وأسهم بهذا التاريخ. يُرجى تصحيحها في سجلاتها.',
  'TAKE_OVER.TAKEN': 'أُضيفت الشركة كمسودة، وتُسجَّل بعد دفع باقتها.',
  'TAKE_OVER.ALREADY_HERE': 'هذه الشركة موجودة هنا من قبل. لم يتغير شيء.',
  'TAKE_OVER.NO_CONTACT':
    'أضف أولًا اسمك وبريدك الإلكتروني وعنوانك إلى ملفك الشخصي: أنت جهة الاتصال لهذه الشركات.',
} as const satisfies Record<keyof typeof en, string>;
