import type { registers as en } from '../en/registers.ts';

export const registers = {
  'REGISTERS.DOES_NOT_FIT': 'لا يتوافق هذا مع المقيَّد. يُرجى الاطلاع على القيود المذكورة وتصحيحها معًا.',
  'REGISTERS.PAYLOAD_INVALID': 'هذا القيد غير مكتمل. يُرجى مراجعة الحقول المذكورة.',
  'REGISTERS.WAITS': 'لا يمكن قيد هذا بعد: ما زال ينقصه تاريخ أو رقم.',
  'REGISTERS.FUTURE_DATE': 'لا يُقيَّد هذا إلا في تاريخه أو بعده. يُرجى إدخال تاريخ لا يتجاوز اليوم.',
  'REGISTERS.FACT_RETAINED': 'يوجب القانون أن يحتفظ السجل بهذا، فلا يمكن محوه.',
  'REGISTERS.PRINTED_DIFFERS': 'ما وُقِّع عليه لم يعد مطابقًا لما سيُقيَّد. يُرجى مراجعته وتوقيعه من جديد.',
  'REGISTERS.PROPOSAL_CLOSED': 'سبق قيد هذه المسودة أو سحبها.',
  'REGISTERS.NOT_INCORPORATED': 'لم تكن الشركة قائمة في ذلك التاريخ. يُرجى اختيار تاريخ التأسيس أو ما بعده.',
  'REGISTERS.ALREADY_INCORPORATED': 'التأسيس مقيَّد مسبقًا.',
  'REGISTERS.ALREADY_EXISTS': 'هذا مقيَّد مسبقًا.',
  'REGISTERS.NO_PERSON': 'هذا الشخص غير وارد في السجل في ذلك التاريخ.',
  'REGISTERS.NO_CLASS': 'فئة الأسهم هذه غير موجودة في ذلك التاريخ.',
  'REGISTERS.NO_APPOINTMENT': 'هذا التعيين غير وارد في السجل في ذلك التاريخ.',
  'REGISTERS.NOT_AN_INDIVIDUAL': 'لا يكون عضوًا في مجلس الإدارة إلا شخص طبيعي.',
  'REGISTERS.ALREADY_APPOINTED': 'يشغل هذا الشخص هذا المنصب مسبقًا في ذلك التاريخ.',
  'REGISTERS.ALREADY_CEASED': 'انتهى هذا التعيين مسبقًا.',
  'REGISTERS.ABOVE_AUTHORIZED':
    'يجيز عقد التأسيس {authorized} سهم من هذه الفئة، وبهذا يبلغ المُصدَر {issued}. يُرجى إصدار عدد أقل.',
  'REGISTERS.NUMBER_TAKEN': 'سبق إعطاء رقم الشهادة هذا.',
  'REGISTERS.NO_ROOT': 'القيد المراد تصحيحه غير موجود.',
  'REGISTERS.KIND_CHANGED': 'يجب أن يكون التصحيح من نوع القيد الذي يصححه.',
  'REGISTERS.IDENTITY_CHANGED': 'يُبقي التصحيح على قيد الحائز وعلى أرقام الشهادات المُعطاة.',
  'REGISTERS.ALREADY_VOID': 'سبق إبطال هذا القيد.',
} as const satisfies Record<keyof typeof en, string>;
