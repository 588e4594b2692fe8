import type { password as en } from '../en/password.ts';

export const password = {
  'account.password.title': 'تغيير كلمة المرور',
  'account.password.lead': 'عند تغيير كلمة المرور يُسجَّل الخروج من جميع الأجهزة الأخرى.',
  'account.password.current': 'كلمة المرور الحالية',
  'account.password.submit': 'تغيير كلمة المرور',
} as const satisfies Record<keyof typeof en, string>;
