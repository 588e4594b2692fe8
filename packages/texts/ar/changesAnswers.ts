import type { changesAnswers as en } from '../en/changesAnswers.ts';

/** Answers of corporate changes, and what the log says of them. */
export const changesAnswers: Record<keyof typeof en, string> = {
  'CHANGES.DRAFTED': 'حُفظ كمسودة، ولم يتغير شيء بعد.',
  'CHANGES.EDITED': 'تم الحفظ. أعد إرساله عندما يصبح جاهزًا.',
  'CHANGES.SENT': 'أُرسل للتوقيع.',
  'CHANGES.APPROVED': 'سُجِّلت الموافقة.',
  'CHANGES.WITHDRAWN': 'تم السحب، وأُبلغ كل من طُلب توقيعه.',
  'CHANGES.NOT_OPEN': 'هذا التغيير أُرسل أو سُجِّل أو سُحب بالفعل. لتعديله أنشئ نسخة منه.',
  'CHANGES.AS_FILED':
    'لدى جهة التسجيل ما أُرسل إليها. اترك تلك الأجزاء كما هي، أو قيّد في السجلات ما صدّقت عليه.',
  'CHANGES.NOT_POSSIBLE': 'لا يمكن إجراء هذا التغيير بصورته الحالية: {reason}',
  'activity.text.change_drafted': 'أُعدّ تغيير للشركة في {on}',
  'activity.text.change_edited': 'عُدّل تغيير للشركة في {on}',
  'activity.text.change_sent': 'أُرسل تغيير للشركة للتوقيع في {on}',
  'activity.text.change_approved': 'سُجّلت الموافقة على تغيير للشركة في {on}',
  'activity.text.change_withdrawn': 'سُحب تغيير للشركة في {on}',
  'CHANGES.MET': 'تمت الموافقة. احصل الآن على توقيع المحضر.',
  'CHANGES.VOTED_DOWN': 'صوّت الاجتماع بالرفض، فلن يتغير شيء. للمحاولة مجددًا أنشئ نسخة منه.',
  'CHANGES.NOT_AT_MEETING': 'لا يمكن للاجتماع أن يقرر هذا. أرسله للتوقيع بدلًا من ذلك.',
  'CHANGES.NOTICE_DAYS':
    'يجب إرسال الدعوة قبل الاجتماع بما بين {least} و{most} يومًا. تحقق من التاريخ، أو اختر «تنازل الجميع عنها» إذا تنازل عنها كل من يحق له تلقيها.',
  'CHANGES.NOTICE_AFTER': 'لا يمكن أن تكون الدعوة بعد الاجتماع. تحقق من التاريخ.',
  'CHANGES.NOTICE_OF_DIRECTORS':
    'تمنح اللائحة الداخلية رقم 1 أعضاء المجلس مهلة 48 ساعة. اختر «تنازل الجميع عنها» إذا تنازل كل الأعضاء عنها.',
  'CHANGES.TEXT_NOT_STATED':
    'يجب أن تتضمن الدعوة نص القرار الخاص. أكّد أنها تضمنته، أو اختر «تنازل الجميع عنها» إذا تنازل عنها كل من يحق له تلقيها.',
  'CHANGES.RECORD_DAYS':
    'يجب أن يسبق تاريخ الاستحقاق الاجتماع بما بين {least} و{most} يومًا. اتركه فارغًا إن لم يُحدَّد.',
  'CHANGES.RECORD_AFTER': 'لا يمكن أن يكون تاريخ الاستحقاق بعد الاجتماع. تحقق من التاريخ.',
  'CHANGES.ONLY_AT_MEETING':
    'قُدّم بيان خطي، ولذلك لا يقرّر هذا إلا اجتماع (المادة 142 من CBCA). اختر «في اجتماع».',
  'CHANGES.VOTES_REPRESENTED':
    'أدخل ما لا يقل عن الأصوات المُدلى بها ({cast}) وأكثر من نصف مجموع الأصوات ({entitled}). اتركه فارغًا إن حدّدت لائحة داخلية نصابًا آخر.',
  'CHANGES.DISSENTING':
    'اختر {count, plural, one {العضو الحاضر الذي صوّت} two {العضوين الحاضرين اللذين صوّتا} other {الأعضاء الحاضرين الـ# الذين صوّتوا}} ضد القرار، أو لا تختر أحدًا.',
  'CHANGES.NO_QUORUM':
    'يجب حضور {needed, plural, one {عضو واحد} two {عضوين} few {# أعضاء} many {# عضوًا} other {# عضو}} من مجلس الإدارة على الأقل. اتخذ القرار كتابةً بدلًا من ذلك.',
  'CHANGES.RESIDENTS_PRESENT':
    'يجب أن يكون {needed} على الأقل من الحاضرين مقيمين كنديين. اتخذ القرار كتابةً بدلًا من ذلك.',
  'CHANGES.NO_VOTES': 'أدخل الأصوات المُدلى بها.',
  'CHANGES.TOO_MANY_VOTES': 'الحد الأقصى للأصوات الممكنة {most}. تحقق من الأصوات المؤيدة والمعارضة.',
  'activity.text.change_met': 'وافق اجتماع على تغيير للشركة في {on}',
  'activity.text.change_refused': 'رفض اجتماع تغييرًا للشركة في {on}',
  'CHANGES.NO_PROFILE': 'لا يبدو هذا ملفًا من جهة التسجيل. انسخ صفحتها كاملة مع عناوينها.',
  'CHANGES.BEFORE_ITS_PAPER':
    'لا يسري هذا قبل \u2068{date}\u2069، يوم القرار أو التوقيع. أدخل ذلك اليوم أو يومًا بعده. إن سبق القرار أو التوقيع، فسجّل الاجتماع أو اختر «موقَّع بالفعل».',
  'CHANGES.REPORT_TOO_OLD': 'مضى على هذا التقرير أكثر من {days} يومًا. اطلب تقريرًا جديدًا وأدخل رقمه وتاريخه.',
  'CHANGES.REVIEWED': 'تم التسجيل. يمكنك دفع توزيع الأرباح.',
  'CHANGES.WITHHELD': 'تم التسجيل. لا تدفع توزيع الأرباح.',
  'CHANGES.NOT_TO_PAY': 'لا ينتظر هذا التوزيع الدفع. أعد تحميل الصفحة.',
  'CHANGES.NOT_PAYABLE': 'يستحق التوزيع الدفع في {date}. راجع الملاءة يوم الدفع.',
  'activity.text.dividend_released': 'أُقرّ بملاءة الشركة لدفع توزيع أرباح في {on}',
  'activity.text.dividend_withheld': 'حُجب توزيع أرباح لعدم كفاية الملاءة في {on}',
};
