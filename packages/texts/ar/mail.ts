import type { mail as en } from '../en/mail.ts';

export const mail = {
  'mail.copyLink': 'إذا لم يعمل الزر، يُرجى نسخ هذا العنوان إلى المتصفح:',
  'mail.automatic': 'أُرسلت هذه الرسالة تلقائيًا من {brand}. يُرجى عدم الرد عليها.',
  'mail.support': 'للأسئلة، يُرجى مراسلتنا على {address}.',
} as const satisfies Record<keyof typeof en, string>;
