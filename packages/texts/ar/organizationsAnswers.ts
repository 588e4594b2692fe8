import type { organizationsAnswers as en } from '../en/organizationsAnswers.ts';

export const organizationsAnswers = {
  'ORGANIZATION.CREATE_ORGANIZATION.SUCCESS': 'أُنشئت المنشأة.',
  'ORGANIZATION.UPDATE_ACCOUNT_INFO.SUCCESS': 'حُفظت بيانات الحساب.',
  'ORGANIZATION.UPDATE_COMPANY_INFO.SUCCESS': 'حُفظت بيانات النشاط.',
  'ORGANIZATION.UPDATE_CORPORATE_INFO.SUCCESS': 'حُفظت بيانات الشركة.',
  'ORGANIZATION.UPDATE_TAX_INFO.SUCCESS': 'حُدّثت بياناتك الضريبية.',
  'ORGANIZATION.UPDATE_FILING_YEAR.SUCCESS': 'حُددت سنة الإيداع.',
  'ORGANIZATION.UPLOAD_PROFILE.SUCCESS': 'رُفعت الصورة.',
  'ORGANIZATION.UPDATE_BILLING_ADDRESS.SUCCESS': 'حُدّث عنوان الفوترة.',
  'ORGANIZATION.UPDATE_BILLING_ADDRESS.FAILED': 'حدث خطأ ما.',
  'ORGANIZATION.NAME_REQUIRED': 'يُرجى إدخال اسم للمنشأة.',
  'ORGANIZATION.STATUS_NOT_POSSIBLE': 'لا يمكن للمنشأة اتخاذ هذه الخطوة من حالتها الحالية.',
  'ORGANIZATION.FILING_YEAR_TOO_EARLY': 'أول سنة إيداع هي {year}.',
  'ORGANIZATION.ANCHOR_TOO_EARLY':
    'لا يمكن أن يسبق الاندماج أو الاستمرار تحت قانون آخر تأسيس الشركة. أدخل ذلك التاريخ أو تاريخًا بعده.',
  'ORGANIZATION.IMAGE_INVALID': 'يُرجى اختيار صورة بصيغة PNG أو JPEG.',
} as const satisfies Record<keyof typeof en, string>;
