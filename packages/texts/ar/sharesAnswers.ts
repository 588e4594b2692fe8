import type { sharesAnswers as en } from '../en/sharesAnswers.ts';

export const sharesAnswers = {
  'SHARES.ISSUED_TOO_EARLY':
    'لا تُصدر الأسهم قبل الشهادة والقرار والدفع. يُرجى إدخال \u2068{date}\u2069 أو يوم بعده.',
  'SHARES.NOT_PAID': 'لا تُصدر الأسهم إلا بعد دفع قيمتها بالكامل. يُرجى إدخال يوم دفع لا يتأخر عن يوم الإصدار.',
  'SHARES.TREASURY_ONLY': 'الأسهم التي تأتي من مساهم آخر تُسجَّل نقل ملكية.',
  'SHARES.HOLDER_ADDED': 'أُضيف المساهم.',
  'SHARES.HOLDER_UPDATED': 'حُدّثت بيانات المساهم.',
  'SHARES.HOLDER_REMOVED': 'أُزيل المساهم.',
  'SHARES.PRICE_SAVED': 'حُفظ سعر السهم.',
  'SHARES.MODEL_SAVED': 'حُفظ اختيارك لنظام الأسهم.',
  'SHARES.SUBSCRIBED': 'حُفظ الاكتتاب.',
  'SHARES.WAITS_FOR_PLACE': 'لم يبقَ مكان في باقتك. تُسجَّل الأسهم متى دُفع ثمن مكان.',
  'SHARES.CLASS_ADDED': 'أُضيفت فئة الأسهم.',
  'SHARES.CLASS_UPDATED': 'حُدّثت فئة الأسهم.',
  'SHARES.CLASS_REMOVED': 'أُزيلت فئة الأسهم.',
  'SHARES.ISSUANCE_SAVED': 'حُفظ إصدار الأسهم.',
  'SHARES.ISSUANCE_REMOVED': 'أُزيل إصدار الأسهم.',
  'SHARES.ISSUANCE_REQUIRED': 'يلزم للمساهم إصدار واحد على الأقل.',
  'SHARES.ABOVE_AUTHORIZED':
    'يسمح عقد التأسيس بما لا يزيد على {authorized} من أسهم \u2068{className}\u2069، وسيصبح العدد {issued}.',
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
  'SHARES.SUM_TOO_LARGE': 'بهذا السعر تتجاوز قيمة هذه الأسهم ما تتسع له السجلات. يُرجى تصحيح السعر أو العدد.',
  'SHARES.ISSUED_TOGETHER':
    'أُصدرت هذه الأسهم مع غيرها في قيد واحد بيوم واحد وقرار واحد. يُرجى ترك التاريخ والقرار كما هما، أو نقل القيد كله.',
  'SHARES.ISSUED_BY_OTHER':
    'نشأت هذه الأسهم عن ممارسة خيار أو عن تحويل. يُرجى إبطال ذلك القيد ثم تسجيله كما حدث فعلًا.',
} as const satisfies Record<keyof typeof en, string>;
