import type { activity as en } from '../en/activity.ts';

export const activity = {
  'ACTIVITYLOG.ADD_ACTIVITY_LOG.SUCCESS': 'La note figure au journal d’activité.',
  'ORGANIZATION.UPDATE_ACTIVITY_LOG.SUCCESS': 'La note est liée à l’inscription.',
  'ACTIVITYLOG.ONLY_NOTES':
    'Seules des notes peuvent être ajoutées au journal, pas «\u00a0{name}\u00a0». Omettez activity_name ou indiquez «\u00a0note\u00a0».',
  'activity.unnamed': 'une personne dont le nom n’est plus conservé',
  'activity.product': 'Le système',
  'activity.title': 'Activité',
  'activity.superseded': 'Annulée',
  'activity.empty': 'Aucune activité pour l’instant.',
} as const satisfies Record<keyof typeof en, string>;
