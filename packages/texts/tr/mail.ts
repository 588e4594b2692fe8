import type { mail as en } from '../en/mail.ts';

export const mail = {
  'mail.copyLink': 'Düğme çalışmazsa bu adresi tarayıcınıza kopyalayın:',
  'mail.automatic': 'Bu ileti {brand} tarafından otomatik olarak gönderildi. Lütfen yanıtlamayın.',
  'mail.support': 'Sorularınız için {address} adresine yazabilirsiniz.',
  'mailbox.title': 'Posta kutusu',
  'mailbox.why': 'Yapılandırılmış bir e-posta sunucusu yok (SMTP_URL); e-postalar yedi gün burada kalır.',
  'mailbox.none': 'Henüz e-posta yok.',
  'mailbox.to': 'Alıcı: {address}',
  'mailbox.asPage': 'Sayfa olarak',
  'mailbox.all': 'Tüm e-postalar',
} as const satisfies Record<keyof typeof en, string>;
