import type { dashboard as en } from '../en/dashboard.ts';

export const dashboard = {
  'dashboard.federal': 'Federal',
  'dashboard.lead': '{law}, sicil no {number}, {date} tarihinden beri.',
  'dashboard.lead.noNumber': '{law}, {date} tarihinden beri.',
  'dashboard.lead.draft': '{law}, şirket henüz kurulmadı.',
  'dashboard.lead.old': '{law}, burada henüz kayıtlı değil.',
  'dashboard.lead.office': 'Kayıtlı şirket merkezi: {place}.',
  'dashboard.lead.place': '{city}, {province}',

  'dashboard.prompt.yes': 'Evet, belirle',
  'dashboard.prompt.no': 'Hayır',

  'dashboard.issued': 'Çıkarılmış paylar',
  'dashboard.issued.note': '{count, plural, =0 {henüz yok} one {# grupta} other {# grupta}}',
  'dashboard.holders': 'Pay sahipleri',
  'dashboard.holders.note':
    'kapalı ihraççı için {counted, number} sayılır, en çok {most, number}; çalışanlar sayılmaz',
  'dashboard.votes': 'Oylar',
  'dashboard.votes.note':
    '{count, plural, =0 {%25 veya fazlasına sahip pay sahibi yok} one {# pay sahibi %25 veya fazlasına sahip} other {# pay sahibi %25 veya fazlasına sahip}}',
  'dashboard.capital': 'Beyan edilmiş sermaye',
  'dashboard.capital.note': 'çıkarılmış paylar için ödenen',
  'dashboard.waiting':
    '{count, plural, one {# pay taahhüdü} other {# pay taahhüdü}} yönetim kurulu kararını veya ödemeyi bekliyor: toplam {shares} pay. İkisi de tamam olunca paylar çıkarılır.',

  'dashboard.deadlines': 'Son tarihler',
  'dashboard.deadlines.none': 'Yaklaşan bir son tarih yok.',
  'dashboard.days': '{count, plural, =0 {bugün} one {# gün} other {# gün}}',
  'dashboard.late': '{count, plural, one {# gün geçti} other {# gün geçti}}',
  'dashboard.deadline.consent': 'Yönetim kurulu üyeliğini kabul beyanı, {name}',
  'dashboard.deadline.director_notice': 'Yönetim kurulu değişikliği bildirimi',
  'dashboard.deadline.initial_filing': 'İlk sicil bildirimi',
  'dashboard.deadline.annual_filing': '{year} yıllık sicil bildirimi',
  'dashboard.deadline.first_annual_meeting': 'İlk yıllık genel kurul veya yerine geçen yazılı karar',
  'dashboard.deadline.annual_meeting': 'Yıllık genel kurul veya yerine geçen yazılı karar',
  'dashboard.deadline.tax_return': '{year} kurumlar vergisi beyannamesi, T2',
  'dashboard.deadline.form': '{title}, {form}',
  'dashboard.rule.days_after_election':
    '{from} tarihli seçimden sonra {count, plural, one {# gün} other {# gün}} içinde',
  'dashboard.rule.days_after_change':
    '{from} tarihli değişiklikten sonra {count, plural, one {# gün} other {# gün}} içinde',
  'dashboard.rule.days_after_incorporation':
    '{from} tarihli kuruluştan sonra {count, plural, one {# gün} other {# gün}} içinde',
  'dashboard.rule.months_after_incorporation':
    '{from} tarihli kuruluştan sonra {count, plural, one {# ay} other {# ay}} içinde',
  'dashboard.rule.days_after_anniversary':
    '{from} tarihli yıl dönümünden {count, plural, one {# gün} other {# gün}} sonra',
  'dashboard.rule.months_after_anniversary':
    '{from} tarihli yıl dönümünden {count, plural, one {# ay} other {# ay}} sonra',
  'dashboard.rule.end_of_anniversary_month': '{from} tarihli yıl dönümünün ayı bitmeden',
  'dashboard.rule.end_of_month_after_anniversary': '{from} tarihli yıl dönümünü izleyen ay bitmeden',
  'dashboard.rule.days_after_year_end':
    '{from} tarihli hesap dönemi sonundan {count, plural, one {# gün} other {# gün}} sonra',
  'dashboard.rule.months_after_year_end':
    '{from} tarihli hesap dönemi sonundan {count, plural, one {# ay} other {# ay}} sonra',
  'dashboard.rule.months_after_meeting':
    '{from} tarihli son toplantıdan sonra {count, plural, one {# ay} other {# ay}} içinde',
  'dashboard.fee': 'çevrim içi {fee}',
  'dashboard.confirm': 'sicil makamıyla teyit edin',
  'dashboard.held': 'Yapıldığı gün …',
  'dashboard.filed': 'Verildi …',
  'dashboard.filed.registry': 'doğrudan sicil makamına verilir',
  'dashboard.filed.tax': 'Kanada Gelir İdaresine verilir',

  'dashboard.setup': 'Kurulum',
  'dashboard.setup.done': '{all, number} adımın {done, number} tanesi tamam',
  'dashboard.emptyRegister': 'Pay defteri henüz boş.',
  'dashboard.toSubscriptions': 'Tamamla',
  'dashboard.toDirectors': 'Yönetim kurulunu aç',
  'dashboard.step.account-info': 'Adres',
  'dashboard.step.corporate-info': 'Şirket',
  'dashboard.step.director-and-officers': 'Yönetim',
  'dashboard.step.shares': 'Paylar',
  'dashboard.next.account-info': 'Kime ulaşacağımızı söyleyin',
  'dashboard.next.account-info.body': 'Adınız ve adresiniz, yaklaşık iki dakika.',
  'dashboard.next.corporate-info': 'Şirketi tanımlayın',
  'dashboard.next.corporate-info.body': 'Unvanı, tabi olduğu hukuk, kayıtlı merkezi ve esas sözleşmesi.',
  'dashboard.next.director-and-officers': 'Yönetim kurulunu ve yöneticileri belirleyin',
  'dashboard.next.director-and-officers.body': 'Yönetim kurulunda kimin olduğu ve işleri kimin yürüttüğü.',
  'dashboard.next.shares': 'Payları düzenleyin',
  'dashboard.next.shares.body': 'Pay grupları ve kimin ne kadar taahhüt ettiği.',
  'dashboard.next.plans': 'Paket seçin ve ödeyin',
  'dashboard.next.plans.body': 'Şirketle ilgili her şey tamam. Sırada paket var.',
  'dashboard.next.checkout': 'Tamamlayın ve gönderin',
  'dashboard.next.checkout.body': 'Ödeme ulaştı. Her şeye bir kez daha bakın ve gönderin.',
  'dashboard.next.wait': 'Esas sözleşme sicil makamında',
  'dashboard.next.wait.body': 'Yanıt gelir gelmez e-posta alırsınız. Şu an yapılacak bir şey yok.',
  'dashboard.next.mend': 'Sicil makamı esas sözleşmeyi geri gönderdi',
  'dashboard.next.mend.body':
    'Gerekçelere bakın, belirtilenleri düzeltin ve ek ücret olmadan yeniden gönderin.',
  'dashboard.next.go': 'Devam et',
  'dashboard.next.look': 'Durumu gör',

  'dashboard.directors': 'Yönetim kurulu',
  'dashboard.directors.count': 'en çok {max, number} üyeden {count, number}',
  'dashboard.directors.none': 'Henüz yönetim kurulu üyesi yok.',
  'dashboard.directors.since': '{date} tarihinden beri',
  'dashboard.directors.noConsent': 'kabul beyanı eksik',
  'dashboard.directors.proposed': 'İlk günden yönetim kurulu üyesi',
  'dashboard.directors.old': 'Yönetim kurulunda, henüz kayıtlı değil',
  'dashboard.largest': 'En büyük pay sahipleri',
  'dashboard.subscribers': 'Pay taahhüdünde bulunanlar',
  'dashboard.subscribers.none': 'Henüz pay taahhüdü yok.',
  'dashboard.largest.none': 'Henüz pay sahibi yok.',
  'dashboard.erased': 'ad silindi',

  'dashboard.activity': 'Son etkinlikler',
  'dashboard.activity.all': 'Tüm etkinlikler',
  'dashboard.activity.none': 'Henüz hiçbir şey kaydedilmedi.',
  'dashboard.activity.by': '{who}, {date}',

  'dashboard.tips': 'İpuçları',
} as const satisfies Record<keyof typeof en, string>;
