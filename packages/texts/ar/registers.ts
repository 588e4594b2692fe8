import type { registers as en } from '../en/registers.ts';

export const registers = {
  'REGISTERS.PROPOSED': 'اقتُرح القيد، ويُسجَّل متى اكتمل ما ينقصه.',
  'CORPORATION.CHANGE_RECORDED': 'سُجِّل.',
  'CORPORATION.CHANGE_PREVIEWED': 'هكذا ستبدو السجلات. لم يُسجَّل شيء.',
  'CORPORATION.NOT_ALL_AGREE':
    '{count, plural, =0 {لا يملك أحد أسهمًا بعد. أصدر أسهمًا أولًا.} one {يملك شخص واحد كل الأسهم. اختر إعلانًا.} two {يملك شخصان أسهمًا. اختر اتفاقية يوقّعها كلاهما.} few {يملك # أشخاص أسهمًا. اختر اتفاقية يوقّعها الجميع.} many {يملك # شخصًا أسهمًا. اختر اتفاقية يوقّعها الجميع.} other {يملك # شخص أسهمًا. اختر اتفاقية يوقّعها الجميع.}}',
  'CORPORATION.NO_DIVIDEND_RIGHT': 'لا تمنح أسهم {className} حقًا في الأرباح. اختر فئة أخرى.',
  'CORPORATION.AFTER_NEXT_ENTRY': 'تغيّر مرة أخرى في \u2068{date}\u2069. أدخل يومًا قبله.',
  'CORPORATION.RECORD_NOT_AHEAD':
    'لا يمكن أن يسبق تاريخ القيد قرار ⁨{date}⁩. اختر ذلك اليوم أو يومًا بعده (المادة 134 من CBCA).',
  'CORPORATION.RECORD_TOO_EARLY':
    'لا يمكن أن يسبق تاريخ القيد الدفع بأكثر من {most} يومًا. اختر تاريخ قيد لاحقًا أو ادفع قبل ذلك (المادة 43 من لوائح CBCA).',
  'CORPORATION.SENIOR_DIVIDENDS':
    'الأولوية لفئة {className}: لها {owed, number, ::currency/CAD .00########} عن كل سهم. أعلن ذلك التوزيع أولًا.',
  'CORPORATION.OFFICE_STAYS':
    'الشركة الخاضعة لقانون مقاطعة تُبقي مقرها المسجَّل فيها. لنقله إلى مقاطعة أخرى، استشر محاميًا بشأن نقل الشركة إلى قانون تلك المقاطعة.',
  'CORPORATION.LAND_ELSEWHERE': 'لا تمسك هذا السجل إلا شركات أونتاريو (قانون شركات أونتاريو، المادة 140.1).',
  'CORPORATION.LAND_UNIDENTIFIED':
    'أدخل العنوان أو الرقم التعريفي للعقار أو وصفه القانوني حتى يُعرف العقار (المادة 140.1).',
  'CORPORATION.IDENTIFIER_INVALID':
    'يتكون الرقم التعريفي للعقار من تسعة أرقام، مثل ‎21234-0056. أدخله كما يظهر في السجل العقاري.',
  'REGISTERS.NO_LAND': 'العقار غير مقيد في السجل في ذلك التاريخ. سجّل اكتسابه أولًا.',
  'REGISTERS.LAND_DISPOSED': 'سبق التصرف في هذا العقار. صحّح ذلك القيد إن كان خاطئًا.',
  'CORPORATION.SHARES_STAND': 'توجد أسهم مُصدرة. اختر سببًا آخر يقرّه المساهمون.',
  'CORPORATION.NEEDS_A_LAWYER': 'هذا غير متاح بعد بموجب القانون الذي تخضع له شركتك. استشر محاميًا.',
  'CORPORATION.TOO_FEW_SIGNERS':
    'يمكن أن يوقّع معًا {count} على الأكثر لأنك اخترت {count}. قلّل العدد أو أضف أشخاصًا آخرين.',
  'REGISTERS.PROPOSAL_RECORDED': 'تم القيد.',
  'REGISTERS.PROPOSAL_NEEDS_ATTENTION': 'تعذّر القيد كما اقتُرح. اطّلع على السبب ثم عدّله أو اسحبه.',
  'REGISTERS.PROPOSAL_WITHDRAWN': 'سُحب الاقتراح.',
  'REGISTERS.UNPAID_WITHDRAWN': 'أُزيل المساهمون الذين لم يُدفع ثمن أماكنهم.',
  'REGISTERS.HELD_UP': 'يُسجِّل شخص آخر هنا الآن، ويستغرق ذلك وقتًا. يُرجى المحاولة بعد لحظات.',
  'REGISTERS.AWAITED': 'هناك قيد ينتظر التسجيل ويستند إلى هذا. يُرجى تسجيله أو سحبه أولًا.',
  'REGISTERS.DOES_NOT_FIT': 'لا يتوافق هذا مع المقيَّد. يُرجى الاطلاع على القيود المذكورة وتصحيحها معًا.',
  'REGISTERS.PAYLOAD_INVALID': 'هذا القيد غير مكتمل. يُرجى مراجعة الحقول المذكورة.',
  'REGISTERS.OF_CHANGE': 'هذا جزء من تغيير للشركة. افتحه ضمن التغييرات للمتابعة.',
  'REGISTERS.WAITS': 'لا يمكن قيد هذا بعد: ما زال ينقصه تاريخ أو رقم.',
  'REGISTERS.FUTURE_DATE': 'لا يُقيَّد هذا إلا في تاريخه أو بعده. يُرجى إدخال تاريخ لا يتجاوز اليوم.',
  'REGISTERS.DISSOLVED': 'حُلَّت الشركة قبل ذلك اليوم. قيّد فقط ما حدث حتى حينه.',
  'REGISTERS.FACT_RETAINED': 'يوجب القانون أن يحتفظ السجل بهذا، فلا يمكن محوه.',
  'REGISTERS.PRINTED_DIFFERS': 'ما وُقِّع عليه لم يعد مطابقًا لما سيُقيَّد. يُرجى مراجعته وتوقيعه من جديد.',
  'REGISTERS.RESOLUTION_DECLINED': 'يُرجى استخدام {next}، فقد رُفض {number}.',
  'REGISTERS.RESOLUTION_VOID': 'يُرجى استخدام {next}، فقد أُلغي {number}.',
  'REGISTERS.RESOLUTION_EXPIRED': 'يُرجى استخدام {next}، إذ لم يُوقَّع {number} في موعده.',
  'REGISTERS.RESOLUTION_ANNUAL':
    'يُرجى استخدام {next}، فهذا الأمر يتطلب قرارًا خاصًا، أما {number} فهو القرار السنوي.',
  'REGISTERS.RESOLUTION_OF_OTHERS': 'يُرجى استخدام {next}، لأن {number} يوافق على أمر آخر.',
  'REGISTERS.RESOLUTION_OF_BODY':
    'يُرجى استخدام {next}، فهذا الأمر يقرره {body, select, shareholders {المساهمون} other {مجلس الإدارة}}.',
  'REGISTERS.RESOLUTION_OF_DAY': 'يُرجى إدخال تاريخ {number}، وهو {on}، أو استخدام {next}.',
  'REGISTERS.TERMS_CHANGED':
    'جُزّئت الأسهم أو دُمجت أو عُدّلت بعد إدخال هذا القيد، فلم تعد الأعداد والأسعار صحيحة. اسحب القيد وأدخله من جديد بالأرقام الجديدة.',
  'REGISTERS.BOARD_CHANGED':
    'تغيّر أعضاء مجلس الإدارة بعد الإرسال للتوقيع. القرار الكتابي يوقّعه جميع الأعضاء القائمين (المادة \u2066117(1)\u2069 من CBCA). اسحب القيد وأدخله من جديد ليوقّعه الأعضاء الحاليون.',
  'REGISTERS.VOTERS_CHANGED':
    'تغيّر المساهمون بعد الإرسال للتوقيع. القرار الكتابي يوقّعه جميع المساهمين الذين لهم حق التصويت (المادة 142 من CBCA). اسحب القيد وأدخله من جديد ليوقّعه المساهمون الحاليون.',
  'REGISTERS.PARTLY_SIGNED':
    'لم يوقّع الجميع {number} بعد. أرسله إلى الباقين أو ارفع النسخة التي وقّعها الجميع، ثم قيّد هذا.',
  'REGISTERS.OUT_FOR_SIGNATURE': 'هذا القيد مُرسَل للتوقيع وسيُقيَّد عند آخر توقيع. لتغييره أبطل الطلب أولًا.',
  'REGISTERS.PROPOSAL_CLOSED': 'سبق قيد هذه المسودة أو سحبها.',
  'REGISTERS.NOT_INCORPORATED': 'لم تكن الشركة قائمة في ذلك التاريخ. يُرجى اختيار تاريخ التأسيس أو ما بعده.',
  'REGISTERS.ALREADY_INCORPORATED': 'التأسيس مقيَّد بالفعل.',
  'REGISTERS.ALREADY_EXISTS': 'هذا مقيَّد بالفعل.',
  'REGISTERS.NO_PERSON': 'هذا الشخص غير وارد في السجل في ذلك التاريخ.',
  'REGISTERS.NO_CLASS': 'فئة الأسهم هذه غير موجودة في ذلك التاريخ.',
  'REGISTERS.NO_APPOINTMENT': 'هذا التعيين غير وارد في السجل في ذلك التاريخ.',
  'REGISTERS.NOT_AN_INDIVIDUAL': 'لا يكون عضوًا في مجلس الإدارة إلا شخص طبيعي.',
  'REGISTERS.NOT_JOINT': 'لا يُذكر الأعضاء إلا للملاك بالاشتراك.',
  'REGISTERS.JOINT_MEMBER':
    'لا يكون الملاك بالاشتراك أعضاءً ضمن ملاك آخرين بالاشتراك. يُرجى ذكر كل شخص على حدة.',
  'REGISTERS.ALREADY_APPOINTED': 'يشغل هذا الشخص هذا المنصب بالفعل في ذلك التاريخ.',
  'REGISTERS.ALREADY_CEASED': 'سبق أن انتهى هذا التعيين.',
  'REGISTERS.ABOVE_AUTHORIZED':
    'عدد الأسهم المصرَّح بإصدارها من هذه الفئة {authorized, number}، وبهذا يبلغ المُصدَر {issued, number}. يُرجى إصدار عدد أقل.',
  'REGISTERS.ABOVE_CLASS':
    'عدد الأسهم المصرَّح بإصدارها من الفئة وسلاسلها معًا {authorized, number}، وبهذا يبلغ المُصدَر {issued, number}. يُرجى إصدار عدد أقل.',
  'REGISTERS.BELOW_ISSUED':
    'عدد الأسهم المُصدَرة من هذه الفئة {issued, number}. يُرجى التصريح بإصدار هذا العدد على الأقل.',
  'REGISTERS.SERIES_ABOVE_CLASS':
    'تتجاوز سلاسل هذه الفئة مجتمعةً عدد أسهمها المصرَّح بإصدارها، وهو {authorized, number}.',
  'REGISTERS.SERIES_DIFFERS': 'هذه الفئة في السجل سلسلة من فئة أخرى، أو ليست سلسلة.',
  'REGISTERS.ACCOUNT_DIFFERS':
    'في ذلك التاريخ رأس المال المعلَن في الحساب {capital, number, ::currency/CAD} وعدد الأسهم {shares, number}. يُرجى خصم الحصة المقابلة منهما.',
  'REGISTERS.ACCOUNT_BELOW_ZERO':
    'يهبط حساب رأس المال المعلَن إلى {capital, number, ::currency/CAD}. يُرجى خصم مبلغ أقل.',
  'REGISTERS.ACCOUNT_STANDS':
    'في هذا الحساب {capital, number, ::currency/CAD} بالفعل. يُرجى نقله قبل أي حركة فيه.',
  'REGISTERS.NOT_ALL_SHARES':
    'عدد الأسهم القائمة من هذه الفئة في ذلك التاريخ {issued, number}. يُرجى إعادة إصدارها كلها.',
  'REGISTERS.NO_SECURITY': 'هذه الشهادة غير واردة في السجل في ذلك التاريخ.',
  'REGISTERS.RESTS_ON': 'يستند هذا القيد إلى {certificate}، ويجب أن تكون سارية في ذلك التاريخ.',
  'REGISTERS.NOT_OPEN': 'انتهت هذه الشهادة أو أُبطلت. يُرجى اختيار شهادة سارية في ذلك التاريخ.',
  'REGISTERS.SOURCE_DIFFERS': 'لهذه الشهادة في ذلك التاريخ مالك آخر أو فئة أخرى أو عدد أسهم آخر.',
  'REGISTERS.RATE_DIFFERS': 'يُرجى إدخال سعر صرف لما ليس بالدولار الكندي، وعدم إدخاله لما هو به.',
  'REGISTERS.ADJUSTED_WITH_IT':
    'عُدّلت خيارات الفئة معه. أبطل القيدين وسجّلهما من جديد حتى يتبع عددها عدد الأسهم.',
  'REGISTERS.NOT_DIVIDED':
    'يحتاج تعديل الخيارات إلى التجزئة أو التجميع الذي يتبعه: للفئة نفسها وفي اليوم نفسه وبالنسبة نفسها.',
  'REGISTERS.NO_VESTING': 'لا يوجد اكتساب تدريجي للحقوق في هذه الشهادة في ذلك التاريخ.',
  'REGISTERS.VESTING_DIFFERS':
    'عدد الأسهم غير مكتسَبة الحقوق في هذه الشهادة {unvested}، وفيما يحل محلها {after}. يُرجى نقل اكتساب الحقوق تدريجيًا.',
  'REGISTERS.PEOPLE_ERASED': 'أُدخل أشخاص هذا القيد خطأً وتم محوهم. يُرجى إدخالهم من جديد.',
  'REGISTERS.VESTING_SUM_DIFFERS':
    'مجموع الأسهم في تواريخ اكتساب الحقوق تدريجيًا {sum}، وعدد الأسهم التي تُكتسب حقوقها بها {shares}. يُرجى إدخال تواريخ لجميع الأسهم.',
  'REGISTERS.ABOVE_UNVESTED':
    'عدد الأسهم غير مكتسَبة الحقوق في ذلك التاريخ {unvested} فقط. يُرجى عدم تعجيل أكثر من ذلك.',
  'REGISTERS.NO_POOL': 'لا يوجد مجمع الخيارات هذا في ذلك التاريخ.',
  'REGISTERS.POOL_DIFFERS': 'هذا المجمع لفئة أسهم أخرى، أو لم يُمنح الخيار منه.',
  'REGISTERS.ABOVE_POOL':
    'بقي في هذا المجمع {available, number} من الأسهم. يُرجى منح هذا العدد على الأكثر، أو زيادة المجمع أولًا.',
  'REGISTERS.BELOW_USED': 'استعملت الخيارات {used} من أسهم هذا المجمع. يُرجى حجز هذا العدد على الأقل.',
  'REGISTERS.NOT_AN_OPTION': 'هذه الأداة لا تعطي حقًا في عدد من الأسهم.',
  'REGISTERS.IS_AN_OPTION': 'ينتهي الخيار بممارسته أو بانقضاء أجله أو بالتخلي عنه.',
  'REGISTERS.NOT_CONVERTIBLE': 'لا يُحوَّل إلى أسهم إلا السند القابل للتحويل أو اتفاق الأسهم المستقبلية.',
  'REGISTERS.ABOVE_OPEN': 'بقي من هذا الخيار {open, number} من الأسهم. يُرجى إدخال هذا العدد على الأكثر.',
  'REGISTERS.ABOVE_VESTED': 'يمكن ممارسة {vested, number} من أسهم هذا الخيار في ذلك التاريخ.',
  'REGISTERS.VESTED_DIFFERS':
    'في ذلك التاريخ كان قد اكتُسب {vested} من أسهم هذا الخيار. يُرجى إدخال الباقي من جديد.',
  'REGISTERS.SETTLEMENT_DIFFERS': 'لا يُستوفى هذا الحق بهذه الطريقة. يُرجى اختيار غيرها.',
  'REGISTERS.PRICE_DIFFERS': 'سعر الممارسة هو {price}. يُرجى إدخال هذا السعر.',
  'REGISTERS.NET_DIFFERS': 'بهذه القيمة يصدر {shares, number} من الأسهم. يُرجى إدخال هذا العدد.',
  'REGISTERS.NO_TRIGGER': 'لا تذكر شروط هذه الأداة هذه الحالة. يُرجى اختيار إحدى حالاتها.',
  'REGISTERS.ABOVE_PRINCIPAL': 'المستحق المتبقي {owed}. يُرجى إدخال هذا المبلغ على الأكثر.',
  'REGISTERS.STILL_VESTING': 'ما لم تكتمل حقوقه يُنقل كله إلى مالك واحد. يُرجى نقله كله.',
  'REGISTERS.BEFORE_EXPIRY':
    'لم ينقضِ أجل هذا الخيار بحلول ذلك اليوم. {expiresOn, select, none {ليس له يوم أخير.} other {يومه الأخير: {expiresOn}.}} يُرجى التخلي عنه بدلًا من ذلك أو اختيار يوم لاحق.',
  'REGISTERS.EXPIRES_WHOLE':
    'انقضى يومه الأخير: ينقضي أجل كل الأسهم المتبقية وعددها {open, number}. يُرجى إدخال هذا العدد أو ترك الحقل فارغًا.',
  'REGISTERS.AFTER_EXPIRY': 'انقضى أجل هذا الخيار في {expiresOn}.',
  'REGISTERS.NO_CONTROL': 'هذا غير وارد في السجل في ذلك التاريخ.',
  'REGISTERS.CONTROL_ENDED': 'انتهى هذا من قبل.',
  'REGISTERS.BODY_IN_CONTROL': 'السيطرة الجوهرية لا تكون إلا لفرد. يُرجى ذكر من يقف وراءه.',
  'REGISTERS.NUMBER_TAKEN': 'سبق إعطاء هذا الرقم.',
  'REGISTERS.NO_ROOT': 'القيد المراد تصحيحه غير موجود.',
  'REGISTERS.KIND_CHANGED': 'يجب أن يكون التصحيح من نوع القيد الذي يصححه.',
  'REGISTERS.IDENTITY_CHANGED': 'يُبقي التصحيح على قيد المالك وعلى أرقام الشهادات المُعطاة.',
  'REGISTERS.CORRECTED_ELSEWHERE': 'يُصحَّح هذا القيد حيث أُدخل.',
  'REGISTERS.ALREADY_VOID': 'سبق إبطال هذا القيد.',
  'REGISTERS.NOT_VOID': 'لم يُبطَل هذا القيد، فلا شيء يُستعاد.',
  'REGISTERS.NOT_IN_CONFLICT':
    'هذا القيد لا يعترض: ما تسجّله يستقيم دون تصحيحه. يُرجى تركه كما هو أو تصحيحه على حدة.',
  'REGISTERS.TOO_MANY_BUNDLED': 'سُجِّل مع هذا القيد أكثر من {max} قيد. يُرجى التراجع عن الاستيراد الذي جاء معه.',
} as const satisfies Record<keyof typeof en, string>;
