import type { general as en } from '../en/general.ts';

export const general = {
  'GENERAL.SUCCESS': 'Tamamlandı.',
  'GENERAL.MALFORMED': 'İstek okunamadı. Lütfen gönderileni kontrol edip yeniden deneyin.',
  'GENERAL.FIELD_INVALID': 'Bu değer geçerli değil.',
  'GENERAL.FIELD_REQUIRED': 'Bu alan zorunludur',
  'GENERAL.FIELD_UNKNOWN': 'Bilinmeyen alan. Kaldırıp yeniden deneyin.',
  'GENERAL.TOO_LONG': 'Lütfen en çok {max, number} karakter kullanın.',
  'GENERAL.TOO_SHORT': 'Lütfen en az {min, number} karakter kullanın.',
  'GENERAL.NOT_A_DATE': '2026-03-31 gibi, 1600 yılından sonraki geçerli bir tarih girin.',
  'GENERAL.NOT_AN_EMAIL': 'Bu geçerli bir e-posta adresi değil',
  'GENERAL.NOT_FOUND': 'Bunu bulamadık. Kaldırılmış olabilir ya da erişiminiz olmayabilir.',
  'GENERAL.STALE': 'Siz açtıktan sonra bu değişti. Son hâline bakıp yeniden deneyin.',
  'GENERAL.TOO_LARGE': 'Gönderilen veri çok büyük.',
  'GENERAL.WRONG_TYPE': 'Bu tür içerik burada kabul edilmiyor.',
  'GENERAL.TOO_MANY': 'Çok fazla deneme yapıldı. Lütfen {seconds, number} saniye bekleyip yeniden deneyin.',
  'GENERAL.UNEXPECTED':
    'Bizim tarafımızda bir sorun oluştu. Hiçbir şey kaydedilmedi. Lütfen yeniden deneyin.',
  'GENERAL.NOT_READY': 'Hizmet başlatılıyor ya da çok yoğun. Lütfen birazdan yeniden deneyin.',
  'IDEMPOTENCY.MISMATCH': 'Bu istek daha önce başka bir içerikle gönderildi. Lütfen baştan başlayın.',
  'SESSION.INVALID': 'Geçersiz erişim bilgileri.',
  'SESSION.EXPIRED': 'Oturumunuzun süresi doldu',
  'ACCESS.VIEW_ONLY': 'Bu organizasyona salt görüntüleme erişiminiz var.',
  'ACCESS.RESTRICTED': 'Hiçbir izin atanmadığı için erişim kısıtlı.',
  'ACCESS.SECTION_VIEW_ONLY': '{section} bölümüne salt görüntüleme erişiminiz var.',
  'ACCESS.STAFF_ONLY': 'Bunu yalnızca ekibimiz açabilir.',
} as const satisfies Record<keyof typeof en, string>;
