import type { transfers as en } from '../en/transfers.ts';

export const transfers = {
  'transfers.lead':
    'Actions passées d’un actionnaire à un autre ou revenues à la société, avec leurs certificats.',
  'transfers.none': 'Aucun transfert jusqu’à cette date',
  'transfers.whyNone': 'Un transfert figure ici dès sa prise d’effet. Essayez une autre date.',
  'transfers.on': 'Date',
  'transfers.corrected': 'rectifié le {at}',
  'transfers.undone': 'annulé le {at}',
  'transfers.from': 'De',
  'transfers.to': 'À',
  'transfers.corporation': 'La société',
  'transfers.certificates': 'Certificats',
  'transfers.becomes': '{ended} → {opened}',
  'transfers.kept': '{certificate} pour le reste',
  'transfers.consideration': 'Contrepartie',
  'transfers.resolution': 'Résolution',
  'transfers.recorded': 'Inscrit le',
  'transfers.count': '{count, plural, one {# transfert} many {# de transferts} other {# transferts}}',
  'transfers.filter': 'Transferts affichés',
  'transfers.filter.all': 'Tous',
  'transfers.filter.holder': 'À un autre actionnaire',
  'transfers.filter.corporation': 'De retour à la société',
} as const satisfies Record<keyof typeof en, string>;
