import type { accountMails as en } from '../en/accountMails.ts';

export const accountMails = {
  'entry.mail.verify.subject': 'يُرجى تأكيد بريدك الإلكتروني',
  'entry.mail.verify.body':
    'يُرجى تأكيد أن هذا البريد لك. وحتى ذلك الحين يمكنك العمل، دون دعوة الآخرين. يصلح الرابط مرة واحدة خلال سبعة أيام.',
  'entry.mail.verify.notYou': 'إن لم يكن إنشاء الحساب بطلب منك، فيُرجى تجاهل هذه الرسالة.',
  'entry.mail.verify.action': 'تأكيد البريد الإلكتروني',
  'entry.mail.reset.subject': 'إعادة تعيين كلمة المرور',
  'entry.mail.reset.body': 'يمكنك بهذا الرابط تعيين كلمة مرور جديدة. يصلح مرة واحدة خلال ساعة.',
  'entry.mail.reset.notYou': 'إن لم يكن ذلك بطلب منك، فيُرجى تجاهل هذه الرسالة، وتبقى كلمة المرور كما هي.',
  'entry.mail.reset.action': 'تعيين كلمة مرور جديدة',
  'account.mail.greeting': 'مرحبًا {firstname}،',
  'account.mail.passwordChanged.subject': 'تم تغيير كلمة المرور',
  'account.mail.passwordChanged.body':
    'تم الآن تغيير كلمة المرور لحسابك، وسُجِّل الخروج من جميع الأجهزة الأخرى.',
  'account.mail.passwordChanged.notYou':
    'إن لم يكن ذلك بعلمك، فيُرجى تعيين كلمة مرور جديدة فورًا؛ وعندها يُسجَّل خروج من غيّرها.',
  'account.mail.passwordChanged.action': 'تعيين كلمة مرور جديدة',
} as const satisfies Record<keyof typeof en, string>;
