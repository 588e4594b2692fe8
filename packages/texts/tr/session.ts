import type { session as en } from '../en/session.ts';

export const session = {
  'session.idle.over': '20 dakika işlem yapılmadığı için oturumunuz kapatıldı.',
  'session.guest': 'Oturum aç veya kaydol',
  'session.register': 'Kaydol',
  'error404.title': 'Sayfa bulunamadı',
  'error404.body': 'Adres yanlış yazılmış veya sayfa taşınmış olabilir.',
  'error500.title': 'Bir sorun oluştu',
  'error500.body':
    'Sayfa çalışmayı durdurdu ya da daha yeni bir sürüm var. Yeniden yükleyin: kaydedilenler kaybolmadı.',
  'error.home': 'Başlangıç sayfasına git',
  'error.reload': 'Sayfayı yeniden yükle',
} as const satisfies Record<keyof typeof en, string>;
