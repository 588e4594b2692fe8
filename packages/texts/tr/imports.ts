import type { imports as en } from '../en/imports.ts';

export const imports = {
  'IMPORTS.RECORDED': 'İçe aktarma deftere işlendi.',
  'IMPORTS.REHEARSED': 'Defterler böyle olurdu. Hiçbir şey deftere işlenmedi.',
  'IMPORTS.TAKEN_BACK': 'İçe aktarma geri alındı.',
  'IMPORTS.FILE_REQUIRED': 'Lütfen bir dosya seçin.',
  'IMPORTS.FAULTY': 'Önce dosyada {count} yerin düzeltilmesi gerekiyor. Hiçbir şey deftere işlenmedi.',
  'IMPORTS.NOTHING': 'Dosyada defterlere alınabilecek bir şey yok.',
  'IMPORTS.ANOMALIES_DIFFER': 'Siz baktıktan sonra defterler değişti. Lütfen karşılaştırmaya yeniden bakın.',
  'IMPORTS.ALREADY_TAKEN_BACK': 'Bu içe aktarma zaten geri alındı.',
} as const satisfies Record<keyof typeof en, string>;
