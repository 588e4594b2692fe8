import type { staffAnswers as en } from '../en/staffAnswers.ts';

export const staffAnswers = {
  'ACCESS.SECOND_FACTOR_REQUIRED':
    'Activez la validation en deux étapes dans Mon profil, puis ouvrez une nouvelle session pour accéder au service interne.',
  'QUEUE.CLAIMED': 'Le dossier est à vous.',
  'QUEUE.RELEASED': 'Dossier libéré.',
  'QUEUE.ASKED': 'Question envoyée au client.',
  'QUEUE.RECORDED': 'Réponse inscrite. Le client la voit immédiatement.',
  'QUEUE.SENT_BACK': 'Dossier renvoyé avec ses motifs.',
  'QUEUE.TAKEN': '{name} s’occupe déjà de ce dossier. Choisissez-en un autre.',
  'QUEUE.NOT_YOURS': 'Prenez d’abord le dossier en charge.',
  'QUEUE.ANSWERED': 'La réponse du registraire est déjà inscrite.',
  'QUEUE.QUESTION_OPEN': 'Une question est encore en attente. Attendez la réponse.',
  'QUEUE.NOT_A_CERTIFICATE': 'Ce fichier n’est pas un PDF lisible. Joignez le certificat en format PDF.',
  'REGISTRY.ANSWER_SENT': 'Réponse envoyée.',
  'REGISTRY.NO_OPEN_QUESTION': 'Cette question n’est plus en attente.',
  'COUPONS.CREATED': 'Coupon créé.',
  'COUPONS.ENDED': 'Coupon terminé.',
  'COUPONS.CODE_TAKEN': 'Ce code existe déjà. Choisissez-en un autre.',
  'COUPONS.ENDED_ALREADY': 'Ce coupon est déjà terminé.',
  'STAFF.ROLE_GIVEN': 'Rôle enregistré.',
  'STAFF.UNKNOWN_ADDRESS':
    'Aucun compte n’utilise cette adresse. Demandez d’abord à la personne de s’inscrire.',
  'STAFF.LAST_ADMIN': 'C’est le dernier administrateur. Nommez d’abord une autre personne administrateur.',
  'OPERATIONS.RETRIED': 'Un nouvel essai est lancé.',
  'OPERATIONS.GONE': 'Cet élément n’est plus en attente.',
  'queue.what.incorporation': 'Constitution, {registry}',
  'queue.what.incorporation.done': 'Constitution',
  'queue.what.annual_return': 'Déclaration annuelle {year}, {registry}',
  'queue.what.filing': 'Dépôt, {registry}',
  'queue.what.change': 'Clauses modificatrices, {registry}',
  'queue.what.dissolution': 'Clauses de dissolution, {registry}',
  'queue.name.numbered': 'Société à dénomination numérique ({element})',
  'queue.name.gone': 'No {number}',
  'queue.name.sentBack': 'Renvoyé',
  'registry.mail.question.subject': 'Une question sur votre dépôt pour {company}',
  'registry.mail.question.body':
    'Il nous manque un renseignement pour poursuivre le traitement de ce que vous avez envoyé pour {company}. Votre dossier garde sa place entre-temps.',
  'registry.mail.question.action': 'Répondre à la question',
  'notification.registry_question': 'Une question pour vous',
  'notification.registry_question.body':
    'Nous avons une question sur ce que vous avez envoyé pour {company}.',
} satisfies Record<keyof typeof en, string>;
