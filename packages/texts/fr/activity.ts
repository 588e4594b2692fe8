import type { activity as en } from '../en/activity.ts';

export const activity = {
  'activity.unnamed': 'une personne dont le nom n’est plus conservé',
  'activity.product': 'Le système',
  'activity.title': 'Activité',
  'activity.superseded': 'Annulée',
  'activity.empty': 'Aucune activité pour l’instant.',
} as const satisfies Record<keyof typeof en, string>;
