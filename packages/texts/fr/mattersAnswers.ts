import type { mattersAnswers as en } from '../en/mattersAnswers.ts';

export const mattersAnswers = {
  'MATTERS.HANDED_OVER': 'Le dossier a changé de responsable.',
  'MATTERS.WITHDRAWN': 'Retiré. Le montant payé est en cours de remboursement.',
  'MATTERS.OVER': 'Ce dossier est terminé : il n’y a plus rien à transmettre ni à retirer.',
  'MATTERS.SENT_OUTSIDE':
    'Le retrait n’est plus possible : le registraire l’a reçu, ou l’inscription est faite. Corrigez-la plutôt dans les registres.',
  'MATTERS.NOT_WITHDRAWN': 'Le retrait n’a pas eu lieu. {reason}',
  'MATTERS.NO_MEMBER': 'Choisissez un membre de cette organisation.',
} satisfies Record<keyof typeof en, string>;
