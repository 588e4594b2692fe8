import type { general as en } from '../en/general.ts';

export const general = {
  'GENERAL.SUCCESS': 'تمّ.',
  'GENERAL.MALFORMED': 'تعذّرت قراءة الطلب. يُرجى مراجعة ما أُرسل ثم المحاولة مرة أخرى.',
  'GENERAL.FIELD_INVALID': 'هذه القيمة غير صالحة.',
  'GENERAL.FIELD_REQUIRED': 'هذا الحقل مطلوب',
  'GENERAL.FIELD_UNKNOWN': 'حقل غير معروف. يُرجى حذفه والمحاولة مرة أخرى.',
  'GENERAL.TOO_LONG': 'يُرجى ألّا يتجاوز النص {max, plural, few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'GENERAL.TOO_SHORT':
    'يُرجى ألّا يقلّ النص عن {min, plural, one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'GENERAL.NOT_A_DATE': 'يُرجى إدخال تاريخ صحيح، مثل \u20662026-03-31\u2069، من عام 1600 فصاعدًا.',
  'GENERAL.NOT_AN_EMAIL': 'هذا البريد الإلكتروني غير صالح',
  'GENERAL.NOT_FOUND': 'لم نعثر على ذلك. ربما حُذف، أو ليست لديك صلاحية الوصول إليه.',
  'GENERAL.STALE': 'تغيّر هذا منذ أن فتحته. يُرجى الاطلاع على أحدث نسخة ثم المحاولة مرة أخرى.',
  'GENERAL.TOO_LARGE': 'حجم المُرسَل أكبر من المسموح.',
  'GENERAL.WRONG_TYPE': 'هذا النوع من المحتوى غير مقبول هنا.',
  'GENERAL.TOO_MANY':
    'محاولات كثيرة جدًا. يُرجى الانتظار {seconds, plural, one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}} ثم المحاولة مرة أخرى.',
  'GENERAL.UNEXPECTED': 'حدث خطأ من جانبنا. لم يُحفظ أي شيء. يُرجى المحاولة مرة أخرى.',
  'GENERAL.NOT_READY': 'الخدمة قيد التشغيل أو مشغولة جدًا. يُرجى المحاولة بعد لحظات.',
  'IDEMPOTENCY.MISMATCH': 'سبق إرسال هذا الطلب بمحتوى مختلف. يُرجى البدء من جديد.',
  'SESSION.INVALID': 'بيانات الدخول غير صالحة.',
  'SESSION.EXPIRED': 'انتهت صلاحية جلستك',
  'ACCESS.VIEW_ONLY': 'صلاحيتك في هذه المنشأة هي الاطلاع فقط.',
  'ACCESS.RESTRICTED': 'الوصول مقيّد لعدم إسناد أي صلاحيات.',
  'ACCESS.SECTION_VIEW_ONLY': 'صلاحيتك في قسم {section} هي الاطلاع فقط.',
  'ACCESS.STAFF_ONLY': 'هذه الصفحة لفريقنا فقط.',
} as const satisfies Record<keyof typeof en, string>;
