import type { registerSheet as en } from '../en/registerSheet.ts';

export const registerSheet = {
  'register.export.compared': 'مقارنة بتاريخ {date}',
  'register.export.difference': 'الفرق',
  'register.export.before': 'سابقًا',
  'register.export.part': '{what}: {value}',
  'register.export.rising': 'الترتيب حسب {column}',
  'register.export.falling': 'الترتيب حسب {column}، تنازليًا',
  'books.price': 'سعر السهم',
  'books.paidOn': 'تاريخ الدفع',
  'books.state': 'الحالة',
  'books.state.open': 'قائمة',
  'books.state.ended': 'منتهية',
  'books.state.void': 'لاغية',
  'books.endedOn': 'تاريخ الانتهاء',
  'books.endedBy': 'سبب الانتهاء',
  'books.into': 'استُبدلت بـ',
  'books.others': 'من أو إلى',
  'books.in': 'وارد',
  'books.out': 'صادر',
  'books.balance': 'الرصيد',
  'books.control': 'السجل الكامل للأفراد ذوي السيطرة الكبيرة',
} as const satisfies Record<keyof typeof en, string>;
