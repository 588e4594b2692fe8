import type { documents as en } from './en.ts';

export const documents: Record<keyof typeof en, string> = {
  'DOCUMENTS.MADE': 'أُنشئ المستند.',
  'DOCUMENTS.ORDERED': 'يجري إعداد مستنداتك.',
  'DOCUMENTS.UPLOADED': 'رُفع المستند.',
  'DOCUMENTS.LINKED': 'تم ربط المستند',
  'DOCUMENTS.BLANKS': 'يحتاج هذا المستند إلى بيانات لم تُسجَّل بعد.',
  'DOCUMENTS.UNPRINTABLE': 'لا يمكن طباعة هذه الأحرف: {characters}. أدخل الاسم بكتابة أخرى.',
  'DOCUMENTS.PRINTING_UNAVAILABLE': 'لا يمكن إنشاء المستندات على هذا الخادم حالياً.',
  'DOCUMENTS.PRINTING_FAILED': 'تعذّر إنشاء المستند. حاول مرة أخرى.',
  'DOCUMENTS.NOT_GENERATED_HERE': 'لا تُنشأ المستندات هنا. يمكنك رفع مستنداتك.',
  'DOCUMENTS.SIGNED': 'لا يُغيَّر مستند موقَّع. ألغه أولاً ثم أنشئ مستنداً جديداً.',
  'DOCUMENTS.STATUS_NOT_POSSIBLE': 'لا يمكن أن يأخذ هذا المستند تلك الحالة.',
  'DOCUMENTS.CATEGORY_EXISTS': 'يوجد قسم بهذا الاسم.',
  'DOCUMENTS.NONE_CHOSEN': 'اختر مستنداً واحداً على الأقل.',
  'DOCUMENTS.TOO_MANY': 'يتسع التنزيل الواحد لما لا يزيد على {most} مستند.',
  'DOCUMENTS.UPLOAD_FAILED': 'تعذّر رفع المستند',
  'DOCUMENTS.LINK_FAILED': 'حدث خطأ ما.',
  'DOCUMENTS.UNKNOWN_MERGE_FIELD': 'لا يوجد حقل دمج باسم {name}.',
  'document.mail.subject': 'سجل محاضر {company}',
  'document.mail.body':
    'سُجلت {company} منذ {date}. في سجل محاضرها {documents, plural, zero {لا مستندات بعد} one {مستند واحد} two {مستندان} few {# مستندات} many {# مستنداً} other {# مستند}}.',
  'document.mail.action': 'فتح سجل المحاضر',
};
