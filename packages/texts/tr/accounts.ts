import type { accounts as en } from '../en/accounts.ts';

export const accounts = {
  'PASSWORD.TOO_SHORT': 'En az 8 karakter olmalı',
  'PASSWORD.TOO_LONG': 'En çok 20 karakter olmalı',
  'PASSWORD.WEAK':
    'Parola en az 8 karakter olmalı; bir büyük harf, bir küçük harf ve bir özel karakter içermelidir.',
  'PASSWORD.MISMATCH': 'Parolalar aynı değil',
  'PROFILE.CHANGE_PASSWORD.SUCCESS': 'Parolanız değiştirildi.',
  'PROFILE.CHANGE_PASSWORD.NOT_MATCHED': 'Yeni parolalar aynı değil.',
  'PROFILE.CHANGE_PASSWORD.CURRENT_WRONG': 'Bu, şu anki parolanız değil.',
  'LOGIN.EMAIL_NOT_REGISTERED': 'Lütfen kayıtlı ve geçerli bir e-posta adresi girin.',
  'LOGIN.PASSWORD_INVALID': 'Lütfen geçerli parolayı girin.',
  'LOGIN.SECOND_FACTOR_REQUIRED': 'Lütfen doğrulama uygulamanızdaki kodu girin.',
  'LOGIN.SECOND_FACTOR_INVALID':
    'Bu kod geçerli değil ya da daha önce kullanıldı. Lütfen sıradaki kodu girin.',
  'LOGIN.LINK_INVALID': 'Bu bağlantı kullanılmış ya da süresi dolmuş. Lütfen yenisini isteyin.',
  'LOGIN.EMAIL_SENDED_RECENTLY':
    'Sıfırlama e-postası kısa süre önce gönderildi. Lütfen yeniden denemeden önce bekleyin.',
  'LOGIN.INVITATION_SENT_RECENTLY':
    'Kısa süre önce bir davet gönderildi. Lütfen yenisini göndermeden önce bekleyin.',
  'VERIFY.EMAIL_SENT_RECENTLY':
    'Doğrulama e-postası kısa süre önce gönderildi. Lütfen yenisini istemeden önce bekleyin.',
  'SESSION.SIGNED_OUT': 'Oturumunuz kapatıldı.',
  'SESSION.SIGNED_OUT_EVERYWHERE': 'Bütün cihazlardaki oturumlarınız kapatıldı.',
  'SESSION.ENDED': 'O cihazdaki oturum kapatıldı.',
  'SECOND_FACTOR.BEGUN': 'Anahtarı doğrulama uygulamanıza ekleyin, sonra kodunu girin.',
  'SECOND_FACTOR.ON': 'İkinci doğrulama adımı açık.',
  'SECOND_FACTOR.OFF': 'İkinci doğrulama adımı kapalı.',
  'SECOND_FACTOR.ALREADY_ON': 'İkinci doğrulama adımı zaten açık.',
  'SECOND_FACTOR.NOT_BEGUN': 'Lütfen yeni bir anahtarla başlayın.',
  'SECOND_FACTOR.VERIFY_FIRST': 'Lütfen önce e-posta adresinizi doğrulayın.',
  'account.password.title': 'Parola değiştir',
  'account.password.lead': 'Parola değişince diğer bütün cihazlardaki oturumlar kapanır.',
  'account.password.current': 'Şu anki parola',
  'account.password.new': 'Yeni parola',
  'account.password.confirm': 'Yeni parola (yeniden)',
  'account.password.rule': '8 ile 20 karakter arası; bir büyük harf, bir küçük harf ve bir özel karakter.',
  'account.password.submit': 'Parolayı değiştir',
} as const satisfies Record<keyof typeof en, string>;
