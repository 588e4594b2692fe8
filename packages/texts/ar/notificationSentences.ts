import type { notificationSentences as en } from '../en/notificationSentences.ts';

export const notificationSentences = {
  'notification.invitation_received': 'دعوة جديدة',
  'notification.invitation_received.body': 'دعوة من {inviter} إلى {company}',
  'notification.invitation_received.unnamed': 'دعوة من {inviter} إلى منشأة لا اسم لها بعد.',
  'notification.invitation_received.over': 'سبق الرد على هذه الدعوة أو انتهت صلاحيتها.',
  'notification.invitation_accepted': 'قُبلت الدعوة',
  'notification.invitation_accepted.body':
    'انضمام {person} إلى أعضاء المنشأة: {access, select, admin {مشرف} full {صلاحية كاملة} view {الاطلاع فقط} other {صلاحية مقيّدة}}.',
  'notification.access_changed': 'تغيّرت صلاحيتك',
  'notification.access_changed.body':
    'صلاحيتك الآن: {access, select, admin {مشرف} full {صلاحية كاملة} view {الاطلاع فقط} other {صلاحية مقيّدة}}.',
  'notification.member_removed': 'إزالة عضو من المنشأة',
  'notification.member_removed.body': 'انتهت صلاحية وصول {person} إلى المنشأة.',
  'notification.payment_succeeded': 'استُلمت دفعة',
  'notification.payment_succeeded.body': 'استُلمت دفعة قدرها \u2068{amount, number, ::currency/CAD}\u2069.',
  'notification.payment_refused': 'رُفضت دفعة',
  'notification.payment_refused.body':
    'رُفضت دفعة قدرها \u2068{amount, number, ::currency/CAD}\u2069، ولم يُخصم أي مبلغ.',
  'notification.payment_refunded': 'أُعيدت دفعة',
  'notification.payment_refunded.body':
    'أُعيدت إلى البطاقة دفعة قدرها \u2068{amount, number, ::currency/CAD}\u2069.',
  'notification.submission_accepted': 'تأسست الشركة',
  'notification.submission_accepted.body': 'قبلت جهة التسجيل عقد التأسيس: تأسست {company}',
  'notification.submission_rejected': 'أُعيد عقد التأسيس',
  'notification.submission_rejected.body':
    'أعادت جهة التسجيل عقد التأسيس. يُرجى الاطلاع على أسبابها وتصحيح العقد وتقديمه من جديد.',
  'notification.incorporated': 'فُتحت سجلاتك',
  'notification.incorporated.body': 'أصبحت سجلات {company} محفوظة هنا.',
  'notification.consent_waiting': 'لم تصل الموافقة على تولي عضوية مجلس الإدارة',
  'notification.consent_waiting.body':
    'الموعد النهائي للموافقة الكتابية على تولي عضوية مجلس الإدارة هو {due}: {person}.',
  'notification.proposal_needs_attention': 'مسودة تحتاج إلى مراجعة',
  'notification.proposal_needs_attention.body': 'ما أُعدّ لم يعد يوافق السجلات. يُرجى مراجعته من جديد.',
  'notification.envelope_signed': 'وقّع الجميع',
  'notification.envelope_signed.body': 'اكتملت توقيعات «{document}».',
  'notification.envelope_stopped': '{end, select, declined {رُفض التوقيع} other {انقضى موعد التوقيع}}',
  'notification.envelope_stopped.body': 'لم يوقّع الجميع «{document}».',
  'notification.wording_submitted': 'صياغة بانتظار المراجعة',
  'notification.wording_submitted.body': '«{template}»، الإصدار {version}، بانتظار مراجعتكم.',
  'notification.wording_reviewed': '{outcome, select, approved {اعتُمدت الصياغة} other {أُعيدت الصياغة}}',
  'notification.wording_reviewed.body':
    '{outcome, select, approved {تُعدّ المستندات الجديدة من الآن فصاعدًا بالإصدار {version} من «{template}».} other {يحتاج الإصدار {version} من «{template}» إلى تعديل.}}',
  'precedents.mail.submitted.subject': 'صياغة بانتظار مراجعتكم باسم {company}',
  'precedents.mail.submitted.body':
    'هناك صياغة خاصة باسم {company} بانتظار مراجعتكم. ولا يُطلب توقيعها من أحد قبل اعتمادها.',
  'precedents.mail.reviewed.subject':
    '{outcome, select, approved {اعتُمدت صياغتكم باسم {company}} other {أُعيدت صياغتكم باسم {company}}}',
  'precedents.mail.reviewed.body':
    '{outcome, select, approved {تُعدّ بها مستندات {company} الجديدة من الآن فصاعدًا.} other {بيّنت المراجعة ما يلزم تعديله.}}',
  'precedents.mail.action': 'فتح الصياغة',
  'notification.control_due': 'السيطرة الجوهرية: {deadline}',
  'notification.control_due.body': 'الموعد النهائي: {due}.',
  'notification.control.record': 'تسجيل البيانات',
  'notification.control.file': 'الإيداع لدى جهة التسجيل',
  'notification.control.review': 'اتخاذ خطوات معقولة',
  'notification.control.dispose': 'إتلاف البيانات الشخصية',
  'notification.instrument_due':
    '{kind, select, option {اقترب آخر يوم في {label}} warrant {اقترب آخر يوم في {label}} other {اقترب استحقاق {label}}}',
  'notification.instrument_due.body':
    '{kind, select, option {آخر يوم: {due}. صاحبه: {person}.} warrant {آخر يوم: {due}. صاحبه: {person}.} other {تاريخ الاستحقاق: {due}. صاحبه: {person}.}}',
  'notification.deadlines_overdue': 'مواعيد نهائية متأخرة',
  'notification.deadlines_overdue.body':
    '{count, plural, one {موعد نهائي واحد متأخر.} two {موعدان نهائيان متأخران.} few {# مواعيد نهائية متأخرة.} many {# موعدًا نهائيًا متأخرًا.} other {# موعد نهائي متأخر.}}',
  'notification.filing_sent_back': 'أُعيد: {deadline}',
  'notification.filing_sent_back.body':
    'أعادته جهة التسجيل. يُرجى الاطلاع على أسبابها وتصحيحه وإرساله من جديد. لا يُدفع رسم من جديد.',
  'notification.own_deadline_near': '{own}',
  'notification.own_deadline_near.body': 'الموعد النهائي: {due}.',
  'notification.deadline_near': '{deadline}',
  'notification.deadline_near.body': 'الموعد النهائي: {due}.',
  'notification.ledger_behind': 'الإثبات متأخر',
  'notification.ledger_behind.body':
    'لم تصل أحدث القيود إلى سجل الإثبات بعد. القيود محفوظة في السجلات، ولم يضِع شيء.',
  'notification.erasedPerson': 'شخص لم يعد اسمه محفوظًا',
} as const satisfies Record<keyof typeof en, string>;
