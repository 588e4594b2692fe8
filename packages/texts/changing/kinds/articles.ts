/** Changes of the articles: the name, the province of the office, the number of directors, restrictions. */
import type { InEveryLanguage } from '../../acts/inLanguage.ts';

export const articleChanges = {
  'change.kind.name': {
    en: 'Change the name',
    fr: 'Changer la dénomination',
    tr: 'Unvanı değiştir',
    ar: 'تغيير الاسم',
  },
  'change.kind.name.lead': {
    en: 'By special resolution; the directors alone can change a federal number name. It takes effect on the date of the registry’s certificate.',
    fr: 'Par résolution spéciale; les administrateurs changent seuls une dénomination numérique fédérale. En vigueur à la date du certificat du registraire.',
    tr: 'Özel kararla; federal numara unvanını yalnızca yönetim kurulu değiştirir. Sicil belgesinin tarihinde yürürlüğe girer.',
    ar: 'بقرار خاص، أما الاسم الرقمي الاتحادي فيغيّره مجلس الإدارة وحده. ويسري من تاريخ شهادة جهة التسجيل.',
  },
  'change.note.name.included': {
    en: 'Filing online includes a search of the name. If you already have a Nuans report, which compares it with corporate names and trademarks, enter it: it is valid for {days} days.',
    fr: 'Le dépôt en ligne comprend une recherche de la dénomination. Si vous avez déjà un rapport Nuans, qui la compare aux dénominations et aux marques de commerce existantes, inscrivez-le\u00a0: il est valide {days} jours.',
    tr: 'Çevrimiçi başvuru unvan aramasını içerir. Unvanı mevcut şirket unvanları ve markalarla karşılaştıran bir Nuans raporunuz varsa girin: {days} gün geçerlidir.',
    ar: 'يشمل الإيداع الإلكتروني بحثًا عن الاسم. إن كان لديك تقرير Nuans، وهو يقارن الاسم بأسماء الشركات والعلامات التجارية القائمة، فأدخله: صلاحيته {days} يومًا.',
  },
  'change.note.name.reportAge': {
    en: 'The name search is {age, plural, =0 {from today} one {# day old} other {# days old}}. It may be at most {days} days old when the articles are filed, so file by {date}.',
    fr: 'La recherche de dénomination {age, plural, =0 {date d’aujourd’hui} one {date d’un jour} other {date de # jours}}. Elle doit dater d’au plus {days} jours au dépôt des statuts\u00a0: déposez-les au plus tard le {date}.',
    tr: 'Unvan araştırması {age, plural, =0 {bugün yapıldı} other {# günlük}}. Belgeler sunulduğunda en çok {days} günlük olabilir: en geç {date} tarihinde sunun.',
    ar: 'تقرير البحث عن الاسم {age, plural, =0 {صادر اليوم} one {عمره يوم واحد} two {عمره يومان} few {عمره # أيام} many {عمره # يومًا} other {عمره # يوم}}. يجب ألا يزيد عمره على {days} يومًا عند إيداع المستندات، فأودعها قبل نهاية يوم {date}.',
  },
  'change.note.name.nuans': {
    en: 'The registry requires a Nuans report for a word name: it compares the name with existing corporate names and trademarks.',
    fr: 'Le registraire exige un rapport Nuans pour une dénomination en mots\u00a0: il la compare aux dénominations et aux marques de commerce existantes.',
    tr: 'Sicil makamı, sözcüklü bir unvan için Nuans raporu ister: rapor unvanı mevcut şirket unvanları ve markalarla karşılaştırır.',
    ar: 'تطلب جهة التسجيل تقرير Nuans للاسم المكوَّن من كلمات، وهو يقارنه بأسماء الشركات والعلامات التجارية القائمة.',
  },
  'change.note.name.nuansDays': {
    en: 'The registry requires a Nuans report no more than {days} days old for a word name: it compares the name with existing corporate names and trademarks.',
    fr: 'Le registraire exige, pour une dénomination en mots, un rapport Nuans de {days} jours au plus\u00a0: il la compare aux dénominations et aux marques de commerce existantes.',
    tr: 'Sicil makamı, sözcüklü bir unvan için en çok {days} günlük bir Nuans raporu ister: rapor unvanı mevcut şirket unvanları ve markalarla karşılaştırır.',
    ar: 'تطلب جهة التسجيل للاسم المكوَّن من كلمات تقرير Nuans عمره {days} يومًا على الأكثر، وهو يقارنه بأسماء الشركات والعلامات التجارية القائمة.',
  },
  'change.note.name.request': {
    en: 'Ask the registry to approve a word name before you send the change.',
    fr: 'Faites approuver une dénomination en mots par le registraire avant d’envoyer le changement.',
    tr: 'Sözcüklü bir unvanı, değişikliği göndermeden önce sicil makamına onaylatın.',
    ar: 'اطلب موافقة جهة التسجيل على الاسم المكوَّن من كلمات قبل إرسال التغيير.',
  },
  'change.note.name.reservation': {
    en: 'Reserve a word name with the registry before you send the change.',
    fr: 'Réservez une dénomination en mots auprès du registraire avant d’envoyer le changement.',
    tr: 'Sözcüklü bir unvanı, değişikliği göndermeden önce sicil makamında ayırtın.',
    ar: 'احجز الاسم المكوَّن من كلمات لدى جهة التسجيل قبل إرسال التغيير.',
  },
  'change.field.reportNumber': {
    en: 'Number of the Nuans report or name reservation',
    fr: 'Numéro du rapport Nuans ou de la réservation',
    tr: 'Nuans raporunun veya unvan ayırtmanın numarası',
    ar: 'رقم تقرير Nuans أو حجز الاسم',
  },
  'change.field.reportNumber.help': {
    en: 'Leave both blank for a number name.',
    fr: 'Laissez les deux champs vides pour une dénomination numérique.',
    tr: 'Numaralı bir unvan için ikisini de boş bırakın.',
    ar: 'اترك الخانتين فارغتين إذا كان الاسم رقميًا.',
  },
  'change.field.reportOn': {
    en: 'Date of the report or reservation',
    fr: 'Date du rapport ou de la réservation',
    tr: 'Raporun veya ayırtmanın tarihi',
    ar: 'تاريخ التقرير أو الحجز',
  },
  'change.kind.office_province': {
    en: 'Move the office to another province',
    fr: 'Déplacer le siège dans une autre province',
    tr: 'Merkezi başka bir eyalete taşı',
    ar: 'نقل المقر إلى مقاطعة أخرى',
  },
  'change.kind.office_province.lead': {
    en: 'The articles name the province. It takes effect on the date of the registry’s certificate.',
    fr: 'La province est inscrite aux statuts. En vigueur à la date du certificat du registraire.',
    tr: 'Eyalet esas sözleşmede yazar. Sicil belgesinin tarihinde yürürlüğe girer.',
    ar: 'عقد التأسيس يذكر المقاطعة، ويسري النقل من تاريخ شهادة جهة التسجيل.',
  },
  'change.kind.board': {
    en: 'Change the number of directors',
    fr: 'Changer le nombre d’administrateurs',
    tr: 'Yönetim kurulu üye sayısını değiştir',
    ar: 'تغيير عدد أعضاء مجلس الإدارة',
  },
  'change.kind.board.lead': {
    en: 'The number set in the articles, by special resolution.',
    fr: 'Le nombre que permettent les statuts, par résolution spéciale.',
    tr: 'Esas sözleşmenin izin verdiği sayı, özel kararla.',
    ar: 'العدد الذي يسمح به عقد التأسيس، بقرار خاص.',
  },
  'change.field.minimum': {
    en: 'Minimum number of directors',
    fr: 'Nombre minimal d’administrateurs',
    tr: 'En az yönetim kurulu üyesi',
    ar: 'الحد الأدنى لعدد الأعضاء',
  },
  'change.field.maximum': {
    en: 'Maximum number of directors',
    fr: 'Nombre maximal d’administrateurs',
    tr: 'En çok yönetim kurulu üyesi',
    ar: 'الحد الأقصى لعدد الأعضاء',
  },
  'change.kind.restrictions': {
    en: 'Change the restrictions in the articles',
    fr: 'Changer les restrictions des statuts',
    tr: 'Esas sözleşmedeki kısıtlamaları değiştir',
    ar: 'تغيير القيود الواردة في عقد التأسيس',
  },
  'change.kind.restrictions.lead': {
    en: 'On the transfer of shares and on the business, by special resolution.',
    fr: 'Quant au transfert des actions et à l’activité, par résolution spéciale.',
    tr: 'Pay devri ve faaliyetle ilgili, özel kararla.',
    ar: 'القيود على نقل الأسهم وعلى النشاط، بقرار خاص.',
  },
  'change.field.transfers': {
    en: 'Restrictions on the transfer of shares',
    fr: 'Restrictions au transfert des actions',
    tr: 'Pay devrine ilişkin kısıtlamalar',
    ar: 'القيود على نقل الأسهم',
  },
  'change.field.business': {
    en: 'Restrictions on the business',
    fr: 'Limites imposées à l’activité',
    tr: 'Faaliyete ilişkin kısıtlamalar',
    ar: 'القيود على النشاط',
  },
} as const satisfies InEveryLanguage;
