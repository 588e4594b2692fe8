import type { membersAnswers as en } from '../en/membersAnswers.ts';

export const membersAnswers = {
  'ORGANIZATION_USER.SUB_TYPE_FIXED':
    'Un utilisateur ou une utilisatrice du compte ne peut changer de type d’accès. Retirez l’accès, puis invitez de nouveau.',
  'ORGANIZATION_USER.SUB_USER_NO_ADMIN':
    'Une personne à accès secondaire ne peut pas être gestionnaire. Invitez plutôt un membre.',
  'ORGANIZATION_USER.CREATE_ORGANIZATION_USER.SUCCESS': 'Nouvel accès créé!',
  'ORGANIZATION_USER.UPDATE_ORGANIZATION_USER.SUCCESS': 'Données mises à jour!',
  'ORGANIZATION_USER.CHANGE_ACCESS_TYPE.SUCCESS': 'Type d’accès modifié!',
  'ORGANIZATION_USER.DELETE_ORGANIZATION_USER.SUCCESS': 'Accès retiré!',
  'ORGANIZATION_USER.INVITATION_SENT': 'L’invitation a été envoyée de nouveau.',
  'LOGIN.INVITATION_SENT_RECENTLY':
    'Une invitation vient d’être envoyée. Attendez un peu avant d’en envoyer une autre.',
  'ORGANIZATION_USER.INVITATION_WITHDRAWN': 'L’invitation a été retirée. Son lien ne fonctionne plus.',
  'INVITATION.ACCEPT.SUCCESS': 'Vous avez accepté l’invitation.',
  'INVITATION.DECLINE.SUCCESS': 'Vous avez refusé l’invitation.',
  'INVITATION.INVALID':
    'Cette invitation est inconnue ou a été remplacée par une plus récente. Ouvrez le courriel le plus récent ou demandez une autre invitation.',
  'INVITATION.ALREADY_MEMBER': 'Vous avez déjà accès à cette organisation. Il ne reste rien à accepter.',
} as const satisfies Record<keyof typeof en, string>;
