import type { billingMails as en } from '../en/billingMails.ts';

export const billingMails = {
  'billing.mail.receipt.subject': 'الإيصال {number}: {amount, number, ::currency/CAD}',
  'billing.mail.receipt.body':
    'استلمنا {amount, number, ::currency/CAD} عن {company}. رقم الفاتورة {number}.',
  'billing.mail.receipt.action': 'عرض الفاتورة',
  'billing.mail.notice.subject':
    '{company}: تُجدَّد باقة {plan, select, founder {المؤسس} growth {النمو} other {المستشار}} في {date}',
  'billing.mail.notice.body':
    'تُجدَّد باقة {plan, select, founder {المؤسس} growth {النمو} other {المستشار}} الخاصة بشركة {company} في {date}. سيُخصم مبلغ {amount, number, ::currency/CAD} شاملًا الضرائب من البطاقة المنتهية بالأرقام {lastFour}.',
  'billing.mail.notice.noCard':
    'تُجدَّد باقة {plan, select, founder {المؤسس} growth {النمو} other {المستشار}} الخاصة بشركة {company} في {date} بمبلغ {amount, number, ::currency/CAD} شاملًا الضرائب. لا توجد بطاقة محفوظة: أضيفوا بطاقة قبل ذلك اليوم.',
  'billing.mail.notice.expires': 'تنتهي صلاحية هذه البطاقة قبل ذلك اليوم. استبدلوها كي تستمر الباقة.',
  'billing.mail.notice.change':
    'لتغيير الباقة أو إلغائها، افتحوا صفحة الفوترة قبل {date}. عند الإلغاء لا يُخصم شيء.',
  'billing.mail.failed.subject': '{company}: تعذّر تجديد باقتكم',
  'billing.mail.failed.body':
    'تعذّر تجديد باقة {plan, select, founder {المؤسس} growth {النمو} other {المستشار}} الخاصة بشركة {company}. {reason, select, no_card {لا توجد بطاقة محفوظة.} expired_card {انتهت صلاحية البطاقة.} insufficient_funds {رُفضت البطاقة: الرصيد غير كافٍ.} not_confirmed {يطلب مصرفكم تأكيد الدفع.} other {رفض المصرف هذه البطاقة.}} لم يُخصم أي مبلغ.',
  'billing.mail.failed.next':
    'سنحاول مجددًا في {date}. استبدلوا البطاقة أو ادفعوا الآن، فتستمر الباقة دون انقطاع.',
  'billing.mail.ended.subject': '{company}: انتهت باقتكم',
  'billing.mail.ended.body':
    'حاولنا ثلاث مرات تجديد باقة {plan, select, founder {المؤسس} growth {النمو} other {المستشار}} الخاصة بشركة {company}. انتهت الباقة، ولن يُخصم شيء آخر.',
  'billing.mail.ended.next': 'تبقى سجلاتكم ومستنداتكم متاحة للقراءة والتصدير. يمكنكم التجديد متى شئتم.',
  'billing.mail.action': 'فتح الفوترة',
} as const satisfies Record<keyof typeof en, string>;
