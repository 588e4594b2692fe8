import type { changesAnswers as en } from '../en/changesAnswers.ts';

/** Answers of corporate changes, and what the log says of them. */
export const changesAnswers: Record<keyof typeof en, string> = {
  'CHANGES.DRAFTED': 'حُفظ كمسودة، ولم يتغير شيء بعد.',
  'CHANGES.EDITED': 'تم الحفظ. أعد إرساله عندما يصبح جاهزًا.',
  'CHANGES.SENT': 'أُرسل للتوقيع.',
  'CHANGES.APPROVED': 'سُجِّلت الموافقة.',
  'CHANGES.WITHDRAWN': 'تم السحب، وأُبلغ كل من طُلب توقيعه.',
  'CHANGES.NOT_OPEN': 'هذا التغيير أُرسل أو سُجِّل أو سُحب بالفعل. لتعديله أنشئ نسخة منه.',
  'CHANGES.NOT_POSSIBLE': 'لا يمكن إجراء هذا التغيير بصورته الحالية: {reason}',
  'activity.text.change_drafted': 'أُعدّ تغيير للشركة في {on}',
  'activity.text.change_edited': 'عُدّل تغيير للشركة في {on}',
  'activity.text.change_sent': 'أُرسل تغيير للشركة للتوقيع في {on}',
  'activity.text.change_approved': 'سُجّلت الموافقة على تغيير للشركة في {on}',
  'activity.text.change_withdrawn': 'سُحب تغيير للشركة في {on}',
};
