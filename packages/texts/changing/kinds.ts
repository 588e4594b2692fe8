/** Words of kinds of change, kind by kind, every language beside the others: the server alone fills its answers with them. */
import type { InEveryLanguage } from '../acts/inLanguage.ts';

const kinds = {
  'change.kind.office': {
    en: 'Move the registered office',
    fr: 'Déplacer le siège social',
    tr: 'Kayıtlı merkezi taşı',
    ar: 'نقل المقر المسجَّل',
  },
  'change.kind.office.lead': {
    en: 'Within the province of the articles. The registry is told within its days.',
    fr: 'Dans la province des statuts. Le registre en est avisé dans le délai prévu.',
    tr: 'Esas sözleşmedeki eyalet içinde. Sicile süresinde bildirilir.',
    ar: 'داخل المقاطعة المذكورة في النظام الأساسي، ويُخطَر السجل ضمن المهلة.',
  },
  'change.kind.records_place': {
    en: 'Move the records',
    fr: 'Déplacer les livres',
    tr: 'Kayıtların yerini değiştir',
    ar: 'نقل مكان السجلات',
  },
  'change.kind.records_place.lead': {
    en: 'Where the minute book is kept. No registry is told.',
    fr: 'Le lieu où les livres sont conservés. Aucun registre n’en est avisé.',
    tr: 'Karar defterinin tutulduğu yer. Sicile bildirilmez.',
    ar: 'مكان حفظ سجل المحاضر. لا يُخطَر أي سجل.',
  },
  'change.kind.year_end': {
    en: 'Change the fiscal year end',
    fr: 'Changer la fin de l’exercice',
    tr: 'Hesap dönemi sonunu değiştir',
    ar: 'تغيير نهاية السنة المالية',
  },
  'change.kind.year_end.lead': {
    en: 'Deadlines that run from it move. The CRA usually has to approve it.',
    fr: 'Les échéances qui en dépendent se déplacent. L’ARC doit généralement l’approuver.',
    tr: 'Ona bağlı süreler kayar. Genellikle CRA’nın onayı gerekir.',
    ar: 'تتغير المواعيد المرتبطة بها، وعادةً ما تلزم موافقة وكالة الإيرادات الكندية.',
  },
} as const satisfies InEveryLanguage;

const fields = {
  'change.field.effectiveOn': {
    en: 'Effective on',
    fr: 'En vigueur le',
    tr: 'Yürürlük tarihi',
    ar: 'تاريخ السريان',
  },
  'change.field.effectiveOn.help': {
    en: 'The day that the resolution names. Leave it blank for the day on which you send it.',
    fr: 'Le jour que la résolution indique. Laissez vide pour le jour de l’envoi.',
    tr: 'Kararda geçen gün. Gönderdiğiniz gün için boş bırakın.',
    ar: 'اليوم الذي يذكره القرار. اتركه فارغًا ليكون يوم الإرسال.',
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
} as const satisfies InEveryLanguage;

export const changeWords = { ...kinds, ...fields };
