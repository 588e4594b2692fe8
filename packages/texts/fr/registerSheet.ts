import type { registerSheet as en } from '../en/registerSheet.ts';

export const registerSheet = {
  'register.export.compared': 'Comparé au {date}',
  'register.export.difference': 'Écart',
  'register.export.before': 'Auparavant',
  'register.export.part': '{what}\u00a0: {value}',
  'register.export.rising': 'Trié par {column}',
  'register.export.falling': 'Trié par {column}, en ordre décroissant',
  'books.price': 'Prix par action',
  'books.paidOn': 'Payé le',
  'books.state': 'État',
  'books.state.open': 'En vigueur',
  'books.state.ended': 'Plus en vigueur',
  'books.state.void': 'Annulé',
  'books.endedOn': 'Fin le',
  'books.endedBy': 'Fin par',
  'books.into': 'Remplacé par',
  'books.others': 'De ou à',
  'books.in': 'Entrée',
  'books.out': 'Sortie',
  'books.balance': 'Solde',
  'books.control': 'Registre complet des particuliers ayant un contrôle important',
} as const satisfies Record<keyof typeof en, string>;
