/** Words of acts on persons and their seats, kind by kind: as entries are called (`entry.kind`), their forms (`transaction`), and kinds of the log. */
import type { InEveryLanguage } from './inLanguage.ts';

export const peopleWords = {
  'entry.kind.person.added': {
    en: 'New person',
    fr: 'Inscription d’une personne',
    tr: 'Kişinin kaydı',
    ar: 'قيد شخص',
  },
  'entry.kind.person.changed': {
    en: 'Change of details',
    fr: 'Changement de renseignements',
    tr: 'Bilgi değişikliği',
    ar: 'تغيير بيانات',
  },
  'activity.kind.person_updated': {
    en: 'Contact updated',
    fr: 'Coordonnées mises à jour',
    tr: 'İletişim bilgileri güncellendi',
    ar: 'تحديث بيانات الاتصال',
  },
  'entry.kind.members.set': {
    en: 'Joint holders',
    fr: 'Codétenteurs',
    tr: 'Müşterek sahipler',
    ar: 'مالكون مشتركون',
  },
  'entry.kind.appointed': { en: 'Appointment', fr: 'Nomination', tr: 'Atama', ar: 'تعيين' },
  'activity.kind.director_added': {
    en: 'Director added',
    fr: 'Nouveau membre au conseil d’administration',
    tr: 'Yönetim kurulu üyesi eklendi',
    ar: 'إضافة عضو مجلس إدارة',
  },
  'activity.kind.officer_added': {
    en: 'Officer added',
    fr: 'Nomination d’un dirigeant ou d’une dirigeante',
    tr: 'Yönetici eklendi',
    ar: 'إضافة مسؤول تنفيذي',
  },
  'entry.kind.consent.given': { en: 'Consent', fr: 'Consentement', tr: 'Muvafakat', ar: 'موافقة' },
  'activity.kind.director_consented': {
    en: 'Director’s consent',
    fr: 'Consentement d’un administrateur',
    tr: 'Yönetim kurulu üyesinin kabulü',
    ar: 'موافقة عضو مجلس الإدارة',
  },
  'entry.kind.ceased': {
    en: 'End of appointment',
    fr: 'Fin d’une nomination',
    tr: 'Görevin sona ermesi',
    ar: 'انتهاء تعيين',
  },
  'activity.kind.director_removed': {
    en: 'Director removed',
    fr: 'Départ d’un membre du conseil d’administration',
    tr: 'Yönetim kurulu üyesi ayrıldı',
    ar: 'انتهاء عضوية في مجلس الإدارة',
  },
  'activity.kind.officer_removed': {
    en: 'Officer removed',
    fr: 'Départ d’un dirigeant ou d’une dirigeante',
    tr: 'Yönetici ayrıldı',
    ar: 'انتهاء تعيين مسؤول تنفيذي',
  },
} as const satisfies InEveryLanguage;

/** Their sentences in the log, which the server makes. */
export const peopleSentences = {
  'activity.text.person_updated': {
    en: 'Details of {person} updated on {on}',
    fr: 'Renseignements sur {person} mis à jour le {on}',
    tr: '{person} için bilgiler güncellendi: {on}',
    ar: 'تحديث بيانات {person} في {on}',
  },
  'activity.text.director_added': {
    en: '{person} became a director on {on}',
    fr: '{person} siège au conseil d’administration depuis le {on}',
    tr: '{person} yönetim kurulu üyesi oldu: {on}',
    ar: 'بدء عضوية {person} في مجلس الإدارة في {on}',
  },
  'activity.text.officer_added': {
    en: '{person} was appointed on {on}: {position}',
    fr: 'Nomination de {person} le {on}\u00a0: {position}',
    tr: '{person} göreve atandı ({position}): {on}',
    ar: 'تعيين {person} في {on}: {position}',
  },
  'activity.text.director_consented': {
    en: '{person} consented in writing to act as a director on {on}',
    fr: '{person} a consenti par écrit à occuper le poste d’administrateur le {on}',
    tr: '{person} yönetim kurulu üyeliğini yazılı olarak kabul etti, {on}',
    ar: 'وافق {person} كتابةً على عضوية مجلس الإدارة في {on}',
  },
  'activity.text.director_removed': {
    en: '{person} ceased to be a director on {on}',
    fr: '{person} a quitté le conseil d’administration le {on}',
    tr: '{person} yönetim kurulu üyeliğinden ayrıldı: {on}',
    ar: 'انتهاء عضوية {person} في مجلس الإدارة في {on}',
  },
  'activity.text.officer_removed': {
    en: '{person} left the position on {on}: {position}',
    fr: '{person} a quitté le poste le {on}\u00a0: {position}',
    tr: '{person} görevden ayrıldı ({position}): {on}',
    ar: 'انتهاء تعيين {person} في {on}: {position}',
  },
} as const satisfies InEveryLanguage;
