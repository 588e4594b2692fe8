import type { holder as en } from '../en/holder.ts';

export const holder = {
  'ledger.kind.issued': 'Çıkarma',
  'ledger.kind.transferred': 'Devir',
  'ledger.kind.repurchased': 'İktisap',
  'ledger.kind.redeemed': 'İtfa',
  'ledger.kind.surrendered': 'Terk',
  'ledger.kind.cancelled': 'İptal',
  'ledger.kind.converted': 'Dönüştürme',
  'ledger.kind.reissued': 'Yenileme',
  'ledger.kind.class.split': 'Bölünme',
  'ledger.kind.class.consolidated': 'Birleştirme',
  'ledger.kind.option.exercised': 'Kullanım',
  'ledger.kind.instrument.converted': 'Araç dönüşümü',
  'ledger.to': '{name} adına devir, {certificate}',
  'ledger.from': '{name} tarafından devir, {certificate}',
  'ledger.withCertificate': '{act}, {certificate}',
  'ledger.othersMore': '{count, plural, other {ve # kişi daha}}',
  'ledger.void': 'hükümsüz',
  'holder.notThen': 'Bu tarihte defterde değil',
  'holder.whyNotThen':
    'Defterde bu kişi henüz yoktu ya da artık yok. Başka bir tarih daha fazlasını gösterir.',
  'holder.back': 'Tüm pay sahipleri',
  'holder.certificates.none': 'Pay senedi yok',
} as const satisfies Record<keyof typeof en, string>;
