import type { instrumentsSheet as en } from '../en/instrumentsSheet.ts';

export const instrumentsSheet = {
  'instruments.owed': 'Kalan borç',
  'instruments.currency': 'Para birimi',
  'instruments.expires': 'Son gün veya vade',
  'instruments.whyLeft': 'Ayrılma nedeni',
  'instruments.windowUntil': 'Ayrılıştan sonraki son gün',
  'instruments.neverVests': 'Hak edilmeyecek',
  'instruments.into': 'Dönüştüğü',
  'instruments.granted': 'Verilen',
  'instruments.exercised': 'Kullanılan',
  'instruments.lapsed': 'Süresi dolan veya vazgeçilen',
  'instruments.leftBefore': 'Diğer tarihte kalan',
  'instruments.ended': 'Sona erme',
} as const satisfies Record<keyof typeof en, string>;
