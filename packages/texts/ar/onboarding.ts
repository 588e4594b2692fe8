import type { onboarding as en } from '../en/onboarding.ts';

/** Names, numbers and Latin words stand between first-strong isolates, so that they do not turn the sentence around. */
export const onboarding = {
  'REGISTRAR.NAME_REGISTERED': 'هذا الاسم، أو اسم شديد الشبه به، لشركة أخرى.',
  'ONBOARDING.BOARD_INVALID':
    'يُرجى إدخال أعداد صحيحة من 1 إلى {max}، وألّا يتجاوز الحد الأدنى لعدد الأعضاء حدّه الأقصى.',
  'ONBOARDING.TRANSFER_TEXT_REQUIRED': 'يُرجى كتابة قيد خاص على نقل الملكية أو اختيار أحد القيود المعروضة.',
  'ONBOARDING.DECLARATION_REQUIRED': 'أكّد إقرار المؤسِّس قبل تقديم عقد التأسيس.',
  'ONBOARDING.STEP.COMPLETE': 'مكتملة',
  'ONBOARDING.STEP.PLAN_CHOSEN': 'اختيرت ولم تُدفع بعد',
  'ONBOARDING.STEP.NOT_STARTED':
    '{minutes, plural, one {نحو دقيقة واحدة} two {نحو دقيقتين} few {نحو # دقائق} many {نحو # دقيقة} other {نحو # دقيقة}}',
  'ONBOARDING.STEP.TO_MEND':
    '{count, plural, one {أمر واحد يحتاج إلى تصحيح} two {أمران يحتاجان إلى تصحيح} few {# أمور تحتاج إلى تصحيح} many {# أمرًا يحتاج إلى تصحيح} other {# أمر يحتاج إلى تصحيح}}',
  'ONBOARDING.STEP.PAID': 'مدفوعة',
  'ONBOARDING.STEP.CLOSED': 'تُفتح عند اكتمال الخطوات من 1 إلى 5',
  'ONBOARDING.STEP.READY': 'جاهزة للإنهاء',
  'ONBOARDING.STEP.WAITING': 'في انتظار جهة التسجيل',
  'ONBOARDING.STEP.REJECTED': 'أعادته جهة التسجيل',
  'ONBOARDING.STEP.INCORPORATED': 'تأسست الشركة',

  'ONBOARDING.MISSING.ACCOUNT': 'اسمك وعنوانك',
  'ONBOARDING.MISSING.NAME': 'الاسم القانوني للشركة',
  'ONBOARDING.MISSING.CORPORATION_NUMBER': 'رقم تسجيل الشركة',
  'ONBOARDING.MISSING.INCORPORATION_DATE': 'تاريخ التأسيس',
  'ONBOARDING.MISSING.ANCHOR_DATE': 'تاريخ الاندماج أو الاستمرار تحت قانون آخر',
  'ONBOARDING.MISSING.REGISTERED_OFFICE': 'عنوان المقر المسجَّل',
  'ONBOARDING.MISSING.INCORPORATOR': 'مؤسِّس يوقّع عقد التأسيس',
  'ONBOARDING.MISSING.INCORPORATOR_ADULT': '\u2068{name}\u2069: إقرار ببلوغ 18 عامًا أو أكثر',
  'ONBOARDING.MISSING.INCORPORATOR_CAPABLE': '\u2068{name}\u2069: إقرار بالأهلية القانونية',
  'ONBOARDING.MISSING.INCORPORATOR_SOLVENT': '\u2068{name}\u2069: إقرار بعدم الإفلاس',
  'ONBOARDING.MISSING.ARTICLES': 'تأكيدك لما ينص عليه عقد التأسيس',
  'ONBOARDING.MISSING.SECTOR': 'ما إذا كان النشاط في أحد القطاعات المقيَّدة',
  'ONBOARDING.MISSING.DIRECTORS':
    '{missing, plural, one {عضو آخر في مجلس الإدارة: يتطلب عقد التأسيس {needed}} two {عضوان آخران في مجلس الإدارة: يتطلب عقد التأسيس {needed}} few {# أعضاء آخرون في مجلس الإدارة: يتطلب عقد التأسيس {needed}} many {# عضوًا آخر في مجلس الإدارة: يتطلب عقد التأسيس {needed}} other {# عضو آخر في مجلس الإدارة: يتطلب عقد التأسيس {needed}}}',
  'ONBOARDING.MISSING.DIRECTORS_ABOVE':
    'عدد أقل من أعضاء مجلس الإدارة: يسمح عقد التأسيس بعدد {allowed} ويوجد {present}',
  'ONBOARDING.MISSING.RESIDENT_DIRECTOR':
    '{missing, plural, one {عضو مجلس إدارة كندي مقيم (\u2068resident Canadian\u2069)} two {عضوان كنديان مقيمان (\u2068resident Canadian\u2069) في مجلس الإدارة} few {# أعضاء كنديون مقيمون (\u2068resident Canadian\u2069) في مجلس الإدارة} many {# عضوًا كنديًا مقيمًا (\u2068resident Canadian\u2069) في مجلس الإدارة} other {# عضو كندي مقيم (\u2068resident Canadian\u2069) في مجلس الإدارة}}',
  'ONBOARDING.MISSING.DIRECTOR_ADDRESS': '\u2068{name}\u2069: عنوان شارع لإشعار أعضاء مجلس الإدارة',
  'ONBOARDING.MISSING.DIRECTOR_CAPABLE':
    '\u2068{name}\u2069: إقرار ببلوغ 18 عامًا وبكامل الأهلية وبعدم الإفلاس',
  'ONBOARDING.MISSING.SHARE_CLASS': 'فئة أسهم',
  'ONBOARDING.MISSING.RIGHT_TO_VOTE': 'فئة أسهم لها حق التصويت',
  'ONBOARDING.MISSING.RIGHT_TO_DIVIDENDS': 'فئة أسهم لها حق في أرباح الأسهم',
  'ONBOARDING.MISSING.RIGHT_TO_REMAINDER': 'فئة أسهم لها حق في الأموال المتبقية',
  'ONBOARDING.MISSING.REDEMPTION_PRICE': 'سعر استرداد أسهم \u2068{className}\u2069 أو معادلته',
  'ONBOARDING.MISSING.SUBSCRIBER': 'مساهم أول',
  'ONBOARDING.MISSING.ISC': 'تأكيدك للأفراد ذوي السيطرة الجوهرية (\u2068ISC\u2069)',
  'ONBOARDING.MISSING.PLAN': 'باقة',
  'ONBOARDING.MISSING.PAYMENT': 'الدفع',

  'ONBOARDING.WARNING.CONSENT':
    'لم ترد بعد موافقة \u2068{name}\u2069 على تولي العضوية؛ يصح الانتخاب إذا وردت الموافقة خلال 10 أيام.',
  'ONBOARDING.WARNING.CONSENT_NOT_RECORDED':
    'لم تُسجَّل بعد الموافقة الخطية من \u2068{name}\u2069. أدخل تاريخها من دفتر السجلات.',
  'ONBOARDING.WARNING.RESOLUTION_DATE':
    'لا تاريخ للقرار التنظيمي بعد. إلى أن يُحدَّد لا يُعيَّن المسؤولون التنفيذيون ولا تُصدر الأسهم.',
  'ONBOARDING.WARNING.UNPAID': 'لم يُدفع بعد ثمن أسهم \u2068{name}\u2069. تُصدر عند الدفع.',
  'ONBOARDING.WARNING.PRIVATE_ISSUER_LIMIT':
    'عدد المساهمين المحتسبين {counted}، وللمُصدر الخاص {most} على الأكثر (NI 45-106 المادة 2.4). يُرجى التحقق من الإعفاء الذي يستند إليه الآخرون.',

  'ONBOARDING.NEED.RIGHTS': 'كل من التصويت وأرباح الأسهم والأموال المتبقية عائد إلى فئة من الأسهم',
  'ONBOARDING.NEED.TRANSFERS': 'نقل الملكية مقيَّد، فإعفاء المُصدِر الخاص متاح',
  'ONBOARDING.NEED.MONEY': 'لكل سهم ثمن نقدي: \u2068{amount, number, ::currency/CAD}\u2069',
  'ONBOARDING.NEED.CONSIDERATION': 'لكل سهم مقابله، وقيمته \u2068{amount, number, ::currency/CAD}\u2069',
  'ONBOARDING.NEED.VESTING': 'لا تتجاوز أي مدة لاكتساب الحقوق الحدَّ المسموح به',

  'REGISTRAR.NO_CLASS': 'لا يذكر عقد التأسيس أي فئة أسهم.',
  'REGISTRAR.PROVINCE': 'المقر المسجَّل ليس في المقاطعة المذكورة في عقد التأسيس.',
  'REGISTRAR.BOARD': 'عدد أعضاء مجلس الإدارة لا يوافق عقد التأسيس.',
  'REGISTRAR.STATED': 'أفادت جهة التسجيل: \u2068{words}\u2069 يُرجى التصحيح ثم الإرسال من جديد.',

  'onboarding.mail.incorporated.subject': 'تأسست \u2068{company}\u2069',
  'onboarding.mail.incorporated.body': 'تأسست {company} في {date} برقم التسجيل {number}.',
  'onboarding.mail.incorporated.specimen':
    'الشهادة نموذج فقط. أصدرتها بيئة التجربة في هذا المنتج، لا سجل حكومي: لم تُؤسَّس أي شركة.',
  'onboarding.mail.incorporated.documents':
    'دفتر سجلات شركتك جاهز: عقد التأسيس واللائحة الداخلية والقرارات والشهادات والسجلات، وقد أُعدت مما هو مسجَّل. لم يُوقَّع شيء بعد.',
  'onboarding.mail.incorporated.next': 'سجلاتها مفتوحة، ولوحة المعلومات تعرض ما هو مستحق.',
  'onboarding.mail.incorporated.action': 'فتح لوحة المعلومات',
  'onboarding.mail.rejected.subject': 'أُعيد عقد تأسيس \u2068{company}\u2069',
  'onboarding.mail.rejected.body':
    'أعادت جهة التسجيل عقد تأسيس \u2068{company}\u2069. يعرض المعالج كل سبب مع موضع تصحيحه. لا يلزم الدفع مرة أخرى.',
  'onboarding.mail.rejected.action': 'عرض الأسباب',
} as const satisfies Record<keyof typeof en, string>;
