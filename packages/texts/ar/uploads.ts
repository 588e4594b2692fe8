import type { uploads as en } from '../en/uploads.ts';

export const uploads = {
  'UPLOADS.EMPTY': 'هذا الملف فارغ. اختر ملفًا آخر.',
  'UPLOADS.TOO_LARGE': 'يتجاوز حجم هذا الملف {megabytes, number} ميغابايت. قسّمه أو احفظه بصور أصغر.',
  'UPLOADS.WRONG_TYPE': 'هذا الملف ليس بصيغة PDF أو Word ‏(.docx) أو PNG أو JPEG. احفظه بصيغة PDF ثم ارفعه.',
  'UPLOADS.ENCRYPTED': 'هذا الملف محمي بكلمة مرور. احفظ نسخة بلا كلمة مرور ثم ارفعها.',
  'UPLOADS.TOO_MANY_PAGES': 'يزيد عدد صفحات ملف PDF هذا على {pages, number}. قسّمه ثم ارفع أجزاءه.',
  'UPLOADS.DAMAGED': 'هذا الملف تالف. افتحه على جهازك واحفظه من جديد بصيغة PDF ثم ارفعه.',
  'UPLOADS.TOO_COMPLEX': 'يستغرق فتح هذا الملف وقتًا طويلًا. اطبعه إلى ملف PDF جديد ثم ارفعه.',
  'UPLOADS.MACROS': 'يحتوي ملف Word هذا على وحدات ماكرو. احفظه بصيغة .docx بلا ماكرو أو بصيغة PDF ثم ارفعه.',
  'UPLOADS.TOO_MANY_PIXELS': 'هذه الصورة أكبر من أن تُعرض. احفظها بدقة أقل ثم ارفعها.',
  'UPLOADS.UNPACKS_TOO_LARGE': 'يصبح ملف Word هذا كبيرًا جدًا عند فتحه. احفظه بصيغة PDF ثم ارفعه.',
  'UPLOADS.LOADS_FROM_ELSEWHERE':
    'يحمّل ملف Word هذا أجزاءً من مكان آخر، كقالب أو صورة. احفظه وكل محتواه داخله أو بصيغة PDF ثم ارفعه.',
  'UPLOADS.BUSY': 'الخادم مشغول ولم يتمكن من فتح هذا الملف في الوقت المناسب. حاول بعد دقيقة.',
} as const satisfies Record<keyof typeof en, string>;
