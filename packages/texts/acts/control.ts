/** Words of acts on significant control, kind by kind: as entries are called (`entry.kind`), their forms (`transaction`), and kinds of the log. */
import type { InEveryLanguage } from './inLanguage.ts';

export const controlWords = {
  'activity.kind.control_stated': {
    en: 'Control added',
    fr: 'Contrôle inscrit à la main',
    tr: 'Kontrol belirtildi',
    ar: 'ذُكرت سيطرة',
  },
  'activity.kind.control_ended': {
    en: 'Control ended',
    fr: 'Fin d’un contrôle inscrit à la main',
    tr: 'Kontrol sona erdi',
    ar: 'انتهت سيطرة',
  },
  'activity.kind.control_reviewed': {
    en: 'Steps taken',
    fr: 'Mesures sur le contrôle important',
    tr: 'Adımlar atıldı',
    ar: 'اتُّخذت خطوات',
  },
  'activity.kind.control_filed': {
    en: 'Control filed',
    fr: 'Dépôt sur le contrôle important',
    tr: 'Kontrol bildirildi',
    ar: 'أُودعت بيانات السيطرة',
  },
  'activity.kind.control_taken_back': {
    en: 'Control corrected',
    fr: 'Inscription sur le contrôle annulée',
    tr: 'Kontrol düzeltildi',
    ar: 'صُحِّحت السيطرة',
  },
} as const satisfies InEveryLanguage;

/** Their sentences in the log, which the server makes. */
export const controlSentences = {
  'activity.text.control_stated': {
    en: 'Significant control of {person} added by hand, from {on}',
    fr: 'Contrôle important de {person} inscrit à la main, à partir du {on}',
    tr: '{person} için önemli kontrol elle girildi, {on} tarihinden itibaren',
    ar: 'أُدخلت يدويًا السيطرة الجوهرية لـ{person} اعتبارًا من {on}',
  },
  'activity.text.control_ended': {
    en: 'Manually entered control of {person} ended on {on}',
    fr: 'Fin du contrôle de {person} inscrit à la main, le {on}',
    tr: '{person} için belirtilen kontrol {on} tarihinde sona erdi',
    ar: 'انتهى في {on} ما ذُكر من سيطرة {person}',
  },
  'activity.text.control_reviewed': {
    en: 'Steps taken to identify individuals with significant control, {on}',
    fr: 'Mesures prises pour savoir qui a un contrôle important, le {on}',
    tr: 'Önemli kontrol sahiplerini öğrenmek için adımlar, {on}',
    ar: 'خطوات لمعرفة من له سيطرة جوهرية، في {on}',
  },
  'activity.text.control_filed': {
    en: 'Significant control filed with the registry on {on}',
    fr: 'Renseignements sur le contrôle important déposés le {on}',
    tr: 'Önemli kontrol bilgileri {on} tarihinde sicil makamına bildirildi',
    ar: 'أُودعت بيانات السيطرة الجوهرية في {on}',
  },
  'activity.text.control_taken_back': {
    en: 'An entry about significant control undone on {on}',
    fr: 'Inscription sur le contrôle important annulée le {on}',
    tr: 'Önemli kontrole ilişkin bir kayıt {on} tarihinde hükümsüz kılındı',
    ar: 'أُبطل قيد عن السيطرة الجوهرية في {on}',
  },
} as const satisfies InEveryLanguage;
