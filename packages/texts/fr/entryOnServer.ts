import type { entryOnServer as en } from '../en/entryOnServer.ts';

export const entryOnServer = {
  'REGISTER.SUCCESS': 'Votre compte a été créé.',
  'REGISTER.EMAIL_TAKEN': 'Cette adresse courriel est déjà inscrite chez nous.',
  'LOGIN.SUCCESS': 'Connexion réussie.',
  'LOGIN.EMAIL_RESENT': 'Le courriel de réinitialisation du mot de passe a été envoyé',
  'LOGIN.USER_NOT_FOUND': 'Cette adresse courriel n’est pas inscrite.',
  'LOGIN.PASSWORD_CHANGED': 'Votre mot de passe a été mis à jour.',
  'VERIFY.SUCCESS': 'Votre adresse courriel est confirmée.',
  'VERIFY.EMAIL_SENT': 'Un courriel de confirmation a été envoyé.',
  'LOGIN.EMAIL_NOT_REGISTERED': 'Veuillez entrer une adresse courriel inscrite valide.',
  'LOGIN.PASSWORD_INVALID': 'Veuillez entrer un mot de passe valide.',
  'LOGIN.SECOND_FACTOR_INVALID': 'Ce code n’est pas valide ou a déjà servi. Entrez le suivant.',
  'LOGIN.EMAIL_SENDED_RECENTLY':
    'Un courriel de réinitialisation vient d’être envoyé. Veuillez patienter avant de réessayer.',
  'VERIFY.EMAIL_SENT_RECENTLY':
    'Un courriel de confirmation vient d’être envoyé. Attendez un peu avant d’en demander un autre.',
  'SESSION.SIGNED_OUT': 'Votre session est fermée.',
} as const satisfies Record<keyof typeof en, string>;
