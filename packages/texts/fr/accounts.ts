import type { accounts as en } from '../en/accounts.ts';

export const accounts = {
  'PASSWORD.TOO_SHORT': 'Au moins 8 caractères',
  'PASSWORD.TOO_LONG': 'Au plus 20 caractères',
  'PASSWORD.WEAK':
    'Le mot de passe doit compter au moins 8 caractères, dont une majuscule, une minuscule et un caractère spécial.',
  'PASSWORD.MISMATCH': 'Les mots de passe ne correspondent pas',
  'LOGIN.LINK_INVALID': 'Ce lien a déjà servi ou n’est plus valide. Demandez-en un nouveau.',
  'account.password.new': 'Nouveau mot de passe',
  'account.password.confirm': 'Confirmer le nouveau mot de passe',
  'account.password.rule': 'De 8 à 20 caractères, dont une majuscule, une minuscule et un caractère spécial.',
} as const satisfies Record<keyof typeof en, string>;
