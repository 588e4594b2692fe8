import type { documents as en } from './en.ts';

export const documents: Record<keyof typeof en, string> = {
  'DOCUMENTS.MADE': 'Belge oluşturuldu.',
  'DOCUMENTS.ORDERED': 'Belgeleriniz hazırlanıyor.',
  'DOCUMENTS.UPLOADED': 'Belge yüklendi.',
  'DOCUMENTS.LINKED': 'Belge bağlandı',
  'DOCUMENTS.BLANKS': 'Bu belge için gereken bazı bilgiler henüz kayıtlı değil.',
  'DOCUMENTS.UNPRINTABLE': 'Şu karakterler basılamıyor: {characters}. Adı başka bir yazıyla girin.',
  'DOCUMENTS.PRINTING_UNAVAILABLE': 'Bu sunucuda şu anda belge oluşturulamıyor.',
  'DOCUMENTS.PRINTING_FAILED': 'Belge oluşturulamadı. Yeniden deneyin.',
  'DOCUMENTS.NOT_GENERATED_HERE': 'Burada belge oluşturulmaz. Kendi belgelerinizi yükleyebilirsiniz.',
  'DOCUMENTS.SIGNED': 'İmzalı bir belge değiştirilemez. Önce iptal edin, sonra yenisini oluşturun.',
  'DOCUMENTS.STATUS_NOT_POSSIBLE': 'Bu belge o duruma geçemez.',
  'DOCUMENTS.CATEGORY_EXISTS': 'Bu adda bir bölüm zaten var.',
  'DOCUMENTS.NONE_CHOSEN': 'En az bir belge seçin.',
  'DOCUMENTS.TOO_MANY': 'Bir indirmeye en çok {most} belge sığar.',
  'DOCUMENTS.UPLOAD_FAILED': 'Belge yüklenemedi',
  'DOCUMENTS.LINK_FAILED': 'Bir sorun oluştu.',
  'DOCUMENTS.UNKNOWN_MERGE_FIELD': '{name} adında bir birleştirme alanı yok.',
  'document.mail.subject': '{company} karar defteri',
  'document.mail.body': '{company} {date} tarihinden beri kayıtlı. Karar defterinde {documents} belge var.',
  'document.mail.action': 'Karar defterini aç',
};
