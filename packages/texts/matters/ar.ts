import type { matters as en } from './en.ts';

export const matters = {
  'matters.title': 'قيد الإنجاز',
  'matters.kind.incorporation': 'التأسيس',
  'matters.kind.founding_set': 'وثائق التنظيم',
  'matters.kind.entry': 'تغيير يُوقَّع ويُدفع رسمه',
  'matters.kind.annual_filing': 'التقرير السنوي',
  'matters.step.answered': 'كل شيء مؤكَّد',
  'matters.step.paid': 'مدفوع',
  'matters.step.sent': 'مُرسَل',
  'matters.step.certified': 'الشهادة',
  'matters.step.signed': 'موقَّع',
  'matters.step.confirmed': 'أقرّه المساهمون',
  'matters.step.recorded': 'مقيَّد',
  'matters.step.filed': 'تم الإيداع',
  'matters.signatures': '{given} من {of}',
  'matters.stopped': 'توقّف: {reason}',
  'matters.inCharge': 'المسؤول: {name}',
  'matters.take': 'تولَّ المسؤولية',
  'matters.withdraw': 'سحب',
  'matters.withdraw.title': 'هل تريد سحب هذا الملف؟',
  'matters.withdraw.body': 'يُستعاد ما ينتظر، ويُبلَّغ من طُلب توقيعهم، ويُردّ المبلغ المدفوع إلى البطاقة.',
} satisfies Record<keyof typeof en, string>;
