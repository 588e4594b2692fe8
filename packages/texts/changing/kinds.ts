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
  'change.kind.office_province': {
    en: 'Move the office to another province',
    fr: 'Déplacer le siège dans une autre province',
    tr: 'Merkezi başka bir eyalete taşı',
    ar: 'نقل المقر إلى مقاطعة أخرى',
  },
  'change.kind.office_province.lead': {
    en: 'The articles name the province. It holds from the date of the registry’s certificate.',
    fr: 'Les statuts nomment la province. En vigueur à la date du certificat du registre.',
    tr: 'Eyalet esas sözleşmede yazar. Sicil belgesinin tarihinden itibaren geçerlidir.',
    ar: 'النظام الأساسي يذكر المقاطعة، ويسري النقل من تاريخ شهادة السجل.',
  },
  'change.kind.name': {
    en: 'Change the name',
    fr: 'Changer la dénomination',
    tr: 'Unvanı değiştir',
    ar: 'تغيير الاسم',
  },
  'change.kind.name.lead': {
    en: 'By special resolution. It holds from the date of the registry’s certificate.',
    fr: 'Par résolution spéciale. En vigueur à la date du certificat du registre.',
    tr: 'Özel kararla. Sicil belgesinin tarihinden itibaren geçerlidir.',
    ar: 'بقرار خاص، ويسري من تاريخ شهادة السجل.',
  },
  'change.kind.board': {
    en: 'Change the number of directors',
    fr: 'Changer le nombre d’administrateurs',
    tr: 'Yönetici sayısını değiştir',
    ar: 'تغيير عدد أعضاء مجلس الإدارة',
  },
  'change.kind.board.lead': {
    en: 'The number that the articles allow, by special resolution.',
    fr: 'Le nombre que permettent les statuts, par résolution spéciale.',
    tr: 'Esas sözleşmenin izin verdiği sayı, özel kararla.',
    ar: 'العدد الذي يسمح به النظام الأساسي، بقرار خاص.',
  },
  'change.kind.restrictions': {
    en: 'Change the restrictions in the articles',
    fr: 'Changer les restrictions des statuts',
    tr: 'Esas sözleşmedeki kısıtlamaları değiştir',
    ar: 'تغيير القيود الواردة في النظام الأساسي',
  },
  'change.kind.restrictions.lead': {
    en: 'On the transfer of shares and on the business, by special resolution.',
    fr: 'Sur le transfert d’actions et l’activité, par résolution spéciale.',
    tr: 'Pay devri ve faaliyetle ilgili, özel kararla.',
    ar: 'القيود على نقل الأسهم وعلى النشاط، بقرار خاص.',
  },
  'change.kind.director_elected': {
    en: 'Elect or appoint a director',
    fr: 'Élire ou nommer un administrateur',
    tr: 'Yönetici seç veya ata',
    ar: 'انتخاب عضو مجلس إدارة أو تعيينه',
  },
  'change.kind.director_elected.lead': {
    en: 'With the consent of the new director. The registry is told within 15 days.',
    fr: 'Avec le consentement du nouvel administrateur. Le registre en est avisé dans les 15 jours.',
    tr: 'Yeni yöneticinin rızasıyla. Sicile 15 gün içinde bildirilir.',
    ar: 'بموافقة العضو الجديد، ويُخطَر السجل خلال 15 يومًا.',
  },
  'change.kind.director_resigned': {
    en: 'A director resigns',
    fr: 'Un administrateur démissionne',
    tr: 'Bir yönetici istifa ediyor',
    ar: 'استقالة عضو مجلس إدارة',
  },
  'change.kind.director_resigned.lead': {
    en: 'The director signs. The registry is told within 15 days.',
    fr: 'L’administrateur signe. Le registre en est avisé dans les 15 jours.',
    tr: 'Yönetici imzalar. Sicile 15 gün içinde bildirilir.',
    ar: 'يوقّع العضو، ويُخطَر السجل خلال 15 يومًا.',
  },
  'change.kind.director_removed': {
    en: 'Remove a director',
    fr: 'Révoquer un administrateur',
    tr: 'Bir yöneticiyi görevden al',
    ar: 'عزل عضو مجلس إدارة',
  },
  'change.kind.director_removed.lead': {
    en: 'By ordinary resolution of the shareholders. The registry is told within 15 days.',
    fr: 'Par résolution ordinaire des actionnaires. Le registre en est avisé dans les 15 jours.',
    tr: 'Pay sahiplerinin adi kararıyla. Sicile 15 gün içinde bildirilir.',
    ar: 'بقرار عادي من المساهمين، ويُخطَر السجل خلال 15 يومًا.',
  },
  'change.kind.officer_appointed': {
    en: 'Appoint an officer',
    fr: 'Nommer un dirigeant',
    tr: 'Görevli ata',
    ar: 'تعيين مسؤول',
  },
  'change.kind.officer_appointed.lead': {
    en: 'By the directors.',
    fr: 'Par les administrateurs.',
    tr: 'Yöneticiler tarafından.',
    ar: 'بقرار من مجلس الإدارة.',
  },
  'change.kind.officer_removed': {
    en: 'End an officer’s appointment',
    fr: 'Mettre fin au mandat d’un dirigeant',
    tr: 'Bir görevlinin atamasını sona erdir',
    ar: 'إنهاء تعيين مسؤول',
  },
  'change.kind.officer_removed.lead': {
    en: 'By the directors.',
    fr: 'Par les administrateurs.',
    tr: 'Yöneticiler tarafından.',
    ar: 'بقرار من مجلس الإدارة.',
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
  'change.field.firstname': {
    en: 'First name',
    fr: 'Prénom',
    tr: 'Ad',
    ar: 'الاسم الأول',
  },
  'change.field.lastname': {
    en: 'Last name',
    fr: 'Nom',
    tr: 'Soyad',
    ar: 'اسم العائلة',
  },
  'change.field.email': {
    en: 'E-mail',
    fr: 'Courriel',
    tr: 'E-posta',
    ar: 'البريد الإلكتروني',
  },
  'change.field.by': {
    en: 'Who decides',
    fr: 'Qui décide',
    tr: 'Kim karar veriyor',
    ar: 'من يقرر',
  },
  'change.field.by.help': {
    en: 'Directors may fill a vacancy, unless the number was increased, and add up to a third between annual meetings unless the articles forbid it.',
    fr: 'Les administrateurs peuvent combler une vacance, sauf si le nombre a été augmenté, et en ajouter jusqu’au tiers entre les assemblées annuelles, sauf si les statuts l’interdisent.',
    tr: 'Yöneticiler, sayı artırılmadıkça boşluğu doldurabilir ve esas sözleşme yasaklamadıkça yıllık toplantılar arasında üçte bire kadar ekleyebilir.',
    ar: 'يجوز للأعضاء ملء الشاغر ما لم يكن بسبب زيادة العدد، وإضافة ما يصل إلى الثلث بين الاجتماعات السنوية ما لم يمنعه النظام الأساسي.',
  },
  'change.field.by.shareholders': {
    en: 'Shareholders elect',
    fr: 'Les actionnaires élisent',
    tr: 'Pay sahipleri seçer',
    ar: 'المساهمون ينتخبون',
  },
  'change.field.by.directors': {
    en: 'Directors appoint',
    fr: 'Les administrateurs nomment',
    tr: 'Yöneticiler atar',
    ar: 'مجلس الإدارة يعيّن',
  },
  'change.field.director': {
    en: 'Director',
    fr: 'Administrateur',
    tr: 'Yönetici',
    ar: 'عضو مجلس الإدارة',
  },
  'change.field.statement': {
    en: 'In writing only where the director gave no statement against it (s. 142).',
    fr: 'Par écrit seulement si l’administrateur n’a pas présenté d’opposition (art. 142).',
    tr: 'Yalnızca yönetici itiraz beyanı vermediyse yazılı yapılır (m. 142).',
    ar: 'كتابةً فقط إن لم يقدّم العضو بيان اعتراض (المادة 142).',
  },
  'change.field.person': {
    en: 'Person',
    fr: 'Personne',
    tr: 'Kişi',
    ar: 'الشخص',
  },
  'change.field.officer': {
    en: 'Officer',
    fr: 'Dirigeant',
    tr: 'Görevli',
    ar: 'المسؤول',
  },
  'change.field.minimum': {
    en: 'Minimum number of directors',
    fr: 'Nombre minimal d’administrateurs',
    tr: 'En az yönetici sayısı',
    ar: 'الحد الأدنى لعدد الأعضاء',
  },
  'change.field.maximum': {
    en: 'Maximum number of directors',
    fr: 'Nombre maximal d’administrateurs',
    tr: 'En çok yönetici sayısı',
    ar: 'الحد الأقصى لعدد الأعضاء',
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
  'change.votedDown': {
    en: '{for} votes for and {against} against: {needed} were needed.',
    fr: '{for} voix pour et {against} contre\u00a0: il en fallait {needed}.',
    tr: '{for} kabul, {against} ret oyu: {needed} oy gerekiyordu.',
    ar: '{for} صوتًا مؤيدًا و{against} معارضًا، وكان يلزم {needed}.',
  },
  'change.yearEnd.help': {
    en: 'Month and day, such as 12-31',
    fr: 'Mois et jour, par exemple 12-31',
    tr: 'Ay ve gün, örneğin 12-31',
    ar: 'الشهر واليوم، مثل 12-31',
  },
} as const satisfies InEveryLanguage;

export const changeWords = { ...kinds, ...fields };
