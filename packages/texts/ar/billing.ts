import type { billing as en } from '../en/billing.ts';

export const billing = {
  'COUPON.APPLIED': 'تم تطبيق القسيمة',
  'COUPON.INVALID': 'قسيمة الخصم هذه غير صالحة.',
  'COUPON.EXPIRED': 'انتهت صلاحية قسيمة الخصم هذه.',
  'COUPON.USED_UP': 'استُخدمت قسيمة الخصم هذه العدد المسموح به من المرات.',
  'COUPON.ALREADY_USED': 'سبق لهذه المنشأة استخدام قسيمة الخصم هذه.',
  'CARD.REQUIRED': 'يُرجى إدخال بطاقة الدفع.',
  'CARD.UNREADABLE': 'تعذرت قراءة البطاقة. يُرجى إدخالها من جديد.',
  'CARD.STALE': 'مضى على إدخال البطاقة أكثر من خمس دقائق. يُرجى الدفع من جديد.',
  'CARD.USED': 'سبق إرسال بيانات البطاقة هذه. يُرجى إدخال البطاقة من جديد.',
  'CARD.NAME_REQUIRED': 'يُرجى إدخال الاسم المكتوب على البطاقة.',
  'CARD.NUMBER_INVALID': 'يُرجى التحقق من رقم البطاقة: أحد الأرقام خاطئ أو ناقص.',
  'CARD.EXPIRY_INVALID': 'يُرجى إدخال تاريخ الانتهاء بالشهر والسنة، مثل \u206604/27\u2069.',
  'CARD.EXPIRED': 'انتهت صلاحية هذه البطاقة.',
  'CARD.CODE_INVALID': 'يُرجى إدخال رمز الأمان: ثلاثة أرقام، أو أربعة في بطاقات American Express.',
  'PAYMENT.SUCCESS': 'تم الدفع بنجاح',
  'PAYMENT.REFUSED':
    '{reason, select, insufficient_funds {رُفضت البطاقة: الرصيد غير كافٍ.} test_cards_only {هذه بيئة تجريبية: لا تُقبل فيها إلا بطاقات الاختبار المنشورة.} not_received {لم تصل عملية الدفع إلى مزوّد خدمة البطاقات.} not_confirmed {لم يُؤكَّد الدفع لدى مصرفك.} other {رفض المصرف هذه البطاقة.}} لم يُخصم أي مبلغ.',
  'PAYMENT.PRICE_CHANGED': 'تغيّر السعر منذ عرضه. يُرجى مراجعة الإجمالي الجديد والدفع من جديد.',
  'billing.plan.founder': 'المؤسس',
  'billing.plan.founder.for': 'للشركاء المؤسِّسين وأوائل المستثمرين معهم.',
  'billing.plan.growth': 'النمو',
  'billing.plan.growth.for': 'لشركة تُصدر أسهمًا لفريق عملها.',
  'billing.plan.counsel': 'المستشار',
  'billing.plan.counsel.for': 'لشركة كثيرة المساهمين ولمستشاريها القانونيين.',
} as const satisfies Record<keyof typeof en, string>;
