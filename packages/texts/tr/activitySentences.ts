import type { activitySentences as en } from '../en/activitySentences.ts';

export const activitySentences = {
  'activity.text.note_emptied': 'Bu notun içeriği silindi.',
  'activity.text.organization_created': 'Organizasyon oluşturuldu: {on}',
  'activity.text.organization_updated': 'Şirket bilgileri kaydedildi: {on}',
  'activity.text.articles_saved': '{on} tarihinde esas sözleşme kaydedildi',
  'activity.text.tax_info_updated': 'Vergi bilgileri kaydedildi: {on}',
  'activity.text.filing_year_set': 'Sicil bildirimi yılı {year} olarak belirlendi: {on}',
  'activity.text.deadline_done':
    'Tamamlandı: {deadline}{earlier, plural, =0 {} one { ve önceki #} other { ve önceki #}}',
  'activity.text.deadline_not_applicable':
    'Geçerli değil: {deadline}{earlier, plural, =0 {} one { ve önceki #} other { ve önceki #}}',
  'activity.text.deadline_reopened':
    'Yeniden açıldı: {deadline}{earlier, plural, =0 {} one { ve önceki #} other { ve önceki #}}',
  'activity.text.event_reported': 'Bildirildi: {event}, {on}',
  'activity.text.management_chosen': 'Şirketi kimin yönettiği {on} tarihinde seçildi',
  'activity.text.payment_received': '{amount} tutarında ödeme alındı: {on}',
  'activity.text.subscription_cancelled': 'Abonelik iptal edildi: {on}',
  'activity.text.incorporation_submitted': 'Esas sözleşme sicil makamına gönderildi: {on}',
  'activity.text.incorporation_rejected': 'Esas sözleşme sicil makamı tarafından geri gönderildi: {on}',
  'activity.text.incorporated': 'Şirket kuruldu: {on}, şirket sicil numarası {number}',
  'activity.text.dissolved': 'Şirket sona erdi: {on}',
  'activity.text.corporation_changed': '{act}, {on}',
  'activity.text.director_consented': '{person} yönetim kurulu üyeliğini yazılı olarak kabul etti, {on}',
  'activity.text.director_named':
    '{company, select, old {{person} yönetim kurulu üyesi olarak girildi: {on}} other {{person} ilk yönetim kurulu üyesi olarak belirlendi: {on}}}',
  'activity.text.director_withdrawn': '{person} için önerilen yönetim kurulu üyeliği geri çekildi: {on}',
  'activity.text.officer_named':
    '{company, select, old {{person} yönetici olarak girildi ({position}): {on}} other {{person} ilk yönetici olarak belirlendi ({position}): {on}}}',
  'activity.text.officer_withdrawn': '{person} için önerilen görev geri çekildi ({position}): {on}',
  'activity.text.subscription_changed': 'Pay taahhüdü değiştirildi: {quantity} {shareClass}, {person}, {on}',
  'activity.text.subscription_withdrawn': 'Pay taahhüdü kaldırıldı: {quantity} {shareClass}, {person}, {on}',
  'activity.text.director_added': '{person} yönetim kurulu üyesi oldu: {on}',
  'activity.text.director_removed': '{person} yönetim kurulu üyeliğinden ayrıldı: {on}',
  'activity.text.officer_added': '{person} göreve atandı ({position}): {on}',
  'activity.text.officer_removed': '{person} görevden ayrıldı ({position}): {on}',
  'activity.text.shareholder_added': '{person} pay sahibi oldu: {on}',
  'activity.text.person_updated': '{person} için bilgiler güncellendi: {on}',
  'activity.text.share_class_added': 'Yeni pay grubu: {shareClass}, {on}',
  'activity.text.share_class_edited': 'Pay grubu düzenlendi: {shareClass}, {on}',
  'activity.text.share_class_deleted': 'Pay grubu silindi: {shareClass}, {on}',
  'activity.text.share_model_set':
    '{model, select, advanced {{on} tarihinde gelişmiş pay düzeni seçildi} other {{on} tarihinde basit pay düzeni seçildi}}',
  'activity.text.share_price_set': 'Pay fiyatı {price} olarak belirlendi: {on}',
  'activity.text.shares_subscribed': '{person} {quantity} {shareClass} için pay taahhüt etti: {on}',
  'activity.text.shares_issued': 'Yeni pay ihraç edildi: {quantity} {shareClass}, {person}, {on}',
  'activity.text.issuance_corrected': 'Pay ihracı düzeltildi: {quantity} {shareClass}, {person}, {on}',
  'activity.text.shares_transferred':
    '{quantity} {shareClass}, {person} tarafından {to} adına devredildi, {on}',
  'activity.text.shares_repurchased': 'Şirket {quantity} {shareClass} iktisap etti: {person}, {on}',
  'activity.text.shares_redeemed': '{quantity} {shareClass} itfa edildi: {person}, {on}',
  'activity.text.shares_surrendered': '{person} {quantity} {shareClass} payını bedelsiz geri verdi, {on}',
  'activity.text.shares_cancelled': '{quantity} {shareClass} iptal edildi: {person}, {on}',
  'activity.text.shares_converted': '{quantity} {shareClass}, {into} paylarına dönüştürüldü: {person}, {on}',
  'activity.text.share_class_split':
    '{shareClass} bölündü, {on}: {denominator} eski pay için {numerator} yeni pay',
  'activity.text.share_class_consolidated':
    '{shareClass} birleştirildi, {on}: {denominator} eski pay için {numerator} yeni pay',
  'activity.text.entry_proposed': '{act}: {on} tarihinde önerildi',
  'activity.text.entry_proposed_of': '{act}: {on} tarihinde önerildi, {who}',
  'activity.text.proposal_withdrawn': '{act}: öneri {on} tarihinde geri çekildi',
  'activity.text.proposal_withdrawn_of': '{act}: öneri {on} tarihinde geri çekildi, {who}',
  'activity.text.entry_voided': '{act}, {on}: hükümsüz kılındı',
  'activity.text.entry_voided_of': '{act}, {on}: hükümsüz kılındı, {who}',
  'activity.text.entry_moved': '{act}, {from}: {on} tarihine alındı',
  'activity.text.entry_moved_of': '{act}, {from}: {on} tarihine alındı, {who}',
  'activity.text.entry_corrected': '{act}, {from}: düzeltildi',
  'activity.text.entry_corrected_of': '{act}, {from}: düzeltildi, {who}',
  'activity.text.entry_restored': '{act}, {on}: yeniden geçerli',
  'activity.text.entry_restored_of': '{act}, {on}: yeniden geçerli, {who}',
  'activity.text.certificates_replaced': '{person} için {quantity} {shareClass} yerine yeni senetler, {on}',
  'activity.text.stated_capital_opened': '{shareClass} beyan edilmiş sermayesi devralındı, {on}',
  'activity.text.stated_capital_adjusted': '{shareClass} beyan edilmiş sermayesi düzeltildi, {on}',
  'activity.text.share_class_amended': '{shareClass} şartları değişti, {on}',
  'activity.text.authorized_shares_changed': '{shareClass}: çıkarılabilecek pay sayısı değişti, {on}',
  'activity.text.private_issuer_limit':
    '{reason, select, fewer_beneficial {{on} tarihinde {counted} pay sahibi sayılıyor, kapalı ihraççı için fazla: payların gerçek hak sahipleri daha az kişi} employees {{on} tarihinde {counted} pay sahibi sayılıyor, kapalı ihraççı için fazla: bazıları çalışan ya da eski çalışan} other {{on} tarihinde {counted} pay sahibi sayılıyor, kapalı ihraççı için fazla: şirket başka bir muafiyete dayanıyor}}',
  'activity.text.control_stated': '{person} için önemli kontrol elle girildi, {on} tarihinden itibaren',
  'activity.text.control_ended': '{person} için belirtilen kontrol {on} tarihinde sona erdi',
  'activity.text.control_reviewed': 'Önemli kontrol sahiplerini öğrenmek için adımlar, {on}',
  'activity.text.control_filed': 'Önemli kontrol bilgileri {on} tarihinde sicile bildirildi',
  'activity.text.control_taken_back': 'Önemli kontrole ilişkin bir kayıt {on} tarihinde hükümsüz kılındı',
  'activity.text.control_disposed': '{person} hakkındaki kişisel bilgiler {on} tarihinde imha edildi',
  'activity.text.share_class_valued': '{shareClass} değeri {on} tarihinden itibaren girildi',
  'activity.text.register_imported': '{persons} kişi ve {certificates} pay senedi içe aktarıldı, {on}',
  'activity.text.imported_people_erased': 'Geri alınan bir içe aktarmadaki kişiler silindi, {on}',
  'activity.text.import_taken_back': 'Bir içe aktarma geri alındı, {on}',
  'activity.text.option_pool_reserved': '{on} tarihinde {pool} için {quantity} pay ayrıldı',
  'activity.text.option_pool_changed': '{on} tarihinde {pool}, {quantity} pay olarak belirlendi',
  'activity.text.option_granted':
    '{on} tarihinde {person} için {quantity} {shareClass} opsiyonu verildi: {security}',
  'activity.text.option_exercised':
    '{person}, {on} tarihinde {quantity} {shareClass} opsiyonunu kullandı: {security}',
  'activity.text.option_expired': '{on} tarihinde {person} adına {security} süresi doldu: {quantity} pay',
  'activity.text.option_released': '{on} tarihinde {person} adına {security} sona erdirildi: {quantity} pay',
  'activity.text.instrument_recorded':
    '{instrument, select, warrant {{on} tarihinde {person} adına varant çıkarıldı} safe {{on} tarihinde {person} ile gelecekteki öz sermaye sözleşmesi yapıldı} note {{on} tarihinde {person} adına dönüştürülebilir senet çıkarıldı} other {{on} tarihinde {person} lehine borç kaydedildi}}',
  'activity.text.instrument_converted':
    '{on} tarihinde {person} için {quantity} {shareClass} paya dönüştürüldü',
  'activity.text.instrument_ended':
    '{reason, select, repaid {{on} tarihinde {person} adına {security} geri ödendi} lapsed {{on} tarihinde {person} adına {security} süresi dolup düştü} cancelled {{on} tarihinde {person} adına {security} iptal edildi} forgiven {{on} tarihinde {person} adına {security} ibra edildi} other {{on} tarihinde {person} adına {security} sona erdi}}',
  'activity.text.instrument_transferred':
    '{on} tarihinde {security}, {person} tarafından {to} adına devredildi',
  'activity.text.rights_adjusted':
    '{on} tarihinde {shareClass} opsiyonları {denominator} yerine {numerator} oldu',
  'activity.text.vesting_set': '{on} tarihinde hak ediş koşulları belirlendi: {security}, {person}',
  'activity.text.vesting_stopped': '{on} tarihinde hak ediş durdu: {security}, {person}',
  'activity.text.vesting_accelerated': '{on} tarihinde hak ediş hızlandırıldı: {security}, {person}',
  'activity.text.documents_made': 'Şirket kayıt dosyası için {documents} belge oluşturuldu: {on}',
  'activity.text.document_written': '{document} yazıldı: {on}',
  'activity.text.document_uploaded': '{document} yüklendi: {on}',
  'activity.text.document_status_changed': '{document}: {status}, {on}',
  'activity.text.member_invited':
    'Bir üye davet edildi: {on} ({access, select, admin {hesap sorumlusu} full {tam erişim} view {salt görüntüleme} other {kısıtlı erişim}})',
  'activity.text.invitation_withdrawn': 'Bir davet geri alındı: {on}',
  'activity.text.invitation_declined': 'Bir davet reddedildi: {on}',
  'activity.text.member_added':
    '{member} organizasyon üyesi oldu: {on} ({access, select, admin {hesap sorumlusu} full {tam erişim} view {salt görüntüleme} other {kısıtlı erişim}})',
  'activity.text.member_access_changed':
    '{member} için erişim değiştirildi: {on} ({access, select, admin {hesap sorumlusu} full {tam erişim} view {salt görüntüleme} other {kısıtlı erişim}})',
  'activity.text.member_removed': '{member} organizasyondan çıkarıldı: {on}',
  'activity.text.staff_looked': 'Ekibimiz gönderilen dosyayı açtı: {on}',
} as const satisfies Record<keyof typeof en, string>;
