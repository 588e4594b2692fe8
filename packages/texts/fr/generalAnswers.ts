import type { generalAnswers as en } from '../en/generalAnswers.ts';

export const generalAnswers = {
  'DEADLINES.EVENT_REPORTED': 'Événement inscrit.',
  'DEADLINES.MARKED': 'Échéances mises à jour.',
  'DEADLINES.FEED_MADE': 'Adresse de calendrier créée.',
  'DEADLINES.FEED_ENDED': 'Adresse de calendrier supprimée.',
  'deadline.feed.summary': '{title}, {company}',
  'ACTIVITYLOG.ADD_ACTIVITY_LOG.SUCCESS': 'La note figure au journal d’activité.',
  'ORGANIZATION.UPDATE_ACTIVITY_LOG.SUCCESS': 'La note est liée à l’inscription.',
  'ACTIVITYLOG.ONLY_NOTES':
    'Seules des notes peuvent être ajoutées au journal, pas «\u00a0{name}\u00a0». Omettez activity_name ou indiquez «\u00a0note\u00a0».',
  'GENERAL.TOO_MANY_ENTRIES':
    'Il peut y avoir ici au plus {max, number} entrées. Retirez les autres ou envoyez-les à part.',
} as const satisfies Record<keyof typeof en, string>;
