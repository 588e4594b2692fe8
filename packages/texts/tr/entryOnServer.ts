import type { entryOnServer as en } from '../en/entryOnServer.ts';

export const entryOnServer = {
  'REGISTER.SUCCESS': 'Hesabınız oluşturuldu.',
  'REGISTER.EMAIL_TAKEN': 'Bu e-posta adresi bizde zaten kayıtlı.',
  'LOGIN.SUCCESS': 'Oturum açıldı.',
  'LOGIN.EMAIL_RESENT': 'Parola sıfırlama e-postası gönderildi',
  'LOGIN.USER_NOT_FOUND': 'Bu e-posta adresi kayıtlı değil.',
  'LOGIN.PASSWORD_CHANGED': 'Parolanız güncellendi.',
  'VERIFY.SUCCESS': 'E-posta adresiniz doğrulandı.',
  'VERIFY.EMAIL_SENT': 'Bir doğrulama e-postası gönderildi.',
  'LOGIN.EMAIL_NOT_REGISTERED': 'Lütfen kayıtlı ve geçerli bir e-posta adresi girin.',
  'LOGIN.PASSWORD_INVALID': 'Lütfen geçerli parolayı girin.',
  'LOGIN.SECOND_FACTOR_INVALID':
    'Bu kod geçerli değil ya da daha önce kullanıldı. Lütfen sıradaki kodu girin.',
  'LOGIN.EMAIL_SENDED_RECENTLY':
    'Sıfırlama e-postası kısa süre önce gönderildi. Lütfen yeniden denemeden önce bekleyin.',
  'VERIFY.EMAIL_SENT_RECENTLY':
    'Doğrulama e-postası kısa süre önce gönderildi. Lütfen yenisini istemeden önce bekleyin.',
  'SESSION.SIGNED_OUT': 'Oturumunuz kapatıldı.',
} as const satisfies Record<keyof typeof en, string>;
