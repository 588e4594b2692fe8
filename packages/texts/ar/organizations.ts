import type { organizations as en } from '../en/organizations.ts';

export const organizations = {
  'ORGANIZATION.CREATE_ORGANIZATION.SUCCESS': 'أُنشئت المنشأة.',
  'ORGANIZATION.UPDATE_ACCOUNT_INFO.SUCCESS': 'حُفظت بيانات الحساب.',
  'ORGANIZATION.UPDATE_COMPANY_INFO.SUCCESS': 'حُفظت بيانات النشاط.',
  'ORGANIZATION.UPDATE_CORPORATE_INFO.SUCCESS': 'حُفظت بيانات الشركة.',
  'ORGANIZATION.UPDATE_TAX_INFO.SUCCESS': 'حُدّثت بياناتك الضريبية بنجاح.',
  'ORGANIZATION.UPDATE_FILING_YEAR.SUCCESS': 'حُددت سنة الإيداع.',
  'ORGANIZATION.UPLOAD_PROFILE.SUCCESS': 'رُفعت الصورة بنجاح.',
  'ORGANIZATION.UPDATE_BILLING_ADDRESS.SUCCESS': 'حُدّث عنوان الفوترة بنجاح.',
  'ORGANIZATION.UPDATE_BILLING_ADDRESS.FAILED': 'حدث خطأ ما.',
  'ORGANIZATION.NAME_REQUIRED': 'يرجى إدخال اسم للمنشأة.',
  'ORGANIZATION.STATUS_NOT_POSSIBLE': 'لا يمكن للمنشأة اتخاذ هذه الخطوة من حالتها الحالية.',
  'ORGANIZATION.SUBMITTED': 'عقد التأسيس لدى السجل، ويمكن تعديله مجدداً إذا أعاده السجل.',
  'ORGANIZATION.CHANGE_NEEDED': 'الشركة قائمة، ولا يتغير هذا إلا بإجراء تغيير في بيانات الشركة.',
  'ORGANIZATION.CHANGE_NEEDED.NAME':
    'يتغير الاسم القانوني للشركة بوثيقة تعديل عقد التأسيس. ابدأ تغيير الاسم من قسم التغييرات.',
  'ORGANIZATION.CHANGE_NEEDED.ADDRESS':
    'يُنقل المقر المسجَّل بإخطار السجل. ابدأ تغيير العنوان من قسم التغييرات.',
  'ORGANIZATION.CHANGE_NEEDED.ARTICLES':
    'هذا وارد في عقد التأسيس أو الشهادة ولا يتغير إلا بالتعديل. ابدأ ذلك من قسم التغييرات.',
  'ORGANIZATION.CHANGE_NEEDED.YEAR_END': 'تتغير نهاية السنة المالية بقرار. ابدأ ذلك من قسم التغييرات.',
  'ORGANIZATION.DATE_IN_FUTURE': 'لا يمكن أن يكون هذا التاريخ في المستقبل.',
  'ORGANIZATION.DATE_FROM_CERTIFICATE': 'تاريخ التأسيس يرد مع شهادة التأسيس؛ اتركه فارغاً حتى ذلك الحين.',
  'ORGANIZATION.FILING_YEAR_TOO_EARLY': 'تأتي أول سنة إيداع بعد سنة التأسيس {year}.',
  'ORGANIZATION.BUSINESS_NUMBERS_DIFFER': 'يجب أن تبدأ كل الحسابات برقم الأعمال نفسه.',
  'ORGANIZATION.REGISTRATION_TWICE': 'جهة الاختصاص هذه مكررة في القائمة.',
  'ORGANIZATION.REGISTRATION_AT_HOME': 'الشركة مؤسَّسة هناك؛ اذكر الجهات الأخرى فقط.',
  'ORGANIZATION.IMAGE_REQUIRED': 'يرجى اختيار صورة.',
  'ORGANIZATION.IMAGE_INVALID': 'يرجى اختيار صورة بصيغة PNG أو JPEG.',

  'organization.filingYear.title': 'هل تُحدَّد سنة الإيداع؟',
  'organization.filingYear.ask': 'تأسست الشركة في {on}. هل تكون أول سنة إيداع {year}؟',
  'organization.filingYear.askDue':
    'تأسست الشركة في {on}. هل تكون أول سنة إيداع {year}؟ ويكون الموعد النهائي للبيان السنوي عندئذ {due}.',
} as const satisfies Record<keyof typeof en, string>;
