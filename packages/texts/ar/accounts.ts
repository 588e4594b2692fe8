import type { accounts as en } from '../en/accounts.ts';

export const accounts = {
  'PASSWORD.TOO_SHORT': 'الحد الأدنى 8 أحرف',
  'PASSWORD.TOO_LONG': 'الحد الأقصى 20 حرفًا',
  'PASSWORD.WEAK':
    'يجب ألّا تقلّ كلمة المرور عن 8 أحرف، وأن تضم حرفًا لاتينيًا كبيرًا وحرفًا صغيرًا ورمزًا خاصًا على الأقل.',
  'PASSWORD.MISMATCH': 'كلمتا المرور غير متطابقتين',
  'LOGIN.LINK_INVALID': 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. يُرجى طلب رابط جديد.',
  'account.password.new': 'كلمة المرور الجديدة',
  'account.password.confirm': 'تأكيد كلمة المرور الجديدة',
  'account.password.rule': 'من 8 إلى 20 حرفًا، منها حرف كبير وحرف صغير ورمز خاص.',
} as const satisfies Record<keyof typeof en, string>;
