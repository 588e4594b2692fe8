import type { mail as en } from '../en/mail.ts';

export const mail = {
  'mail.copyLink': 'Düğme çalışmazsa bu adresi tarayıcınıza kopyalayın:',
  'mail.automatic': 'Bu ileti {brand} tarafından otomatik olarak gönderildi. Lütfen yanıtlamayın.',
  'mail.support': 'Sorularınız için {address} adresine yazabilirsiniz.',
} as const satisfies Record<keyof typeof en, string>;
