import type { registerSheet as en } from '../en/registerSheet.ts';

export const registerSheet = {
  'register.export.compared': 'Comparé au {date}',
  'register.export.difference': 'Écart',
  'register.export.before': 'Auparavant',
  'register.export.part': '{what}\u00a0: {value}',
  'register.export.rising': 'Trié par {column}',
  'register.export.falling': 'Trié par {column}, en ordre décroissant',
} as const satisfies Record<keyof typeof en, string>;
