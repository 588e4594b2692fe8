import type { land as en } from './en.ts';

export const land = {
  'land.title': 'Ontario’daki taşınmazlar',
  'land.lead':
    'Şirketin Ontario’da sahip olduğu ya da geçmişte sahip olmuş olduğu her taşınmaz, belgeleriyle birlikte (OBCA m. 140.1).',
  'land.who.current': 'Sahip olunan',
  'land.who.former': 'Elden çıkarılan',
  'land.who.all': 'Tümü, elden çıkarılanlar dahil',
  'land.property': 'Taşınmaz',
  'land.acquired': 'Edinme',
  'land.disposed': 'Elden çıkarma',
  'land.deed': 'Tapu belgesi',
  'land.identifier': 'Taşınmaz numarası (PIN)',
  'land.division': 'Tapu bölgesi',
  'land.legal': 'Hukuki tanım',
  'land.roll': 'Vergi kütüğü numarası',
  'land.address': 'Açık adres',
  'land.acquiredOn': 'Edinme tarihi',
  'land.disposedOn': 'Elden çıkarma tarihi',
  'land.deed.help':
    'Devir belgesinin tapu sicilindeki numarası. Kopyasını satırın menüsünden kayıt dosyasına yükleyin.',
  'land.identify': 'Adres, taşınmaz numarası veya hukuki tanımdan en az birini girin.',
  'land.add': 'Taşınmaz ekle',
  'land.add.title': 'Edinilen taşınmaz',
  'land.dispose': 'Elden çıkarmayı kaydet',
  'land.dispose.title': 'Elden çıkarılan taşınmaz',
  'land.none': 'Bu tarihte Ontario’da taşınmaz yok',
  'land.whyNone': 'Ontario şirketleri taşınmazları olmasa da bu defteri tutar.',
  'land.notKept': 'Bu şirket bir Ontario şirketi değildir ve taşınmaz defteri tutmaz.',
} as const satisfies Record<keyof typeof en, string>;
