import type { organizations as en } from '../en/organizations.ts';

export const organizations = {
  'ORGANIZATION.CREATE_ORGANIZATION.SUCCESS': 'Organizasyon oluşturuldu.',
  'ORGANIZATION.UPDATE_ACCOUNT_INFO.SUCCESS': 'Hesap bilgileri kaydedildi.',
  'ORGANIZATION.UPDATE_COMPANY_INFO.SUCCESS': 'Firma bilgileri kaydedildi.',
  'ORGANIZATION.UPDATE_CORPORATE_INFO.SUCCESS': 'Şirket bilgileri kaydedildi.',
  'ORGANIZATION.UPDATE_TAX_INFO.SUCCESS': 'Vergi bilgileriniz güncellendi.',
  'ORGANIZATION.UPDATE_FILING_YEAR.SUCCESS': 'Bildirim yılı belirlendi.',
  'ORGANIZATION.UPLOAD_PROFILE.SUCCESS': 'Profil resmi yüklendi.',
  'ORGANIZATION.UPDATE_BILLING_ADDRESS.SUCCESS': 'Fatura adresi güncellendi.',
  'ORGANIZATION.UPDATE_BILLING_ADDRESS.FAILED': 'Bir sorun oluştu.',
  'ORGANIZATION.NAME_REQUIRED': 'Lütfen organizasyon için bir ad girin.',
  'ORGANIZATION.STATUS_NOT_POSSIBLE': 'Organizasyon bulunduğu durumdan bu adımı atamaz.',
  'ORGANIZATION.SUBMITTED': 'Esas sözleşme sicilde. Sicil geri gönderirse yeniden düzenlenebilir.',
  'ORGANIZATION.CHANGE_NEEDED': 'Şirket kurulmuş durumda; bu bilgi ancak bir şirket değişikliği ile değişir.',
  'ORGANIZATION.CHANGE_NEEDED.NAME':
    'Ticaret unvanı esas sözleşme değişikliği ile değişir. Değişiklikler bölümünden unvan değişikliği başlatın.',
  'ORGANIZATION.CHANGE_NEEDED.ADDRESS':
    'Kayıtlı şirket merkezi sicile bildirimle değişir. Değişiklikler bölümünden adres değişikliği başlatın.',
  'ORGANIZATION.CHANGE_NEEDED.ARTICLES':
    'Bu bilgi esas sözleşmede veya belgede yer alır ve ancak değişiklik metni ile değişir. Değişiklikler bölümünden başlatın.',
  'ORGANIZATION.CHANGE_NEEDED.YEAR_END':
    'Hesap dönemi sonu kararla değişir. Değişiklikler bölümünden başlatın.',
  'ORGANIZATION.DATE_IN_FUTURE': 'Bu tarih gelecekte olamaz.',
  'ORGANIZATION.DATE_FROM_CERTIFICATE':
    'Kuruluş tarihi kuruluş belgesiyle gelir; o zamana kadar boş bırakın.',
  'ORGANIZATION.FILING_YEAR_TOO_EARLY': 'İlk bildirim yılı kuruluş yılından ({year}) sonradır.',
  'ORGANIZATION.BUSINESS_NUMBERS_DIFFER': 'Tüm hesaplar aynı işletme numarasıyla başlamalıdır.',
  'ORGANIZATION.REGISTRATION_TWICE': 'Bu hukuk düzeni listede iki kez var.',
  'ORGANIZATION.REGISTRATION_AT_HOME': 'Şirket zaten orada kurulu; yalnızca diğer yerleri ekleyin.',
  'ORGANIZATION.IMAGE_REQUIRED': 'Lütfen bir resim seçin.',
  'ORGANIZATION.IMAGE_INVALID': 'Lütfen PNG veya JPEG biçiminde bir resim seçin.',

  'organization.filingYear.title': 'Bildirim yılı belirlensin mi?',
  'organization.filingYear.ask': 'Şirket {on} tarihinde kuruldu. İlk bildirim yılı {year} olsun mu?',
  'organization.filingYear.askDue':
    'Şirket {on} tarihinde kuruldu. İlk bildirim yılı {year} olsun mu? Yıllık sicil bildirimi için son tarih {due} olur.',
} as const satisfies Record<keyof typeof en, string>;
