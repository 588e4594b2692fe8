import type { scheduling as en } from './en.ts';

export const scheduling = {
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
