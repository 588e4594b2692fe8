import type { scheduling as en } from './en.ts';

export const scheduling = {
  'deadline.feed.subscribe': 'Abone ol',
  'deadline.feed.title': 'Takviminizde son tarihler',
  'deadline.feed.lead':
    'Takvim uygulamanız tüm kuruluşlarınızın son tarihlerini özel bir adresten okur ve güncel kalır.',
  'deadline.feed.madeOn':
    'Adresiniz {date} tarihinde oluşturuldu ve bir kez gösterildi. Yeniden gerekirse yeni bir adres oluşturun.',
  'deadline.feed.make': 'Adres oluştur',
  'deadline.feed.makeAgain': 'Yeni adres oluştur',
  'deadline.feed.makeAgainHint': 'Mevcut adres o zaman çalışmaz olur.',
  'deadline.feed.address': 'Özel adres',
  'deadline.feed.keep':
    'Şimdi kopyalayın: yalnızca bir kez gösterilir. Bu adresi bilen herkes son tarihlerinizi okuyabilir.',
  'deadline.feed.copy': 'Adresi kopyala',
  'deadline.feed.copied': 'Adres kopyalandı.',
  'deadline.feed.open': 'Takvim uygulamasında aç',
  'deadline.feed.end': 'Adresi kaldır',
} as const satisfies Record<keyof typeof en, string>;
