import type { activity as en } from '../en/activity.ts';

export const activity = {
  'ACTIVITYLOG.ADD_ACTIVITY_LOG.SUCCESS': 'Not etkinlik günlüğüne eklendi.',
  'ORGANIZATION.UPDATE_ACTIVITY_LOG.SUCCESS': 'Not kayda bağlandı.',
  'ACTIVITYLOG.ONLY_NOTES':
    'Günlüğe yalnızca not eklenebilir, “{name}” eklenemez. activity_name alanını boş bırakın ya da “note” yazın.',
  'activity.unnamed': 'adı artık saklanmayan biri',
  'activity.product': 'Sistem',
  'activity.title': 'Etkinlik',
  'activity.superseded': 'Hükümsüz',
  'activity.empty': 'Henüz etkinlik yok.',
} as const satisfies Record<keyof typeof en, string>;
