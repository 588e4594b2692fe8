import type { search as en } from '../en/search.ts';

export const search = {
  'search.open': 'بحث أو انتقال',
  'search.placeholder': 'صفحة أو شخص أو شهادة أو إجراء',
  'search.pages': 'الصفحات',
  'search.actions': 'الإجراءات',
  'search.organizations': 'المنشآت',
  'search.people': 'الأشخاص',
  'search.certificates': 'الشهادات',
  'search.classes': 'فئات الأسهم',
  'search.pools': 'مجمعات الخيارات',
  'search.waiting': 'جارٍ البحث في السجلات…',
  'search.count':
    '{count, plural, =0 {لا نتائج} zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  'search.hint.choose': 'للاختيار',
  'search.hint.open': 'للفتح',
  'search.hint.close': 'للإغلاق',
  'search.shares':
    '{count, plural, zero {لا أسهم} one {سهم واحد} two {سهمان} few {{shares} أسهم} many {{shares} سهمًا} other {{shares} سهم}}',
  'search.subscribed':
    '{count, plural, zero {لا أسهم مكتتب بها} one {سهم واحد مكتتب به} two {سهمان مكتتب بهما} few {{shares} أسهم مكتتب بها} many {{shares} سهمًا مكتتبًا به} other {{shares} سهم مكتتب به}}',
  'search.left':
    '{count, plural, zero {لم يبقَ سهم} one {بقي {shares} سهم} two {بقي {shares} سهمان} few {بقيت {shares} أسهم} many {بقي {shares} سهمًا} other {بقي {shares} سهم}}',
  'search.onRecord': 'مقيّد في السجل',
  'search.ended': 'لم تعد قائمة',
  'search.void': 'مُبطَلة',
  'search.prefix': 'شهادات {prefix}',
  'search.comma': '، ',

  'search.do.director': 'إضافة عضو مجلس إدارة',
  'search.do.officer': 'إضافة مسؤول تنفيذي',
  'search.do.shareholder': 'إضافة مساهم',
  'search.do.issue': 'إصدار أسهم',
  'search.do.transfer': 'نقل ملكية أسهم',
  'search.do.member': 'دعوة عضو',
  'search.do.language': 'اللغة: {language}',
  'search.do.dark': 'الوضع الداكن',
  'search.do.light': 'الوضع الفاتح',

  'keys.title': 'اختصارات لوحة المفاتيح',
  'keys.filter': 'تصفية هذه الصفحة، أو البحث إن لم تكن فيها تصفية',
  'keys.new': 'إضافة جديد إلى هذه الصفحة',
  'keys.goTo': 'الانتقال إلى: {page}',
  'keys.rows': 'الصف التالي أو السابق',
  'keys.help': 'عرض هذه المفاتيح',
  'keys.close': 'إغلاق ما هو مفتوح',
  'keys.save': 'حفظ النموذج المفتوح',
  'keys.then': 'ثم',
  'keys.on': 'يمكن تعطيل اختصارات المفتاح الواحد في إعدادات المظهر. وهي لا تعمل أثناء الكتابة.',
  'keys.off': 'اختصارات المفتاح الواحد معطّلة في إعدادات المظهر.',
  'keys.setting': 'اختصارات المفتاح الواحد',
  'keys.setting.note': 'مثل / و n. ويعمل Ctrl K دائمًا.',
} as const satisfies Record<keyof typeof en, string>;
