import type { checking as en } from './en.ts';

export const checking: Record<keyof typeof en, string> = {
  'check.title': 'فحص دفتر السجلات',
  'check.lead':
    'المستندات التي تقتضيها السجلات والموجودة في الدفتر: {inPlace, number} من {required, number}.',
  'check.checkedOn': 'فُحص في {at}',
  'check.semicolon': '؛ ',
  'check.again': 'إعادة الفحص',
  'check.export': 'تصدير التقرير',
  'check.open': 'فحص دفتر السجلات',
  'check.clean': 'لا ينقص شيء',
  'check.clean.why': 'في دفتر سجلاتك كل ما تتطلبه سجلاتك.',
  'check.severity': 'الأولوية',
  'check.severity.error': 'صحّح الآن',
  'check.severity.error.why': 'يتطلبها القانون',
  'check.severity.warning': 'صحّح قبل مشاركة الدفتر',
  'check.severity.warning.why': 'تطلبها البنوك والمدققون والمشترون',
  'check.severity.hint': 'يُستحسن وجودها',
  'check.severity.hint.why': 'ليست عاجلة',
  'check.finding': 'الملاحظة',
  'check.why': 'التوضيح',
  'check.provision': 'المادة',
  'check.due': 'الموعد',
  'check.days':
    '{days, plural, =0 {اليوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'check.overdue':
    '{days, plural, one {متأخر يومًا} two {متأخر يومين} few {متأخر # أيام} many {متأخر # يومًا} other {متأخر # يوم}}',
  'check.broken': 'القواعد المخالَفة: {rules, number}، في {places, number} من المواضع.',
  'check.worth':
    'تساوي {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} عند البيع.',
  'check.choose': 'تضمين {title}',
  'check.places.more': 'عرض {count, number} أخرى',
  'check.act.send': 'إرسال {count, number} للتوقيع',
  'check.act.print': 'طباعة {count, number}',
  'check.act.acknowledge': 'إقرار بدلًا منها',
  'check.acknowledge':
    '{count, plural, one {هل يُعطى إقرار كتابي بدلًا من الشهادة؟} other {هل تُعطى إقرارات كتابية بدلًا من الشهادات؟ العدد: #}}',
  'check.acknowledge.why':
    'لمن لا يريد شهادة ورقية من المساهمين. يُظهر السجل الإقرار ابتداءً من اليوم، وتُعدّ المسودات من جديد. ومن يطلب شهادة يحصل عليها.',
  'check.acknowledge.record': 'تسجيل',
  'check.act.draft': 'صياغة {count, number}',
  'check.act.show': 'عرض {count, number}',
  'check.many.issue_resolution_unsigned': 'قرارات إصدار أسهم غير موقَّعة: {count, number}',
  'check.many.issue_resolution_unsigned.why':
    'ما لم يوقّعها كل أعضاء مجلس الإدارة تبقى الإصدارات بلا سند كتابي.',
  'check.many.document_unsigned.why': 'أرسلها للتوقيع، أو ارفع النسخ الموقَّعة.',
  'check.many.certificate_unsigned.why':
    'اطبعها، واطلب توقيع أحد أعضاء مجلس الإدارة أو المسؤولين، ثم ارفع النسخ الممسوحة. ومن لا يريد شهادة ورقية يجوز أن يُعطى إقرارًا بدلًا منها.',
  'check.many.document_unsigned': 'مستندات غير موقَّعة: {count, number}',
  'check.many.certificate_unsigned': 'شهادات غير موقَّعة: {count, number}',
  'check.many.signed_copy_missing': 'نسخ موقَّعة ناقصة: {count, number}',
  'check.many.document_missing': 'مستندات ناقصة: {count, number}',
  'check.many.certificate_missing': 'شهادات ليست في الدفتر: {count, number}',
  'check.many.facts_changed': 'مسودات لم تعد مطابقة للسجلات: {count, number}',
  'check.many.act_without_paper': 'تغييرات بلا مستند: {count, number}',
  'check.ready.bank': 'جاهز للبنك',
  'check.ready.audit': 'جاهز للتدقيق',
  'check.ready.sale': 'جاهز للبيع',
  'check.ready.lowers': 'ما يلزم تصحيحه',
  'check.ready.more': 'أسباب أخرى ({count, number}): ⁦−{points}⁩',
  'check.ready.how':
    'تُحسب كل مسألة بقدر أهميتها للقارئ. وإذا تكررت في موضع آخر أُضيف نصف قدرها في كل مرة، بما لا يتجاوز ثلاثة أمثالها.',
  'check.cites.confirm': '{cited}، يُرجى تأكيدها مع محامٍ',
  'check.cites.cbca': 'المادة {number} من CBCA',
  'check.cites.obca': 'المادة {number} من OBCA',
  'check.cites.cia': 'المادة {number} من Corporations Information Act (Ontario)',
  'check.cites.ni_45_106': 'المادة {number} من NI 45-106',
  'check.fix.draft': 'إعداد المستند',
  'check.fix.enter': 'إضافة البيانات',
  'check.fix.document': 'فتح المستند',
  'check.fix.section': 'فتح القسم',
  'check.fix.incorporation_certificate': 'رفع الشهادة',
  'check.fix.amendment_certificate': 'رفع الشهادة',
  'check.fix.directors': 'فتح أعضاء المجلس',
  'check.fix.officers': 'فتح المسؤولين',
  'check.fix.corporation': 'فتح بيانات الشركة',
  'check.fix.transfers': 'فتح العمليات',
  'check.fix.shareholders': 'فتح المساهمين',
  'check.fix.holder': 'فتح المساهم',
  'check.fix.class': 'تعديل الفئة',
  'check.fix.land': 'فتح سجل العقارات',
  'check.fix.control': 'تسجيل خطوات',
  'check.fix.control_register': 'فتح السجل',
  'check.fix.minutes': 'كتابة القرار',
  'check.consent_missing': 'موافقة عضو مجلس الإدارة ناقصة',
  'check.consent_missing.why':
    'لا أثر للانتخاب الذي جرى في {from} ما لم يوافق العضو كتابةً في موعد أقصاه {dueOn}.',
  'check.consent_late': 'موافقة عضو المجلس جاءت متأخرة',
  'check.consent_late.why':
    'جاءت الموافقة المؤرخة في {on} بعد {dueOn}. ولا يصح الانتخاب الذي جرى في {from} إلا إذا كان العضو حاضرًا فيه أو مارس مهام العضوية بعده. وللاطمئنان، أعد انتخابه.',
  'check.residents_unknown': 'لم يُذكر أي أعضاء المجلس كنديون مقيمون',
  'check.residents_unknown.why': 'قد يكون عددهم كافيًا. اذكر عن كل عضو هل هو كندي مقيم.',
  'check.board_residency': 'عدد الكنديين المقيمين في المجلس غير كافٍ',
  'check.board_residency.why':
    'عدد الأعضاء المسجلين بصفة كندي مقيم (resident Canadian): {residents} من {directors}، والقانون يشترط {needed}. عيّن عضوًا بهذه الصفة أو سجّل من يحملها.',
  'check.board_below_minimum': 'عدد أعضاء المجلس أقل من الحد الأدنى',
  'check.board_below_minimum.why':
    'عدد أعضاء المجلس {directors}، والحد الأدنى في عقد التأسيس {minimum}. املأ المقعد الشاغر أو ادعُ المساهمين إلى اجتماع.',
  'check.board_above_maximum': 'عدد أعضاء المجلس يتجاوز الحد الأقصى',
  'check.board_above_maximum.why':
    'عدد أعضاء المجلس {directors}، والحد الأقصى في عقد التأسيس {maximum}. أنهِ عضوية أحدهم أو عدّل عقد التأسيس.',
  'check.additional_directors': 'أضاف المجلس أعضاء أكثر مما يجوز',
  'check.additional_directors.why':
    'منذ آخر انتخاب (عدد المنتخبين: {elected}) أضاف المجلس بنفسه {additional}، والحد الأقصى {most}. اطلب من المساهمين انتخاب هؤلاء الأعضاء.',
  'check.managing_director_not_resident': 'العضو المنتدب ليس مقيمًا كنديًا',
  'check.managing_director_not_resident.why':
    'لا يجوز لأعضاء مجلس الإدارة تفويض صلاحياتهم إلا إلى عضو منتدب مقيم كندي. عيّن غيره أو اختر منصبًا آخر.',
  'check.consent_not_filed': 'الموافقة الموقَّعة ليست في الدفتر',
  'check.consent_not_filed.why': 'يذكر السجل أن هذا العضو وافق في {on}. أضف الموافقة الموقَّعة دليلًا على ذلك.',
  'check.solvency_unstated': 'لم تُثبت القدرة على السداد',
  'check.solvency_unstated.why':
    '{kind, select, dividend {أعلن أعضاء مجلس الإدارة هذه الأرباح في {on} قبل أن يتأكدوا من بقاء الشركة قادرة على السداد.} other {لم يذكر أحد، عندما دفعت الشركة ثمن هذه الأسهم في {on}، أنها قادرة على سداد التزاماتها.}} أدخل اليوم الذي تأكد فيه أعضاء مجلس الإدارة من ذلك.',
  'check.approved_by_nothing': 'بلا موافقة',
  'check.approved_by_nothing.why':
    '{kind, select, declined {رُفض القرار {number} مع أن القيد المؤرخ في {on} يستند إليه. أرسله للتوقيع من جديد أو صحّح القيد.} void {أُلغي القرار {number} مع أن القيد المؤرخ في {on} يستند إليه. أعد صياغته أو صحّح القيد.} expired {لم يُوقَّع القرار {number} في موعده مع أن القيد المؤرخ في {on} يستند إليه. أرسله للتوقيع من جديد.} unnamed {لا يذكر القيد المؤرخ في {on} أي قرار. أضف القرار الذي وافق عليه.} other {القرار {number} لا يوافق على القيد المؤرخ في {on}. صحّح القيد ليذكر القرار الذي وافق عليه.}}',
  'check.issue_resolution_unsigned': 'قرار إصدار الأسهم غير موقَّع',
  'check.issue_resolution_unsigned.why':
    'ما لم يوقّعه جميع أعضاء المجلس فليس للإصدار سند مكتوب. التواقيع الناقصة: {names}.',
  'check.resolution_missing': 'القرار ليس في الدفتر',
  'check.resolution_missing.why': 'تذكر السجلات هذا القرار المؤرخ في {on}، لكن مستنده ناقص.',
  'check.issued_too_early': 'أُصدرت أسهم قبل أوانها',
  'check.issued_too_early.why':
    '{kind, select, paid {أُصدرت في {on} ودُفع ثمنها في {after}، ولا تُصدر الأسهم إلا بعد دفع ثمنها كاملًا.} other {أُصدرت في {on} قبل موافقة مجلس الإدارة في {after}.}} صحّح تاريخ الإصدار أو تاريخ ما تلاه.',
  'check.consideration_short': 'لم يُدفع ثمن الأسهم كاملًا',
  'check.consideration_short.why':
    'دُفع {paid} دولار ثمنًا لأسهم يبلغ ثمنها {due} دولار. صحّح السعر أو الدفعة، أو حصّل الباقي.',
  'check.received_before_payment': 'القرار يذكر قبض الثمن قبل دفعه',
  'check.received_before_payment.why':
    'القرار مؤرخ في {on}، وآخر دفعة كانت في {after}. صحّح تاريخ الدفع، أو اطلب من أعضاء المجلس توقيع قرار يذكر متى دُفع ثمن الأسهم.',
  'check.subscription_waiting': 'اكتتاب ينتظر منذ أشهر',
  'check.subscription_waiting.why':
    '{kind, select, payment {الاكتتاب مفتوح منذ {since} ولم يُدفع. سجّل الدفع أو اسحبه.} other {دُفع في {since} ولا قرار يُصدر الأسهم. اطلب من أعضاء المجلس توقيع قرار، أو أعد المبلغ واسحب الاكتتاب.}}',
  'check.private_issuer_unrestricted': 'إعفاء المُصدر الخاص دون قيد على نقل الأسهم',
  'check.private_issuer_unrestricted.why':
    '{kind, select, none {يستند المستند إلى إعفاء المُصدر الخاص، لكن عقد التأسيس لا يقيّد نقل الأسهم.} other {يستند المستند إلى إعفاء المُصدر الخاص، لكنك لم تُدخل ما إذا كان عقد التأسيس يقيّد نقل الأسهم.}} يجب أن يقيّده عقد تأسيس المُصدر الخاص أو اتفاق بين مساهميه. عدّل عقد التأسيس، أو اسأل محاميًا أي إعفاء ينطبق.',
  'check.certificate_missing': 'الشهادة ليست في الدفتر',
  'check.certificate_missing.why': 'يحق لـ{name} الحصول على شهادة أو على إقرار مكتوب بالحق فيها.',
  'check.certificate_unsigned': 'الشهادة غير موقَّعة',
  'check.certificate_unsigned.why': 'اطبعها، وليوقّعها عضو مجلس إدارة أو مسؤول تنفيذي، ثم ارفع النسخة.',
  'check.certificate_differs': 'الشهادة لا تطابق السجل',
  'check.certificate_differs.why': 'تختلف الشهادة الموقَّعة عما في السجل. صحّح السجل أو استبدل الشهادة.',
  'check.certificate_gap': 'أرقام شهادات متروكة',
  'check.certificate_gap.why':
    'لا شهادة في السجل تحمل هذه الأرقام. ارفع ما يبيّن مصير كل منها، كالشهادة الملغاة، مع رقمها في العنوان.',
  'check.year_end_missing': 'نهاية السنة المالية ناقصة',
  'check.year_end_missing.why':
    'من دونها لا تُجدول ولا تُفحص مواعيد الإقرار الضريبي والقوائم المالية والاجتماع السنوي والإعفاء من مدقق الحسابات ومراجعة السيطرة الجوهرية. أدخل اليوم الذي تنتهي فيه السنوات.',
  'check.auditor_waiver_missing': 'قرار الإعفاء من تعيين مدقق الحسابات ناقص',
  'check.auditor_waiver_missing.why':
    'يجب أن يوافق كل المساهمين كتابةً كل سنة على عدم تعيين مدقق، بمن فيهم من لا يملكون حق التصويت.',
  'check.annual_resolution_missing': 'القرار السنوي للمساهمين ناقص',
  'check.annual_resolution_missing.why':
    'الاجتماع السنوي عن السنة المنتهية في {on}، أو القرار الكتابي البديل عنه، ليس في الدفتر.',
  'check.annual_resolution_late': 'جاء القرار السنوي متأخرًا',
  'check.annual_resolution_late.why':
    'القرار مؤرخ في {on}، وكان الاجتماع السنوي مستحقًا في موعد أقصاه {dueOn}. وقّع القرار التالي في موعده.',
  'check.statements_unapproved': 'القوائم المالية غير معتمدة',
  'check.statements_unapproved.why':
    'ليس في الدفتر قرار لمجلس الإدارة يعتمد القوائم عن السنة المنتهية في {on}.',
  'check.statements_not_sent': 'لم تُرسل القوائم المالية قبل 21 يومًا',
  'check.statements_not_sent.why':
    '{kind, select, signed {اعتمدها المجلس في {approvedOn} ووقّع المساهمون في {on}، أي بعد أقل من 21 يومًا. ارفع التنازلات الكتابية لكل من: {names}.} other {اعتمدها المجلس في {approvedOn} وقرار المساهمين مؤرخ في {on}، أي بعد أقل من 21 يومًا. اطلب توقيع تنازلات من: {names}، أو اجعل تاريخ القرار لاحقًا.}}',
  'check.by_law_unconfirmed': 'اللائحة الداخلية غير مؤكَّدة',
  'check.by_law_unconfirmed.why': 'تسقط اللائحة ما لم يؤكدها المساهمون. وقرارهم غير موقَّع.',
  'check.articles_missing': 'عقد التأسيس ليس في الدفتر',
  'check.articles_missing.why': 'ارفع شهادة التأسيس وعقد تأسيس شركتك.',
  'check.incorporation_certificate_missing': 'لا توجد شهادة تأسيس',
  'check.incorporation_certificate_missing.why':
    'تثبت الشهادة المؤرخة في {on} وجود الشركة. ارفعها أو نسخة منها.',
  'check.by_laws_missing': 'اللوائح الداخلية ليست في الدفتر',
  'check.by_laws_missing.why': 'ارفع اللوائح الداخلية لشركتك.',
  'check.land_document_missing': 'لا سند محفوظ لأحد العقارات',
  'check.land_document_missing.why':
    'تحفظ شركات أونتاريو نسخة من سند الملكية أو النقل مع سجل العقارات. ارفع النسخة واربطها بالقيد.',
  'check.records_place_unresolved': 'لا قرار بشأن مكان السجلات',
  'check.records_place_unresolved.why': 'يجب أن يحدد مجلس الإدارة أي مكان لحفظ السجلات غير المقر المسجَّل.',
  'check.redemption_price_missing': 'لم يُذكر سعر الاسترداد',
  'check.redemption_price_missing.why':
    'يجب أن ينص عقد التأسيس على سعر أو معادلة، فلا تُسترد الأسهم بأكثر من ذلك. أدخله أو عدّل عقد التأسيس.',
  'check.redeemed_against_articles': 'الاسترداد يخالف عقد التأسيس',
  'check.redeemed_against_articles.why':
    '{kind, select, above_price {دُفع في {on} أكثر من سعر الاسترداد المذكور في عقد التأسيس.} other {لا يسمح عقد التأسيس بالاسترداد المسجَّل في {on}.}} صحّح القيد أو استشر محاميًا.',
  'check.class_rights_missing': 'ينقص حق يجب أن يكون لفئة واحدة على الأقل',
  'check.class_rights_missing.why':
    '{kind, select, vote {لا تصوّت أي فئة من الأسهم في اجتماعات المساهمين.} dividend {لا يحق لأي فئة من الأسهم أن تتلقى أرباحًا.} other {لا تتلقى أي فئة من الأسهم ما يتبقى عند حل الشركة.}} عدّل إحدى الفئات.',
  'check.office_outside_province': 'المكتب المسجَّل خارج المقاطعة المذكورة في عقد التأسيس',
  'check.office_outside_province.why':
    'يجب أن يكون المكتب المسجَّل في المقاطعة التي يذكرها عقد التأسيس. صحّح العنوان أو عدّل عقد التأسيس.',
  'check.amendment_uncertified': 'لا توجد شهادة تعديل',
  'check.amendment_uncertified.why':
    'يسري التعديل المؤرخ في {on} من تاريخ شهادته. أدخل رقم الشهادة مع التعديل، أو ارفع الشهادة واربطها به.',
  'check.control_review_overdue': 'لم تُراجَع السيطرة الجوهرية',
  'check.control_review_overdue.why':
    'لم تُسجَّل أي خطوات عن السنة المالية المنتهية في {dueOn}. اتخذها الآن وسجّلها عن تلك السنة.',
  'check.control_review_due': 'لم تُراجَع السيطرة الجوهرية هذه السنة',
  'check.control_review_due.why': 'اطلب من كل فرد ذي سيطرة جوهرية تأكيد بياناته في موعد أقصاه {dueOn}.',
  'check.control_overdue': 'تأخر واجب يتعلق بالسيطرة الجوهرية',
  'check.control_overdue.why':
    '{kind, select, isc_record {بيانات هذا الفرد ناقصة، وكان يجب تسجيلها في موعد أقصاه {dueOn}. أضفها.} isc_file {كان يجب إيداع تغييرات السجل في موعد أقصاه {dueOn}. أودعها.} other {كان يجب التخلص من البيانات الشخصية لهذا الفرد في موعد أقصاه {dueOn}. امحها.}}',
  'check.file_gone': 'الملف مفقود من التخزين',
  'check.file_gone.why': 'استعده من نسخة احتياطية أو ارفع المستند من جديد.',
  'check.file_altered': 'عُدِّل الملف في التخزين',
  'check.file_altered.why':
    'لم يعد يطابق بصمة SHA-256 التي حُفظ بها. استعده من نسخة احتياطية أو ارفعه من جديد.',
  'check.ledger_differs': 'القيد يختلف عمّا في الدفتر',
  'check.ledger_differs.why':
    'لم يعد الحقل «{field}» في هذا القيد كما سجّله الدفتر. ابحث عمّن غيّره، ثم استعده من نسخة احتياطية أو سجّله من جديد.',
  'check.facts_changed': 'تغيّرت البيانات منذ إعداده',
  'check.facts_changed.why': 'تقول السجلات الآن غير ذلك. أعد إعداده أو صحّح السجلات.',
  'check.entry_voided': 'مستند عملية ملغاة',
  'check.entry_voided.why': 'أُلغيت العملية التي يثبتها. ألغِ المستند أو سجّل العملية من جديد.',
  'check.entry_corrected': 'مستند عملية مصحَّحة',
  'check.entry_corrected.why': 'صُحِّحت العملية التي يثبتها. تحقق من أنه ما زال صحيحًا.',
  'check.notice_missing': 'الإخطار إلى جهة التسجيل ناقص',
  'check.notice_missing.why': 'تغيّرت السجلات ويجب إبلاغ جهة التسجيل خلال أيام. أعدّ الإخطار وقدّمه.',
  'check.signed_by_others': 'وقّعه من لم يكن عضوًا في مجلس الإدارة',
  'check.signed_by_others.why':
    'بحسب السجلات، لم يكن هؤلاء أعضاءً في مجلس الإدارة في {on}: {names}. صحّح السجل أو اطلب من أعضاء ذلك اليوم التوقيع من جديد.',
  'check.signed_copy_missing': 'النسخة الموقَّعة ناقصة',
  'check.signed_copy_missing.why':
    'المستند معلَّم بأنه موقَّع، لكن نسخته في الدفتر بلا توقيعات. ارفع النسخة الموقَّعة.',
  'check.document_unsigned': 'المستند غير موقَّع',
  'check.document_unsigned.why': 'التواقيع الناقصة: {names}. أرسله للتوقيع أو ارفع النسخة الموقَّعة.',
  'check.document_missing': 'مستند ناقص',
  'check.document_missing.why': 'تتطلب سجلاتك هذا المستند، ويمكن إعداده منها.',
  'check.own_wording': 'مستند بنصك الخاص',
  'check.own_wording.why':
    '{state, select, approved {الإصدار {version} من نصك الخاص، اعتمده {by} في {on}.} other {الإصدار {version} من نصك الخاص، ولم يكن معتمدًا عند صياغته.}} يقارن الفحص بياناته وتوقيعاته. أما أثر النص القانوني فقد قدّره من راجعه.',
  'check.act_without_paper': 'تغيير بلا مستند',
  'check.act_without_paper.why':
    'لا يوجد مستند لما يلي: {kind, select, acquired {أسهم استردتها الشركة} converted {تحويل أسهم} split {تجزئة أو دمج أسهم} pool {مجمع خيارات} grant {منح خيارات} exercise {ممارسة أو تحويل} instrument {أداة صادرة} ceased {انتهاء تعيين} name {تغيير الاسم} articles {تعديل عقد التأسيس} address {تغيير العنوان} year_end {تغيير نهاية السنة المالية} classes {تغيير فئات الأسهم} other {تغيير}}. ارفع القرار أو اكتبه واربطه.',
};
