import type { billingAnswers as en } from '../en/billingAnswers.ts';

export const billingAnswers = {
  'CARD.UPDATED': 'Kart güncellendi',
  'PAYMENT.PROCESSING': 'Ödeme işleniyor. Sizden iki kez tahsilat yapılmaz.',
  'PAYMENT.ALREADY_PAID': 'Bu organizasyonun paketi zaten ödendi.',
  'PAYMENT.UNDER_WAY': 'Bu organizasyonun başka bir ödemesi işleniyor. Lütfen sonucunu bekleyin.',
  'SUBSCRIPTION.CONFIRMED': 'Abonelik kayıtlı.',
  'SUBSCRIPTION.CANCELLED': 'Abonelik iptal edildi',
  'SUBSCRIPTION.NOT_PAID': 'Bu aboneliği oluşturan kayıtlı bir ödeme yok.',
} as const satisfies Record<keyof typeof en, string>;
