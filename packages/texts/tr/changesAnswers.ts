import type { changesAnswers as en } from '../en/changesAnswers.ts';

/** Answers of corporate changes, and what the log says of them. */
export const changesAnswers: Record<keyof typeof en, string> = {
  'CHANGES.DRAFTED': 'Taslak olarak kaydedildi. Henüz hiçbir şey değişmedi.',
  'CHANGES.EDITED': 'Kaydedildi. Hazır olunca yeniden gönderin.',
  'CHANGES.SENT': 'İmzaya gönderildi.',
  'CHANGES.APPROVED': 'Onay kaydedildi.',
  'CHANGES.WITHDRAWN': 'Geri çekildi. İmzası istenen herkese bildirildi.',
  'CHANGES.NOT_OPEN':
    'Bu değişiklik zaten gönderilmiş, kaydedilmiş veya geri çekilmiş. Değiştirmek için çoğaltın.',
  'CHANGES.NOT_POSSIBLE': 'Bu değişiklik bu hâliyle yapılamaz: {reason}',
  'activity.text.change_drafted': 'Bir şirket değişikliği hazırlandı: {on}',
  'activity.text.change_edited': 'Bir şirket değişikliği düzenlendi: {on}',
  'activity.text.change_sent': 'Bir şirket değişikliği imzaya gönderildi: {on}',
  'activity.text.change_approved': 'Bir şirket değişikliğinin onayı kaydedildi: {on}',
  'activity.text.change_withdrawn': 'Bir şirket değişikliği geri çekildi: {on}',
};
