import type { peopleAnswers as en } from '../en/peopleAnswers.ts';

export const peopleAnswers = {
  'PEOPLE.MEMBERS_REQUIRED': 'يُرجى ذكر شخصين على الأقل يملكان الأسهم بالاشتراك.',
  'PEOPLE.MEMBER_REPEATED': 'سبق ذكر هذا الشخص.',
  'PEOPLE.MEMBER_JOINT': 'لا يكون ملاك بالاشتراك من بين ملاك بالاشتراك. يُرجى ذكر كل واحد منهم.',
  'PEOPLE.MANAGES_SAVED': 'حُفظ اختيارك.',
  'PEOPLE.APPOINTED': 'حُفظ التعيين.',
  'PEOPLE.DIRECTOR_UPDATED': 'حُدّثت بيانات عضو مجلس الإدارة.',
  'PEOPLE.OFFICER_UPDATED': 'حُدّثت بيانات المسؤول التنفيذي.',
  'PEOPLE.REMOVED': 'لم يعد هذا الشخص يشغل هذا المنصب.',
  'PEOPLE.PREVIEWED': 'هكذا سيكون السجل. لم يُسجَّل شيء.',
  'PEOPLE.PERSON_UPDATED': 'حُدّثت البيانات.',
  'PEOPLE.PERSON_REQUIRED': 'يُرجى اختيار شخص أو إدخال شخص جديد.',
  'PEOPLE.ERASED': 'مُحيت بيانات هذا الشخص ولا يمكن تعديلها.',
  'PEOPLE.INVOLVED_REQUIRED': 'يُرجى تحديد المشاركين: المالكون، أو المالكون وآخرون، أو آخرون.',
  'PEOPLE.CORRECTION_OR_CHANGE': 'يُرجى توضيح هل كان هذا خطأً من قبل أم تغيّر في يوم معين.',
  'PEOPLE.APPOINTMENT_NO_CHANGE':
    'التعيين نفسه لا يتغير: يُرجى تصحيح ما كان خطأً، أو إنهاء التعيين وإجراء تعيين جديد.',
  'PEOPLE.ALREADY_APPOINTED': 'يشغل هذا الشخص هذا المنصب بالفعل في ذلك اليوم.',
  'PEOPLE.POSITION_REPEATED': 'يجب أن يكون المنصب الجديد مختلفًا.',
} as const satisfies Record<keyof typeof en, string>;
