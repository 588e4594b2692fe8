/** Changes of share classes and series. */
import type { InEveryLanguage } from '../../acts/inLanguage.ts';

export const classChanges = {
  'change.kind.class_added': {
    en: 'Add a share class or series',
    fr: 'Ajouter une catégorie ou une série d’actions',
    tr: 'Pay grubu veya seri ekle',
    ar: 'إضافة فئة أو سلسلة أسهم',
  },
  'change.kind.class_added.lead': {
    en: 'By special resolution, and a vote of each class affected. It takes effect on the date of the registry’s certificate.',
    fr: 'Par résolution spéciale, avec le vote de chaque catégorie visée. En vigueur à la date du certificat du registraire.',
    tr: 'Özel kararla ve etkilenen her grubun oyuyla. Sicil belgesinin tarihinde yürürlüğe girer.',
    ar: 'بقرار خاص وتصويت كل فئة يمسّها، ويسري من تاريخ شهادة جهة التسجيل.',
  },
  'change.field.seriesOf': {
    en: 'Series of',
    fr: 'Série de',
    tr: 'Serisi olduğu grup',
    ar: 'سلسلة من الفئة',
  },
  'change.field.seriesOf.help': {
    en: 'Leave it blank for a class of its own.',
    fr: 'Laissez vide pour une catégorie distincte.',
    tr: 'Ayrı bir grup için boş bırakın.',
    ar: 'اتركه فارغًا لفئة مستقلة.',
  },
  'change.kind.class_changed': {
    en: 'Change the rights of a class',
    fr: 'Modifier les droits d’une catégorie',
    tr: 'Bir pay grubunun haklarını değiştir',
    ar: 'تغيير حقوق فئة أسهم',
  },
  'change.kind.class_changed.lead': {
    en: 'By special resolution, and the vote of that class. Leave blank whatever stays the same.',
    fr: 'Par résolution spéciale, avec le vote de cette catégorie. Laissez vide ce qui ne change pas.',
    tr: 'Özel kararla ve o grubun oyuyla. Değişmeyenleri boş bırakın.',
    ar: 'بقرار خاص وتصويت تلك الفئة. اترك ما لا يتغير فارغًا.',
  },
  'change.field.nameFr.help': {
    en: 'For Class A Common, usually “actions ordinaires de catégorie A”. If blank, French documents print the name as it is.',
    fr: 'Pour «\u00a0Class A Common\u00a0», habituellement «\u00a0actions ordinaires de catégorie A\u00a0». S’il est vide, les documents en français portent le nom tel quel.',
    tr: 'Class A Common için genellikle “actions ordinaires de catégorie A”. Boş bırakılırsa Fransızca belgelerde ad olduğu gibi yer alır.',
    ar: 'المعتاد لفئة Class A Common هو «actions ordinaires de catégorie A». إذا تُرك فارغًا تحمل المستندات الفرنسية الاسم كما هو.',
  },
  'change.field.redemption': {
    en: 'Redemption',
    fr: 'Rachat',
    tr: 'İtfa',
    ar: 'الاسترداد',
  },
  'change.field.redemption.none': {
    en: 'None',
    fr: 'Aucun',
    tr: 'Yok',
    ar: 'لا يوجد',
  },
  'change.field.redemption.corporation': {
    en: 'By the corporation',
    fr: 'Au gré de la société',
    tr: 'Şirketin kararıyla',
    ar: 'بقرار الشركة',
  },
  'change.field.redemption.holder': {
    en: 'At the holder’s request',
    fr: 'Au gré du détenteur',
    tr: 'Pay sahibinin istemiyle',
    ar: 'بطلب المالك',
  },
  'change.field.redemption.both': {
    en: 'By the corporation or at the holder’s request',
    fr: 'Au gré de la société ou du détenteur',
    tr: 'Şirketin kararıyla ya da pay sahibinin istemiyle',
    ar: 'بقرار الشركة أو بطلب المالك',
  },
  'change.field.convertible.no': {
    en: 'Not convertible',
    fr: 'Non convertibles',
    tr: 'Dönüştürülemez',
    ar: 'غير قابلة للتحويل',
  },
  'change.kind.authorized_shares': {
    en: 'Change the authorized number of a class',
    fr: 'Changer le nombre autorisé d’une catégorie',
    tr: 'Bir grubun izin verilen pay sayısını değiştir',
    ar: 'تغيير العدد المصرَّح به لفئة',
  },
  'change.kind.authorized_shares.lead': {
    en: 'By special resolution, and the vote of that class.',
    fr: 'Par résolution spéciale, avec le vote de cette catégorie.',
    tr: 'Özel kararla ve o grubun oyuyla.',
    ar: 'بقرار خاص وتصويت تلك الفئة.',
  },
  'change.field.authorized.help': {
    en: 'Leave it blank for an unlimited number.',
    fr: 'Laissez vide pour un nombre illimité.',
    tr: 'Sınırsız sayı için boş bırakın.',
    ar: 'اتركه فارغًا لعدد غير محدود.',
  },
  'change.field.below': {
    en: 'Are these shares neither equal nor superior to the shares of any other class?',
    fr: 'Est-il vrai que ces actions ne sont ni égales ni supérieures à celles d’aucune autre catégorie?',
    tr: 'Bu paylar, başka hiçbir grubun paylarına eşit ya da onlardan üstün olmayan paylar mı?',
    ar: 'هل صحيح أن هذه الأسهم ليست مساوية لأسهم أي فئة أخرى ولا أعلى منها؟',
  },
  'change.field.below.help': {
    en: 'They must carry no right that is greater than those of another class, and at least one that is less. Otherwise each other class votes separately (CBCA s. 176(1)).',
    fr: 'Elles ne doivent conférer aucun droit plus étendu que ceux d’une autre catégorie, et au moins un moins étendu. Sinon, chaque autre catégorie vote séparément (LCSA, art.\u00a0176(1)).',
    tr: 'Hiçbir hakları başka bir grubunkinden geniş, en az bir hakları da dar olmalıdır. Aksi hâlde diğer her grup ayrıca oy kullanır (CBCA m. 176(1)).',
    ar: 'يجب ألا يكون لها حق أوسع من حقوق فئة أخرى، وأن يكون أحد حقوقها على الأقل أضيق. وإلا صوّتت كل فئة أخرى على حدة (المادة 176(1) من CBCA).',
  },
  'change.field.below.no': {
    en: 'No: each other class votes separately',
    fr: 'Non\u00a0: chaque autre catégorie vote séparément',
    tr: 'Hayır: diğer her grup ayrıca oy kullanır',
    ar: 'لا: تصوّت كل فئة أخرى على حدة',
  },
  'change.field.below.yes': {
    en: 'Yes: no other class votes separately',
    fr: 'Oui\u00a0: aucune autre catégorie ne vote séparément',
    tr: 'Evet: başka hiçbir grup ayrıca oy kullanmaz',
    ar: 'نعم: لا تصوّت أي فئة أخرى على حدة',
  },
} as const satisfies InEveryLanguage;
