import type { billing as en } from '../en/billing.ts';

export const billing = {
  'COUPON.APPLIED': 'Kupon uygulandı',
  'COUPON.INVALID': 'Bu indirim kuponu geçerli değil.',
  'COUPON.EXPIRED': 'Bu indirim kuponunun süresi doldu.',
  'COUPON.USED_UP': 'Bu indirim kuponu izin verilen sayıda kullanıldı.',
  'COUPON.ALREADY_USED': 'Bu organizasyon bu indirim kuponunu daha önce kullandı.',
  'CARD.REQUIRED': 'Lütfen ödeme yapacağınız kartı girin.',
  'CARD.UNREADABLE': 'Kart okunamadı. Lütfen yeniden girin.',
  'CARD.STALE': 'Kart beş dakikadan uzun süre önce girildi. Lütfen yeniden ödeyin.',
  'CARD.USED': 'Bu kart girişi daha önce gönderildi. Lütfen kartı yeniden girin.',
  'CARD.NAME_REQUIRED': 'Lütfen kartın üzerindeki adı girin.',
  'CARD.NUMBER_INVALID': 'Lütfen kart numarasını kontrol edin: bir rakam yanlış ya da eksik.',
  'CARD.EXPIRY_INVALID': 'Lütfen son kullanma tarihini ay ve yıl olarak girin, örneğin 04/27.',
  'CARD.EXPIRED': 'Bu kartın süresi dolmuş.',
  'CARD.CODE_INVALID': 'Lütfen güvenlik kodunu girin: üç rakam, American Express kartında dört.',
  'PAYMENT.SUCCESS': 'Ödeme başarılı',
  'PAYMENT.REFUSED':
    '{reason, select, insufficient_funds {Kart reddedildi: bakiye yetersiz.} test_cards_only {Burası deneme ortamı: yalnızca yayımlanmış test kartları kabul edilir.} not_received {Ödeme kart sağlayıcısına ulaşmadı.} not_confirmed {Ödeme bankanızda onaylanmadı.} other {Kart, bankası tarafından reddedildi.}} Hiçbir tahsilat yapılmadı.',
  'PAYMENT.PRICE_CHANGED': 'Fiyat, gördüğünüzden beri değişti. Lütfen yeni toplama bakın ve yeniden ödeyin.',
  'billing.plan.founder': 'Kurucu',
  'billing.plan.founder.for': 'Kurucu ortaklar ve ilk yatırımcıları için.',
  'billing.plan.growth': 'Büyüme',
  'billing.plan.growth.for': 'Ekibi için pay ihraç eden bir şirket için.',
  'billing.plan.counsel': 'Danışman',
  'billing.plan.counsel.for': 'Çok sayıda pay sahibi olan bir şirket ve hukukçuları için.',
} as const satisfies Record<keyof typeof en, string>;
