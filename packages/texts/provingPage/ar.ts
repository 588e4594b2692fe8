import type { provingPage as en } from './en.ts';

export const provingPage: Record<keyof typeof en, string> = {
  'prove.page.title': 'التحقق من قيد',
  'prove.page.lead':
    'أفلت هنا إثباتًا أو ملف تصدير أو دفتر سجلات أو ملف PDF مختومًا. يجري التحقق على جهازك: لا تتصل هذه الصفحة بأحد وتعمل دون إنترنت.',
  'prove.page.file': 'الملفات المراد التحقق منها',
  'prove.page.choose': 'اختر ملفات',
  'prove.page.drop': 'أو أفلتها هنا',
  'prove.page.language': 'اللغة',
  'prove.page.working': 'جارٍ التحقق…',
  'prove.page.unread': 'لا يمكن التحقق من هذا الملف هنا. افتح الصفحة في متصفح حديث وأعد المحاولة.',
  'prove.page.policy': 'السجلات التي تثق بها',
  'prove.page.policy.none': 'لا شيء بعد. أضف ملف سياسة السجل الذي حصلت عليه ممن تثق به لتتحقق من صاحب السجل.',
  'prove.page.policy.malformed': '{name} ليس ملف سياسة. سطوره على هيئة “log KEY” و“quorum none”.',
  'prove.page.root.added': 'شهادات الجذر للأختام وطوابع الوقت: {name}',
  'prove.page.good': 'تم التحقق',
  'prove.page.unknown': 'متسق، والمصدر غير معروف',
  'prove.page.partly': 'غير مثبت',
  'prove.page.bad': 'تعذر التحقق',
  'prove.page.checks': 'ما تتحقق منه هذه الصفحة',
  'prove.page.checks.proof':
    'الإثبات: القيد موجود في السجل ولم يتغير منذ تدوينه، والقيم المعروضة هي التي قُيِّدت.',
  'prove.page.checks.export':
    'ملف التصدير: التاريخ بلا انقطاع، والسجلات وجدول رأس المال مستخلصة من التصرفات المقيدة.',
  'prove.page.checks.pdf':
    'ملف PDF المختوم: لم يتغير شيء منذ الختم. ويحمل دفتر السجلات ملف تصدير يُتحقق منه بالطريقة نفسها.',
  'prove.page.limits': 'ما لا تتحقق منه',
  'prove.page.limits.truth': 'صحة ما قُيِّد في أصله. فهي تثبت أنه لم يتغير منذ ذلك الحين.',
  'prove.page.limits.key': 'صاحب السجل أو الختم، ما لم تضف سياسة السجل أو شهادة الجذر (PEM).',
  'prove.page.limits.ocf': 'أن ملف company.ocf.zip في ملف التصدير يطابق السجلات.',
  'prove.hint.policy': 'أضف ملف سياسة السجل لتتحقق من صاحبه.',
  'prove.hint.root': 'أضف شهادتها الجذرية (PEM) للتحقق منها.',
};
