/** Changes of directors and officers. */
import type { InEveryLanguage } from '../../acts/inLanguage.ts';

export const peopleChanges = {
  'change.kind.director_elected': {
    en: 'Elect or appoint a director',
    fr: 'Élire ou nommer un administrateur',
    tr: 'Yönetim kurulu üyesi seç veya ata',
    ar: 'انتخاب عضو مجلس إدارة أو تعيينه',
  },
  'change.kind.director_elected.lead': {
    en: 'With the consent of the new director. The registry has to be notified within 15 days.',
    fr: 'Avec le consentement du nouvel administrateur. Le registraire en est avisé dans les 15 jours.',
    tr: 'Yeni üyenin rızasıyla. Sicil makamına 15 gün içinde bildirilir.',
    ar: 'بموافقة العضو الجديد، وتُخطَر جهة التسجيل خلال 15 يومًا.',
  },
  'change.field.by': {
    en: 'Who decides',
    fr: 'Qui décide',
    tr: 'Kim karar veriyor',
    ar: 'من يقرر',
  },
  'change.field.by.help': {
    en: 'Directors may fill a vacancy, unless the number was increased or the shareholders failed to elect it, and add up to a third between annual meetings unless the articles forbid it.',
    fr: 'Les administrateurs peuvent combler une vacance, sauf si le nombre a été augmenté ou si les actionnaires ne l’ont pas élu, et en ajouter jusqu’au tiers entre les assemblées annuelles, sauf si les statuts l’interdisent.',
    tr: 'Yönetim kurulu, sayının artırılmasından veya seçimin eksik kalmasından doğmayan boşlukları doldurabilir ve esas sözleşme yasaklamadıkça yıllık toplantılar arasında üçte bire kadar ekleyebilir.',
    ar: 'يجوز للأعضاء ملء الشاغر ما لم يكن بسبب زيادة العدد أو عدم انتخاب المساهمين له، وإضافة ما يصل إلى الثلث بين الاجتماعات السنوية ما لم يمنعه عقد التأسيس.',
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
    tr: 'Yönetim kurulu atar',
    ar: 'مجلس الإدارة يعيّن',
  },
  'change.kind.director_resigned': {
    en: 'A director resigns',
    fr: 'Démission d’un administrateur',
    tr: 'Yönetim kurulu üyesinin istifası',
    ar: 'استقالة عضو مجلس إدارة',
  },
  'change.kind.director_resigned.lead': {
    en: 'The director signs. The registry has to be notified within 15 days.',
    fr: 'L’administrateur signe. Le registraire en est avisé dans les 15 jours.',
    tr: 'Üye imzalar. Sicil makamına 15 gün içinde bildirilir.',
    ar: 'يوقّع العضو، وتُخطَر جهة التسجيل خلال 15 يومًا.',
  },
  'change.kind.director_removed': {
    en: 'Remove a director',
    fr: 'Révoquer un administrateur',
    tr: 'Yönetim kurulu üyesini görevden al',
    ar: 'عزل عضو مجلس إدارة',
  },
  'change.kind.director_removed.lead': {
    en: 'By ordinary resolution of the shareholders. The registry has to be notified within 15 days.',
    fr: 'Par résolution ordinaire des actionnaires. Le registraire en est avisé dans les 15 jours.',
    tr: 'Pay sahiplerinin olağan kararıyla. Sicil makamına 15 gün içinde bildirilir.',
    ar: 'بقرار عادي من المساهمين، وتُخطَر جهة التسجيل خلال 15 يومًا.',
  },
  'change.field.director': {
    en: 'Director',
    fr: 'Administrateur',
    tr: 'Yönetim kurulu üyesi',
    ar: 'عضو مجلس الإدارة',
  },
  'change.field.statement.given': {
    en: 'Written statement from the person leaving',
    fr: 'Déclaration écrite de la personne qui part',
    tr: 'Ayrılan kişinin yazılı açıklaması',
    ar: 'بيان خطي ممن سيغادر',
  },
  'change.field.statement': {
    en: 'If one was given, only a meeting can decide (CBCA s. 142(1)).',
    fr: 'Si elle a été remise, seule une assemblée peut en décider (LCSA, par. 142(1)).',
    tr: 'Verildiyse yalnızca genel kurul karar verebilir (CBCA m. 142(1)).',
    ar: 'إن قُدّم بيان، فلا يقرّر إلا اجتماع (المادة 142(1) من CBCA).',
  },
  'change.field.statement.no': {
    en: 'None was given',
    fr: 'Aucune',
    tr: 'Verilmedi',
    ar: 'لم يُقدَّم',
  },
  'change.field.statement.yes': {
    en: 'Given',
    fr: 'Remise',
    tr: 'Verildi',
    ar: 'قُدّم',
  },
  'change.kind.officer_appointed': {
    en: 'Appoint an officer',
    fr: 'Nommer un dirigeant',
    tr: 'Yönetici ata',
    ar: 'تعيين مسؤول',
  },
  'change.kind.officer_appointed.lead': {
    en: 'By the directors.',
    fr: 'Par les administrateurs.',
    tr: 'Yönetim kurulu kararıyla.',
    ar: 'بقرار من مجلس الإدارة.',
  },
  'change.kind.officer_removed': {
    en: 'End an officer’s appointment',
    fr: 'Mettre fin au mandat d’un dirigeant',
    tr: 'Yöneticinin görevine son ver',
    ar: 'إنهاء تعيين مسؤول',
  },
  'change.kind.officer_removed.lead': {
    en: 'By the directors.',
    fr: 'Par les administrateurs.',
    tr: 'Yönetim kurulu kararıyla.',
    ar: 'بقرار من مجلس الإدارة.',
  },
  'change.field.officer': {
    en: 'Officer',
    fr: 'Dirigeant',
    tr: 'Yönetici',
    ar: 'المسؤول',
  },
  'change.field.person': {
    en: 'Person',
    fr: 'Personne',
    tr: 'Kişi',
    ar: 'الشخص',
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
    en: 'Email',
    fr: 'Courriel',
    tr: 'E-posta',
    ar: 'البريد الإلكتروني',
  },
} as const satisfies InEveryLanguage;
