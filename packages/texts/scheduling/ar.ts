import type { scheduling as en } from './en.ts';

export const scheduling = {
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
