import type { imports as en } from '../en/imports.ts';

export const imports = {
  'IMPORTS.RECORDED': 'سُجِّل الاستيراد.',
  'IMPORTS.REHEARSED': 'هكذا ستكون السجلات. لم يُسجَّل شيء.',
  'IMPORTS.TAKEN_BACK': 'تم التراجع عن الاستيراد.',
  'IMPORTS.FILE_REQUIRED': 'يُرجى اختيار ملف.',
  'IMPORTS.FAULTY':
    '{count, plural, one {يجب أولًا تصحيح موضع واحد في الملف.} two {يجب أولًا تصحيح موضعين في الملف.} few {يجب أولًا تصحيح # مواضع في الملف.} many {يجب أولًا تصحيح # موضعًا في الملف.} other {يجب أولًا تصحيح # موضع في الملف.}} لم يُسجَّل شيء.',
  'IMPORTS.NOTHING': 'لا يحتوي الملف على شيء يمكن إدراجه في السجلات.',
  'IMPORTS.ANOMALIES_DIFFER': 'تغيّرت السجلات منذ اطلاعك عليها. يُرجى مراجعة المقارنة من جديد.',
  'IMPORTS.ALREADY_TAKEN_BACK': 'تم التراجع عن هذا الاستيراد من قبل.',
} as const satisfies Record<keyof typeof en, string>;
