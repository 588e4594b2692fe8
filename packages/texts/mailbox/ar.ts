import type { mailbox as en } from './en.ts';

export const mailbox: Record<keyof typeof en, string> = {
  'mailbox.code.lead': 'مرحبًا {name}. سنرسل رمزًا إلى {email} للتحقق من هويتك.',
  'mailbox.code.sent': 'أدخل الأرقام الستة التي أرسلناها إلى {email}.',
  'mailbox.code.send': 'إرسال الرمز إليّ',
  'mailbox.code.again': 'إرسال رمز آخر',
  'mailbox.code.label': 'الرمز',
  'mailbox.mail.code': 'رمزك هو {code}. يصلح مدة 10 دقائق.',
  'mailbox.mail.notYou': 'إن لم تطلبه فتجاهل هذه الرسالة ولا تعطِ الرمز لأحد.',
};
