import type { dashboard as en } from '../en/dashboard.ts';

export const dashboard = {
  'dashboard.federal': 'شركة اتحادية',
  'dashboard.lead': '{law}، رقم التسجيل {number}، منذ {date}.',
  'dashboard.lead.noNumber': '{law}، منذ {date}.',
  'dashboard.lead.draft': '{law}، لم تُؤسَّس الشركة بعد.',
  'dashboard.lead.old': '{law}، لم تُقيَّد هنا بعد.',
  'dashboard.lead.office': 'المقر المسجَّل في {place}.',
  'dashboard.lead.place': '{city}، {province}',

  'dashboard.prompt.yes': 'نعم، تحديدها',
  'dashboard.prompt.no': 'لا',

  'dashboard.issued': 'الأسهم المُصدَرة',
  'dashboard.issued.note':
    '{count, plural, =0 {لا شيء بعد} one {في فئة واحدة} two {في فئتين} few {في # فئات} many {في # فئة} other {في # فئة}}',
  'dashboard.holders': 'المساهمون',
  'dashboard.holders.note':
    '{counted, plural, zero {لا أحد يُحتسب} one {واحد يُحتسب} two {اثنان يُحتسبان} few {# يُحتسبون} many {# يُحتسبون} other {# يُحتسبون}} لمُصدِر خاص، و{most, number} على الأكثر، عدا الموظفين',
  'dashboard.votes': 'الأصوات',
  'dashboard.votes.note':
    '{count, plural, =0 {لا مالك له \u206625%\u2069 أو أكثر} one {مالك واحد له \u206625%\u2069 أو أكثر} two {مالكان لهما \u206625%\u2069 أو أكثر} few {# ملّاك لهم \u206625%\u2069 أو أكثر} many {# مالكًا لهم \u206625%\u2069 أو أكثر} other {# مالك لهم \u206625%\u2069 أو أكثر}}',
  'dashboard.capital': 'رأس المال المعلَن',
  'dashboard.capital.note': 'المدفوع مقابل الأسهم المُصدَرة',
  'dashboard.waiting':
    '{count, plural, one {اكتتاب واحد ينتظر} two {اكتتابان ينتظران} few {# اكتتابات تنتظر} many {# اكتتابًا ينتظر} other {# اكتتاب ينتظر}} قرار مجلس الإدارة أو الدفع، ومجموع الأسهم {shares}. تُصدَر الأسهم متى اكتمل الأمران.',

  'dashboard.deadlines': 'المواعيد النهائية',
  'dashboard.deadlines.none': 'لا مواعيد قادمة.',
  'dashboard.days':
    '{count, plural, =0 {اليوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'dashboard.late':
    '{count, plural, one {متأخر يومًا} two {متأخر يومين} few {متأخر # أيام} many {متأخر # يومًا} other {متأخر # يوم}}',
  'dashboard.deadline.consent': 'الموافقة على تولي عضوية مجلس الإدارة، {name}',
  'dashboard.deadline.director_notice': 'إشعار بتغيير أعضاء مجلس الإدارة',
  'dashboard.deadline.initial_filing': 'البيان الأولي',
  'dashboard.deadline.annual_filing': 'البيان السنوي {year}',
  'dashboard.deadline.first_annual_meeting': 'أول اجتماع سنوي للمساهمين أو قرار كتابي بديل عنه',
  'dashboard.deadline.annual_meeting': 'الاجتماع السنوي للمساهمين أو قرار كتابي بديل عنه',
  'dashboard.deadline.tax_return': 'إقرار ضريبة دخل الشركات {year}، T2',
  'dashboard.deadline.form': '{title}، {form}',
  'dashboard.rule.days_after_election':
    'خلال {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من الانتخاب في {from}',
  'dashboard.rule.days_after_change':
    'خلال {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من التغيير في {from}',
  'dashboard.rule.days_after_incorporation':
    'خلال {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من التأسيس في {from}',
  'dashboard.rule.months_after_incorporation':
    'خلال {count, plural, one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} من التأسيس في {from}',
  'dashboard.rule.days_after_anniversary':
    'بعد {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من ذكرى التأسيس في {from}',
  'dashboard.rule.months_after_anniversary':
    'بعد {count, plural, one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} من ذكرى التأسيس في {from}',
  'dashboard.rule.end_of_anniversary_month': 'قبل نهاية شهر ذكرى التأسيس في {from}',
  'dashboard.rule.end_of_month_after_anniversary': 'قبل نهاية الشهر التالي لذكرى التأسيس في {from}',
  'dashboard.rule.days_after_year_end':
    'بعد {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من نهاية السنة المالية في {from}',
  'dashboard.rule.months_after_year_end':
    'بعد {count, plural, one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} من نهاية السنة المالية في {from}',
  'dashboard.rule.months_after_meeting':
    'خلال {count, plural, one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} من آخر اجتماع في {from}',
  'dashboard.fee': '{fee} عبر الإنترنت',
  'dashboard.confirm': 'يُرجى التأكد لدى جهة التسجيل',
  'dashboard.held': 'عُقد في …',
  'dashboard.filed': 'أُودع …',
  'dashboard.filed.registry': 'يُودَع لدى جهة التسجيل مباشرة',
  'dashboard.filed.tax': 'يُقدَّم إلى وكالة الإيرادات الكندية',

  'dashboard.setup': 'الإعداد',
  'dashboard.setup.done': 'اكتمل {done, number} من {all, number}',
  'dashboard.emptyRegister': 'سجل الأسهم ما زال فارغًا.',
  'dashboard.toSubscriptions': 'استكمالها',
  'dashboard.toDirectors': 'فتح أعضاء المجلس',
  'dashboard.step.account-info': 'العنوان',
  'dashboard.step.corporate-info': 'الشركة',
  'dashboard.step.director-and-officers': 'الإدارة',
  'dashboard.step.shares': 'الأسهم',
  'dashboard.next.account-info': 'تحديد من نتواصل معه',
  'dashboard.next.account-info.body': 'الاسم والعنوان، نحو دقيقتين.',
  'dashboard.next.corporate-info': 'وصف الشركة',
  'dashboard.next.corporate-info.body': 'اسمها وقانونها ومقرها المسجَّل وعقد تأسيسها.',
  'dashboard.next.director-and-officers': 'تسمية أعضاء مجلس الإدارة والمسؤولين التنفيذيين',
  'dashboard.next.director-and-officers.body': 'من يدير الشركة ومن يتولى أعمالها.',
  'dashboard.next.shares': 'إعداد الأسهم',
  'dashboard.next.shares.body': 'فئات الأسهم، ومن يكتتب في كم منها.',
  'dashboard.next.plans': 'اختيار الباقة والدفع',
  'dashboard.next.plans.body': 'اكتمل كل ما يخص الشركة، وبقيت الباقة.',
  'dashboard.next.checkout': 'المراجعة والتقديم',
  'dashboard.next.checkout.body': 'وصلت الدفعة. تبقى مراجعة كل شيء مرة أخيرة ثم التقديم.',
  'dashboard.next.wait': 'عقد التأسيس لدى جهة التسجيل',
  'dashboard.next.wait.body': 'تصل رسالة إلكترونية فور ورود الرد. لا شيء مطلوب الآن.',
  'dashboard.next.mend': 'أعادت جهة التسجيل عقد التأسيس',
  'dashboard.next.mend.body': 'يُرجى الاطلاع على الأسباب وتصحيح ما ورد فيها ثم التقديم مجددًا دون رسوم إضافية.',
  'dashboard.next.go': 'متابعة',
  'dashboard.next.look': 'عرض الحالة',

  'dashboard.directors': 'أعضاء مجلس الإدارة',
  'dashboard.directors.count': '{count, number} من {max, number} على الأكثر',
  'dashboard.directors.none': 'لم يُسمَّ أي عضو بعد.',
  'dashboard.directors.since': 'منذ {date}',
  'dashboard.directors.noConsent': 'الموافقة ناقصة',
  'dashboard.directors.proposed': 'عضوية منذ اليوم الأول',
  'dashboard.directors.old': 'عضو في المجلس، لم يُقيَّد بعد',
  'dashboard.largest': 'كبار المساهمين',
  'dashboard.subscribers': 'المكتتِبون',
  'dashboard.subscribers.none': 'لا اكتتابات بعد.',
  'dashboard.largest.none': 'لا أحد يملك أسهمًا بعد.',
  'dashboard.erased': 'الاسم محذوف',

  'dashboard.activity': 'آخر النشاط',
  'dashboard.activity.all': 'كل النشاط',
  'dashboard.activity.none': 'لم يُقيَّد شيء بعد.',
  'dashboard.activity.by': '{who}، {date}',

  'dashboard.tips': 'نصائح',
} as const satisfies Record<keyof typeof en, string>;
