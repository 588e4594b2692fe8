import type { dashboardTips as en } from '../en/dashboardTips.ts';

export const dashboardTips = {
  'dashboard.tip.business_name': 'الاسم القانوني الكامل في الفواتير',
  'dashboard.tip.business_name.body':
    'يُكتب «{name}» مع لاحقته القانونية مثل \u2068Inc.\u2069 أو \u2068Ltd.\u2069 في كل فاتورة وعقد وطلب.',
  'dashboard.tip.documents': 'حفظ المستندات القانونية معًا',
  'dashboard.tip.documents.body':
    'اسحب الشهادة وعقد التأسيس والقرارات الموقَّعة وأفلتها في دفتر سجلات الشركة، واحتفظ بنسخة في مكان آخر.',
  'dashboard.tip.bank_account': 'حساب مصرفي منفصل',
  'dashboard.tip.bank_account.body': 'تبقى أموال الشركة خارج الحسابات الشخصية.',
} as const satisfies Record<keyof typeof en, string>;
