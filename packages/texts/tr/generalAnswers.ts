import type { generalAnswers as en } from '../en/generalAnswers.ts';

export const generalAnswers = {
  'DEADLINES.EVENT_REPORTED': 'Olay kaydedildi.',
  'DEADLINES.MARKED': 'Son tarihler güncellendi.',
  'DEADLINES.REMINDERS_SET': 'Hatırlatmalar kaydedildi.',
  'deadline.digest.subject':
    '{count, plural, one {# son tarih ilginizi bekliyor} other {# son tarih ilginizi bekliyor}}',
  'deadline.digest.organization': '{company}:',
  'deadline.digest.due': '{title}: {due} ({count, plural, =0 {bugün} one {# gün sonra} other {# gün sonra}})',
  'deadline.digest.overdue': '{title}: {due} ({count, plural, one {# gün gecikti} other {# gün gecikti}})',
  'deadline.digest.more': '{count, plural, one {Ve # tane daha.} other {Ve # tane daha.}}',
  'deadline.digest.why':
    'Hangi hatırlatmaları alacağınızı her organizasyonun son tarihler sayfasında seçebilirsiniz.',
  'deadline.digest.action': 'Son tarihleri aç',
  'DEADLINES.OWN_SET': 'Son tarih kaydedildi.',
  'DEADLINES.OWN_REMOVED': 'Son tarih kaldırıldı.',
  'DEADLINES.OWN_TOO_MANY':
    'Kendi belirlediğiniz {most} son tarih var. Yenisini eklemeden önce birini kaldırın.',
  'DEADLINES.FEED_MADE': 'Takvim adresi oluşturuldu.',
  'DEADLINES.FEED_ENDED': 'Takvim adresi kaldırıldı.',
  'deadline.feed.summary': '{title}, {company}',
  'ACTIVITYLOG.ADD_ACTIVITY_LOG.SUCCESS': 'Not etkinlik günlüğüne eklendi.',
  'ORGANIZATION.UPDATE_ACTIVITY_LOG.SUCCESS': 'Not kayda bağlandı.',
  'ACTIVITYLOG.ONLY_NOTES':
    'Günlüğe yalnızca not eklenebilir, “{name}” eklenemez. activity_name alanını boş bırakın ya da “note” yazın.',
  'GENERAL.TOO_MANY_ENTRIES':
    'En fazla {max, number} girdi olabilir. Lütfen ötekileri çıkarın ya da ayrıca gönderin.',
} as const satisfies Record<keyof typeof en, string>;
