import type { notificationSentences as en } from '../en/notificationSentences.ts';

export const notificationSentences = {
  'notification.invitation_received': 'Yeni davet',
  'notification.invitation_received.body': '{inviter} sizi {company} organizasyonuna davet ediyor',
  'notification.invitation_received.unnamed':
    '{inviter} sizi henüz adı olmayan bir organizasyona davet ediyor.',
  'notification.invitation_received.over': 'Bu davet yanıtlandı veya geçerliliği sona erdi.',
  'notification.invitation_accepted': 'Davet kabul edildi',
  'notification.invitation_accepted.body':
    '{person} organizasyon üyesi oldu ({access, select, admin {hesap sorumlusu} full {tam erişim} view {salt görüntüleme} other {kısıtlı erişim}}).',
  'notification.access_changed': 'Erişiminiz değiştirildi',
  'notification.access_changed.body':
    'Yeni erişiminiz: {access, select, admin {hesap sorumlusu} full {tam erişim} view {salt görüntüleme} other {kısıtlı erişim}}.',
  'notification.member_removed': 'Üye çıkarıldı',
  'notification.member_removed.body': '{person} artık organizasyona erişemiyor.',
  'notification.payment_succeeded': 'Ödeme alındı',
  'notification.payment_succeeded.body': '{amount, number, ::currency/CAD} tutarında ödeme alındı.',
  'notification.payment_refused': 'Ödeme reddedildi',
  'notification.payment_refused.body':
    '{amount, number, ::currency/CAD} tutarında ödeme reddedildi. Tahsilat yapılmadı.',
  'notification.payment_refunded': 'Ödeme iade edildi',
  'notification.payment_refunded.body':
    '{amount, number, ::currency/CAD} tutarındaki ödeme karta iade edildi.',
  'notification.submission_accepted': 'Şirket kuruldu',
  'notification.submission_accepted.body': 'Sicil makamı esas sözleşmeyi kabul etti: {company} kuruldu.',
  'notification.submission_rejected': 'Esas sözleşme geri gönderildi',
  'notification.submission_rejected.body':
    'Sicil makamı esas sözleşmeyi geri gönderdi. Gerekçeleri okuyun, esas sözleşmeyi düzeltip yeniden gönderin.',
  'notification.incorporated': 'Defterleriniz açıldı',
  'notification.incorporated.body': '{company} kayıtlarını artık burada tutuyor.',
  'notification.consent_waiting': 'Yönetim kurulu üyeliğini kabul beyanı eksik',
  'notification.consent_waiting.body':
    'Yönetim kurulu üyeliğini yazılı kabul beyanının son tarihi {due}: {person}.',
  'notification.proposal_needs_attention': 'Bir taslak incelemenizi bekliyor',
  'notification.proposal_needs_attention.body':
    'Hazırlananlar artık defterlere uymuyor. Lütfen yeniden inceleyin.',
  'notification.envelope_signed': 'Herkes imzaladı',
  'notification.envelope_signed.body': '“{document}” belgesinin tüm imzaları tamam.',
  'notification.envelope_stopped': '{end, select, declined {İmza reddedildi} other {İmza süresi doldu}}',
  'notification.envelope_stopped.body': '“{document}” belgesini herkes imzalamadı.',
  'notification.wording_submitted': 'İncelenecek metin',
  'notification.wording_submitted.body': '“{template}”, sürüm {version}, incelemenizi bekliyor.',
  'notification.wording_reviewed':
    '{outcome, select, approved {Metin onaylandı} other {Metin geri gönderildi}}',
  'notification.wording_reviewed.body':
    '{outcome, select, approved {Yeni belgeler artık “{template}” metninin {version}. sürümüyle hazırlanıyor.} other {“{template}” metninin {version}. sürümünde değişiklik istendi.}}',
  'precedents.mail.submitted.subject': '{company}: incelenecek metin',
  'precedents.mail.submitted.body':
    '{company} için yazılan bir metin incelemenizi bekliyor. Onaylanmadan kimseden imza istenemez.',
  'precedents.mail.reviewed.subject':
    '{outcome, select, approved {{company}: metniniz onaylandı} other {{company}: metniniz geri gönderildi}}',
  'precedents.mail.reviewed.body':
    '{outcome, select, approved {{company} için yeni belgeler artık bu metinle hazırlanıyor.} other {İnceleyen, neyin değişmesi gerektiğini yazdı.}}',
  'precedents.mail.action': 'Metni aç',
  'notification.control_due': 'Önemli kontrol: {deadline}',
  'notification.control_due.body': 'Son tarih: {due}.',
  'notification.control.record': 'bilgileri kaydedin',
  'notification.control.file': 'sicil makamına bildirin',
  'notification.control.review': 'makul adımlar atın',
  'notification.control.dispose': 'kişisel bilgileri imha edin',
  'notification.instrument_due':
    '{kind, select, option {{label} için son gün yaklaşıyor} warrant {{label} için son gün yaklaşıyor} other {{label} vadesi yaklaşıyor}}',
  'notification.instrument_due.body':
    '{kind, select, option {Son gün: {due}. Sahibi: {person}.} warrant {Son gün: {due}. Sahibi: {person}.} other {Vade: {due}. Sahibi: {person}.}}',
  'notification.deadlines_overdue': 'Geciken son tarihler',
  'notification.deadlines_overdue.body':
    '{count, plural, one {# son tarih geçti.} other {# son tarih geçti.}}',
  'notification.filing_sent_back': 'Geri gönderildi: {deadline}',
  'notification.filing_sent_back.body':
    'Sicil makamı geri gönderdi. Gerekçeleri okuyun, düzeltip yeniden gönderin. Yeniden ücret alınmaz.',
  'notification.own_deadline_near': '{own}',
  'notification.own_deadline_near.body': 'Son tarih: {due}.',
  'notification.deadline_near': '{deadline}',
  'notification.deadline_near.body': 'Son tarih: {due}.',
  'notification.ledger_behind': 'Kanıtlar gecikiyor',
  'notification.ledger_behind.body':
    'Son girişler günlüğe henüz geçmedi. Girişler defterlerde güvende, hiçbir şey kaybolmadı.',
  'notification.erasedPerson': 'adı artık saklanmayan biri',
} as const satisfies Record<keyof typeof en, string>;
