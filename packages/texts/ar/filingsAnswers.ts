import type { filingsAnswers as en } from '../en/filingsAnswers.ts';

export const filingsAnswers = {
  'DEADLINES.DONE_IN_FILINGS':
    'يُستوفى هذا الموعد بتقديم ما يخصه. افتحه في قائمة ما يُقدَّم للسجلات وسجّله كمُقدَّم برقمه أو تأكيده، أو علّم الموعد بأنه لا ينطبق.',
  'FILINGS.UPDATED': 'حُدّث ما يُقدَّم.',
  'FILINGS.PARTICULARS_RECORDED': 'سُجّل.',
  'FILINGS.KEY_KEPT': 'حُفظ المفتاح، وهو محفوظ مشفرًا.',
  'FILINGS.NOT_ASKED': 'لم يعد هذا مطلوبًا: تغيّر ما كان يتعلق به. افتح القائمة من جديد.',
  'FILINGS.FILED_IN_REGISTER': 'سجّل هذا في صفحة السيطرة الجوهرية: سجلها يحفظ ما قُدّم.',
  'FILINGS.ALREADY_FILED': 'قُدّم هذا من قبل. لتغيير ما قُدّم أضف تصحيحًا.',
  'FILINGS.NOT_MARKED': 'لا شيء يُلغى: لم يُسجَّل يدويًا كمُقدَّم.',
  'FILINGS.NOT_FILED': 'لم يُقدَّم بعد. يأتي التصحيح بعد ما قبلته جهة التسجيل.',
  'FILINGS.OLDEST_FIRST': 'قدّم سنة {year} أولًا. تُقدَّم السنوات الناقصة بترتيبها.',
  'FILINGS.NOT_OPEN_THEN': 'تقبله جهة التسجيل ابتداءً من {date}. أدخل يوم تقديمه.',
  'FILINGS.NUMBER_OR_CONFIRMATION': 'أدخل رقم التأكيد، أو أرفق التأكيد.',
} satisfies Record<keyof typeof en, string>;
