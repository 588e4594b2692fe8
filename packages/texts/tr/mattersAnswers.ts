import type { mattersAnswers as en } from '../en/mattersAnswers.ts';

export const mattersAnswers = {
  'MATTERS.HANDED_OVER': 'Dosyanın sorumlusu değişti.',
  'MATTERS.WITHDRAWN': 'Geri çekildi. Ödenen tutar iade ediliyor.',
  'MATTERS.OVER': 'Bu dosya kapandı: devredilecek veya geri çekilecek bir şey kalmadı.',
  'MATTERS.SENT_OUTSIDE':
    'Artık geri çekilemez: sicil makamına gönderildi veya kaydedildi. Bunun yerine defterlerde düzeltin.',
  'MATTERS.NOT_WITHDRAWN': 'Geri çekilmedi. {reason}',
  'MATTERS.NO_MEMBER': 'Bu organizasyonun bir üyesini seçin.',
} satisfies Record<keyof typeof en, string>;
