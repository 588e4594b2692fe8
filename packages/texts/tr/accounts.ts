import type { accounts as en } from '../en/accounts.ts';

export const accounts = {
  'PASSWORD.TOO_SHORT': 'En az 8 karakter olmalı',
  'PASSWORD.TOO_LONG': 'En çok 20 karakter olmalı',
  'PASSWORD.WEAK':
    'Parola en az 8 karakter olmalı; bir büyük harf, bir küçük harf ve bir özel karakter içermelidir.',
  'PASSWORD.MISMATCH': 'Parolalar aynı değil',
  'LOGIN.LINK_INVALID': 'Bu bağlantı kullanılmış ya da süresi dolmuş. Lütfen yenisini isteyin.',
  'account.password.new': 'Yeni parola',
  'account.password.confirm': 'Yeni parola (yeniden)',
  'account.password.rule': '8 ile 20 karakter arası; bir büyük harf, bir küçük harf ve bir özel karakter.',
} as const satisfies Record<keyof typeof en, string>;
