import type { accounts as en } from '../en/accounts.ts';

export const accounts = {
  'PASSWORD.TOO_SHORT': 'Au moins 8 caractères',
  'PASSWORD.TOO_LONG': 'Au plus 20 caractères',
  'PASSWORD.WEAK':
    'Le mot de passe doit compter au moins 8 caractères, dont une majuscule, une minuscule et un caractère spécial.',
  'PASSWORD.MISMATCH': 'Les mots de passe ne correspondent pas',
  'LOGIN.EMAIL_NOT_REGISTERED': 'Veuillez entrer une adresse courriel inscrite valide.',
  'LOGIN.PASSWORD_INVALID': 'Veuillez entrer un mot de passe valide.',
  'LOGIN.SECOND_FACTOR_REQUIRED': 'Veuillez entrer le code de votre application d’authentification.',
  'LOGIN.SECOND_FACTOR_INVALID': 'Ce code n’est pas valide ou a déjà servi. Veuillez entrer le suivant.',
  'LOGIN.LINK_INVALID': 'Ce lien a déjà servi ou n’est plus valide. Veuillez en demander un nouveau.',
  'LOGIN.EMAIL_SENDED_RECENTLY':
    'Un courriel de réinitialisation vient d’être envoyé. Veuillez patienter avant de réessayer.',
  'LOGIN.INVITATION_SENT_RECENTLY':
    'Une invitation vient d’être envoyée. Veuillez patienter avant d’en envoyer une autre.',
  'VERIFY.EMAIL_SENT_RECENTLY':
    'Un courriel de confirmation vient d’être envoyé. Veuillez patienter avant d’en demander un autre.',
  'SESSION.SIGNED_OUT': 'Votre session est fermée.',
  'account.password.new': 'Nouveau mot de passe',
  'account.password.confirm': 'Confirmer le nouveau mot de passe',
  'account.password.rule': 'De 8 à 20 caractères, dont une majuscule, une minuscule et un caractère spécial.',
} as const satisfies Record<keyof typeof en, string>;
