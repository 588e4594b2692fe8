import type { billingAnswers as en } from '../en/billingAnswers.ts';

export const billingAnswers = {
  'CARD.UPDATED': 'Kart güncellendi',
  'CARD.TO_CONFIRM': 'Kartı bankanızda onaylayın.',
  'PAYMENT.PROCESSING': 'Ödeme işleniyor. Sizden iki kez tahsilat yapılmaz.',
  'PAYMENT.ALREADY_PAID': 'Bu organizasyonun paketi zaten ödendi.',
  'PAYMENT.UNDER_WAY': 'Bu organizasyonun başka bir ödemesi işleniyor. Lütfen sonucunu bekleyin.',
  'PAYMENT.NOTHING_DUE': 'Ödenecek bir şey yok: bütün pay sahipleri paketinize dahil.',
  'PAYMENT.NO_TAX_RATE':
    'Bu eyalet için kayıtlı bir vergi oranı yok. Lütfen başka bir fatura adresi seçin ya da bize yazın.',
  'SUBSCRIPTION.NONE': 'Yürürlükte bir paket yok. Lütfen önce paketinizi yenileyin.',
  'SUBSCRIPTION.SAME_PLAN': 'Zaten bu paketi kullanıyorsunuz. Lütfen başka bir paket seçin.',
  'SUBSCRIPTION.NOT_AN_UPGRADE':
    'Bu paket sizinkinden küçük. Ödenmiş yıl bittiğinde bu pakete geçebilirsiniz.',
  'SUBSCRIPTION.DOWNGRADED': 'Daha küçük paket, ödenmiş yıl bittiğinde başlar.',
  'SUBSCRIPTION.KEPT': 'Paketiniz eskisi gibi devam ediyor.',
  'SUBSCRIPTION.NOT_TO_KEEP':
    'Bu paket sona erdi ya da planlanmış bir değişiklik yok. Yenileyin ya da olduğu gibi bırakın.',
  'SUBSCRIPTION.CONFIRMED': 'Abonelik kayıtlı.',
  'SUBSCRIPTION.CANCELLED': 'Abonelik iptal edildi',
  'SUBSCRIPTION.NOT_PAID': 'Bu aboneliği oluşturan kayıtlı bir ödeme yok.',
} as const satisfies Record<keyof typeof en, string>;
