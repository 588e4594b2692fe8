import type { checkout as en } from './en.ts';

export const checkout = {
  'wizard.checkout.closed': 'تُفتح هذه الخطوة عند اكتمال كل ما عداها.',
  'wizard.checkout.missing': 'ما ينقص',
  'wizard.review.corporation': 'الشركة',
  'wizard.review.articles': 'عقد التأسيس',
  'wizard.review.board': 'المجلس',
  'wizard.review.boardSize': 'من {min} إلى {max} من الأعضاء',
  'wizard.review.boardFixed':
    '{count, plural, one {عضو واحد} two {عضوان} few {# أعضاء} many {# عضوًا} other {# عضو}}',
  'wizard.review.subscription': '{quantity} {class} مقابل {amount}',
  'wizard.submit.lead': 'كل شيء مدفوع. تبقى قراءة أخيرة؛ ثم يُقدَّم إلى جهة التسجيل.',
  'wizard.submit.lead.old': 'كل شيء مدفوع. تبقى قراءة أخيرة؛ ثم تُفتح السجلات.',
  'wizard.submit.send': 'تقديم عقد التأسيس',
  'wizard.submit.record': 'تسجيل الشركة',
  'wizard.filed.title': 'عقد التأسيس كما يُودَع',
  'wizard.filed.lead': 'هذا ما تتسلّمه جهة التسجيل حرفيًا.',
  'wizard.declare.title': 'إقرار المؤسِّس',
  'wizard.declare.box': 'أقرّ بأنني مخوَّل توقيع عقد التأسيس هذا وتقديمه، وبأن ما ورد فيه صحيح.',
  'wizard.confirmSubmit.title': 'تقديم عقد تأسيس ⁨{name}⁩؟',
  'wizard.confirmSubmit.body': 'لا يمكن تعديله ما دام لدى جهة التسجيل. يُسجَّل إقرارك مع اسمك والوقت.',
  'wizard.rejected.title': 'أعادت جهة التسجيل عقد التأسيس',
  'wizard.rejected.body': 'يُرجى تصحيح ما ذكرته ثم التقديم من جديد. لا يُحتسب شيء مرتين.',
  'wizard.rejected.reasons': 'أسباب جهة التسجيل',
  'wizard.waiting.title': 'في انتظار جهة التسجيل',
  'wizard.waiting.lead': 'يمكنك مغادرة الصفحة؛ سنكتب إليك عند ورود الرد.',
  'wizard.waiting.since': 'قُدِّم في {at}. تعرض الصفحة الرد تلقائيًا.',
  'wizard.incorporated.titleExisting': 'سُجِّلت {name}',
  'wizard.incorporated.leadExisting':
    'فُتحت سجلاتها. يمكنك الآن استيراد أسهمها وإضافة أعضاء مجلس الإدارة والمسؤولين التنفيذيين السابقين.',
  'wizard.incorporated.title': 'تأسست {name}',
  'wizard.incorporated.lead':
    'أعضاء مجلس الإدارة والمسؤولون التنفيذيون والأسهم المدفوعة بالكامل مدوَّنون في سجلاتهم.',
  'wizard.incorporated.leadWaiting':
    'أعضاء مجلس الإدارة مدوَّنون في سجلهم. ويُدوَّن المسؤولون التنفيذيون بموجب القرار التنظيمي، والأسهم متى دُفعت قيمتها أيضًا.',
  'wizard.incorporated.certificate': 'شهادة التأسيس',
  'wizard.incorporated.specimen': 'أصدرتها جهة تسجيل تجريبية. وهي نموذج: لا توجد شركة قانونًا.',
  'wizard.incorporated.open': 'فتح لوحة المعلومات',
} as const satisfies Record<keyof typeof en, string>;
