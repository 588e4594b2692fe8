import type { activity as en } from '../en/activity.ts';

export const activity = {
  'ACTIVITYLOG.ADD_ACTIVITY_LOG.SUCCESS': 'أُضيفت الملاحظة إلى سجل النشاط.',
  'ORGANIZATION.UPDATE_ACTIVITY_LOG.SUCCESS': 'رُبطت الملاحظة بالقيد.',
  'activity.unnamed': 'شخص لم يعد اسمه محفوظًا',
  'activity.product': 'النظام',
  'activity.title': 'النشاط',
  'activity.superseded': 'مُبطَل',
  'activity.empty': 'لا نشاط بعد.',
} as const satisfies Record<keyof typeof en, string>;
