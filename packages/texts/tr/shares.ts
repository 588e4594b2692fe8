import type { shares as en } from '../en/shares.ts';

export const shares = {
  invalid_period: '{property, select, cliff {İlk bekleme süresi geçersiz} other {Süre geçersiz}}',
  class_not_available: 'Tüm pay grupları atanmış.',

  'SHARES.OWNERSHIP_INVALID': 'Lütfen en az 1 olmak üzere tam sayı olarak pay adedi girin.',
  'SHARES.OWNERSHIP_TOO_LARGE': 'Lütfen en çok {max} pay girin.',
  'SHARES.PRICE_INVALID': 'Lütfen fiyatı dolar olarak, en çok on ondalık basamakla girin.',
  'SHARES.PRICE_TOO_LOW': 'Bir payın fiyatı en az {minimum} olmalıdır.',
  'SHARES.CLASS_REQUIRED': 'Lütfen bir pay grubu seçin.',
  'SHARES.DATED_BY_ISSUE':
    'Paylar belge, karar ve ödeme tarihlerinin en geç olanında çıkarılır. Lütfen tarihi boş bırakın.',
  'SHARES.RESOLUTION_DATE_REQUIRED': 'Karar tarihini de girin.',
  'SHARES.RESOLUTION_NUMBER_REQUIRED': 'Karar numarasını da girin.',

  'SHARES.VOTES_INVALID':
    'Lütfen pay başına oyu tam sayı olarak girin; oy hakkı veren grupta en az 1 olmalıdır.',
  'SHARES.AUTHORIZED_INVALID': 'Lütfen tam sayı olarak pay adedi girin veya sınırsızı seçin.',
  'SHARES.PREFIX_INVALID': 'Lütfen CS gibi bir ile altı büyük harf kullanın.',
  'SHARES.PREFIX_TAKEN': 'Başka bir grup pay senetlerini zaten {prefix} ile numaralandırıyor.',
  'SHARES.CLASS_NAME_TAKEN': 'Bu adda bir pay grubu zaten var.',
  'SHARES.DIVIDEND_RATE_REQUIRED': 'Lütfen sabit kâr payının yıllık oranını yüzde olarak girin.',
  'SHARES.REDEMPTION_REQUIRED':
    'Lütfen bir payın itfa bedelini ya da bunu belirleyen formülü girin (CBCA m. 36(1)).',
  'SHARES.REDEMPTION_TWICE': 'Lütfen bedel ya da formülden yalnızca birini girin; diğerini silin.',
  'SHARES.AMOUNT_INVALID': 'Lütfen en çok on ondalık basamaklı bir sayı girin.',
  'SHARES.CONVERSION_REQUIRED': 'Lütfen bu payların dönüşeceği grubu seçin.',
  'SHARES.CONVERTS_INTO_ITSELF': 'Bir grup kendisine dönüşemez.',
} as const satisfies Record<keyof typeof en, string>;
