import type { activity as en } from '../en/activity.ts';

export const activity = {
  'activity.unnamed': 'شخص لم يعد اسمه محفوظًا',
  'activity.product': 'النظام',
  'activity.title': 'النشاط',
  'activity.superseded': 'مُبطَل',
  'activity.empty': 'لا نشاط بعد.',
} as const satisfies Record<keyof typeof en, string>;
