import type { billingAnswers as en } from '../en/billingAnswers.ts';

export const billingAnswers = {
  'CARD.UPDATED': 'تم تحديث البطاقة',
  'CARD.TO_CONFIRM': 'يُرجى تأكيد البطاقة لدى بنكك.',
  'PAYMENT.PROCESSING': 'عملية الدفع قيد المعالجة. لن يُخصم المبلغ مرتين.',
  'PAYMENT.ALREADY_PAID': 'باقة هذه المنشأة مدفوعة بالفعل.',
  'PAYMENT.UNDER_WAY': 'هناك عملية دفع أخرى لهذه المنشأة قيد المعالجة. يُرجى انتظار نتيجتها.',
  'PAYMENT.NOTHING_DUE': 'لا شيء مستحق الدفع: جميع المساهمين ضمن باقتك.',
  'PAYMENT.NO_TAX_RATE': 'لا توجد نسبة ضريبة مسجَّلة لهذه المقاطعة. اختر عنوان فوترة آخر أو راسلنا.',
  'SUBSCRIPTION.NONE': 'لا توجد باقة سارية. جدِّد باقتك أولًا.',
  'SUBSCRIPTION.SAME_PLAN': 'أنت على هذه الباقة بالفعل. اختر باقة أخرى.',
  'SUBSCRIPTION.NOT_AN_UPGRADE': 'هذه الباقة أصغر من باقتك. يمكنك الانتقال إليها عند انتهاء السنة المدفوعة.',
  'SUBSCRIPTION.DOWNGRADED': 'تبدأ الباقة الأصغر عند انتهاء السنة المدفوعة.',
  'SUBSCRIPTION.KEPT': 'تستمر باقتك كما كانت.',
  'SUBSCRIPTION.NOT_TO_KEEP': 'انتهت هذه الباقة أو لا تغيير مقرَّر عليها. جدِّدوها أو اتركوها كما هي.',
  'SUBSCRIPTION.CONFIRMED': 'الاشتراك مسجَّل.',
  'SUBSCRIPTION.CANCELLED': 'تم إلغاء الاشتراك',
  'SUBSCRIPTION.NOT_PAID': 'لا توجد دفعة مسجَّلة نشأ عنها هذا الاشتراك.',
} as const satisfies Record<keyof typeof en, string>;
