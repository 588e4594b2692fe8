import type { law as en } from '../en/law.ts';

/** Latin words and numbers stand between first-strong isolates, so that they do not turn the sentence around. */
export const law = {
  'TEXT.FORBIDDEN_CHARACTERS': 'يُرجى إزالة محارف التحكم أو اتجاه النص غير المرئية من هذا الحقل.',
  'PERSON_NAME.REQUIRED': 'يُرجى إدخال الاسم الكامل.',
  'PHONE.TOO_LONG': 'يجب ألّا يتجاوز رقم الهاتف 13 خانة',
  'PHONE.INVALID':
    'يُرجى استخدام الأرقام والمسافات و\u2068+\u2069 و\u2068-\u2069 والنقاط والأقواس فقط في رقم الهاتف.',
  'NAME.TOO_LONG': 'يُرجى ألّا يتجاوز الاسم القانوني للشركة {max, number} حرفًا.',
  'NAME.LEGAL_ELEMENT_REQUIRED':
    'يُرجى اختيار اللاحقة القانونية للاسم، مثل \u2068Inc.\u2069 أو \u2068Ltd.\u2069',
  'NAME.LEGAL_ELEMENT_NOT_ALLOWED':
    '«\u2068{element}\u2069» ليست لاحقة قانونية لدى جهة الاختصاص هذه. المسموح به: \u2068{allowed}\u2069.',
  'NAME.LEGAL_ELEMENT_TWICE':
    'يتضمن الاسم اللاحقة القانونية «\u2068{element}\u2069» من قبل. يُرجى إبقاؤها مرة واحدة.',
  'NAME.LEGAL_ELEMENT_NOT_LAST': 'لدى جهة الاختصاص هذه تأتي اللاحقة القانونية في نهاية الاسم.',
  'NAME.COMBINED_NEEDS_INC':
    'الاسم الذي يجمع الإنجليزية والفرنسية لا يستخدم إلا «\u2068Inc.\u2069»، وفي نهايته.',
  'NAME.NUMBER_INVALID': 'هذا الرقم غير صالح لشركة ذات اسم رقمي.',
  'NAME.WORD_PROHIBITED': 'لا يسمح القانون باستخدام «\u2068{word}\u2069» في الاسم القانوني للشركة.',
  'NAME.WORD_NEEDS_CONSENT': 'قد يتطلب استخدام «\u2068{word}\u2069» موافقة جهة حكومية أو تنظيمية.',
  'NAME.WORD_MAY_BE_PROHIBITED':
    'قد تُفهم «\u2068{word}\u2069» على أنها اسم يحميه القانون، وقد ترفضها جهة التسجيل.',
  'NAME.FAMILY_NAME':
    'يتضمن الاسم اسم العائلة \u2068{name}\u2069. يلزم أن يوافق صاحبه وأن تكون له مصلحة جوهرية في الشركة.',
  'NAME.ONLY_DESCRIPTIVE': 'هذا الاسم لا يفعل سوى وصف النشاط. يُرجى إضافة كلمة مميِّزة.',
  'NAME.ONLY_PERSON': 'هذا الاسم ليس سوى اسم شخص. يُرجى إضافة كلمة مميِّزة.',
  'NAME.ONLY_PLACE': 'هذا الاسم ليس سوى اسم مكان. يُرجى إضافة كلمة مميِّزة.',
  'NAME.UNUSUAL_CHARACTERS':
    'قد ترفض جهة التسجيل المحارف التالية في الاسم القانوني للشركة: \u2068{characters}\u2069.',
  'JURISDICTION.UNKNOWN': 'يُرجى اختيار جهة الاختصاص من القائمة.',
  'BUSINESS_NUMBER.INVALID':
    'يتكوّن رقم الأعمال (BN) من تسعة أرقام، ويمكن أن يليها حساب مثل \u2068RC0001\u2069.',
  'BUSINESS_NUMBER.CHECK_DIGIT':
    'لا يمكن أن يكون رقم الأعمال (BN) هذا صحيحًا: رقمه الأخير لا يطابق. يُرجى مراجعته.',
  'BUSINESS_NUMBER.PROGRAM': 'يُرجى إدخال حساب من نوع \u2068{program}\u2069، مثل \u2068{program}0001\u2069.',
  'CORPORATION_NUMBER.INVALID':
    'هذا ليس رقم تسجيل شركة لدى جهة الاختصاص هذه. الصيغة المتوقعة: \u2068{format}\u2069.',
  'POSTAL_CODE.INVALID': 'يُرجى إدخال رمز بريدي كندي مثل \u2068K1A 0B1\u2069.',
  'POSTAL_CODE.PROVINCE_MISMATCH': 'لا يعود هذا الرمز البريدي عادةً إلى المقاطعة المختارة. يُرجى مراجعته.',
  'ADDRESS.POST_BOX': 'يُرجى إدخال عنوان شارع، لا صندوق بريد.',
  'ADDRESS.COUNTRY_UNKNOWN': 'يُرجى اختيار بلد من القائمة.',
  'ADDRESS.COUNTRY_NOT_CANADA': 'يجب أن يكون المقر المسجَّل في كندا.',
  'ADDRESS.PROVINCE_UNKNOWN': 'يُرجى اختيار مقاطعة أو إقليم من القائمة.',
  'ADDRESS.PROVINCE_NOT_ARTICLES': 'يجب أن يكون المقر المسجَّل في المقاطعة أو الإقليم المذكور في عقد التأسيس.',
  'ADDRESS.COORDINATES':
    'يُرجى إدخال خط عرض بين \u2068-90\u2069 و\u206890\u2069 وخط طول بين \u2068-180\u2069 و\u2068180\u2069.',
  'FISCAL_YEAR_END.INVALID': 'يُرجى إدخال نهاية السنة المالية بصيغة شهر-يوم، مثل \u206812-31\u2069.',
  'FISCAL_YEAR_END.NOT_AT_YEAR_END':
    'يجب أن تنتهي السنة المالية الأولى في التاريخ المختار لنهاية السنة المالية.',
  'FISCAL_YEAR_END.TOO_FAR': 'يجب أن تنتهي السنة المالية الأولى بعد التأسيس وخلال 53 أسبوعًا على الأكثر.',
  'FILING_YEAR.INVALID': 'يُرجى إدخال سنة الإيداع بأربعة أرقام.',
  'DIRECTORS.TOO_FEW_RESIDENT':
    'يلزم أن يكون في مجلس الإدارة عدد لا يقل عن {needed, number} ممّن لهم صفة كندي مقيم (resident Canadian)؛ وعددهم الآن {present, number}.',
  'DIRECTORS.MANAGING_DIRECTOR_NOT_RESIDENT': 'يجب أن تكون للعضو المنتدب صفة كندي مقيم (resident Canadian).',
} as const satisfies Record<keyof typeof en, string>;
