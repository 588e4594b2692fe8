import type { transfers as en } from '../en/transfers.ts';

export const transfers = {
  'transfers.lead':
    'Ce qui est passé d’un actionnaire à un autre, ou est revenu à la société, et par quels certificats.',
  'transfers.none': 'Aucun transfert jusqu’à cette date',
  'transfers.whyNone':
    'Un transfert figure ici dès le jour de sa prise d’effet. Une autre date peut en montrer davantage.',
  'transfers.on': 'Date',
  'transfers.entryNumber': 'Inscription {number}',
  'transfers.corrected': 'rectifiée',
  'transfers.from': 'De',
  'transfers.to': 'À',
  'transfers.corporation': 'La société',
  'transfers.certificates': 'Certificats',
  'transfers.becomes': '{ended} → {opened}',
  'transfers.kept': '{certificate} pour le reste',
  'transfers.consideration': 'Contrepartie',
  'transfers.resolution': 'Résolution',
  'transfers.recorded': 'Inscrit le',
  'transfers.count': '{count, plural, one {# ligne} many {# de lignes} other {# lignes}}',
  'transfers.filter': 'Destination',
  'transfers.filter.all': 'Toutes',
  'transfers.filter.holder': 'À un autre actionnaire',
  'transfers.filter.corporation': 'De retour à la société',
} as const satisfies Record<keyof typeof en, string>;
