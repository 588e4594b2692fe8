import type { activity as en } from '../en/activity.ts';

export const activity = {
  'activity.unnamed': 'adı artık saklanmayan biri',
  'activity.product': 'Sistem',
  'activity.title': 'Etkinlik',
  'activity.superseded': 'Hükümsüz',
  'activity.empty': 'Henüz etkinlik yok.',
} as const satisfies Record<keyof typeof en, string>;
