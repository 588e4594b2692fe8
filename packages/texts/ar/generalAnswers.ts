import type { generalAnswers as en } from '../en/generalAnswers.ts';

export const generalAnswers = {
  'DEADLINES.EVENT_REPORTED': 'سُجّل الحدث.',
  'DEADLINES.MARKED': 'حُدِّثت المواعيد النهائية.',
  'DEADLINES.FEED_MADE': 'أُنشئ عنوان التقويم.',
  'DEADLINES.FEED_ENDED': 'حُذف عنوان التقويم.',
  'deadline.feed.summary': '{title}، {company}',
  'ACTIVITYLOG.ADD_ACTIVITY_LOG.SUCCESS': 'أُضيفت الملاحظة إلى سجل النشاط.',
  'ORGANIZATION.UPDATE_ACTIVITY_LOG.SUCCESS': 'رُبطت الملاحظة بالقيد.',
  'ACTIVITYLOG.ONLY_NOTES':
    'لا يمكن أن يضاف إلى السجل سوى الملاحظات، لا «{name}». اترك activity_name فارغًا أو اكتب فيه «note».',
  'GENERAL.TOO_MANY_ENTRIES':
    'الحد الأقصى لعدد الإدخالات هنا هو {max, number}. يُرجى حذف الباقي أو إرساله على حدة.',
} as const satisfies Record<keyof typeof en, string>;
