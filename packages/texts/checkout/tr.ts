import type { checkout as en } from './en.ts';

export const checkout = {
  'wizard.checkout.closed': 'Diğer her şey tamamlanınca bu adım açılır.',
  'wizard.checkout.missing': 'Eksikler',
  'wizard.review.corporation': 'Şirket',
  'wizard.review.articles': 'Esas sözleşme',
  'wizard.review.board': 'Yönetim kurulu',
  'wizard.review.boardSize': '{min}-{max} yönetim kurulu üyesi',
  'wizard.review.boardFixed': '{count} yönetim kurulu üyesi',
  'wizard.review.subscription': '{quantity} {class}, {amount} karşılığında',
  'wizard.submit.lead': 'Her şey ödendi. Bir kez daha okuyun; sonra sicil makamına gider.',
  'wizard.submit.lead.old': 'Her şey ödendi. Bir kez daha okuyun; sonra defterler açılır.',
  'wizard.submit.send': 'Esas sözleşmeyi gönder',
  'wizard.submit.record': 'Kayda geçir',
  'wizard.filed.title': 'Sicil makamına verilecek esas sözleşme',
  'wizard.filed.lead': 'Sicil makamına kelimesi kelimesine bu metin gider.',
  'wizard.declare.title': 'Kurucu beyanı',
  'wizard.declare.box':
    'Bu esas sözleşmeyi imzalamaya ve sunmaya yetkili olduğumu, içeriğinin doğru olduğunu beyan ederim.',
  'wizard.confirmSubmit.title': '{name} esas sözleşmesi gönderilsin mi?',
  'wizard.confirmSubmit.body':
    'Sicil makamında iken değiştiremezsiniz. Beyanınız adınız ve saatle kaydedilir.',
  'wizard.rejected.title': 'Sicil makamı esas sözleşmeyi geri gönderdi',
  'wizard.rejected.body': 'Belirtilenleri düzeltip yeniden gönderin. Hiçbir şey iki kez ücretlendirilmez.',
  'wizard.rejected.reasons': 'Sicil makamının gerekçeleri',
  'wizard.waiting.title': 'Sicil makamının yanıtı bekleniyor',
  'wizard.waiting.lead': 'Bu sayfadan ayrılabilirsiniz; yanıt gelince size yazarız.',
  'wizard.waiting.since': 'Gönderildi: {at}. Sayfa yanıtı kendiliğinden gösterir.',
  'wizard.incorporated.titleExisting': '{name} kaydedildi',
  'wizard.incorporated.leadExisting':
    'Defterleri açıldı. Şimdi paylarını içe aktarabilir, önceki yönetim kurulu üyelerini ve yöneticileri ekleyebilirsiniz.',
  'wizard.incorporated.title': '{name} kuruldu',
  'wizard.incorporated.lead':
    'Yönetim kurulu üyeleri, yöneticiler ve bedeli tamamen ödenmiş paylar defterlerine geçti.',
  'wizard.incorporated.leadWaiting':
    'Yönetim kurulu üyeleri defterlerine geçti. Yöneticiler kuruluş kararıyla, paylar ayrıca bedelleri ödenince geçer.',
  'wizard.incorporated.certificate': 'Kuruluş belgesi',
  'wizard.incorporated.specimen': 'Bunu deneme sicil makamı verdi. Örnektir: hukuken bir şirket yoktur.',
  'wizard.incorporated.open': 'Gösterge panelini aç',
} as const satisfies Record<keyof typeof en, string>;
