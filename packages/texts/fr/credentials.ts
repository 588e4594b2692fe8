import type { credentials as en } from '../en/credentials.ts';

export const credentials = {
  'PROFILE.CHANGE_PASSWORD.SUCCESS': 'Votre mot de passe a été changé.',
  'PROFILE.CHANGE_PASSWORD.NOT_MATCHED': 'Les deux nouveaux mots de passe diffèrent.',
  'PROFILE.CHANGE_PASSWORD.CURRENT_WRONG': 'Ce n’est pas votre mot de passe actuel.',
  'SESSION.SIGNED_OUT_EVERYWHERE': 'Vos sessions sont fermées sur tous les appareils.',
  'SESSION.ENDED': 'La session de cet appareil est fermée.',
  'SECOND_FACTOR.BEGUN': 'Ajoutez la clé à votre application d’authentification, puis entrez son code.',
  'SECOND_FACTOR.ON':
    'La validation en deux étapes est activée. Vos autres appareils doivent se reconnecter.',
  'SECOND_FACTOR.OFF': 'La validation en deux étapes est désactivée.',
  'SECOND_FACTOR.ALREADY_ON': 'La validation en deux étapes est déjà activée.',
  'SECOND_FACTOR.NOT_BEGUN': 'Commencez par une nouvelle clé.',
  'SECOND_FACTOR.VERIFY_FIRST': 'Confirmez d’abord votre adresse courriel.',
  'USER.UPDATE.SUCCESS': 'Vos paramètres ont été enregistrés.',
  'USER.TERMS_ACCEPTED': 'Vous avez accepté les conditions.',
  'PROFILE.UPDATE.SUCCESS': 'Votre profil a été enregistré.',
  'PROFILE.PHOTO.UPLOADED': 'La photo a été téléversée.',
  'PROFILE.PHOTO.REMOVED': 'La photo a été retirée.',
} as const satisfies Record<keyof typeof en, string>;
