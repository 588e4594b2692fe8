import type { accountMails as en } from '../en/accountMails.ts';

export const accountMails = {
  'entry.mail.verify.subject': 'Lütfen e-posta adresinizi doğrulayın',
  'entry.mail.verify.body':
    'Lütfen bu adresin sizin olduğunu doğrulayın. O zamana kadar çalışabilir, ancak kimseyi davet edemezsiniz. Bağlantı yedi gün geçerlidir ve yalnızca bir kez kullanılabilir.',
  'entry.mail.verify.notYou': 'Bir hesap oluşturmadıysanız bu iletiyi dikkate almayın.',
  'entry.mail.verify.action': 'Adresimi doğrula',
  'entry.mail.reset.subject': 'Parolanızı sıfırlayın',
  'entry.mail.reset.body':
    'Bu bağlantıyla yeni bir parola belirleyebilirsiniz. Bağlantı bir saat geçerlidir ve yalnızca bir kez kullanılabilir.',
  'entry.mail.reset.notYou': 'Bunu siz istemediyseniz bu iletiyi dikkate almayın. Parolanız aynı kalır.',
  'entry.mail.reset.action': 'Yeni parola belirle',
  'account.mail.greeting': 'Merhaba {firstname},',
  'account.mail.passwordChanged.subject': 'Parolanız değiştirildi',
  'account.mail.passwordChanged.body':
    'Hesabınızın parolası az önce değiştirildi. Diğer bütün cihazlardaki oturumlar kapatıldı.',
  'account.mail.passwordChanged.notYou':
    'Bunu siz yapmadıysanız lütfen hemen yeni bir parola belirleyin. Parolayı değiştiren kişinin oturumu o zaman kapanır.',
  'account.mail.passwordChanged.action': 'Yeni parola belirle',
} as const satisfies Record<keyof typeof en, string>;
