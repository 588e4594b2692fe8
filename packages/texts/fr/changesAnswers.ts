import type { changesAnswers as en } from '../en/changesAnswers.ts';

/** Answers of corporate changes, and what the log says of them. */
export const changesAnswers: Record<keyof typeof en, string> = {
  'CHANGES.DRAFTED': 'Enregistré comme brouillon. Rien n’est encore modifié.',
  'CHANGES.EDITED': 'Enregistré. Envoyez-le de nouveau quand il est prêt.',
  'CHANGES.SENT': 'Envoyé pour signature.',
  'CHANGES.APPROVED': 'L’approbation est inscrite.',
  'CHANGES.WITHDRAWN': 'Retiré. Les personnes appelées à signer en sont avisées.',
  'CHANGES.NOT_OPEN': 'Ce changement est déjà envoyé, inscrit ou retiré. Pour le modifier, dupliquez-le.',
  'CHANGES.NOT_POSSIBLE': 'Ce changement n’est pas possible en l’état\u00a0: {reason}',
  'activity.text.change_drafted': 'Un changement de la société a été préparé le {on}',
  'activity.text.change_edited': 'Un changement de la société a été modifié le {on}',
  'activity.text.change_sent': 'Un changement de la société a été envoyé pour signature le {on}',
  'activity.text.change_approved': 'L’approbation d’un changement de la société a été inscrite le {on}',
  'activity.text.change_withdrawn': 'Un changement de la société a été retiré le {on}',
};
