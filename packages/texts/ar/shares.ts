import type { shares as en } from '../en/shares.ts';

export const shares = {
  'SHARES.HOLDER_ADDED': 'أُضيف المساهم.',
  'SHARES.HOLDER_UPDATED': 'حُدّثت بيانات المساهم.',
  'SHARES.HOLDER_REMOVED': 'أُزيل المساهم.',
  'SHARES.PRICE_SAVED': 'حُفظ سعر السهم.',
  'SHARES.MODEL_SAVED': 'حُفظ اختيارك لنظام الأسهم.',
  'SHARES.CLASS_ADDED': 'أُضيفت فئة الأسهم.',
  'SHARES.CLASS_UPDATED': 'حُدّثت فئة الأسهم.',
  'SHARES.CLASS_REMOVED': 'أُزيلت فئة الأسهم.',
  'SHARES.ISSUANCE_SAVED': 'حُفظ إصدار الأسهم.',
  'SHARES.ISSUANCE_REMOVED': 'أُزيل إصدار الأسهم.',

  invalid_period: '{property, select, cliff {فترة الانتظار الأولى غير صالحة} other {المدة غير صالحة}}',
  class_not_available: 'كل فئات الأسهم مخصصة.',

  'SHARES.ISSUANCE_REQUIRED': 'يلزم للمساهم إصدار واحد على الأقل.',
  'SHARES.OWNERSHIP_INVALID': 'يُرجى إدخال عدد صحيح من الأسهم لا يقل عن 1.',
  'SHARES.OWNERSHIP_TOO_LARGE': 'يُرجى إدخال ما لا يزيد على {max} من الأسهم.',
  'SHARES.PRICE_INVALID': 'يُرجى إدخال السعر بالدولار بما لا يزيد على عشر منازل عشرية.',
  'SHARES.PRICE_TOO_LOW': 'يجب ألّا يقل سعر السهم عن \u2066{minimum}\u2069.',
  'SHARES.CLASS_REQUIRED': 'يُرجى اختيار فئة أسهم.',
  'SHARES.ABOVE_AUTHORIZED':
    'يسمح عقد التأسيس بما لا يزيد على {authorized} من أسهم \u2068{className}\u2069، وسيصبح العدد {issued}.',
  'SHARES.TREASURY_ONLY': 'الأسهم التي تأتي من مساهم آخر تُسجَّل نقل ملكية.',
  'SHARES.DATED_BY_ISSUE': 'تُصدر الأسهم في آخر تواريخ الشهادة والقرار والدفع. يُرجى ترك التاريخ فارغًا.',
  'SHARES.ISSUED_TOO_EARLY':
    'لا تُصدر الأسهم قبل الشهادة والقرار والدفع. يُرجى إدخال \u2068{date}\u2069 أو يوم بعده.',
  'SHARES.NOT_PAID': 'لا تُصدر الأسهم إلا بعد دفع قيمتها بالكامل. يُرجى إدخال يوم دفع لا يتأخر عن يوم الإصدار.',
  'SHARES.RESOLUTION_DATE_REQUIRED': 'يُرجى إدخال تاريخ القرار مع رقمه.',
  'SHARES.RESOLUTION_NUMBER_REQUIRED': 'يُرجى إدخال رقم القرار مع تاريخه.',

  'SHARES.VOTES_INVALID': 'يُرجى إدخال الأصوات لكل سهم عددًا صحيحًا؛ وللفئة ذات حق التصويت صوت واحد على الأقل.',
  'SHARES.AUTHORIZED_INVALID': 'يُرجى إدخال عدد صحيح من الأسهم أو اختيار عدد غير محدود.',
  'SHARES.PREFIX_INVALID': 'يُرجى استخدام حرف إلى ستة أحرف لاتينية كبيرة، مثل CS.',
  'SHARES.PREFIX_TAKEN': 'ترقّم فئة أخرى شهاداتها بالفعل بالرمز {prefix}.',
  'SHARES.CLASS_NAME_TAKEN': 'توجد بالفعل فئة أسهم بهذا الاسم.',
  'SHARES.DIVIDEND_RATE_REQUIRED': 'يُرجى إدخال النسبة السنوية للأرباح الثابتة بالمئة.',
  'SHARES.AMOUNT_INVALID': 'يُرجى إدخال رقم بما لا يزيد على عشر منازل عشرية.',
  'SHARES.CONVERSION_REQUIRED': 'يُرجى اختيار الفئة التي تُحوَّل إليها هذه الأسهم.',
  'SHARES.CONVERTS_INTO_ITSELF': 'لا تُحوَّل الفئة إلى نفسها.',
  'SHARES.CLASS_SUBSCRIBED': 'يملك أحدهم أسهمًا من \u2068{className}\u2069 أو اكتتب فيها.',
  'SHARES.CLASS_CONVERTED_INTO': 'تُحوَّل فئة أخرى إلى \u2068{className}\u2069.',
  'SHARES.SIMPLE_HAS_ONE_CLASS':
    'في النظام البسيط فئة أسهم واحدة. يُرجى اختيار النظام المتقدم لإضافة فئات أخرى.',
  'SHARES.PRICE_PER_CLASS': 'في النظام المتقدم لكل فئة سعرها.',

  'SHARES.AMENDMENT_NEEDED':
    'الشركة قائمة: لا تتغير فئات أسهمها إلا بوثيقة تعديل عقد التأسيس. يُرجى تسجيل تعديل.',
  'SHARES.HOLDER_STAYS':
    'لا تختفي الأسهم المسجَّلة. يُرجى تسجيل ما حدث: نقل ملكية أو شراء الشركة لأسهمها أو استرداد أو تنازل أو إلغاء.',
  'SHARES.ISSUANCE_ON_RECORD':
    'هذا الإصدار مسجَّل. يُرجى تصحيحه مع ذكر السبب، أو تسجيل ما حدث: نقل ملكية أو شراء الشركة لأسهمها أو استرداد أو تنازل أو إلغاء.',
} as const satisfies Record<keyof typeof en, string>;
