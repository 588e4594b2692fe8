import type { ui as en } from '../en/ui.ts';

export const ui = {
  'ui.cancel': 'إلغاء',
  'ui.close': 'إغلاق',
  'ui.optional': '(اختياري)',
  'ui.loading': 'جارٍ التحميل…',
  'ui.lost': 'لا يوجد اتصال. لم يُفقد شيء: يُرجى المحاولة مرة أخرى.',
  'ui.skip': 'الانتقال إلى المحتوى',
  'ui.language': 'اللغة: {language}',
  'ui.password.show': 'إظهار كلمة المرور',
  'ui.password.hide': 'إخفاء كلمة المرور',
  'ui.error.title': 'تعذّر التحميل',
  'ui.error.body': 'لم يُفقد شيء. ما كُتب محفوظ في علامة التبويب هذه.',
  'ui.error.retry': 'إعادة المحاولة',
  'ui.specimen.mark': 'نموذج',
  'ui.specimen.register': 'سجل الأوراق المالية، الأسهم العادية، كما في {date}',
  'ui.specimen.certificate': 'الشهادة',
  'ui.specimen.holder': 'المساهم',
  'ui.specimen.shares': 'الأسهم',
  'ui.specimen.carried': 'المجموع المرحَّل',
  'ui.specimen.entered': 'أجرى القيد {name} في {date}.',
  'ui.specimen.promise': 'كل قيد في سجلاتك محفوظ، مع من أجراه ومتى.',
} as const satisfies Record<keyof typeof en, string>;
