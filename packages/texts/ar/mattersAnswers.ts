import type { mattersAnswers as en } from '../en/mattersAnswers.ts';

export const mattersAnswers = {
  'MATTERS.HANDED_OVER': 'انتقلت مسؤولية الملف إلى شخص آخر.',
  'MATTERS.WITHDRAWN': 'تم السحب. المبلغ المدفوع قيد الاسترداد.',
  'MATTERS.OVER': 'انتهى هذا الملف: لم يبق ما يُسلَّم أو يُسحب.',
  'MATTERS.SENT_OUTSIDE': 'لم يعد السحب ممكنًا: تسلّمته جهة التسجيل أو تم تقييده. صحّحه في السجلات بدلًا من ذلك.',
  'MATTERS.NOT_WITHDRAWN': 'لم يتم السحب. {reason}',
  'MATTERS.NO_MEMBER': 'اختر عضوًا في هذه المنشأة.',
} satisfies Record<keyof typeof en, string>;
