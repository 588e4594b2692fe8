/** Issues, transfers, repurchases, redemptions and dividends. */
import type { InEveryLanguage } from '../../acts/inLanguage.ts';

export const shareChanges = {
  'change.kind.issue': {
    en: 'Issue shares',
    fr: 'Émettre des actions',
    tr: 'Pay çıkar',
    ar: 'إصدار أسهم',
  },
  'change.kind.issue.lead': {
    en: 'By the directors. A subscriber who has not paid yet gets the shares once they are paid.',
    fr: 'Par les administrateurs. Le souscripteur qui n’a pas encore payé reçoit ses actions une fois leur prix acquitté.',
    tr: 'Yönetim kurulu kararıyla. Bedelini henüz ödemeyen, paylarını ödeyince alır.',
    ar: 'بقرار من مجلس الإدارة. ومن لم يدفع بعد يحصل على الأسهم عند سدادها.',
  },
  'change.field.paidOn.help': {
    en: 'Leave it blank while the shares are not fully paid.',
    fr: 'Laissez vide tant que les actions ne sont pas entièrement payées.',
    tr: 'Paylar tamamen ödenmediyse boş bırakın.',
    ar: 'اتركه فارغًا ما لم تُسدَّد الأسهم بالكامل.',
  },
  'change.kind.transfer': {
    en: 'Transfer shares',
    fr: 'Transférer des actions',
    tr: 'Pay devret',
    ar: 'نقل أسهم',
  },
  'change.kind.transfer.lead': {
    en: 'The directors consent. The holder endorses the certificate in ink.',
    fr: 'Les administrateurs y consentent. Le détenteur endosse le certificat à l’encre.',
    tr: 'Yönetim kurulu onay verir. Pay sahibi senedi ıslak imzayla ciro eder.',
    ar: 'يوافق مجلس الإدارة، ويظهّر الحامل الشهادة بالحبر.',
  },
  'change.field.amount': {
    en: 'Amount',
    fr: 'Montant',
    tr: 'Tutar',
    ar: 'المبلغ',
  },
  'change.kind.repurchase': {
    en: 'Buy back shares',
    fr: 'Acheter des actions de la société',
    tr: 'Payları geri al',
    ar: 'شراء الشركة لأسهمها',
  },
  'change.kind.repurchase.lead': {
    en: 'By the directors, once they have reviewed that the corporation stays solvent.',
    fr: 'Par les administrateurs, une fois la solvabilité de la société confirmée.',
    tr: 'Yönetim kurulu kararıyla, şirketin ödeme gücü incelendikten sonra.',
    ar: 'بقرار من مجلس الإدارة بعد التحقق من بقاء الشركة قادرة على الوفاء.',
  },
  'change.kind.redemption': {
    en: 'Redeem shares',
    fr: 'Racheter des actions',
    tr: 'Payları itfa et',
    ar: 'استرداد أسهم',
  },
  'change.kind.redemption.lead': {
    en: 'At the price of the articles, once the directors have reviewed that the corporation stays solvent.',
    fr: 'Au prix fixé par les statuts, une fois la solvabilité de la société confirmée.',
    tr: 'Esas sözleşmedeki fiyattan, şirketin ödeme gücü incelendikten sonra.',
    ar: 'بالسعر المحدد في عقد التأسيس، بعد التحقق من بقاء الشركة قادرة على الوفاء.',
  },
  'change.kind.dividend': {
    en: 'Declare a dividend',
    fr: 'Déclarer un dividende',
    tr: 'Kâr payı açıkla',
    ar: 'الإعلان عن توزيع أرباح',
  },
  'change.kind.dividend.lead': {
    en: 'By the directors, once they have reviewed that the corporation stays solvent. Classes are paid in their order, arrears first.',
    fr: 'Par les administrateurs, une fois la solvabilité de la société confirmée. Les catégories sont payées selon leur rang, les arriérés d’abord.',
    tr: 'Yönetim kurulu kararıyla, şirketin ödeme gücü incelendikten sonra. Gruplara sırasıyla, önce birikmiş kâr payları ödenir.',
    ar: 'بقرار من مجلس الإدارة بعد التحقق من بقاء الشركة قادرة على الوفاء. تُدفع الفئات بحسب ترتيبها، والمتأخرات أولًا.',
  },
  'change.field.perShare': {
    en: 'Dividend per share',
    fr: 'Dividende par action',
    tr: 'Pay başına kâr payı',
    ar: 'الربح لكل سهم',
  },
  'change.field.recordOn': {
    en: 'Record date',
    fr: 'Date de référence',
    tr: 'Kayıt tarihi',
    ar: 'تاريخ الاستحقاق',
  },
  'change.field.recordOn.help': {
    en: 'Holders of the shares at the end of that day are paid.',
    fr: 'Le dividende est versé à ceux qui détiennent les actions à la fin de ce jour.',
    tr: 'O günün sonunda paylara sahip olanlara ödenir.',
    ar: 'يُدفع لمن يملك الأسهم في نهاية ذلك اليوم.',
  },
  'change.field.payableOn': {
    en: 'Payment date',
    fr: 'Date de paiement',
    tr: 'Ödeme tarihi',
    ar: 'تاريخ الدفع',
  },
  'change.field.solvency.help': {
    en: 'The directors cannot declare a dividend if there are reasonable grounds to believe that the corporation fails the solvency tests (CBCA s. 42).',
    fr: 'Les administrateurs ne peuvent déclarer de dividende s’il existe des motifs raisonnables de croire que la société ne satisfait pas aux critères de solvabilité (LCSA, art. 42).',
    tr: 'Şirketin ödeme gücü testlerini karşılamadığına dair makul sebep varsa kâr payı açıklanamaz (CBCA m. 42).',
    ar: 'لا يجوز إعلان توزيع إن وُجدت أسباب معقولة للاعتقاد بأن الشركة لا تستوفي اختبارات القدرة على الوفاء (CBCA المادة 42).',
  },
  'change.field.class.added': {
    en: 'The class that this change adds',
    fr: 'La catégorie que ce changement ajoute',
    tr: 'Bu değişiklikle eklenen pay grubu',
    ar: 'الفئة التي يضيفها هذا التغيير',
  },
  'change.field.class': {
    en: 'Share class',
    fr: 'Catégorie d’actions',
    tr: 'Pay grubu',
    ar: 'فئة الأسهم',
  },
  'change.field.shares': {
    en: 'Number of shares',
    fr: 'Nombre d’actions',
    tr: 'Pay sayısı',
    ar: 'عدد الأسهم',
  },
  'change.field.holder': {
    en: 'Holder',
    fr: 'Détenteur',
    tr: 'Pay sahibi',
    ar: 'حامل الأسهم',
  },
  'change.field.holder.new': {
    en: 'A new person',
    fr: 'Une nouvelle personne',
    tr: 'Yeni bir kişi',
    ar: 'شخص جديد',
  },
  'change.field.companyName': {
    en: 'Name of the company, if it is one',
    fr: 'Dénomination, s’il s’agit d’une société',
    tr: 'Şirketse unvanı',
    ar: 'اسم الشركة إن كان الحامل شركة',
  },
} as const satisfies InEveryLanguage;
