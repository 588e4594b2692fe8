import type { accounts as en } from '../en/accounts.ts';

export const accounts = {
  'PASSWORD.TOO_SHORT': 'En az 8 karakter olmalı',
  'PASSWORD.TOO_LONG': 'En çok 20 karakter olmalı',
  'PASSWORD.WEAK':
    'Parola en az 8 karakter olmalı; bir büyük harf, bir küçük harf ve bir özel karakter içermelidir.',
  'PASSWORD.MISMATCH': 'Parolalar aynı değil',
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
  'account.password.new': 'Yeni parola',
  'account.password.confirm': 'Yeni parola (yeniden)',
  'account.password.rule': '8 ile 20 karakter arası; bir büyük harf, bir küçük harf ve bir özel karakter.',
} as const satisfies Record<keyof typeof en, string>;
