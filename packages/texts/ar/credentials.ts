import type { credentials as en } from '../en/credentials.ts';

export const credentials = {
  'PROFILE.CHANGE_PASSWORD.SUCCESS': 'تم تغيير كلمة المرور.',
  'PROFILE.CHANGE_PASSWORD.NOT_MATCHED': 'كلمتا المرور الجديدتان غير متطابقتين.',
  'PROFILE.CHANGE_PASSWORD.CURRENT_WRONG': 'هذه ليست كلمة المرور الحالية.',
  'SESSION.SIGNED_OUT_EVERYWHERE': 'تم تسجيل الخروج من جميع الأجهزة.',
  'SESSION.ENDED': 'تم تسجيل الخروج من ذلك الجهاز.',
  'SECOND_FACTOR.BEGUN': 'يُرجى إضافة المفتاح إلى تطبيق المصادقة ثم إدخال الرمز الذي يعرضه.',
  'SECOND_FACTOR.ON': 'تم تفعيل التحقق بخطوتين. ويلزم تسجيل الدخول من جديد على الأجهزة الأخرى.',
  'SECOND_FACTOR.OFF': 'تم إيقاف التحقق بخطوتين.',
  'SECOND_FACTOR.ALREADY_ON': 'التحقق بخطوتين مفعَّل بالفعل.',
  'SECOND_FACTOR.NOT_BEGUN': 'يُرجى البدء بمفتاح جديد.',
  'SECOND_FACTOR.VERIFY_FIRST': 'يُرجى تأكيد بريدك الإلكتروني أولًا.',
  'USER.UPDATE.SUCCESS': 'تم حفظ إعداداتك.',
  'USER.TERMS_ACCEPTED': 'تم قبول الشروط.',
  'PROFILE.UPDATE.SUCCESS': 'تم حفظ ملفك الشخصي.',
  'PROFILE.PHOTO.UPLOADED': 'رُفعت الصورة.',
  'PROFILE.PHOTO.REMOVED': 'حُذفت الصورة.',
} as const satisfies Record<keyof typeof en, string>;
