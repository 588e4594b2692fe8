import type { worklistAnswers as en } from '../en/worklistAnswers.ts';

export const worklistAnswers = {
  'work.year_end': 'Hesap dönemi sonunu belirleyin',
  'work.signatures': 'İmzalar: {title}',
  'work.payment': 'Bir değişikliğin ödemesi',
  'work.attention': 'Önerilen bir değişiklik artık defterlere uymuyor',
  'work.matter':
    '{matter, select, incorporation {Kuruluş durdu} founding_set {Kuruluş belgeleri durdu} annual_filing {Yıllık bildirim durdu} other {Bir değişiklik durdu}}',
  'work.unsigned': '{count, plural, one {# belge imzalanmadı} other {# belge imzalanmadı}}',
  'work.incomplete':
    '{count, plural, one {Şirket kayıt dosyası: düzeltilecek # hata} other {Şirket kayıt dosyası: düzeltilecek # hata}}',
  'work.rejection': 'Sicil makamı esas sözleşmeyi geri gönderdi',
  'work.registry': 'Sicil makamı başka bir unvan ya da durum gösteriyor',
  'work.comma': ', ',
  'work.waits.people': '{count, plural, one {# kişi} other {# kişi}}',
  'work.waits.registry': 'Sicil makamı',
  'work.waits.refiling': 'Yeniden bildirim',
  'work.waits.payment': 'Ödeme',
  'work.waits.correction': 'Düzeltilmiş esas sözleşme',
  'work.export.title': 'İş listesi',
  'work.export.due': 'Son tarih',
  'work.export.what': 'Konu',
  'work.export.organization': 'Organizasyon',
  'work.export.waiting': 'Beklenen',
  'work.export.charge': 'Sorumlu',
  'WORKLIST.ASSIGNED': 'Atandı.',
  'WORKLIST.VIEW_SAVED': 'Görünüm kaydedildi.',
  'WORKLIST.VIEW_REMOVED': 'Görünüm silindi.',
  'WORKLIST.TOO_MANY_VIEWS': '30 kayıtlı görünümünüz var. Önce birini silin.',
} satisfies Record<keyof typeof en, string>;
