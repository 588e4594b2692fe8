import type { annualAnswers as en } from '../en/annualAnswers.ts';

export const annualAnswers = {
  'ANNUAL.SAVED': 'تم الحفظ.',
  'ANNUAL.ASKED': 'أرسلنا الرابط بالبريد الإلكتروني.',
  'ANNUAL.ASK_REVOKED': 'لم يعد الرابط يعمل.',
  'ANNUAL.ANSWERED': 'شكرًا. وصلت إجاباتك.',
  'ANNUAL.SENT_AGAIN': 'أُرسل البيان من جديد.',
  'ANNUAL.MAILED': 'أرسلنا إليك بالبريد ما يُودَع تاليًا.',
  'ANNUAL.NOT_ASKED': 'لا يُطلب بيان سنوي عن هذه السنة. تحقّق من تاريخ التأسيس ونهاية السنة المالية.',
  'ANNUAL.CLOSED': 'أُودع هذا البيان أو دُفع رسمه. لتعديله أضف تصحيحًا في الإيداعات.',
  'ANNUAL.NOT_OPEN': 'تقبل جهة التسجيل هذا البيان ابتداءً من {date}. عُد في ذلك اليوم.',
  'ANNUAL.OLDER_YEAR': 'أودع سنة {year} أولًا: تُودَع السنوات الناقصة من الأقدم إلى الأحدث.',
  'ANNUAL.NOT_ANSWERED':
    '{count, plural, one {بقي سطر واحد بلا تأكيد} two {بقي سطران بلا تأكيد} few {بقيت # أسطر بلا تأكيد} other {بقي # سطرًا بلا تأكيد}}. أكّد كل سطر أو قيّد ما تغيّر.',
  'ANNUAL.NO_CERTIFIER': 'اختر من يصادق على البيان.',
  'ANNUAL.WAIVER_REFUSED':
    'رفض أحد المساهمين الاستغناء عن مراجع الحسابات. عيّن مراجعًا أو اعقد اجتماعًا (المادة 163 من CBCA، والمادة 148 من OBCA).',
  'ANNUAL.NO_FILE': 'ارفع البيان المعبّأ أولًا.',
  'ANNUAL.CHANGED_MEANWHILE': 'تغيّرت السجلات منذ فتح هذه الصفحة. راجع الأسطر من جديد.',
  'ANNUAL.NOT_REJECTED': 'لم تُعِد جهة التسجيل هذا البيان، فلا شيء يُرسل من جديد.',
  'ANNUAL.LINK_DAYS': 'اختر يومًا أخيرًا خلال التسعين يومًا القادمة.',
  'ANNUAL.LINK_OVER': 'لم يعد هذا الرابط يعمل. اطلب رابطًا جديدًا ممن أرسله.',
  'PAYMENT.NO_PLAN': 'لا توجد باقة سارية. اختر باقة تُدفع مع البيان.',
  'activity.text.annual_client_asked':
    'أُرسل رابط تأكيد البيان السنوي إلى {recipient} في {on}، صالح حتى {ends}',
  'activity.text.annual_client_answered': 'أجاب {recipient} بشأن البيان السنوي في {on}',
  'annual.askedMail.subject': '{company}: يُرجى التأكيد للبيان السنوي',
  'annual.askedMail.body':
    'توشك {company} على إيداع بيانها السنوي. أكّد ما تقوله سجلاتها أو اذكر ما تغيّر. يعمل الرابط حتى {date}، ولا يلزم حساب.',
  'annual.askedMail.private':
    'كل من يملك هذا الرابط يستطيع قراءة هذه الأسطر والإجابة عنها. لا تمرّره إلى غيرك.',
  'annual.askedMail.action': 'تأكيد',
  'annual.mail.subject': '{company}: البيانات السنوية',
  'annual.mail.filed': 'أُودع البيان السنوي {year} لشركة {company} في {date}. رقم التأكيد: {number}.',
  'annual.mail.next': 'التالي هو البيان السنوي {year} لشركة {company}، وآخر موعد له {due}.',
  'annual.mail.nothing': 'لا يوجد بيان سنوي مفتوح لشركة {company} الآن.',
  'annual.mail.action': 'فتح الإيداعات',
  'annual.sentBackMail.subject': '{company}: أعادت جهة التسجيل البيان السنوي {year}',
  'annual.sentBackMail.body': 'أعادت جهة التسجيل البيان السنوي {year} لشركة {company}، وهذه أسبابها:',
  'annual.sentBackMail.next': 'صحّح كل نقطة ثم أعد الإرسال. لا يُدفع رسم من جديد.',
  'annual.sentBackMail.action': 'تصحيح وإعادة الإرسال',
} satisfies Record<keyof typeof en, string>;
