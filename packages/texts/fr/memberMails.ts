import type { memberMails as en } from '../en/memberMails.ts';

export const memberMails = {
  'members.mail.invitation.subject': '{company}\u00a0: invitation de {inviter}',
  'members.mail.invitation.subject.unnamed': 'Invitation de {inviter}',
  'members.mail.invitation.body': '{inviter} vous invite à accéder aux livres de {company}.',
  'members.mail.invitation.unnamed': '{inviter} vous invite à accéder aux livres d’une société.',
  'members.mail.invitation.account':
    '{inviter} vous invite à accéder aux livres de toutes les organisations de son compte.',
  'members.mail.invitation.link':
    'Connectez-vous ou créez un compte avec l’adresse à laquelle ce message a été envoyé. Le lien ne sert qu’une fois et expire dans sept jours.',
  'members.mail.invitation.newAccount':
    'Choisissez un mot de passe pour accepter. Le lien ne sert qu’une fois et expire dans sept jours.',
  'members.mail.invitation.notYou':
    'Si vous ne connaissez pas la personne qui vous invite, ignorez ce message.',
  'members.mail.invitation.action': 'Ouvrir l’invitation',
} as const satisfies Record<keyof typeof en, string>;
