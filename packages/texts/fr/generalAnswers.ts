import type { generalAnswers as en } from '../en/generalAnswers.ts';

export const generalAnswers = {
  'DEADLINES.EVENT_REPORTED': 'Événement inscrit.',
  'DEADLINES.MARKED': 'Échéances mises à jour.',
  'DEADLINES.REMINDERS_SET': 'Rappels enregistrés.',
  'deadline.digest.subject':
    '{count, plural, one {# échéance demande votre attention} other {# échéances demandent votre attention}}',
  'deadline.digest.organization': '{company}\u00a0:',
  'deadline.digest.due':
    '{title}\u00a0: {due} ({count, plural, =0 {aujourd’hui} one {dans # jour} other {dans # jours}})',
  'deadline.digest.overdue':
    '{title}\u00a0: {due} (en retard de {count, plural, one {# jour} other {# jours}})',
  'deadline.digest.more': '{count, plural, one {Et # autre.} other {Et # autres.}}',
  'deadline.digest.why': 'Choisissez vos rappels à la page des échéances de chaque organisation.',
  'deadline.digest.action': 'Ouvrir les échéances',
  'DEADLINES.OWN_SET': 'Échéance enregistrée.',
  'DEADLINES.OWN_REMOVED': 'Échéance retirée.',
  'DEADLINES.OWN_TOO_MANY':
    'Vous avez déjà {most} échéances internes. Supprimez-en une avant d’en ajouter une autre.',
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
