import type { filingsAnswers as en } from '../en/filingsAnswers.ts';

export const filingsAnswers = {
  'DEADLINES.DONE_IN_FILINGS':
    'Bu son tarih, sicil bildirimi verilince tamamlanır. Sicil bildirimleri listesinde onu açıp numarası veya onayıyla sunuldu olarak işaretleyin veya son tarihi geçerli değil olarak işaretleyin.',
  'FILINGS.UPDATED': 'Sicil bildirimi güncellendi.',
  'FILINGS.PARTICULARS_RECORDED': 'Kaydedildi.',
  'FILINGS.KEY_KEPT': 'Anahtar kaydedildi. Şifreli saklanır.',
  'FILINGS.NOT_ASKED':
    'Bu bildirim artık istenmiyor: konusu değişti. Sicil bildirimleri listesini yeniden açın.',
  'FILINGS.FILED_IN_REGISTER':
    'Bu bildirimi Önemli kontrol sayfasında kaydedin: neyin bildirildiğini o defter tutar.',
  'FILINGS.ALREADY_FILED': 'Bu zaten sunuldu. Sunulanı değiştirmek için düzeltme ekleyin.',
  'FILINGS.NOT_MARKED': 'Geri alınacak bir şey yok: elle sunuldu olarak işaretlenmemiş.',
  'FILINGS.NOT_FILED': 'Henüz sunulmadı. Düzeltme, sicil makamının kabul ettiğinden sonra gelir.',
  'FILINGS.OLDEST_FIRST': 'Önce {year} yılını sunun. Eksik yıllar sırasıyla sunulur.',
  'FILINGS.NOT_OPEN_THEN': 'Sicil makamı bunu {date} tarihinden itibaren kabul eder. Sunulduğu günü girin.',
  'FILINGS.NUMBER_OR_CONFIRMATION': 'Onaydaki numarayı girin ya da onayı ekleyin.',
} satisfies Record<keyof typeof en, string>;
