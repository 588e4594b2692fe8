import type { billingAnswers as en } from '../en/billingAnswers.ts';

export const billingAnswers = {
  'CARD.UPDATED': 'تم تحديث البطاقة',
  'CARD.TO_CONFIRM': 'يُرجى تأكيد البطاقة لدى بنككم.',
  'PAYMENT.PROCESSING': 'عملية الدفع قيد المعالجة. لن يُخصم المبلغ مرتين.',
  'PAYMENT.ALREADY_PAID': 'باقة هذه المنشأة مدفوعة بالفعل.',
  'PAYMENT.UNDER_WAY': 'هناك عملية دفع أخرى لهذه المنشأة قيد المعالجة. يُرجى انتظار نتيجتها.',
  'PAYMENT.NOTHING_DUE': 'لا شيء مستحق الدفع: جميع المساهمين ضمن باقتكم.',
  'PAYMENT.NO_TAX_RATE': 'لا توجد نسبة ضريبة مسجَّلة لهذه المقاطعة. اختاروا عنوان فوترة آخر أو راسلونا.',
  'SUBSCRIPTION.NONE': 'لا توجد باقة سارية. جدِّدوا باقتكم أولًا.',
  'SUBSCRIPTION.SAME_PLAN': 'أنتم على هذه الباقة بالفعل. اختاروا باقة أخرى.',
  'SUBSCRIPTION.NOT_AN_UPGRADE':
    'هذه الباقة أصغر من باقتكم. يمكنكم الانتقال إليها عند انتهاء السنة المدفوعة.',
  'SUBSCRIPTION.DOWNGRADED': 'تبدأ الباقة الأصغر عند انتهاء السنة المدفوعة.',
  'SUBSCRIPTION.KEPT': 'تستمر باقتكم كما كانت.',
  'SUBSCRIPTION.NOT_TO_KEEP': 'انتهت هذه الباقة أو لا تغيير مقرَّر عليها. جدِّدوها أو اتركوها كما هي.',
  'SUBSCRIPTION.CONFIRMED': 'الاشتراك مسجَّل.',
  'SUBSCRIPTION.CANCELLED': 'تم إلغاء الاشتراك',
  'SUBSCRIPTION.NOT_PAID': 'لا توجد دفعة مسجَّلة نشأ عنها هذا الاشتراك.',
} as const satisfies Record<keyof typeof en, string>;
