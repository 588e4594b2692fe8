/** Words of acts on classes of shares, kind by kind: as entries are called (`entry.kind`), their forms (`transaction`), and kinds of the log. */
import type { InEveryLanguage } from './inLanguage.ts';

export const classWords = {
  'entry.kind.class.created': {
    en: 'New class',
    fr: 'Nouvelle catégorie',
    tr: 'Yeni pay grubu',
    ar: 'فئة جديدة',
  },
  'transaction.addClass': {
    en: 'Add class',
    fr: 'Ajouter une catégorie',
    tr: 'Pay grubu ekle',
    ar: 'إضافة فئة',
  },
  'activity.kind.share_class_added': {
    en: 'Share class added',
    fr: 'Catégorie d’actions ajoutée',
    tr: 'Pay grubu eklendi',
    ar: 'إضافة فئة أسهم',
  },
  'entry.kind.class.amended': {
    en: 'Amendment of a class',
    fr: 'Modification d’une catégorie',
    tr: 'Pay grubunda değişiklik',
    ar: 'تعديل فئة',
  },
  'transaction.amend': {
    en: 'Amend class',
    fr: 'Modifier la catégorie',
    tr: 'Pay grubunun şartlarını değiştir',
    ar: 'تعديل شروط الفئة',
  },
  'activity.kind.share_class_edited': {
    en: 'Share class edited',
    fr: 'Catégorie d’actions modifiée',
    tr: 'Pay grubu düzenlendi',
    ar: 'تعديل فئة أسهم',
  },
  'activity.kind.share_class_amended': {
    en: 'Share class amended',
    fr: 'Catégorie d’actions modifiée par clauses modificatrices',
    tr: 'Pay grubunun şartları değişti',
    ar: 'تعديل فئة أسهم بوثيقة تعديل عقد التأسيس',
  },
  'entry.kind.authorized.changed': {
    en: 'Authorized number',
    fr: 'Nombre autorisé',
    tr: 'Çıkarılabilecek pay sayısı',
    ar: 'العدد المصرَّح به',
  },
  'transaction.authorized': {
    en: 'Change authorized number',
    fr: 'Changer le nombre autorisé',
    tr: 'Çıkarılabilecek pay sayısını değiştir',
    ar: 'تغيير العدد المصرَّح بإصداره',
  },
  'activity.kind.authorized_shares_changed': {
    en: 'Authorized number changed',
    fr: 'Nombre autorisé modifié',
    tr: 'Çıkarılabilecek pay sayısı değişti',
    ar: 'تغيير العدد المصرَّح بإصداره',
  },
  'entry.kind.class.split': { en: 'Split', fr: 'Fractionnement', tr: 'Bölünme', ar: 'تجزئة' },
  'transaction.split': {
    en: 'Split shares',
    fr: 'Fractionner les actions',
    tr: 'Payları böl',
    ar: 'تجزئة الأسهم',
  },
  'activity.kind.share_class_split': {
    en: 'Shares split',
    fr: 'Actions fractionnées',
    tr: 'Payların bölünmesi',
    ar: 'تجزئة أسهم',
  },
  'entry.kind.class.consolidated': {
    en: 'Consolidation',
    fr: 'Regroupement',
    tr: 'Birleştirme',
    ar: 'تجميع الأسهم',
  },
  'transaction.consolidate': {
    en: 'Consolidate shares',
    fr: 'Regrouper les actions',
    tr: 'Payları birleştir',
    ar: 'تجميع الأسهم',
  },
  'activity.kind.share_class_consolidated': {
    en: 'Shares consolidated',
    fr: 'Actions regroupées',
    tr: 'Payların birleştirilmesi',
    ar: 'تجميع أسهم',
  },
  'activity.kind.share_class_valued': {
    en: 'Shares valued',
    fr: 'Actions évaluées',
    tr: 'Paylar değerlendi',
    ar: 'قُدِّرت الأسهم',
  },
  'entry.kind.capital.opened': {
    en: 'Opening balance',
    fr: 'Solde d’ouverture',
    tr: 'Açılış bakiyesi',
    ar: 'رصيد افتتاحي',
  },
  'transaction.openCapital': {
    en: 'Enter opening stated capital',
    fr: 'Entrer le capital déclaré d’ouverture',
    tr: 'Açılış sermayesini gir',
    ar: 'إدخال رأس المال المعلَن الافتتاحي',
  },
  'activity.kind.stated_capital_opened': {
    en: 'Opening stated capital',
    fr: 'Capital déclaré d’ouverture',
    tr: 'Beyan edilmiş sermaye devralındı',
    ar: 'نقل رصيد رأس المال المعلَن',
  },
  'entry.kind.capital.adjusted': {
    en: 'Change of stated capital',
    fr: 'Changement du capital déclaré',
    tr: 'Beyan edilmiş sermayede değişiklik',
    ar: 'تغيير رأس المال المعلَن',
  },
  'transaction.adjustCapital': {
    en: 'Change stated capital',
    fr: 'Changer le capital déclaré',
    tr: 'Beyan edilmiş sermayeyi değiştir',
    ar: 'تغيير رأس المال المعلَن',
  },
  'activity.kind.stated_capital_adjusted': {
    en: 'Stated capital adjusted',
    fr: 'Capital déclaré rajusté',
    tr: 'Beyan edilmiş sermaye düzeltildi',
    ar: 'تعديل رأس المال المعلَن',
  },
} as const satisfies InEveryLanguage;

/** Their sentences in the log, which the server makes. */
export const classSentences = {
  'activity.text.share_class_added': {
    en: 'New share class: {shareClass}, on {on}',
    fr: 'Nouvelle catégorie d’actions\u00a0: {shareClass}, le {on}',
    tr: 'Yeni pay grubu: {shareClass}, {on}',
    ar: 'فئة أسهم جديدة: {shareClass}، في {on}',
  },
  'activity.text.share_class_edited': {
    en: 'Edited Share Class: {shareClass}, on {on}',
    fr: 'Catégorie d’actions modifiée\u00a0: {shareClass}, le {on}',
    tr: 'Pay grubu düzenlendi: {shareClass}, {on}',
    ar: 'تعديل فئة أسهم: {shareClass}، في {on}',
  },
  'activity.text.share_class_amended': {
    en: '{shareClass} amended on {on}',
    fr: '{shareClass} modifiées le {on}',
    tr: '{shareClass} şartları değişti, {on}',
    ar: 'تعديل شروط {shareClass} في {on}',
  },
  'activity.text.authorized_shares_changed': {
    en: 'Authorized number of {shareClass} changed on {on}',
    fr: 'Nombre autorisé de {shareClass} modifié le {on}',
    tr: '{shareClass}: çıkarılabilecek pay sayısı değişti, {on}',
    ar: 'تغيير العدد المصرَّح بإصداره من {shareClass} في {on}',
  },
  'activity.text.share_class_split': {
    en: '{shareClass} split on {on}: {numerator} new for {denominator} old',
    fr: '{shareClass} fractionnées le {on}\u00a0: {numerator} nouvelles pour {denominator} anciennes',
    tr: '{shareClass} bölündü, {on}: {denominator} eski pay için {numerator} yeni pay',
    ar: 'تجزئة {shareClass} في {on}: {numerator} جديدة مقابل {denominator} قديمة',
  },
  'activity.text.share_class_consolidated': {
    en: '{shareClass} consolidated on {on}: {numerator} new for {denominator} old',
    fr: '{shareClass} regroupées le {on}\u00a0: {numerator} nouvelles pour {denominator} anciennes',
    tr: '{shareClass} birleştirildi, {on}: {denominator} eski pay için {numerator} yeni pay',
    ar: 'تجميع {shareClass} في {on}: {numerator} جديدة مقابل {denominator} قديمة',
  },
  'activity.text.share_class_valued': {
    en: 'Value of {shareClass} entered from {on}',
    fr: 'Valeur de {shareClass} inscrite à partir du {on}',
    tr: '{shareClass} değeri {on} tarihinden itibaren girildi',
    ar: 'أُدخلت قيمة {shareClass} اعتبارًا من {on}',
  },
  'activity.text.stated_capital_opened': {
    en: 'Opening stated capital of {shareClass} entered as of {on}',
    fr: 'Capital déclaré repris au {on}\u00a0: {shareClass}',
    tr: '{shareClass} beyan edilmiş sermayesi devralındı, {on}',
    ar: 'نُقل رصيد رأس المال المعلَن لفئة {shareClass} في {on}',
  },
  'activity.text.stated_capital_adjusted': {
    en: 'Stated capital of {shareClass} adjusted on {on}',
    fr: 'Capital déclaré rajusté le {on}\u00a0: {shareClass}',
    tr: '{shareClass} beyan edilmiş sermayesi düzeltildi, {on}',
    ar: 'عُدّل رأس المال المعلَن لفئة {shareClass} في {on}',
  },
} as const satisfies InEveryLanguage;
