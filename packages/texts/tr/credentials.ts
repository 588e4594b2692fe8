import type { credentials as en } from '../en/credentials.ts';

export const credentials = {
  'PROFILE.CHANGE_PASSWORD.SUCCESS': 'Parolanız değiştirildi.',
  'PROFILE.CHANGE_PASSWORD.NOT_MATCHED': 'Yeni parolalar aynı değil.',
  'PROFILE.CHANGE_PASSWORD.CURRENT_WRONG': 'Bu, şu anki parolanız değil.',
  'SESSION.SIGNED_OUT_EVERYWHERE': 'Bütün cihazlardaki oturumlarınız kapatıldı.',
  'SESSION.ENDED': 'O cihazdaki oturum kapatıldı.',
  'SECOND_FACTOR.BEGUN': 'Anahtarı doğrulama uygulamanıza ekleyin, sonra kodunu girin.',
  'SECOND_FACTOR.ON': 'İki adımlı doğrulama açık. Diğer cihazlarınızda yeniden oturum açmanız gerekir.',
  'SECOND_FACTOR.OFF': 'İki adımlı doğrulama kapalı.',
  'SECOND_FACTOR.ALREADY_ON': 'İki adımlı doğrulama zaten açık.',
  'SECOND_FACTOR.NOT_BEGUN': 'Lütfen yeni bir anahtarla başlayın.',
  'SECOND_FACTOR.VERIFY_FIRST': 'Lütfen önce e-posta adresinizi doğrulayın.',
  'USER.UPDATE.SUCCESS': 'Ayarlarınız kaydedildi.',
  'USER.TERMS_ACCEPTED': 'Koşulları kabul ettiniz.',
  'PROFILE.UPDATE.SUCCESS': 'Profiliniz kaydedildi.',
  'PROFILE.PHOTO.UPLOADED': 'Fotoğraf yüklendi.',
  'PROFILE.PHOTO.REMOVED': 'Fotoğraf kaldırıldı.',
} as const satisfies Record<keyof typeof en, string>;
