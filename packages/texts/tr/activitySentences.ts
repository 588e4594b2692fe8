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
  'activity.text.payment_refunded': '{amount} tutarındaki ödeme iade edildi: {on}',
  'activity.text.subscription_cancelled': 'Abonelik iptal edildi: {on}',
  'activity.text.incorporation_submitted': 'Esas sözleşme sicil makamına gönderildi: {on}',
  'activity.text.incorporation_rejected': 'Esas sözleşme sicil makamı tarafından geri gönderildi: {on}',
  'activity.text.incorporated': 'Şirket kuruldu: {on}, şirket sicil numarası {number}',
  'activity.text.dissolved': 'Şirket sona erdi: {on}',
  'activity.text.director_named':
    '{company, select, old {{person} yönetim kurulu üyesi olarak girildi: {on}} other {{person} ilk yönetim kurulu üyesi olarak belirlendi: {on}}}',
  'activity.text.director_withdrawn': '{person} için önerilen yönetim kurulu üyeliği geri çekildi: {on}',
  'activity.text.officer_named':
    '{company, select, old {{person} yönetici olarak girildi ({position}): {on}} other {{person} ilk yönetici olarak belirlendi ({position}): {on}}}',
  'activity.text.officer_withdrawn': '{person} için önerilen görev geri çekildi ({position}): {on}',
  'activity.text.subscription_changed': 'Pay taahhüdü değiştirildi: {quantity} {shareClass}, {person}, {on}',
  'activity.text.subscription_withdrawn': 'Pay taahhüdü kaldırıldı: {quantity} {shareClass}, {person}, {on}',
  'activity.text.share_class_deleted': 'Pay grubu silindi: {shareClass}, {on}',
  'activity.text.share_model_set':
    '{model, select, advanced {{on} tarihinde gelişmiş pay düzeni seçildi} other {{on} tarihinde basit pay düzeni seçildi}}',
  'activity.text.share_price_set': 'Pay fiyatı {price} olarak belirlendi: {on}',
  'activity.text.shares_subscribed': '{person} {quantity} {shareClass} için pay taahhüt etti: {on}',
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
  'activity.text.private_issuer_limit':
    '{reason, select, fewer_beneficial {{on} tarihinde {counted} pay sahibi sayılıyor, kapalı ihraççı için fazla: payların gerçek hak sahipleri daha az kişi} employees {{on} tarihinde {counted} pay sahibi sayılıyor, kapalı ihraççı için fazla: bazıları çalışan ya da eski çalışan} other {{on} tarihinde {counted} pay sahibi sayılıyor, kapalı ihraççı için fazla: şirket başka bir muafiyete dayanıyor}}',
  'activity.text.control_disposed': '{person} hakkındaki kişisel bilgiler {on} tarihinde imha edildi',
  'activity.text.register_imported': '{persons} kişi ve {certificates} pay senedi içe aktarıldı, {on}',
  'activity.text.imported_people_erased': 'Geri alınan bir içe aktarmadaki kişiler silindi, {on}',
  'activity.text.import_taken_back': 'Bir içe aktarma geri alındı, {on}',
  'activity.text.documents_made': 'Şirket kayıt dosyası için {documents} belge oluşturuldu: {on}',
  'activity.text.document_written': '{document} yazıldı: {on}',
  'activity.text.document_uploaded': '{document} yüklendi: {on}',
  'activity.text.document_status_changed': '{document}: {status}, {on}',
  'activity.text.organized_on_paper': 'Kuruluş belgeleri kâğıt üzerinde imzalandı: {on}',
  'activity.text.book_bound': 'Şirket kayıt dosyası tek dosyada toplandı ({documents, number} belge): {on}',
  'activity.text.book_link_sent':
    'Kayıt dosyası bağlantısı {recipient} adresine gönderildi: {on}; son gün {ends}',
  'activity.text.book_link_revoked': '{recipient} için kayıt dosyası bağlantısı iptal edildi: {on}',
  'activity.text.book_link_opened': '{recipient} kayıt dosyası bağlantısını açtı: {on}',
  'activity.text.book_link_used': '{recipient} kayıt dosyasını bağlantısıyla indirdi: {on}',
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
