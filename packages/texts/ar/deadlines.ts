import type { deadlines as en } from '../en/deadlines.ts';

export const deadlines = {
  'deadline.kind.consent': 'الموافقة على تولي عضوية مجلس الإدارة',
  'deadline.kind.director_notice': 'إشعار بتغيير أعضاء مجلس الإدارة',
  'deadline.kind.director_address_notice': 'إشعار بالعنوان الجديد لعضو مجلس الإدارة',
  'deadline.kind.office_notice': 'إشعار بتغيير المقر المسجل',
  'deadline.kind.officer_notice': 'إشعار بتغيير المسؤولين التنفيذيين',
  'deadline.kind.email_notice': 'إشعار بتغيير البريد الإلكتروني الرسمي',
  'deadline.kind.activity_notice': 'إشعار بتغيير النشاط الرئيسي',
  'deadline.kind.initial_filing': 'البيان الأولي',
  'deadline.kind.ontario_initial_return': 'البيان الأولي في أونتاريو',
  'deadline.kind.annual_filing': 'البيان السنوي {year}',
  'deadline.kind.first_annual_meeting': 'أول اجتماع سنوي للمساهمين أو قرار كتابي بديل عنه',
  'deadline.kind.annual_meeting': 'الاجتماع السنوي للمساهمين أو قرار كتابي بديل عنه',
  'deadline.kind.financial_statements': 'القوائم المالية {year} إلى المساهمين',
  'deadline.kind.auditor_waiver': 'التنازل عن مدقق الحسابات {year}',
  'deadline.kind.tax_balance': 'رصيد ضريبة الدخل {year}',
  'deadline.kind.tax_return': 'إقرار ضريبة دخل الشركات {year} (T2)',
  'deadline.kind.gst_registration': 'التسجيل في ضريبة السلع والخدمات',
  'deadline.kind.isc_amalgamation': 'إيداع بيانات السيطرة الجوهرية بعد الاندماج',
  'deadline.kind.isc_record': 'السيطرة الجوهرية: تسجيل البيانات',
  'deadline.kind.isc_file': 'السيطرة الجوهرية: إيداع التغييرات',
  'deadline.kind.own': 'موعد خاص بالمنشأة',
  'deadline.rule.own_day':
    '{count, plural, =0 {حددته منشأتك} one {كل شهر ابتداءً من {from}} two {كل شهرين ابتداءً من {from}} few {كل # أشهر ابتداءً من {from}} many {كل # شهرًا ابتداءً من {from}} other {كل # شهر ابتداءً من {from}}}',
  'deadline.kind.isc_review': 'السيطرة الجوهرية: خطوات معقولة {year}',
  'deadline.kind.isc_dispose': 'السيطرة الجوهرية: محو البيانات الشخصية',
  'deadline.person': '{title}، {name}',
  'deadline.formOntario': 'إخطار التغيير في أونتاريو',
  'deadline.formNumber': 'النموذج {number}',
  'deadline.form': '{title}، {form}',

  'deadline.rule.days_after_election':
    'خلال {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من الانتخاب في {from}',
  'deadline.rule.days_after_change':
    'خلال {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من التغيير في {from}',
  'deadline.rule.days_after_incorporation':
    'خلال {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من التأسيس في {from}',
  'deadline.rule.days_after_start_in_ontario':
    'خلال {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من بدء العمل في أونتاريو في {from}',
  'deadline.rule.days_after_amalgamation':
    'خلال {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من الاندماج في {from}',
  'deadline.rule.days_after_small_supplier':
    'خلال {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من تجاوز الحد في {from}',
  'deadline.rule.days_after_learning':
    'خلال {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من العلم بالأمر في {from}',
  'deadline.rule.days_after_recording':
    'خلال {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من التسجيل في {from}',
  'deadline.rule.days_before_meeting':
    'قبل {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من آخر يوم للاجتماع السنوي، {from}',
  'deadline.rule.months_after_incorporation':
    'خلال {count, plural, one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} من التأسيس في {from}',
  'deadline.rule.days_after_anniversary':
    'بعد {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من ذكرى التأسيس في {from}',
  'deadline.rule.months_after_anniversary':
    'بعد {count, plural, one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} من ذكرى التأسيس في {from}',
  'deadline.rule.end_of_anniversary_month': 'قبل نهاية شهر ذكرى التأسيس في {from}',
  'deadline.rule.end_of_month_after_anniversary': 'قبل نهاية الشهر التالي لذكرى التأسيس في {from}',
  'deadline.rule.days_after_year_end':
    'بعد {count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من نهاية السنة المالية في {from}',
  'deadline.rule.months_after_year_end':
    'بعد {count, plural, one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} من نهاية السنة المالية في {from}',
  'deadline.rule.months_after_meeting':
    'خلال {count, plural, one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} من آخر اجتماع في {from}',
  'deadline.rule.months_after_ceasing':
    'بعد {count, plural, one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} من انتهاء السيطرة في {from}',
  'deadline.rule.by_year_end': 'مرة في السنة، قبل نهاية السنة المالية التي بدأت في {from}',
  'deadline.fee': '{fee} عبر الإنترنت',
  'deadline.confirm': 'يُرجى التحقق من هذا التاريخ مع محاميك',
  'deadline.filed.registry': 'يُودَع لدى جهة التسجيل مباشرة',
  'deadline.filed.tax': 'يُقدَّم إلى وكالة الإيرادات الكندية',
  'deadline.smallBusiness': 'ثلاثة أشهر مع خصم الشركات الصغيرة',

  'deadline.title': 'المواعيد النهائية',
  'deadline.none': 'لا مواعيد نهائية.',
  'deadline.days':
    '{count, plural, =0 {اليوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'deadline.late':
    '{count, plural, one {متأخر يومًا} two {متأخر يومين} few {متأخر # أيام} many {متأخر # يومًا} other {متأخر # يوم}}',
  'deadline.all': 'كل المواعيد النهائية ({count, number})',
  'deadline.countOverdue': 'متأخر: {count, number}',
  'deadline.noYearEnd': 'حدّد نهاية السنة المالية لنجدول الخطوات السنوية.',
  'deadline.setYearEnd': 'تحديد نهاية السنة المالية',

  'deadline.markFiled': 'تعليم كمُودَع',
  'deadline.openFiling': 'فتح الإيداع',
  'deadline.markDone': 'تعليم كمنجز',
  'deadline.notApplicable': 'لا ينطبق',
  'deadline.setMeeting': 'تحديد تاريخ الاجتماع',
  'DEADLINES.DONE_IN_REGISTERS': 'يُستوفى هذا الموعد في السجلات. سجّل القيد هناك، أو علّم الموعد بأنه لا ينطبق.',

  'deadline.report': 'الإبلاغ عن حدث',
} as const satisfies Record<keyof typeof en, string>;
