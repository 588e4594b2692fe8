import type { accounts as en } from '../en/accounts.ts';

export const accounts = {
  'PASSWORD.TOO_SHORT': 'الحد الأدنى 8 أحرف',
  'PASSWORD.TOO_LONG': 'الحد الأقصى 20 حرفًا',
  'PASSWORD.WEAK':
    'يجب ألّا تقلّ كلمة المرور عن 8 أحرف، وأن تضم حرفًا لاتينيًا كبيرًا وحرفًا صغيرًا ورمزًا خاصًا على الأقل.',
  'PASSWORD.MISMATCH': 'كلمتا المرور غير متطابقتين',
  'LOGIN.EMAIL_NOT_REGISTERED': 'يُرجى إدخال بريد إلكتروني صالح ومسجَّل.',
  'LOGIN.PASSWORD_INVALID': 'يُرجى إدخال كلمة مرور صحيحة.',
  'LOGIN.SECOND_FACTOR_REQUIRED': 'يُرجى إدخال الرمز من تطبيق المصادقة.',
  'LOGIN.SECOND_FACTOR_INVALID': 'هذا الرمز غير صالح أو سبق استخدامه. يُرجى إدخال الرمز التالي.',
  'LOGIN.LINK_INVALID': 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. يُرجى طلب رابط جديد.',
  'LOGIN.EMAIL_SENDED_RECENTLY': 'أُرسلت رسالة إعادة التعيين منذ قليل. يُرجى الانتظار قبل المحاولة مرة أخرى.',
  'LOGIN.INVITATION_SENT_RECENTLY': 'أُرسلت دعوة منذ قليل. يُرجى الانتظار قبل إرسال أخرى.',
  'VERIFY.EMAIL_SENT_RECENTLY': 'أُرسلت رسالة التأكيد منذ قليل. يُرجى الانتظار قبل طلب رسالة أخرى.',
  'SESSION.SIGNED_OUT': 'تم تسجيل الخروج.',
  'account.password.new': 'كلمة المرور الجديدة',
  'account.password.confirm': 'تأكيد كلمة المرور الجديدة',
  'account.password.rule': 'من 8 إلى 20 حرفًا، منها حرف كبير وحرف صغير ورمز خاص.',
} as const satisfies Record<keyof typeof en, string>;
