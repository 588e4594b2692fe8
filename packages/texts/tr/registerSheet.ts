import type { registerSheet as en } from '../en/registerSheet.ts';

export const registerSheet = {
  'register.export.compared': '{date} tarihiyle karşılaştırıldı',
  'register.export.difference': 'Fark',
  'register.export.before': 'Önceki',
  'register.export.part': '{what}: {value}',
  'register.export.rising': 'Sıralama: {column}',
  'register.export.falling': 'Sıralama: {column}, azalan',
} as const satisfies Record<keyof typeof en, string>;
