import type { mail as en } from '../en/mail.ts';

export const mail = {
  'mail.copyLink': 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  'mail.automatic': 'Ce message a été envoyé automatiquement par {brand}. Veuillez ne pas y répondre.',
  'mail.support': 'Des questions? Écrivez à {address}.',
  'mail.checkpoint':
    'Point de contrôle du journal à l’envoi\u00a0: {size, plural, one {# inscription} other {# inscriptions}}, racine {root}. Conservez ce message\u00a0: si les données étaient réécrites, cette ligne ne correspondrait plus. N’importe qui peut vérifier une inscription à l’adresse {address}.',
  'mailbox.title': 'Boîte aux lettres',
  'mailbox.why':
    'Aucun serveur de courriel n’est configuré (SMTP_URL)\u00a0: les courriels restent ici pendant sept jours.',
  'mailbox.none': 'Aucun courriel pour l’instant.',
  'mailbox.to': 'À {address}',
  'mailbox.asPage': 'En page Web',
  'mailbox.all': 'Tous les courriels',
} as const satisfies Record<keyof typeof en, string>;
