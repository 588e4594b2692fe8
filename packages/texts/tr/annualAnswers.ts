import type { annualAnswers as en } from '../en/annualAnswers.ts';

export const annualAnswers = {
  'ANNUAL.SAVED': 'Kaydedildi.',
  'ANNUAL.ASKED': 'Bağlantı e-postayla gönderildi.',
  'ANNUAL.ASK_REVOKED': 'Bağlantı artık çalışmıyor.',
  'ANNUAL.ANSWERED': 'Teşekkürler. Yanıtlarınız alındı.',
  'ANNUAL.SENT_AGAIN': 'Bildirim yeniden gönderildi.',
  'ANNUAL.MAILED': 'Sıradaki bildirimi size e-postayla gönderdik.',
  'ANNUAL.NOT_ASKED':
    'Bu yıl için yıllık bildirim istenmiyor. Kuruluş tarihini ve hesap dönemi sonunu kontrol edin.',
  'ANNUAL.CLOSED':
    'Bu bildirim verilmiş veya ödenmiş. Değiştirmek için Sicil bildirimleri sayfasında düzeltme ekleyin.',
  'ANNUAL.NOT_OPEN': 'Sicil makamı bu bildirimi {date} tarihinden itibaren kabul eder. O gün yeniden gelin.',
  'ANNUAL.OLDER_YEAR': 'Önce {year} yılını verin: eksik yıllar en eskisinden başlanarak verilir.',
  'ANNUAL.NOT_ANSWERED':
    '{count, plural, one {# satır} other {# satır}} hâlâ açık. Her birini onaylayın veya değişikliği kaydedin.',
  'ANNUAL.NO_CERTIFIER': 'Bildirimi kimin onayladığını seçin.',
  'ANNUAL.WAIVER_REFUSED':
    'Bir pay sahibi denetçisiz kalmayı reddetti. Denetçi atayın veya toplantı yapın (CBCA m. 163, OBCA m. 148).',
  'ANNUAL.NO_FILE': 'Önce doldurulmuş bildirimi yükleyin.',
  'ANNUAL.CHANGED_MEANWHILE': 'Bu sayfayı açtığınızdan beri kayıtlar değişti. Satırlara yeniden bakın.',
  'ANNUAL.NOT_REJECTED': 'Sicil makamı bu bildirimi geri göndermedi; yeniden gönderilecek bir şey yok.',
  'ANNUAL.LINK_DAYS': 'Önümüzdeki 90 gün içinde bir son gün seçin.',
  'ANNUAL.LINK_OVER': 'Bu bağlantı artık çalışmıyor. Gönderen kişiden yenisini isteyin.',
  'PAYMENT.NO_PLAN': 'Yürürlükte bir paket yok. Bildirimle birlikte ödenecek bir paket seçin.',
  'activity.text.annual_client_asked':
    'Yıllık bildirimin onay bağlantısı {recipient} adresine gönderildi: {on}; son gün {ends}',
  'activity.text.annual_client_answered': '{recipient} yıllık bildirim için yanıt verdi: {on}',
  'annual.askedMail.subject': '{company}: yıllık bildirim için onayınız',
  'annual.askedMail.body':
    '{company} yıllık bildirimini vermek üzere. Kayıtlardaki bilgileri onaylayın veya neyin değiştiğini yazın. Bağlantı {date} tarihine kadar çalışır; hesap gerekmez.',
  'annual.askedMail.private':
    'Bu bağlantıya sahip olan herkes satırları okuyup yanıtlayabilir. Başkasına iletmeyin.',
  'annual.askedMail.action': 'Onayla',
  'annual.mail.subject': '{company}: yıllık bildirimler',
  'annual.mail.filed':
    '{company} şirketinin {year} yıllık bildirimi {date} tarihinde verildi. Onay numarası: {number}.',
  'annual.mail.next': 'Sıradaki, {company} şirketinin {year} yıllık bildirimi. Son gün: {due}.',
  'annual.mail.nothing': '{company} şirketinin şu anda açık yıllık bildirimi yok.',
  'annual.mail.action': 'Sicil bildirimlerini aç',
  'annual.sentBackMail.subject': '{company}: sicil makamı {year} yıllık bildirimini geri gönderdi',
  'annual.sentBackMail.body':
    'Sicil makamı, {company} şirketinin {year} yıllık bildirimini geri gönderdi. Gerekçeleri:',
  'annual.sentBackMail.next': 'Her noktayı düzeltip yeniden gönderin. Yeniden ücret alınmaz.',
  'annual.sentBackMail.action': 'Düzelt ve yeniden gönder',
} satisfies Record<keyof typeof en, string>;
