import type { scheduling as en } from './en.ts';

export const scheduling = {
  'deadline.view': 'العرض',
  'deadline.view.list': 'قائمة',
  'deadline.view.month': 'حسب الشهر',
  'deadline.view.registration': 'حسب التسجيل',
  'deadline.groups.next': 'خلال 30 يومًا',
  'deadline.groups.later': 'لاحقًا',
  'deadline.strip': 'الأشهر الاثنا عشر القادمة',
  'deadline.strip.month':
    '{month}: {count, plural, =0 {لا مواعيد} one {موعد واحد} two {موعدان} few {# مواعيد} many {# موعدًا} other {# موعد}}{overdue, plural, =0 {} other {، # متأخرة}}',
  'deadline.computation': 'كيف يُحسب {title}',
  'deadline.computation.days':
    '{from} + {count, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} = {due}',
  'deadline.computation.daysBefore':
    '{from} − {count, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} = {due}',
  'deadline.computation.months':
    '{from} + {count, plural, one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}} = {due}',
  'deadline.computation.rule': 'القاعدة',
  'deadline.computation.section': 'المصدر',
  'deadline.computation.readAt': 'النص كما كان في {date}',
  'deadline.computation.confirm': 'تأكد من السجل.',
  'deadline.reminders': 'التذكيرات',
  'deadline.reminders.lead':
    'تصلك بالبريد الإلكتروني وفي الإشعارات لهذه المؤسسة. رسالة واحدة في اليوم لجميع مؤسساتك.',
  'deadline.reminders.days_30': 'قبل 30 يومًا',
  'deadline.reminders.days_14': 'قبل 14 يومًا',
  'deadline.reminders.days_3': 'قبل 3 أيام',
  'deadline.reminders.overdue': 'كل أسبوع ما دام متأخرًا',
  'deadline.reminders.save': 'حفظ التذكيرات',
  'deadline.feed.subscribe': 'الاشتراك',
  'deadline.feed.title': 'المواعيد النهائية في تقويمك',
  'deadline.feed.lead': 'يقرأ تطبيق التقويم المواعيد النهائية لجميع مؤسساتك من عنوان خاص ويبقى محدَّثًا.',
  'deadline.feed.madeOn': 'أُنشئ عنوانك في {date} وعُرض مرة واحدة. أنشئ عنوانًا جديدًا إذا احتجت إليه مجددًا.',
  'deadline.feed.make': 'إنشاء العنوان',
  'deadline.feed.makeAgain': 'إنشاء عنوان جديد',
  'deadline.feed.makeAgainHint': 'عندئذ يتوقف العنوان الحالي عن العمل.',
  'deadline.feed.address': 'العنوان الخاص',
  'deadline.feed.keep': 'انسخه الآن، فهو يُعرض مرة واحدة فقط. كل من يملكه يستطيع قراءة مواعيدك النهائية.',
  'deadline.feed.copy': 'نسخ العنوان',
  'deadline.feed.copied': 'نُسخ العنوان.',
  'deadline.feed.open': 'فتح في تطبيق التقويم',
  'deadline.feed.end': 'حذف العنوان',
} as const satisfies Record<keyof typeof en, string>;
