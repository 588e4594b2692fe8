import type { scheduling as en } from './en.ts';

export const scheduling = {
  'deadline.view': 'Affichage',
  'deadline.view.list': 'Liste',
  'deadline.view.month': 'Par mois',
  'deadline.view.registration': 'Par immatriculation',
  'deadline.groups.next': '30 prochains jours',
  'deadline.groups.later': 'Plus tard',
  'deadline.strip': 'Les 12 prochains mois',
  'deadline.strip.month':
    '{month}\u00a0: {count, plural, =0 {aucune échéance} one {# échéance} other {# échéances}}{overdue, plural, =0 {} other {, dont # en retard}}',
  'deadline.computation': 'Calcul de l’échéance\u00a0: {title}',
  'deadline.computation.days': '{from} + {count, plural, one {# jour} other {# jours}} = {due}',
  'deadline.computation.daysBefore': '{from} − {count, plural, one {# jour} other {# jours}} = {due}',
  'deadline.computation.months': '{from} + {count, plural, one {# mois} other {# mois}} = {due}',
  'deadline.computation.rule': 'Règle',
  'deadline.computation.section': 'Source',
  'deadline.computation.readAt': 'Texte à jour au {date}',
  'deadline.computation.confirm': 'À confirmer auprès du registre.',
  'deadline.reminders': 'Rappels',
  'deadline.reminders.lead':
    'Envoyés par courriel et dans la cloche, pour cette organisation. Un seul courriel par jour réunit toutes vos organisations.',
  'deadline.reminders.days_30': '30 jours avant',
  'deadline.reminders.days_14': '14 jours avant',
  'deadline.reminders.days_3': '3 jours avant',
  'deadline.reminders.overdue': 'Chaque semaine de retard',
  'deadline.reminders.save': 'Enregistrer les rappels',
  'deadline.feed.subscribe': 'S’abonner',
  'deadline.feed.title': 'Les échéances dans votre calendrier',
  'deadline.feed.lead':
    'Votre application de calendrier lit les échéances de toutes vos organisations à une adresse privée et reste à jour.',
  'deadline.feed.madeOn':
    'Votre adresse a été créée le {date}. Elle n’a été affichée qu’une fois; créez-en une nouvelle au besoin.',
  'deadline.feed.make': 'Créer l’adresse',
  'deadline.feed.makeAgain': 'Créer une nouvelle adresse',
  'deadline.feed.makeAgainHint': 'L’adresse actuelle cessera alors de fonctionner.',
  'deadline.feed.address': 'Adresse privée',
  'deadline.feed.keep':
    'Copiez-la maintenant\u00a0: elle ne s’affiche qu’une fois. Quiconque la possède peut lire vos échéances.',
  'deadline.feed.copy': 'Copier l’adresse',
  'deadline.feed.copied': 'Adresse copiée.',
  'deadline.feed.open': 'Ouvrir dans le calendrier',
  'deadline.feed.end': 'Supprimer l’adresse',
} as const satisfies Record<keyof typeof en, string>;
