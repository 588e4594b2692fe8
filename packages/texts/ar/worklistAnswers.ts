import type { worklistAnswers as en } from '../en/worklistAnswers.ts';

export const worklistAnswers = {
  'work.year_end': 'حدّد نهاية السنة المالية',
  'work.signatures': 'توقيعات: {title}',
  'work.payment': 'دفع مقابل تغيير',
  'work.attention': 'تغيير مقترح لم يعد يتوافق مع السجلات',
  'work.matter':
    '{matter, select, incorporation {توقّف التأسيس} founding_set {توقّفت مستندات التنظيم} annual_filing {توقّف البيان السنوي} other {توقّف أحد التغييرات}}',
  'work.unsigned':
    '{count, plural, zero {لا مستندات غير موقّعة} one {مستند واحد غير موقّع} two {مستندان غير موقّعين} few {# مستندات غير موقّعة} many {# مستندًا غير موقّع} other {# مستند غير موقّع}}',
  'work.incomplete':
    '{count, plural, zero {دفتر سجلات الشركة: لا أخطاء} one {دفتر سجلات الشركة: خطأ واحد للتصحيح} two {دفتر سجلات الشركة: خطآن للتصحيح} few {دفتر سجلات الشركة: # أخطاء للتصحيح} many {دفتر سجلات الشركة: # خطأً للتصحيح} other {دفتر سجلات الشركة: # خطأ للتصحيح}}',
  'work.rejection': 'أعادت جهة التسجيل عقد التأسيس',
  'work.registry': 'تعرض جهة التسجيل اسمًا أو حالة مختلفة',
  'work.comma': '، ',
  'work.waits.people':
    '{count, plural, zero {لا أحد} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}',
  'work.waits.registry': 'جهة التسجيل',
  'work.waits.refiling': 'إعادة التقديم',
  'work.waits.payment': 'الدفع',
  'work.waits.correction': 'عقد التأسيس المصحّح',
  'work.export.title': 'قائمة العمل',
  'work.export.due': 'الاستحقاق',
  'work.export.what': 'الموضوع',
  'work.export.organization': 'المنشأة',
  'work.export.waiting': 'بانتظار',
  'work.export.charge': 'المسؤول',
  'WORKLIST.ASSIGNED': 'تم الإسناد.',
  'WORKLIST.VIEW_SAVED': 'تم حفظ العرض.',
  'WORKLIST.VIEW_REMOVED': 'تم حذف العرض.',
  'WORKLIST.TOO_MANY_VIEWS': 'لديك 30 عرضًا محفوظًا. احذف أحدها أولًا.',
} satisfies Record<keyof typeof en, string>;
