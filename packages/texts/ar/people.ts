import type { people as en } from '../en/people.ts';

export const people = {
  'PEOPLE.COMPANY_NAME_REQUIRED': 'يُرجى إدخال اسم الشخص الاعتباري أو الصندوق الاستئماني.',
  'PEOPLE.ALREADY_ON_RECORD':
    'يبدو أن هذا الشخص مسجَّل من قبل: الاسم نفسه مع البريد الإلكتروني أو العنوان أو تاريخ الميلاد نفسه.',
  'PEOPLE.KIND_FIXED': 'لا يصبح الشخص الطبيعي شخصًا اعتباريًا ولا العكس. يُرجى إضافة شخص آخر.',
  'PEOPLE.RESIDENCY_GROUND_REQUIRED': 'يُرجى تحديد ما إذا كان هذا الشخص كنديًا مقيمًا، وسبب ذلك.',
  'PEOPLE.DATE_IN_FUTURE': 'لا يمكن أن يكون هذا التاريخ في المستقبل.',
  'PEOPLE.DATED_BY_CERTIFICATE': 'تحدد شهادة التأسيس هذا التاريخ. يُرجى تركه فارغًا.',
  'PEOPLE.BEFORE_INCORPORATION': 'الشركة قائمة منذ \u2068{date}\u2069. يُرجى إدخال ذلك اليوم أو يوم بعده.',
  'PEOPLE.BEFORE_APPOINTMENT': 'بدأ التعيين في \u2068{date}\u2069. يُرجى إدخال ذلك اليوم أو يوم بعده.',
  'PEOPLE.RESOLUTION_DATE_REQUIRED': 'يُرجى إدخال تاريخ القرار أيضًا.',
  'PEOPLE.RESOLUTION_NUMBER_REQUIRED': 'يُرجى إدخال رقم القرار أيضًا.',

  'PEOPLE.TITLE_REQUIRED': 'يُرجى إدخال لقب هذا المنصب.',
  'PEOPLE.TITLE_NOT_ALLOWED': 'المنصب بلا لقب هو وحده الذي يأخذ لقبًا من اختيارك.',
  'PEOPLE.NOT_INDIVIDUAL': 'لا يكون عضو مجلس الإدارة أو المسؤول التنفيذي إلا شخصًا طبيعيًا.',
  'PEOPLE.UNDER_AGE': 'يجب ألّا يقل عمر عضو مجلس الإدارة عن {age, number} عامًا.',
  'PEOPLE.NOT_CAPABLE': 'يجب ألّا يقل عمر عضو مجلس الإدارة عن 18 عامًا، وألّا يكون فاقد الأهلية ولا مفلسًا.',
  'PEOPLE.BOARD_FULL':
    '{maximum, plural, one {يسمح عقد التأسيس بعضو واحد في مجلس الإدارة على الأكثر.} two {يسمح عقد التأسيس بعضوين في مجلس الإدارة على الأكثر.} few {يسمح عقد التأسيس بما لا يزيد على # أعضاء في مجلس الإدارة.} many {يسمح عقد التأسيس بما لا يزيد على # عضوًا في مجلس الإدارة.} other {يسمح عقد التأسيس بما لا يزيد على # عضو في مجلس الإدارة.}}',

  'PEOPLE.OTHERS_ON_BOARD': 'في مجلس الإدارة شخص آخر. يُرجى اختيار «مع آخرين»، أو إزالة ذلك العضو أولًا.',
  'PEOPLE.BOARD_EMPTY': 'ليس للشركة أي عضو في مجلس الإدارة، ويلزم عضو واحد على الأقل.',
  'PEOPLE.BOARD_BELOW_MINIMUM':
    '{minimum, plural, one {يشترط عقد التأسيس عضوًا واحدًا على الأقل} two {يشترط عقد التأسيس عضوين على الأقل} few {يشترط عقد التأسيس # أعضاء على الأقل} many {يشترط عقد التأسيس # عضوًا على الأقل} other {يشترط عقد التأسيس # عضو على الأقل}}؛ وعدد أعضاء المجلس {directors, number}.',
  'PEOPLE.CONSENT_LATE':
    'جاءت الموافقة بعد ⁨{date}⁩، أي بعد عشرة أيام من الانتخاب. ولا يصح الانتخاب إلا إذا كان العضو حاضرًا فيه أو مارس مهام العضوية بعده؛ وإلا فأعد انتخابه.',
  'PEOPLE.BOARD_ADDITIONAL':
    'لا يجوز للمجلس أن يضيف بنفسه قبل الاجتماع السنوي المقبل أكثر من ثلث عدد المنتخبين (عدد المنتخبين {elected, number}، والحد الأقصى للإضافة {most, number}). اطلب من المساهمين انتخاب هذا العضو، ثم أدخل رقم قرارهم، مثل ⁨S-2026-01⁩.',
  'PEOPLE.CONSENT_MISSING':
    'تلزم الموافقة الكتابية على تولي عضوية مجلس الإدارة قبل الانتخاب أو خلال 10 أيام بعده.',
  'PEOPLE.NOTICE_DUE': 'يجب إشعار جهة التسجيل بهذا التغيير في مجلس الإدارة في موعد أقصاه \u2068{date}\u2069.',
  'PEOPLE.EMAIL_SHARED': 'عنوان البريد الإلكتروني هذا مستخدم لدى \u2068{name}\u2069.',

  'position.directors': 'عضو مجلس الإدارة',
  'position.shareholders': 'مساهم',
  'position.assistant_secretary': 'مساعد أمين السر',
  'position.assistant_treasurer': 'مساعد أمين الصندوق',
  'position.authorized_signing_officer': 'المفوَّض بالتوقيع',
  'position.chair': 'رئاسة مجلس الإدارة',
  'position.chair_person': 'رئيس أو رئيسة مجلس الإدارة',
  'position.chair_man': 'رئيس مجلس الإدارة',
  'position.chair_woman': 'رئيسة مجلس الإدارة',
  'position.chief_administrative_officer': 'الرئيس التنفيذي للشؤون الإدارية',
  'position.chief_financial_officers': 'الرئيس التنفيذي للشؤون المالية',
  'position.chief_information_officers': 'الرئيس التنفيذي لتقنية المعلومات',
  'position.chief_manager': 'المدير الرئيسي',
  'position.comptroller': 'المراقب المالي',
  'position.executive_director': 'المدير التنفيذي',
  'position.managing_director': 'العضو المنتدب',
  'position.other': 'أخرى (بلا لقب)',
  'position.vice_chair': 'نائب رئيس مجلس الإدارة',
  'position.presidents': 'رئيس الشركة',
  'position.secretaries': 'أمين السر',
  'position.treasurers': 'أمين الصندوق',
  'position.chief_operating_officers': 'الرئيس التنفيذي للعمليات',
  'position.chief_executive_officers': 'الرئيس التنفيذي',
  'position.vice_presidents': 'نائب رئيس الشركة',
  'position.general_managers': 'المدير العام',
} as const satisfies Record<keyof typeof en, string>;
