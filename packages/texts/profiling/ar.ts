import type { profiling as en } from './en.ts';

export const profiling = {
  'registryProfile.title': 'ملف جهة التسجيل',
  'registryProfile.lead': 'انسخ الملف الفيدرالي هنا لملء هذه الصفحات. لا يُقيَّد شيء قبل أن تحفظ.',
  'registryProfile.paste': 'نص الملف',
  'registryProfile.paste.help':
    'أو انسخ الصفحة كاملة من Corporations Canada بالإنجليزية أو الفرنسية وألصقها هنا.',
  'registryProfile.upload': 'الملف بصيغة PDF أو ملفًا نصيًا',
  'registryProfile.reading': 'جارٍ قراءة الملف…',
  'registryProfile.unread': 'سطور تعذرت قراءتها',
  'registryProfile.fill': 'ملء الحقول',
  'registryProfile.filled': 'مُلئت الحقول. راجع كل حقل ثم احفظ. ويُعرض المقر وأعضاء مجلس الإدارة في صفحاتهم.',
  'registryProfile.office': 'يذكر ملف جهة التسجيل المقر المسجَّل وعدد أعضاء مجلس الإدارة.',
  'registryProfile.directors': 'أعضاء مجلس الإدارة في ملف جهة التسجيل',
  'registryProfile.directors.lead': 'أضف كلًّا منهم، وأكمل ما لا يذكره الملف.',
  'registryProfile.add': 'إضافة',
} as const satisfies Record<keyof typeof en, string>;
