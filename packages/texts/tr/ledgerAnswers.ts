import type { ledgerAnswers as en } from '../en/ledgerAnswers.ts';

export const ledgerAnswers = {
  'LEDGER.RECORDED': 'Kaydedildi.',
  'LEDGER.ERASED': 'İçerik silindi. Geçmiş bozulmadan kaldı.',
  'LEDGER.EXISTS': 'Bu kimlikle zaten bir kayıt var. PUT ile değiştirin.',
  'LEDGER.SEVERAL_ORGANIZATIONS':
    'Bu kimlikle birden çok organizasyonun kaydı var. org_id ile birini belirtin.',
  'LEDGER.STALE': 'Kayıt bu arada değişti. Yeniden okuyun, sonra değişikliği tekrarlayın.',
  'LEDGER.READ_ONLY': 'Defterde buna yetkiniz yok. Hesabın sahibine başvurun.',
  'LEDGER.NO_SUCH_SIZE': 'Günlük bu boyutta hiç imzalanmadı. 1 ile denetim noktasının boyutu arasında seçin.',
  'LEDGER.NO_SUCH_FIELD': 'Kayıtta böyle bir alan yok. Geçmişindeki alanlardan seçin.',
  'LEDGER.FIELD_REFUSED':
    'Bir alan tanınmıyor ya da değeri kaydedilemiyor. Bu türün alanlarını gönderin: metin, tam sayı, doğru veya yanlış.',
  'LEDGER.CONTENTS_ERASED': 'İçerik silindi, bu yüzden hiçbir alan gösterilemez. Kanıtı alansız isteyin.',
  'LEDGER.NOTHING_RECORDED': 'Defterde bu organizasyonun kaydı henüz yok. Bir dakika sonra yeniden deneyin.',
  'LEDGER.AWAY':
    'Deftere şu anda ulaşılamıyor. Hiçbir kayıt kaybolmadı: birkaç dakika sonra yeniden deneyin.',
} satisfies Record<keyof typeof en, string>;
