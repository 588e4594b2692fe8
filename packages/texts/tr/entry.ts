import type { entry as en } from '../en/entry.ts';

export const entry = {
  'entry.email': 'E-posta',
  'entry.password': 'Parola',
  'entry.toLogin': 'Oturum açmaya dön',
  'login.title': 'Oturum aç',
  'login.lead': 'Şirketinizin kayıtları, düzen içinde.',
  'login.forgot': 'Parolayı mı unuttunuz?',
  'login.submit': 'Oturum aç',
  'login.new': 'Yeni misiniz? {link}',
  'login.new.link': 'Bir şirket kurun ya da ekleyin',
  'login.idle': '20 dakika işlem yapılmazsa oturumunuz kapanır.',
  'login.code': 'Kod',
  'login.code.help': 'Doğrulama uygulamanızdaki altı rakam ya da bir kurtarma kodu.',
  'forgot.title': 'Parolanızı mı unuttunuz?',
  'forgot.lead': 'Yenisini belirleyebileceğiniz bir bağlantı göndeririz.',
  'forgot.submit': 'Bağlantıyı gönder',
  'forgot.sent.title': 'E-postalarınıza bakın',
  'forgot.sent.body':
    'Bağlantı {email} adresine gönderildi. Bir saat geçerlidir ve yalnızca bir kez kullanılabilir.',
  'entry.mailbox':
    'Yapılandırılmış bir e-posta sunucusu yok: posta kutusunu, sunucu başlarken yazdırılan adreste açın.',
  'reset.title': 'Yeni parola belirle',
  'reset.lead': 'Bütün oturumlar kapatılır; ardından yeni parolayla oturum açın.',
  'reset.submit': 'Parolayı kaydet',
  'reset.again': 'Yeni bağlantı iste',
  'verify.title': 'E-posta adresinizi doğrulayın',
  'verify.lead': 'Bu adresin sizin olduğunu onaylayın.',
  'verify.submit': 'E-posta adresimi doğrula',
  'verify.done.title': 'Adresiniz doğrulandı',
  'verify.done.body': '{email} doğrulandı. Artık başkalarını davet edebilirsiniz.',
  'verify.continue': 'Devam et',
} as const satisfies Record<keyof typeof en, string>;
