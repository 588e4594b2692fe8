import type { anchoring as en } from './en.ts';

export const anchoring: Record<keyof typeof en, string> = {
  'organization.anchor': 'احتساب البيان السنوي من',
  'organization.anchor.help':
    'الحدث الذي تُفتح في ذكراه السنوية مهلة البيان السنوي كل عام. إعادة إحياء الشركة لا تغيّره.',
  'organization.anchor.incorporation': 'التأسيس',
  'organization.anchor.amalgamation': 'الاندماج',
  'organization.anchor.continuance': 'الاستمرار تحت قانون آخر',
  'organization.anchor.on.amalgamation': 'تاريخ الاندماج',
  'organization.anchor.on.continuance': 'تاريخ الاستمرار تحت قانون آخر',
  'organization.since.office': 'في هذا العنوان منذ',
  'organization.since.year_end': 'نهاية السنة المالية هذه منذ',
  'organization.since.help': 'اتركه فارغًا إن كان الأمر كذلك منذ التأسيس.',
};
