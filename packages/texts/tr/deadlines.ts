import type { deadlines as en } from '../en/deadlines.ts';

export const deadlines = {
  'deadline.kind.consent': 'Yönetim kurulu üyeliğini kabul beyanı',
  'deadline.kind.director_notice': 'Yönetim kurulu değişikliği bildirimi',
  'deadline.kind.director_address_notice': 'Yönetim kurulu üyesinin yeni adres bildirimi',
  'deadline.kind.office_notice': 'Kayıtlı merkez değişikliği bildirimi',
  'deadline.kind.officer_notice': 'Yönetici değişikliği bildirimi',
  'deadline.kind.email_notice': 'Resmî e-posta değişikliği bildirimi',
  'deadline.kind.activity_notice': 'Ana faaliyet değişikliği bildirimi',
  'deadline.kind.initial_filing': 'İlk sicil bildirimi',
  'deadline.kind.ontario_initial_return': 'Ontario ilk sicil bildirimi',
  'deadline.kind.annual_filing': '{year} yıllık sicil bildirimi',
  'deadline.kind.first_annual_meeting': 'İlk yıllık genel kurul veya yerine geçen yazılı karar',
  'deadline.kind.annual_meeting': 'Yıllık genel kurul veya yerine geçen yazılı karar',
  'deadline.kind.financial_statements': 'Pay sahiplerine {year} finansal tabloları',
  'deadline.kind.auditor_waiver': '{year} denetçiden vazgeçme beyanı',
  'deadline.kind.tax_balance': '{year} gelir vergisi bakiyesi',
  'deadline.kind.tax_return': '{year} kurumlar vergisi beyannamesi (T2)',
  'deadline.kind.gst_registration': 'GST/HST kaydı',
  'deadline.kind.isc_amalgamation': 'Birleşme sonrası önemli kontrol bildirimi',
  'deadline.kind.isc_record': 'Önemli kontrol: bilgilerin kaydı',
  'deadline.kind.isc_file': 'Önemli kontrol: değişikliklerin bildirimi',
  'deadline.kind.own': 'Kendi son tarihiniz',
  'deadline.rule.own_day':
    '{count, plural, =0 {Organizasyonunuz belirledi} one {{from} tarihinden itibaren her ay} other {{from} tarihinden itibaren # ayda bir}}',
  'deadline.kind.isc_review': 'Önemli kontrol: {year} makul adımlar',
  'deadline.kind.isc_dispose': 'Önemli kontrol: kişisel bilgilerin silinmesi',
  'deadline.person': '{title}, {name}',
  'deadline.formOntario': 'Ontario değişiklik bildirimi',
  'deadline.formNumber': '{number} numaralı form',
  'deadline.form': '{title}, {form}',

  'deadline.rule.days_after_election':
    '{from} tarihli seçimden sonra {count, plural, one {# gün} other {# gün}} içinde',
  'deadline.rule.days_after_change':
    '{from} tarihli değişiklikten sonra {count, plural, one {# gün} other {# gün}} içinde',
  'deadline.rule.days_after_incorporation':
    '{from} tarihli kuruluştan sonra {count, plural, one {# gün} other {# gün}} içinde',
  'deadline.rule.days_after_start_in_ontario':
    'Ontario’da {from} tarihinde işe başladıktan sonra {count, plural, one {# gün} other {# gün}} içinde',
  'deadline.rule.days_after_amalgamation':
    '{from} tarihli birleşmeden sonra {count, plural, one {# gün} other {# gün}} içinde',
  'deadline.rule.days_after_small_supplier':
    'Sınırın {from} tarihinde aşılmasından sonra {count, plural, one {# gün} other {# gün}} içinde',
  'deadline.rule.days_after_learning':
    '{from} tarihinde öğrenildikten sonra {count, plural, one {# gün} other {# gün}} içinde',
  'deadline.rule.days_after_recording':
    '{from} tarihli kayıttan sonra {count, plural, one {# gün} other {# gün}} içinde',
  'deadline.rule.days_before_meeting':
    'Yıllık genel kurulun son gününden ({from}) {count, plural, one {# gün} other {# gün}} önce',
  'deadline.rule.months_after_incorporation':
    '{from} tarihli kuruluştan sonra {count, plural, one {# ay} other {# ay}} içinde',
  'deadline.rule.days_after_anniversary':
    '{from} tarihli yıl dönümünden {count, plural, one {# gün} other {# gün}} sonra',
  'deadline.rule.months_after_anniversary':
    '{from} tarihli yıl dönümünden {count, plural, one {# ay} other {# ay}} sonra',
  'deadline.rule.end_of_anniversary_month': '{from} tarihli yıl dönümünün ayı bitmeden',
  'deadline.rule.end_of_month_after_anniversary': '{from} tarihli yıl dönümünü izleyen ay bitmeden',
  'deadline.rule.days_after_year_end':
    '{from} tarihli hesap dönemi sonundan {count, plural, one {# gün} other {# gün}} sonra',
  'deadline.rule.months_after_year_end':
    '{from} tarihli hesap dönemi sonundan {count, plural, one {# ay} other {# ay}} sonra',
  'deadline.rule.months_after_meeting':
    '{from} tarihli son toplantıdan sonra {count, plural, one {# ay} other {# ay}} içinde',
  'deadline.rule.months_after_ceasing':
    'Kontrolün {from} tarihinde bitmesinden {count, plural, one {# ay} other {# ay}} sonra',
  'deadline.rule.by_year_end': 'Yılda bir kez, {from} tarihinde başlayan hesap dönemi bitmeden',
  'deadline.fee': 'çevrim içi {fee}',
  'deadline.confirm': 'bu tarihi avukatınıza danışın',
  'deadline.filed.registry': 'doğrudan sicil makamına verilir',
  'deadline.filed.tax': 'Kanada Gelir İdaresine verilir',
  'deadline.smallBusiness': 'küçük işletme indirimiyle 3 ay',

  'deadline.title': 'Son tarihler',
  'deadline.none': 'Son tarih yok.',
  'deadline.days': '{count, plural, =0 {bugün} one {# gün} other {# gün}}',
  'deadline.late': '{count, plural, one {# gün gecikti} other {# gün gecikti}}',
  'deadline.all': 'Tüm son tarihler ({count, number})',
  'deadline.countOverdue': '{count, number} gecikmiş',
  'deadline.noYearEnd': 'Yıllık adımları planlayabilmemiz için hesap dönemi sonunu belirleyin.',
  'deadline.setYearEnd': 'Hesap dönemi sonunu belirle',

  'deadline.markFiled': 'Verildi olarak işaretle',
  'deadline.openFiling': 'Sicil bildirimini aç',
  'deadline.markDone': 'Tamamlandı olarak işaretle',
  'deadline.notApplicable': 'Geçerli değil',
  'deadline.setMeeting': 'Toplantı tarihini gir',
  'DEADLINES.DONE_IN_REGISTERS':
    'Bu son tarih defterlerde tamamlanır. Kaydı orada yapın veya son tarihi geçerli değil olarak işaretleyin.',

  'deadline.report': 'Olay bildir',
} as const satisfies Record<keyof typeof en, string>;
