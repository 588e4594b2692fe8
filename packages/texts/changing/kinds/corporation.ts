/** Changes of the office, the place of the records, the year end and the auditor, and the dissolution. */
import type { InEveryLanguage } from '../../acts/inLanguage.ts';

export const corporationChanges = {
  'change.kind.office': {
    en: 'Move the registered office',
    fr: 'Déplacer le siège social',
    tr: 'Kayıtlı merkezi taşı',
    ar: 'نقل المقر المسجَّل',
  },
  'change.kind.office.lead': {
    en: 'Within the province named in the articles. The registry has to be notified.',
    fr: 'Dans la province inscrite aux statuts. Le registraire en est avisé dans le délai prévu.',
    tr: 'Esas sözleşmedeki eyalet içinde. Sicil makamına süresinde bildirilir.',
    ar: 'داخل المقاطعة المذكورة في عقد التأسيس، وتُخطَر جهة التسجيل ضمن المهلة.',
  },
  'change.kind.records_place': {
    en: 'Move the records',
    fr: 'Déplacer les livres',
    tr: 'Kayıtların yerini değiştir',
    ar: 'نقل مكان السجلات',
  },
  'change.kind.records_place.lead': {
    en: 'Where the minute book is kept. Nothing is filed with a registry.',
    fr: 'Le lieu où les livres sont conservés. Aucun registre n’en est avisé.',
    tr: 'Şirket kayıt dosyasının tutulduğu yer. Sicil makamına bildirilmez.',
    ar: 'مكان حفظ دفتر سجلات الشركة. لا إيداع مطلوب لدى أي سجل.',
  },
  'change.kind.year_end': {
    en: 'Change the fiscal year end',
    fr: 'Changer la fin de l’exercice',
    tr: 'Hesap dönemi sonunu değiştir',
    ar: 'تغيير نهاية السنة المالية',
  },
  'change.kind.year_end.lead': {
    en: 'Deadlines that depend on it change. The CRA usually has to approve it.',
    fr: 'Les échéances qui en dépendent se déplacent. L’ARC doit généralement l’approuver.',
    tr: 'Ona bağlı süreler değişir. Genellikle CRA’nın onayı gerekir.',
    ar: 'تتغير المواعيد المرتبطة بها، وعادةً ما تلزم موافقة وكالة الإيرادات الكندية.',
  },
  'change.field.yearEnd': {
    en: 'Fiscal year end',
    fr: 'Fin de l’exercice',
    tr: 'Hesap dönemi sonu',
    ar: 'نهاية السنة المالية',
  },
  'change.yearEnd.help': {
    en: 'Month and day, such as 12-31',
    fr: 'Mois et jour, par exemple 12-31',
    tr: 'Ay ve gün, örneğin 12-31',
    ar: 'الشهر واليوم، مثل 12-31',
  },
  'change.kind.auditor_appointed': {
    en: 'Appoint an auditor',
    fr: 'Nommer un vérificateur',
    tr: 'Denetçi ata',
    ar: 'تعيين مدقق حسابات',
  },
  'change.kind.auditor_appointed.lead': {
    en: 'By ordinary resolution of the shareholders, until the next annual meeting.',
    fr: 'Par résolution ordinaire des actionnaires, jusqu’à la prochaine assemblée annuelle.',
    tr: 'Pay sahiplerinin olağan kararıyla, bir sonraki yıllık toplantıya kadar.',
    ar: 'بقرار عادي من المساهمين، حتى الاجتماع السنوي التالي.',
  },
  'change.field.auditor': {
    en: 'Auditor',
    fr: 'Vérificateur',
    tr: 'Denetçi',
    ar: 'مدقق الحسابات',
  },
  'change.note.auditor': {
    en: 'This resolution removes {auditor}, the current auditor (CBCA s. 165). The auditor may give a written statement first (s. 168(5)), and a new auditor must ask for the reasons before accepting (s. 168(7)).',
    fr: 'Le vérificateur en fonction, {auditor}, est révoqué par cette résolution (LCSA, art. 165). Il peut d’abord présenter une déclaration écrite (par. 168(5)), et son successeur doit lui demander ses motifs avant d’accepter (par. 168(7)).',
    tr: 'Şu anki denetçi {auditor} bu kararla görevden ayrılır (CBCA m. 165). Denetçi önce yazılı açıklama yapabilir (m. 168(5)); yeni denetçi kabul etmeden önce gerekçeleri sormalıdır (m. 168(7)).',
    ar: 'المدقق الحالي هو ⁨{auditor}⁩ ويغادر بهذا القرار (المادة 165 من CBCA). يحق له أولًا تقديم بيان خطي (المادة 168(5))، وعلى المدقق الجديد أن يطلب الأسباب قبل القبول (المادة 168(7)).',
  },
  'change.kind.auditor_waived': {
    en: 'Go without an auditor',
    fr: 'Se passer de vérificateur',
    tr: 'Denetçisiz devam et',
    ar: 'الاستغناء عن مدقق الحسابات',
  },
  'change.kind.auditor_waived.lead': {
    en: 'Every shareholder signs, including those without votes. It has to be renewed each year.',
    fr: 'Chaque actionnaire signe, même sans droit de vote. À renouveler chaque année.',
    tr: 'Oy hakkı olmayanlar dahil her pay sahibi imzalar. Her yıl yenilenir.',
    ar: 'يوقّع كل مساهم، حتى من لا يملك حق التصويت، ويُجدَّد كل سنة.',
  },
  'change.kind.dissolution': {
    en: 'Dissolve the corporation',
    fr: 'Dissoudre la société',
    tr: 'Şirketi sona erdir',
    ar: 'حل الشركة',
  },
  'change.kind.dissolution.lead': {
    en: 'It exists until the date of the registry’s certificate. Its records are kept and can still be corrected.',
    fr: 'Elle existe jusqu’à la date du certificat du registraire. Ses livres sont conservés et peuvent encore être rectifiés.',
    tr: 'Sicil belgesinin tarihine kadar var olur. Kayıtları saklanır ve hâlâ düzeltilebilir.',
    ar: 'تبقى قائمة حتى تاريخ شهادة جهة التسجيل. تُحفظ سجلاتها ويمكن تصحيحها بعد ذلك.',
  },
  'change.field.ground': {
    en: 'Why it can be dissolved',
    fr: 'Motif de dissolution',
    tr: 'Sona erme gerekçesi',
    ar: 'سبب الحل',
  },
  'change.field.ground.no_shares': {
    en: 'No shares were ever issued',
    fr: 'Aucune action n’a jamais été émise',
    tr: 'Hiç pay çıkarılmadı',
    ar: 'لم تُصدر أي أسهم قط',
  },
  'change.field.ground.no_property': {
    en: 'It has no property and no liabilities',
    fr: 'Elle n’a ni biens ni dettes',
    tr: 'Malvarlığı ve borcu yok',
    ar: 'ليس لها أصول ولا التزامات',
  },
  'change.field.ground.distributed': {
    en: 'Its property is distributed and its liabilities are discharged first',
    fr: 'Ses biens sont d’abord répartis et ses dettes réglées',
    tr: 'Önce malvarlığı dağıtılır ve borçları ödenir',
    ar: 'تُوزَّع أصولها وتُسدَّد التزاماتها أولًا',
  },
  'change.field.keeper': {
    en: 'Who keeps the records',
    fr: 'Qui conserve les livres',
    tr: 'Kayıtları kim saklıyor',
    ar: 'من يحفظ السجلات',
  },
  'change.field.keeper.help': {
    en: 'For six years after the dissolution (CBCA s. 225).',
    fr: 'Pendant six ans après la dissolution (LCSA, art. 225).',
    tr: 'Sona ermeden sonra altı yıl (CBCA m. 225).',
    ar: 'لست سنوات بعد الحل (المادة 225 من CBCA).',
  },
} as const satisfies InEveryLanguage;
