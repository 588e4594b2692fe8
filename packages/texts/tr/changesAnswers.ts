import type { changesAnswers as en } from '../en/changesAnswers.ts';

/** Answers of corporate changes, and what the log says of them. */
export const changesAnswers: Record<keyof typeof en, string> = {
  'CHANGES.DRAFTED': 'Taslak olarak kaydedildi. Henüz hiçbir şey değişmedi.',
  'CHANGES.EDITED': 'Kaydedildi. Hazır olunca yeniden gönderin.',
  'CHANGES.SENT': 'İmzaya gönderildi.',
  'CHANGES.APPROVED': 'Onay kaydedildi.',
  'CHANGES.WITHDRAWN': 'Geri çekildi. İmzası istenen herkese bildirildi.',
  'CHANGES.NOT_OPEN':
    'Bu değişiklik zaten gönderilmiş, kaydedilmiş veya geri çekilmiş. Değiştirmek için çoğaltın.',
  'CHANGES.AS_FILED':
    'Sicil makamına gönderilen oradadır. O bölümleri olduğu gibi bırakın ya da sicil makamının belgelediğini defterlere girin.',
  'CHANGES.NOT_POSSIBLE': 'Bu değişiklik bu hâliyle yapılamaz: {reason}',
  'activity.text.change_drafted': 'Bir şirket değişikliği hazırlandı: {on}',
  'activity.text.change_edited': 'Bir şirket değişikliği düzenlendi: {on}',
  'activity.text.change_sent': 'Bir şirket değişikliği imzaya gönderildi: {on}',
  'activity.text.change_approved': 'Bir şirket değişikliğinin onayı kaydedildi: {on}',
  'activity.text.change_withdrawn': 'Bir şirket değişikliği geri çekildi: {on}',
  'CHANGES.MET': 'Kabul edildi. Şimdi tutanağı imzalatın.',
  'CHANGES.VOTED_DOWN': 'Toplantı reddetti; hiçbir şey değişmiyor. Yeniden denemek için çoğaltın.',
  'CHANGES.NOT_AT_MEETING': 'Buna toplantıda karar verilemez. Bunun yerine imzaya gönderin.',
  'CHANGES.NOTICE_DAYS':
    'Çağrı, toplantıdan {least} ila {most} gün önce gönderilmelidir. Tarihi denetleyin ya da çağrı hakkı olan herkes vazgeçtiyse “Herkes vazgeçti” seçeneğini seçin.',
  'CHANGES.NOTICE_AFTER': 'Çağrı toplantıdan sonra gönderilmiş olamaz. Tarihi denetleyin.',
  'CHANGES.NOTICE_OF_DIRECTORS':
    '1 No.lu iç tüzük, yönetim kurulu üyelerine 48 saat önceden çağrı yapılmasını ister. Her üye vazgeçtiyse “Herkes vazgeçti” seçeneğini seçin.',
  'CHANGES.TEXT_NOT_STATED':
    'Çağrıda özel kararın metni yer almalıdır. Yer aldığını onaylayın ya da çağrı hakkı olan herkes vazgeçtiyse “Herkes vazgeçti” seçeneğini seçin.',
  'CHANGES.RECORD_DAYS':
    'Kayıt tarihi, toplantıdan {least} ila {most} gün önce olmalıdır. Belirlenmediyse boş bırakın.',
  'CHANGES.RECORD_AFTER': 'Kayıt tarihi toplantıdan sonra olamaz. Tarihi denetleyin.',
  'CHANGES.ONLY_AT_MEETING':
    'Yazılı bir açıklama verildi; buna yalnızca genel kurul karar verebilir (CBCA m. 142). “Toplantı” seçeneğini kullanın.',
  'CHANGES.VOTES_REPRESENTED':
    'En az kullanılan {cast} oyu, en çok da toplam {entitled} oyu girin. Her payın oy sayısı aynıysa bunların yarısından fazlasını girin. Bir iç tüzük başka yeter sayı öngörüyorsa boş bırakın.',
  'CHANGES.DISSENTING':
    'Hazır bulunup karşı oy kullanan {count} üyenin hepsini seçin ya da hiçbirini seçmeyin.',
  'CHANGES.NO_QUORUM':
    'En az {needed} yönetim kurulu üyesi hazır bulunmalıdır. Bunun yerine kararı yazılı alın.',
  'CHANGES.RESIDENTS_PRESENT':
    'Hazır bulunan üyelerin en az {needed} tanesi yerleşik Kanadalı (resident Canadian) olmalıdır. Bunun yerine yazılı karar alın.',
  'CHANGES.NO_VOTES': 'Kullanılan oyları girin.',
  'CHANGES.TOO_MANY_VOTES': 'En çok {most} oy kullanılabilirdi. Kabul ve ret oylarını denetleyin.',
  'activity.text.change_met': 'Toplantı bir şirket değişikliğini kabul etti: {on}',
  'activity.text.change_refused': 'Toplantı bir şirket değişikliğini reddetti: {on}',
  'CHANGES.NO_PROFILE':
    'Bu bir sicil profiline benzemiyor. Sicil sayfasının tamamını başlıklarıyla kopyalayın.',
  'CHANGES.BEFORE_ITS_PAPER':
    'Bu, karar veya imza günü olan {date} tarihinden önce yürürlüğe giremez. O günü veya daha sonrasını girin. Daha önce karar alındıysa ya da imzalandıysa toplantıyı kaydedin veya “Zaten imzalı”yı seçin.',
  'CHANGES.REPORT_TOO_OLD': 'Bu rapor {days} günden eski. Yenisini alıp numarasını ve tarihini girin.',
  'CHANGES.REVIEWED': 'Kaydedildi. Kâr payını ödeyebilirsiniz.',
  'CHANGES.WITHHELD': 'Kaydedildi. Kâr payını ödemeyin.',
  'CHANGES.NOT_TO_PAY': 'Bu kâr payı ödeme beklemiyor. Sayfayı yenileyin.',
  'CHANGES.NOT_PAYABLE': 'Kâr payının ödeme günü {date}. Ödeme gücünü ödeme günü gözden geçirin.',
  'activity.text.dividend_released': 'Kâr payı ödemesi için ödeme gücü beyan edildi: {on}',
  'activity.text.dividend_withheld': 'Ödeme gücü yetmediği için kâr payı ödenmedi: {on}',
};
