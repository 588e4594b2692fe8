import type { accounts as en } from '../en/accounts.ts';

export const accounts = {
  'PASSWORD.TOO_SHORT': 'Au moins 8 caractères',
  'PASSWORD.TOO_LONG': 'Au plus 20 caractères',
  'PASSWORD.WEAK':
    'Le mot de passe doit compter au moins 8 caractères, dont une majuscule, une minuscule et un caractère spécial.',
  'PASSWORD.MISMATCH': 'Les mots de passe ne correspondent pas',
  'PROFILE.CHANGE_PASSWORD.SUCCESS': 'Votre mot de passe a été changé.',
  'PROFILE.CHANGE_PASSWORD.NOT_MATCHED': 'Les deux nouveaux mots de passe diffèrent.',
  'PROFILE.CHANGE_PASSWORD.CURRENT_WRONG': 'Ce n’est pas votre mot de passe actuel.',
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
  'SESSION.SIGNED_OUT_EVERYWHERE': 'Vos sessions sont fermées sur tous les appareils.',
  'SESSION.ENDED': 'La session de cet appareil est fermée.',
  'SECOND_FACTOR.BEGUN': 'Ajoutez la clé à votre application d’authentification, puis entrez son code.',
  'SECOND_FACTOR.ON': 'Le second facteur est activé.',
  'SECOND_FACTOR.OFF': 'Le second facteur est désactivé.',
  'SECOND_FACTOR.ALREADY_ON': 'Un second facteur est déjà activé.',
  'SECOND_FACTOR.NOT_BEGUN': 'Veuillez commencer par une nouvelle clé.',
  'SECOND_FACTOR.VERIFY_FIRST': 'Veuillez d’abord confirmer votre adresse courriel.',
  'account.password.title': 'Changer le mot de passe',
  'account.password.lead': 'Le changement ferme les sessions de tous les autres appareils.',
  'account.password.current': 'Mot de passe actuel',
  'account.password.new': 'Nouveau mot de passe',
  'account.password.confirm': 'Confirmer le nouveau mot de passe',
  'account.password.rule': 'De 8 à 20 caractères, dont une majuscule, une minuscule et un caractère spécial.',
  'account.password.submit': 'Changer le mot de passe',
} as const satisfies Record<keyof typeof en, string>;
