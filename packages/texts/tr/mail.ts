import type { mail as en } from '../en/mail.ts';

export const mail = {
  'mail.copyLink': 'Düğme çalışmazsa bu adresi tarayıcınıza kopyalayın:',
  'mail.automatic': 'Bu ileti {brand} tarafından otomatik olarak gönderildi. Lütfen yanıtlamayın.',
  'mail.support': 'Sorularınız için {address} adresine yazabilirsiniz.',
  'mail.checkpoint':
    'Gönderim anında günlüğün denetim noktası: {size, plural, one {# kayıt} other {# kayıt}}, kök {root}. Bu iletiyi saklayın: kayıtlar sonradan değiştirilirse bu satır artık uymaz. Bir kaydı herkes {address} adresinde doğrulayabilir.',
  'mailbox.title': 'Posta kutusu',
  'mailbox.why': 'Yapılandırılmış bir e-posta sunucusu yok (SMTP_URL); e-postalar yedi gün burada kalır.',
  'mailbox.none': 'Henüz e-posta yok.',
  'mailbox.to': 'Alıcı: {address}',
  'mailbox.asPage': 'Sayfa olarak',
  'mailbox.all': 'Tüm e-postalar',
} as const satisfies Record<keyof typeof en, string>;
