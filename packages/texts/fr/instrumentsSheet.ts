import type { instrumentsSheet as en } from '../en/instrumentsSheet.ts';

export const instrumentsSheet = {
  'instruments.owed': 'Encore dû',
  'instruments.currency': 'Monnaie',
  'instruments.expires': 'Dernier jour ou échéance',
  'instruments.whyLeft': 'Motif du départ',
  'instruments.windowUntil': 'Dernier jour après le départ',
  'instruments.neverVests': 'Jamais acquises',
  'instruments.into': 'Devenu',
  'instruments.granted': 'Attribuées',
  'instruments.exercised': 'Levées',
  'instruments.lapsed': 'Expirées ou abandonnées',
  'instruments.leftBefore': 'Restantes à l’autre date',
  'instruments.ended': 'Fin',
} as const satisfies Record<keyof typeof en, string>;
