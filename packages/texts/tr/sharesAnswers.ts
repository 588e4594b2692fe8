import type { sharesAnswers as en } from '../en/sharesAnswers.ts';

export const sharesAnswers = {
  'SHARES.ISSUED_TOO_EARLY':
    'Paylar belge, karar ve ödemeden önce çıkarılmaz. Lütfen {date} tarihini veya daha sonrasını girin.',
  'SHARES.NOT_PAID':
    'Paylar ancak bedeli tamamen ödendiğinde çıkarılır. Lütfen ihraç gününü geçmeyen bir ödeme günü girin.',
  'SHARES.TREASURY_ONLY': 'Başka bir pay sahibinden gelen paylar pay devri olarak kaydedilir.',
  'SHARES.HOLDER_ADDED': 'Pay sahibi eklendi.',
  'SHARES.HOLDER_UPDATED': 'Pay sahibi güncellendi.',
  'SHARES.HOLDER_REMOVED': 'Pay sahibi çıkarıldı.',
  'SHARES.PRICE_SAVED': 'Pay fiyatı kaydedildi.',
  'SHARES.MODEL_SAVED': 'Pay düzeni seçiminiz kaydedildi.',
  'SHARES.SUBSCRIBED': 'Taahhüt kaydedildi.',
  'SHARES.WAITS_FOR_PLACE': 'Paketinizde boş yer kalmadı. Bir yerin ücreti ödenince paylar kaydedilir.',
  'SHARES.CLASS_ADDED': 'Pay grubu eklendi.',
  'SHARES.CLASS_UPDATED': 'Pay grubu güncellendi.',
  'SHARES.CLASS_REMOVED': 'Pay grubu çıkarıldı.',
  'SHARES.ISSUANCE_SAVED': 'Pay ihracı kaydedildi.',
  'SHARES.ISSUANCE_REMOVED': 'Pay ihracı çıkarıldı.',
  'SHARES.ISSUANCE_REQUIRED': 'Pay sahibinin en az bir pay ihracı olmalıdır.',
  'SHARES.ABOVE_AUTHORIZED':
    'Esas sözleşme en çok {authorized} {className} payına izin verir; bununla {issued} olurdu.',
  'SHARES.CLASS_SUBSCRIBED': '{className} paylarının bir sahibi veya taahhüt edeni var.',
  'SHARES.CLASS_CONVERTED_INTO': 'Başka bir grup {className} grubuna dönüşüyor.',
  'SHARES.SIMPLE_HAS_ONE_CLASS':
    'Basit düzende tek bir grup vardır. Daha fazlası için gelişmiş düzeni seçin.',
  'SHARES.PRICE_PER_CLASS': 'Gelişmiş düzende her grubun kendi fiyatı vardır.',
  'SHARES.AMENDMENT_NEEDED':
    'Şirket kurulmuş durumda: pay grupları ancak esas sözleşme değişikliği ile değişir. Bir değişiklik kaydedin.',
  'SHARES.HOLDER_STAYS':
    'Kayıtlı paylar kaybolmaz. Ne olduğunu kaydedin: pay devri, şirketin kendi paylarını iktisabı, itfa, bedelsiz geri verme veya iptal.',
  'SHARES.ISSUANCE_ON_RECORD':
    'Bu pay ihracı kayıtlı. Neden belirterek düzeltin ya da ne olduğunu kaydedin: pay devri, şirketin kendi paylarını iktisabı, itfa, bedelsiz geri verme veya iptal.',
  'SHARES.SUM_TOO_LARGE':
    'Bu fiyatla bu kadar pay, defterlerin tutabileceğinden fazla eder. Lütfen fiyatı ya da sayıyı düzeltin.',
  'SHARES.ISSUED_TOGETHER':
    'Bu paylar başkalarıyla birlikte, tek gün ve tek kararla, tek bir kayıtta çıkarıldı. Lütfen tarihi ve kararı olduğu gibi bırakın ya da kaydın tamamını taşıyın.',
  'SHARES.ISSUED_BY_OTHER':
    'Bu paylar bir opsiyon kullanımından ya da dönüştürmeden geliyor. Lütfen o kaydı hükümsüz kılıp gerçekte olduğu gibi kaydedin.',
} as const satisfies Record<keyof typeof en, string>;
