import type { memberMails as en } from '../en/memberMails.ts';

export const memberMails = {
  'members.mail.invitation.subject': '{company}: دعوة من {inviter}',
  'members.mail.invitation.subject.unnamed': 'دعوة من {inviter}',
  'members.mail.invitation.body': 'دعوة من {inviter}: بقبولها يُتاح لك الوصول إلى دفتر سجلات {company}.',
  'members.mail.invitation.unnamed': 'دعوة من {inviter} إلى دفتر سجلات إحدى الشركات.',
  'members.mail.invitation.account': 'دعوة من {inviter} إلى دفاتر سجلات جميع منشآت الحساب.',
  'members.mail.invitation.link':
    'يُرجى تسجيل الدخول أو إنشاء حساب بالبريد الذي وصلتك عليه هذه الرسالة. يصلح الرابط مرة واحدة خلال سبعة أيام.',
  'members.mail.invitation.newAccount':
    'يُرجى تعيين كلمة مرور لقبول الدعوة. يصلح الرابط مرة واحدة خلال سبعة أيام.',
  'members.mail.invitation.notYou': 'إن كان المُرسِل غير معروف لديك، فيُرجى تجاهل هذه الرسالة.',
  'members.mail.invitation.action': 'فتح الدعوة',
} as const satisfies Record<keyof typeof en, string>;
