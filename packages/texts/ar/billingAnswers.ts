import type { billingAnswers as en } from '../en/billingAnswers.ts';

export const billingAnswers = {
  'CARD.UPDATED': 'تم تحديث البطاقة',
  'PAYMENT.PROCESSING': 'عملية الدفع قيد المعالجة. لن يُخصم المبلغ مرتين.',
  'PAYMENT.ALREADY_PAID': 'باقة هذه المنشأة مدفوعة بالفعل.',
  'PAYMENT.UNDER_WAY': 'هناك عملية دفع أخرى لهذه المنشأة قيد المعالجة. يُرجى انتظار نتيجتها.',
  'SUBSCRIPTION.CONFIRMED': 'الاشتراك مسجَّل.',
  'SUBSCRIPTION.CANCELLED': 'تم إلغاء الاشتراك',
  'SUBSCRIPTION.NOT_PAID': 'لا توجد دفعة مسجَّلة نشأ عنها هذا الاشتراك.',
} as const satisfies Record<keyof typeof en, string>;
