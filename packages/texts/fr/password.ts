import type { password as en } from '../en/password.ts';

export const password = {
  'account.password.title': 'Changer le mot de passe',
  'account.password.lead': 'Le changement ferme les sessions de tous les autres appareils.',
  'account.password.current': 'Mot de passe actuel',
  'account.password.submit': 'Changer le mot de passe',
} as const satisfies Record<keyof typeof en, string>;
