import type { entryAnswers as en } from '../en/entryAnswers.ts';

export const entryAnswers = {
  'VERIFY.ALREADY_VERIFIED': 'Votre adresse courriel est déjà confirmée.',
  'VERIFY.PASSWORD_NEEDED':
    'Aucune session n’est ouverte ici avec cette adresse. Connectez-vous et rouvrez le lien, ou choisissez un nouveau mot de passe.',
  'LOGIN.SECOND_FACTOR_REQUIRED': 'Entrez le code de votre application d’authentification.',
} as const satisfies Record<keyof typeof en, string>;
