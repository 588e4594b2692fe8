import type { ui as en } from '../en/ui.ts';

export const ui = {
  'ui.cancel': 'Vazgeç',
  'ui.close': 'Kapat',
  'ui.optional': '(isteğe bağlı)',
  'ui.loading': 'Yükleniyor…',
  'ui.lost': 'Bağlantı yok. Hiçbir şey kaybolmadı: lütfen yeniden deneyin.',
  'ui.skip': 'İçeriğe geç',
  'ui.language': 'Dil: {language}',
  'ui.password.show': 'Parolayı göster',
  'ui.password.hide': 'Parolayı gizle',
  'ui.error.title': 'Yüklenemedi',
  'ui.error.body': 'Hiçbir şey kaybolmadı. Yazdıklarınız bu sekmede duruyor.',
  'ui.error.retry': 'Yeniden dene',
  'ui.specimen.mark': 'Örnek',
  'ui.specimen.register': 'Menkul kıymet defteri, adi paylar, {date} itibarıyla',
  'ui.specimen.certificate': 'Pay senedi',
  'ui.specimen.holder': 'Pay sahibi',
  'ui.specimen.shares': 'Pay',
  'ui.specimen.carried': 'Nakli yekûn',
  'ui.specimen.entered': 'Kaydı yapan: {name}, {date}.',
  'ui.specimen.promise': 'Defterlerinizdeki her kayıt, kimin ne zaman yaptığıyla birlikte saklanır.',
} as const satisfies Record<keyof typeof en, string>;
