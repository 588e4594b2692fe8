import type { ledgerAnswers as en } from '../en/ledgerAnswers.ts';

export const ledgerAnswers = {
  'LEDGER.RECORDED': 'تم التسجيل.',
  'LEDGER.ERASED': 'مُحي المحتوى، وبقي السجل التاريخي سليمًا.',
  'LEDGER.EXISTS': 'يوجد قيد بهذا المعرّف. عدّله بطلب PUT.',
  'LEDGER.SEVERAL_ORGANIZATIONS': 'لدى عدة منظمات قيد بهذا المعرّف. حدّد إحداها في org_id.',
  'LEDGER.STALE': 'تغيّر القيد منذ ذلك الحين. اقرأه من جديد ثم أعد التعديل.',
  'LEDGER.READ_ONLY': 'لا يحق لك هذا في الدفتر. راجع صاحب الحساب.',
  'LEDGER.NO_SUCH_SIZE': 'لم يُوقَّع السجل قط بهذا الحجم. اختر حجمًا من 1 إلى حجم نقطة التحقق.',
  'LEDGER.NO_SUCH_FIELD': 'ليس في القيد حقل بهذا الاسم. اختر من حقول تاريخه.',
  'LEDGER.FIELD_REFUSED':
    'حقل غير معروف أو لا يمكن تسجيل قيمته. أرسل حقول هذا النوع: نصًا أو عددًا صحيحًا أو صوابًا أو خطأً.',
  'LEDGER.CONTENTS_ERASED': 'مُحي المحتوى فلا يمكن عرض أي حقل. اطلب الإثبات من دون حقول.',
  'LEDGER.NOTHING_RECORDED': 'لا قيود لهذه المنظمة في الدفتر بعد. أعد المحاولة بعد دقيقة.',
  'LEDGER.AWAY': 'يتعذر الوصول إلى الدفتر حاليًا. لم يُفقد شيء: أعد المحاولة بعد بضع دقائق.',
} satisfies Record<keyof typeof en, string>;
