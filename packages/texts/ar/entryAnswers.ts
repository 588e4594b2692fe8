import type { entryAnswers as en } from '../en/entryAnswers.ts';

export const entryAnswers = {
  'REGISTER.SUCCESS': 'تم إنشاء حسابك.',
  'REGISTER.EMAIL_TAKEN': 'هذا البريد الإلكتروني مسجَّل لدينا بالفعل.',
  'LOGIN.SUCCESS': 'تم تسجيل الدخول.',
  'LOGIN.EMAIL_RESENT': 'أُرسلت رسالة إعادة تعيين كلمة المرور',
  'LOGIN.USER_NOT_FOUND': 'هذا البريد الإلكتروني غير مسجَّل.',
  'LOGIN.PASSWORD_CHANGED': 'تم تحديث كلمة المرور.',
  'VERIFY.SUCCESS': 'تم تأكيد بريدك الإلكتروني.',
  'VERIFY.EMAIL_SENT': 'أُرسلت رسالة تأكيد.',
  'VERIFY.ALREADY_VERIFIED': 'سبق تأكيد بريدك الإلكتروني.',
  'VERIFY.PASSWORD_NEEDED':
    'لا جلسة مفتوحة هنا بهذا البريد. يُرجى تسجيل الدخول وفتح الرابط من جديد، أو تعيين كلمة مرور جديدة.',
  'LOGIN.EMAIL_NOT_REGISTERED': 'يُرجى إدخال بريد إلكتروني صالح ومسجَّل.',
  'LOGIN.PASSWORD_INVALID': 'يُرجى إدخال كلمة مرور صحيحة.',
  'LOGIN.SECOND_FACTOR_REQUIRED': 'يُرجى إدخال الرمز من تطبيق المصادقة.',
  'LOGIN.SECOND_FACTOR_INVALID': 'هذا الرمز غير صالح أو سبق استخدامه. يُرجى إدخال الرمز التالي.',
  'LOGIN.EMAIL_SENDED_RECENTLY': 'أُرسلت رسالة إعادة التعيين منذ قليل. يُرجى الانتظار قبل المحاولة مرة أخرى.',
  'LOGIN.INVITATION_SENT_RECENTLY': 'أُرسلت دعوة منذ قليل. يُرجى الانتظار قبل إرسال أخرى.',
  'VERIFY.EMAIL_SENT_RECENTLY': 'أُرسلت رسالة التأكيد منذ قليل. يُرجى الانتظار قبل طلب رسالة أخرى.',
  'SESSION.SIGNED_OUT': 'تم تسجيل الخروج.',
} as const satisfies Record<keyof typeof en, string>;
