import type { password as en } from '../en/password.ts';

export const password = {
  'account.password.title': 'Parola değiştir',
  'account.password.lead': 'Parola değişince diğer bütün cihazlardaki oturumlar kapanır.',
  'account.password.current': 'Şu anki parola',
  'account.password.submit': 'Parolayı değiştir',
} as const satisfies Record<keyof typeof en, string>;
