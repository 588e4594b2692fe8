/** Words of kinds of change, every language beside the others, each kind with its fields in the file of its area: the server alone
 *  fills its answers with them. */
import type { InEveryLanguage } from '../acts/inLanguage.ts';
import { articleChanges } from './kinds/articles.ts';
import { classChanges } from './kinds/classes.ts';
import { corporationChanges } from './kinds/corporation.ts';
import { governanceChanges } from './kinds/governance.ts';
import { peopleChanges } from './kinds/people.ts';
import { shareChanges } from './kinds/shares.ts';

const everyKind = {
  'change.field.effectiveOn': {
    en: 'Effective on',
    fr: 'En vigueur le',
    tr: 'Yürürlük tarihi',
    ar: 'تاريخ السريان',
  },
  'change.field.effectiveOn.help': {
    en: 'The date set in the resolution. Leave it blank to use the day you send it.',
    fr: 'Le jour indiqué par la résolution. Laissez vide si c’est le jour de l’envoi.',
    tr: 'Kararda belirtilen tarih. Gönderdiğiniz günü kullanmak için boş bırakın.',
    ar: 'اليوم الذي يذكره القرار. اتركه فارغًا ليكون يوم الإرسال.',
  },
  'change.note.earlierDay': {
    en: 'This takes effect on {date}, before today. That is possible only if it was resolved or signed by then: record the meeting, or choose “Already signed”.',
    fr: 'La date d’entrée en vigueur, le {date}, est antérieure à aujourd’hui. C’est possible seulement si la résolution ou la signature date de ce jour ou d’avant\u00a0: consignez la réunion ou l’assemblée, ou choisissez «\u00a0Déjà signé\u00a0».',
    tr: 'Yürürlük tarihi olan {date} bugünden önce. Bu ancak karar veya imza en geç o günün tarihini taşıyorsa mümkündür: toplantıyı kaydedin ya da “Zaten imzalı”yı seçin.',
    ar: 'تاريخ السريان {date} سابق لليوم. لا يمكن ذلك إلا إن صدر القرار أو وُقِّع حتى ذلك التاريخ: سجّل الاجتماع أو اختر «موقَّع بالفعل».',
  },
  'change.note.returnFiled': {
    en: 'The annual return of {year} was filed since, with the facts of {date}. Once the change is recorded, open that return and add a correction.',
    fr: 'Le rapport annuel de {year} a été déposé depuis, selon les faits du {date}. Une fois le changement inscrit, ouvrez ce rapport et ajoutez une rectification.',
    tr: '{year} yıllık sicil bildirimi bu arada {date} gününün bilgileriyle verildi. Değişiklik kaydedilince o bildirimi açıp bir düzeltme ekleyin.',
    ar: 'أُودع البيان السنوي لسنة {year} بعد ذلك بوقائع {date}. بعد قيد التغيير افتح ذلك البيان وأضف تصحيحًا.',
  },
  'change.votedDown': {
    en: '{for} votes for and {against} against: {needed} were needed.',
    fr: '{for} voix pour et {against} contre\u00a0: il en fallait {needed}.',
    tr: '{for} kabul, {against} ret oyu: {needed} oy gerekiyordu.',
    ar: 'الأصوات المؤيدة {for} والمعارضة {against}، والمطلوب {needed}.',
  },
} as const satisfies InEveryLanguage;

export const changeWords = {
  ...everyKind,
  ...articleChanges,
  ...corporationChanges,
  ...governanceChanges,
  ...peopleChanges,
  ...classChanges,
  ...shareChanges,
};
