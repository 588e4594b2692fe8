import type { mail as en } from '../en/mail.ts';

export const mail = {
  'mail.copyLink': 'إذا لم يعمل الزر، يُرجى نسخ هذا العنوان إلى المتصفح:',
  'mail.automatic': 'أُرسلت هذه الرسالة تلقائيًا من {brand}. يُرجى عدم الرد عليها.',
  'mail.support': 'للأسئلة، يُرجى مراسلتنا على {address}.',
  'mail.checkpoint':
    'نقطة تحقق سجل الإثبات عند الإرسال: {size, plural, one {قيد واحد} two {قيدان} few {# قيود} many {# قيدًا} other {# قيد}}، الجذر {root}. يُرجى الاحتفاظ بهذه الرسالة: لو أُعيدت كتابة القيود يومًا لما طابقها هذا السطر. ويمكن لأي شخص التحقق من أي قيد على {address}.',
  'mailbox.title': 'صندوق البريد',
  'mailbox.why': 'لم يُضبط خادم بريد (\u2068SMTP_URL\u2069)، لذلك يبقى البريد هنا سبعة أيام.',
  'mailbox.none': 'لا بريد بعد.',
  'mailbox.to': 'إلى {address}',
  'mailbox.asPage': 'كصفحة ويب',
  'mailbox.all': 'كل البريد',
} as const satisfies Record<keyof typeof en, string>;
