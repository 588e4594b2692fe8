import type { shares as en } from '../en/shares.ts';

export const shares = {
  invalid_period: '{property, select, cliff {فترة الانتظار الأولى غير صالحة} other {المدة غير صالحة}}',
  class_not_available: 'كل فئات الأسهم مخصصة.',

  'SHARES.OWNERSHIP_INVALID': 'يُرجى إدخال عدد صحيح من الأسهم لا يقل عن 1.',
  'SHARES.OWNERSHIP_TOO_LARGE': 'يُرجى إدخال ما لا يزيد على {max} من الأسهم.',
  'SHARES.PRICE_INVALID': 'يُرجى إدخال السعر بالدولار بما لا يزيد على عشر منازل عشرية.',
  'SHARES.PRICE_TOO_LOW': 'يجب ألّا يقل سعر السهم عن \u2066{minimum}\u2069.',
  'SHARES.CLASS_REQUIRED': 'يُرجى اختيار فئة أسهم.',
  'SHARES.DATED_BY_ISSUE': 'تُصدر الأسهم في آخر تواريخ الشهادة والقرار والدفع. يُرجى ترك التاريخ فارغًا.',
  'SHARES.RESOLUTION_DATE_REQUIRED': 'يُرجى إدخال تاريخ القرار أيضًا.',
  'SHARES.RESOLUTION_NUMBER_REQUIRED': 'يُرجى إدخال رقم القرار أيضًا.',

  'SHARES.VOTES_INVALID': 'يُرجى إدخال الأصوات لكل سهم عددًا صحيحًا؛ وللفئة ذات حق التصويت صوت واحد على الأقل.',
  'SHARES.AUTHORIZED_INVALID': 'يُرجى إدخال عدد صحيح من الأسهم أو اختيار عدد غير محدود.',
  'SHARES.PREFIX_INVALID': 'يُرجى استخدام حرف إلى ستة أحرف لاتينية كبيرة، مثل CS.',
  'SHARES.PREFIX_TAKEN': 'ترقّم فئة أخرى شهاداتها بالفعل بالرمز {prefix}.',
  'SHARES.CLASS_NAME_TAKEN': 'توجد بالفعل فئة أسهم بهذا الاسم.',
  'SHARES.DIVIDEND_RATE_REQUIRED': 'يُرجى إدخال النسبة السنوية للأرباح الثابتة بالمئة.',
  'SHARES.REDEMPTION_REQUIRED': 'يُرجى إدخال سعر استرداد السهم أو المعادلة التي تحدده (المادة 36(1) من CBCA).',
  'SHARES.REDEMPTION_TWICE': 'يُرجى إدخال سعر أو معادلة، لا كليهما، ومسح الآخر.',
  'SHARES.AMOUNT_INVALID': 'يُرجى إدخال رقم بما لا يزيد على عشر منازل عشرية.',
  'SHARES.CONVERSION_REQUIRED': 'يُرجى اختيار الفئة التي تُحوَّل إليها هذه الأسهم.',
  'SHARES.CONVERTS_INTO_ITSELF': 'لا تُحوَّل الفئة إلى نفسها.',
} as const satisfies Record<keyof typeof en, string>;
