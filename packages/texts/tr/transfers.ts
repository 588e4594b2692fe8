import type { transfers as en } from '../en/transfers.ts';

export const transfers = {
  'transfers.lead': 'Bir pay sahibinden ötekine geçen veya şirkete dönen paylar ve bunların pay senetleri.',
  'transfers.none': 'Bu tarihe kadar devir yok',
  'transfers.whyNone': 'Bir devir, yürürlük tarihinden itibaren burada görünür. Başka bir tarih deneyin.',
  'transfers.on': 'Tarih',
  'transfers.corrected': '{at} tarihinde düzeltildi',
  'transfers.undone': '{at} tarihinde geri alındı',
  'transfers.from': 'Devreden',
  'transfers.to': 'Devralan',
  'transfers.corporation': 'Şirket',
  'transfers.certificates': 'Pay senetleri',
  'transfers.becomes': '{ended} → {opened}',
  'transfers.kept': 'kalan için {certificate}',
  'transfers.consideration': 'Bedel',
  'transfers.resolution': 'Karar',
  'transfers.recorded': 'Kaydedildi',
  'transfers.count': '{count, plural, one {# devir} other {# devir}}',
  'transfers.filter': 'Gösterilenler',
  'transfers.filter.all': 'Tümü',
  'transfers.filter.holder': 'Başka bir pay sahibine',
  'transfers.filter.corporation': 'Şirkete geri',
} as const satisfies Record<keyof typeof en, string>;
