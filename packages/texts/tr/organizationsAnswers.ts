import type { organizationsAnswers as en } from '../en/organizationsAnswers.ts';

export const organizationsAnswers = {
  'ORGANIZATION.CREATE_ORGANIZATION.SUCCESS': 'Organizasyon oluşturuldu.',
  'ORGANIZATION.UPDATE_ACCOUNT_INFO.SUCCESS': 'Hesap bilgileri kaydedildi.',
  'ORGANIZATION.UPDATE_COMPANY_INFO.SUCCESS': 'Firma bilgileri kaydedildi.',
  'ORGANIZATION.UPDATE_CORPORATE_INFO.SUCCESS': 'Şirket bilgileri kaydedildi.',
  'ORGANIZATION.UPDATE_TAX_INFO.SUCCESS': 'Vergi bilgileriniz güncellendi.',
  'ORGANIZATION.UPDATE_FILING_YEAR.SUCCESS': 'Sicil bildirimi yılı belirlendi.',
  'ORGANIZATION.UPLOAD_PROFILE.SUCCESS': 'Profil resmi yüklendi.',
  'ORGANIZATION.UPDATE_BILLING_ADDRESS.SUCCESS': 'Fatura adresi güncellendi.',
  'ORGANIZATION.UPDATE_BILLING_ADDRESS.FAILED': 'Bir sorun oluştu.',
  'ORGANIZATION.NAME_REQUIRED': 'Lütfen organizasyon için bir ad girin.',
  'ORGANIZATION.STATUS_NOT_POSSIBLE': 'Organizasyon bulunduğu durumdan bu adımı atamaz.',
  'ORGANIZATION.FILING_YEAR_TOO_EARLY': 'İlk sicil bildirimi yılı {year}.',
  'ORGANIZATION.ANCHOR_TOO_EARLY':
    'Birleşme ya da başka kanuna geçiş kuruluştan önce olamaz. Kuruluş tarihini ya da sonraki bir tarihi girin.',
  'ORGANIZATION.IMAGE_INVALID': 'Lütfen PNG veya JPEG biçiminde bir resim seçin.',
} as const satisfies Record<keyof typeof en, string>;
