import type { membersAnswers as en } from '../en/membersAnswers.ts';

export const membersAnswers = {
  'ORGANIZATION_USER.SUB_TYPE_FIXED':
    'لا يمكن تحويل مستخدم الحساب إلى نوع آخر. يُرجى إزالة الصلاحية ثم إرسال دعوة جديدة.',
  'ORGANIZATION_USER.SUB_USER_NO_ADMIN':
    'أعلى صلاحية للمستخدم الفرعي هي الصلاحية الكاملة. لتعيين مشرف تلزم دعوته عضوًا في المنشأة.',
  'ORGANIZATION_USER.CREATE_ORGANIZATION_USER.SUCCESS': 'تم إنشاء المستخدم الجديد!',
  'ORGANIZATION_USER.UPDATE_ORGANIZATION_USER.SUCCESS': 'تم تحديث بيانات المستخدم!',
  'ORGANIZATION_USER.CHANGE_ACCESS_TYPE.SUCCESS': 'تم تغيير نوع الصلاحية!',
  'ORGANIZATION_USER.DELETE_ORGANIZATION_USER.SUCCESS': 'تم حذف المستخدم!',
  'ORGANIZATION_USER.INVITATION_SENT': 'أُرسلت الدعوة من جديد.',
  'LOGIN.INVITATION_SENT_RECENTLY': 'أُرسلت دعوة منذ قليل. يُرجى الانتظار قبل إرسال أخرى.',
  'ORGANIZATION_USER.INVITATION_WITHDRAWN': 'سُحبت الدعوة، ولم يعد رابطها صالحًا.',
  'INVITATION.ACCEPT.SUCCESS': 'تم قبول الدعوة.',
  'INVITATION.DECLINE.SUCCESS': 'تم رفض الدعوة.',
  'INVITATION.INVALID': 'هذه الدعوة غير معروفة أو حلّت محلها دعوة أحدث. يُرجى فتح أحدث رسالة أو طلب دعوة أخرى.',
  'INVITATION.ALREADY_MEMBER': 'لديك صلاحية في هذه المنشأة بالفعل، ولم يبقَ ما يُقبل.',
} as const satisfies Record<keyof typeof en, string>;
