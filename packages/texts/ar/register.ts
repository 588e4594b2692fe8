import type { register as en } from '../en/register.ts';

export const register = {
  'register.asOf': 'السجل كما في',
  'register.today': 'اليوم',
  'register.earlier': 'التغيير السابق',
  'register.later': 'التغيير التالي',
  'register.past': 'الحال كما في {date}. لتسجيل أي قيد يُرجى العودة إلى تاريخ اليوم.',
  'register.pastKnown': 'الحال كما في {date}، وفق ما كان مسجَّلًا في {at}. لا يظهر ما سُجِّل بعد ذلك.',
  'register.knownAt': 'وفق المسجَّل في…',
  'register.knownAt.field': 'وفق ما كان مسجَّلًا في',
  'register.knownAt.zone': 'بتوقيت جهة التسجيل: {zone}.',
  'register.knownAt.show': 'عرض',
  'register.knownAt.all': 'عرض كل ما هو مسجَّل',
} as const satisfies Record<keyof typeof en, string>;
