import type { generalAnswers as en } from '../en/generalAnswers.ts';

export const generalAnswers = {
  'DEADLINES.EVENT_REPORTED': 'سُجّل الحدث.',
  'DEADLINES.MARKED': 'حُدِّثت المواعيد النهائية.',
  'DEADLINES.REMINDERS_SET': 'حُفظت التذكيرات.',
  'deadline.digest.subject':
    '{count, plural, one {موعد نهائي واحد يحتاج إلى انتباهك} two {موعدان نهائيان يحتاجان إلى انتباهك} few {# مواعيد نهائية تحتاج إلى انتباهك} many {# موعدًا نهائيًا يحتاج إلى انتباهك} other {# موعد نهائي يحتاج إلى انتباهك}}',
  'deadline.digest.organization': '{company}:',
  'deadline.digest.due':
    '{title}: {due} ({count, plural, =0 {اليوم} one {بعد يوم واحد} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}})',
  'deadline.digest.overdue':
    '{title}: {due} ({count, plural, one {متأخر يومًا واحدًا} two {متأخر يومين} few {متأخر # أيام} many {متأخر # يومًا} other {متأخر # يوم}})',
  'deadline.digest.more':
    '{count, plural, one {وموعد واحد آخر.} two {وموعدان آخران.} few {و# مواعيد أخرى.} many {و# موعدًا آخر.} other {و# موعد آخر.}}',
  'deadline.digest.why': 'اختر التذكيرات التي تصلك في صفحة المواعيد النهائية لكل منشأة.',
  'deadline.digest.action': 'فتح المواعيد النهائية',
  'DEADLINES.OWN_SET': 'حُفظ الموعد النهائي.',
  'DEADLINES.OWN_REMOVED': 'أُزيل الموعد النهائي.',
  'DEADLINES.OWN_TOO_MANY': 'لديكم {most} موعدًا خاصًا بكم. أزيلوا واحدًا قبل إضافة آخر.',
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
