import type { wizardAccount as en } from '../en/wizardAccount.ts';

export const wizardAccount = {
  'wizard.account.lead': 'من نتواصل معه بشأن هذه الشركة.',
  'wizard.account.person': 'الشخص المسؤول عن التواصل',
  'wizard.account.withheld': 'البريد والهاتف والعنوان لمن له قسم {section} وحده، وتبقى كما هي عند الحفظ.',
  'wizard.account.address': 'عنوانك',
  'wizard.account.address.lead': 'لا يُنشر. لأعضاء مجلس الإدارة وللمقر المسجَّل عناوينهم الخاصة.',
} as const satisfies Record<keyof typeof en, string>;
