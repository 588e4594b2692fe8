import type { scheduling as en } from './en.ts';

export const scheduling = {
  'deadline.view': 'Görünüm',
  'deadline.view.list': 'Liste',
  'deadline.view.month': 'Aya göre',
  'deadline.view.registration': 'Kayda göre',
  'deadline.groups.next': 'Önümüzdeki 30 gün',
  'deadline.groups.later': 'Daha sonra',
  'deadline.strip': 'Önümüzdeki 12 ay',
  'deadline.strip.month':
    '{month}: {count, plural, =0 {son tarih yok} one {# son tarih} other {# son tarih}}{overdue, plural, =0 {} other {, # gecikmiş}}',
  'deadline.computation': '{title} nasıl hesaplanır',
  'deadline.computation.days': '{from} + {count, plural, one {# gün} other {# gün}} = {due}',
  'deadline.computation.daysBefore': '{from} − {count, plural, one {# gün} other {# gün}} = {due}',
  'deadline.computation.months': '{from} + {count, plural, one {# ay} other {# ay}} = {due}',
  'deadline.computation.rule': 'Kural',
  'deadline.computation.section': 'Kaynak',
  'deadline.computation.readAt': '{date} tarihli metin',
  'deadline.computation.confirm': 'Sicile teyit ettirin.',
  'deadline.reminders': 'Hatırlatmalar',
  'deadline.reminders.lead':
    'Bu kuruluş için e-postayla ve bildirimlerde gelir. Tüm kuruluşlarınız için günde tek e-posta gönderilir.',
  'deadline.reminders.days_30': '30 gün önce',
  'deadline.reminders.days_14': '14 gün önce',
  'deadline.reminders.days_3': '3 gün önce',
  'deadline.reminders.overdue': 'Gecikme sürdükçe her hafta',
  'deadline.reminders.save': 'Hatırlatmaları kaydet',
  'deadline.feed.subscribe': 'Abone ol',
  'deadline.feed.title': 'Takviminizde son tarihler',
  'deadline.feed.lead':
    'Takvim uygulamanız tüm kuruluşlarınızın son tarihlerini özel bir adresten okur ve güncel kalır.',
  'deadline.feed.madeOn':
    'Adresiniz {date} tarihinde oluşturuldu ve bir kez gösterildi. Yeniden gerekirse yeni bir adres oluşturun.',
  'deadline.feed.make': 'Adres oluştur',
  'deadline.feed.makeAgain': 'Yeni adres oluştur',
  'deadline.feed.makeAgainHint': 'Mevcut adres o zaman çalışmaz olur.',
  'deadline.feed.address': 'Özel adres',
  'deadline.feed.keep':
    'Şimdi kopyalayın: yalnızca bir kez gösterilir. Bu adresi bilen herkes son tarihlerinizi okuyabilir.',
  'deadline.feed.copy': 'Adresi kopyala',
  'deadline.feed.copied': 'Adres kopyalandı.',
  'deadline.feed.open': 'Takvim uygulamasında aç',
  'deadline.feed.end': 'Adresi kaldır',
} as const satisfies Record<keyof typeof en, string>;
