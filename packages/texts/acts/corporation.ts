/** Words of acts on the corporation itself, kind by kind: as entries are called (`entry.kind`), their forms (`transaction`), and kinds of the log. */
import type { InEveryLanguage } from './inLanguage.ts';

export const corporationWords = {
  'entry.kind.incorporated': { en: 'Incorporation', fr: 'Constitution', tr: 'Kuruluş', ar: 'التأسيس' },
  'entry.kind.name.changed': {
    en: 'Change of name',
    fr: 'Changement de dénomination sociale',
    tr: 'Unvan değişikliği',
    ar: 'تغيير الاسم',
  },
  'activity.kind.corporation_changed': {
    en: 'Corporation changed',
    fr: 'Société modifiée',
    tr: 'Şirket bilgisi değişti',
    ar: 'تغيير في بيانات الشركة',
  },
  'entry.kind.address.changed': {
    en: 'Change of registered office',
    fr: 'Changement de siège social',
    tr: 'Kayıtlı merkez değişikliği',
    ar: 'تغيير المقر المسجَّل',
  },
  'entry.kind.yearend.changed': {
    en: 'Change of fiscal year end',
    fr: 'Changement de fin d’exercice',
    tr: 'Hesap dönemi sonu değişikliği',
    ar: 'تغيير نهاية السنة المالية',
  },
  'entry.kind.articles.amended': {
    en: 'Articles of amendment',
    fr: 'Clauses modificatrices',
    tr: 'Esas sözleşme değişikliği',
    ar: 'تعديل عقد التأسيس',
  },
  'entry.kind.continued': {
    en: 'Continuance',
    fr: 'Prorogation',
    tr: 'Başka hukuka geçiş',
    ar: 'الاستمرار بموجب قانون آخر',
  },
  'entry.kind.amalgamated': { en: 'Amalgamation', fr: 'Fusion', tr: 'Birleşme', ar: 'الاندماج' },
  'entry.kind.auditor.appointed': {
    en: 'Appointment of an auditor',
    fr: 'Nomination d’un vérificateur',
    tr: 'Denetçi atanması',
    ar: 'تعيين مدقق حسابات',
  },
  'entry.kind.auditor.waived': {
    en: 'No auditor',
    fr: 'Absence de vérificateur',
    tr: 'Denetçi atanmaması',
    ar: 'عدم تعيين مدقق حسابات',
  },
  'entry.kind.banking.set': {
    en: 'Bank and signing authority',
    fr: 'Banque et pouvoir de signature',
    tr: 'Banka ve imza yetkisi',
    ar: 'البنك وصلاحية التوقيع',
  },
  'entry.kind.bylaw.changed': {
    en: 'By-law of the directors',
    fr: 'Règlement administratif pris par les administrateurs',
    tr: 'Yönetim kurulunun iç tüzüğü',
    ar: 'لائحة داخلية من مجلس الإدارة',
  },
  'entry.kind.bylaw.confirmed': {
    en: 'Confirmation of a by-law',
    fr: 'Confirmation d’un règlement administratif',
    tr: 'İç tüzüğün onaylanması',
    ar: 'إقرار لائحة داخلية',
  },
  'entry.kind.agreement.made': {
    en: 'Unanimous shareholder agreement',
    fr: 'Convention unanime des actionnaires',
    tr: 'Tüm pay sahiplerinin taraf olduğu sözleşme',
    ar: 'اتفاقية المساهمين بالإجماع',
  },
  'entry.kind.dividend.declared': {
    en: 'Dividend',
    fr: 'Dividende',
    tr: 'Kâr payı',
    ar: 'توزيع أرباح',
  },
  'entry.kind.land.acquired': {
    en: 'Land acquired',
    fr: 'Bien-fonds acquis',
    tr: 'Edinilen taşınmaz',
    ar: 'اكتساب عقار',
  },
  'entry.kind.land.disposed': {
    en: 'Land disposed of',
    fr: 'Bien-fonds aliéné',
    tr: 'Elden çıkarılan taşınmaz',
    ar: 'التصرف في عقار',
  },
  'entry.kind.dissolved': {
    en: 'Dissolution',
    fr: 'Dissolution de la société',
    tr: 'Şirketin sona ermesi',
    ar: 'حل الشركة',
  },
} as const satisfies InEveryLanguage;

/** Their sentences in the log, which the server makes. */
export const corporationSentences = {
  'activity.text.corporation_changed': {
    en: '{act} on {on}',
    fr: '{act} le {on}',
    tr: '{act}, {on}',
    ar: '{act} في {on}',
  },
} as const satisfies InEveryLanguage;
