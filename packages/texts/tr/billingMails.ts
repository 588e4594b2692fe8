import type { billingMails as en } from '../en/billingMails.ts';

export const billingMails = {
  'billing.mail.receipt.subject': 'Makbuz {number}: {amount, number, ::currency/CAD}',
  'billing.mail.receipt.body':
    '{company} için {amount, number, ::currency/CAD} tutarındaki ödemenizi aldık. Fatura numarası: {number}.',
  'billing.mail.receipt.action': 'Faturayı görüntüle',
  'billing.mail.notice.subject':
    '{company}: {plan, select, founder {Kurucu} growth {Büyüme} other {Danışman}} paketiniz {date} tarihinde yenileniyor',
  'billing.mail.notice.body':
    '{company} şirketinin {plan, select, founder {Kurucu} growth {Büyüme} other {Danışman}} paketi {date} tarihinde yenileniyor. Vergiler dahil {amount, number, ::currency/CAD}, sonu {lastFour} olan karttan tahsil edilecek.',
  'billing.mail.notice.noCard':
    '{company} şirketinin {plan, select, founder {Kurucu} growth {Büyüme} other {Danışman}} paketi {date} tarihinde, vergiler dahil {amount, number, ::currency/CAD} karşılığında yenileniyor. Kayıtlı bir kart yok: lütfen o güne kadar bir kart ekleyin.',
  'billing.mail.notice.expires':
    'Bu kartın süresi o günden önce doluyor. Paketin sürmesi için lütfen kartı değiştirin.',
  'billing.mail.notice.change':
    'Paketi değiştirmek ya da iptal etmek için {date} tarihinden önce Faturalama sayfasını açın. İptal ederseniz tahsilat yapılmaz.',
  'billing.mail.failed.subject': '{company}: paketiniz yenilenemedi',
  'billing.mail.failed.body':
    '{company} şirketinin {plan, select, founder {Kurucu} growth {Büyüme} other {Danışman}} paketini yenileyemedik. {reason, select, no_card {Kayıtlı bir kart yok.} expired_card {Kartın süresi dolmuş.} insufficient_funds {Kart reddedildi: bakiye yetersiz.} not_confirmed {Bankanız ödemeyi onaylamanızı istiyor.} other {Kart, bankası tarafından reddedildi.}} Hiçbir tahsilat yapılmadı.',
  'billing.mail.failed.next':
    '{date} tarihinde yeniden deneyeceğiz. Kartı değiştirirseniz ya da şimdi öderseniz paket kesintisiz sürer.',
  'billing.mail.ended.subject': '{company}: paketiniz sona erdi',
  'billing.mail.ended.body':
    '{company} şirketinin {plan, select, founder {Kurucu} growth {Büyüme} other {Danışman}} paketini yenilemeyi üç kez denedik. Paket sona erdi, başka tahsilat yapılmayacak.',
  'billing.mail.ended.next':
    'Defterleriniz ve belgeleriniz okunabilir durumda kalır, dışa aktarılabilir. Dilediğiniz zaman yenileyebilirsiniz.',
  'billing.mail.action': 'Faturalamayı aç',
} as const satisfies Record<keyof typeof en, string>;
