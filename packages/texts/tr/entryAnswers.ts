import type { entryAnswers as en } from '../en/entryAnswers.ts';

export const entryAnswers = {
  'VERIFY.ALREADY_VERIFIED': 'E-posta adresiniz zaten doğrulanmış.',
  'VERIFY.PASSWORD_NEEDED':
    'Burada bu adresle oturum açmadınız. Oturum açıp bağlantıyı yeniden açın ya da yeni bir parola belirleyin.',
  'LOGIN.SECOND_FACTOR_REQUIRED': 'Lütfen doğrulama uygulamanızdaki kodu girin.',
} as const satisfies Record<keyof typeof en, string>;
