import type { peopleAnswers as en } from '../en/peopleAnswers.ts';

export const peopleAnswers = {
  'PEOPLE.DAY_IS_KNOWN':
    'Günü yalnızca buraya gelmeden önce kurulmuş şirketler açık bırakabilir. Kesin günü girin.',
  'PEOPLE.BOARD_BELOW_MINIMUM':
    '{minimum, plural, one {Esas sözleşme en az # üye ister} other {Esas sözleşme en az # üye ister}}; kurulda {directors, number} üye var.',
  'PEOPLE.BOARD_FULL':
    '{maximum, plural, one {Esas sözleşme en çok # yönetim kurulu üyesine izin verir.} other {Esas sözleşme en çok # yönetim kurulu üyesine izin verir.}}',
  'PEOPLE.OTHERS_ON_BOARD':
    'Yönetim kurulunda başka bir üye var. “Başkalarıyla” seçeneğini seçin ya da önce o üyeyi çıkarın.',
  'PEOPLE.BOARD_ADDITIONAL':
    '{most, plural, =0 {Kurul, sonraki yıllık genel kuruldan önce kendisi üye atayamaz: seçilen {elected, number} üyenin üçte biri birden azdır.} one {Kurul, sonraki yıllık genel kuruldan önce kendisi en çok # üye atayabilir; bu, seçilen {elected, number} üyenin üçte biridir.} other {Kurul, sonraki yıllık genel kuruldan önce kendisi en çok # üye atayabilir; bu, seçilen {elected, number} üyenin üçte biridir.}} Bu üyeyi pay sahiplerine seçtirin ve kararlarının numarasını girin (örneğin S-2026-01).',
  'PEOPLE.CONSENT_LATE':
    'Kabul beyanı, seçimden on gün sonraki {date} gününden sonra verildi. Seçim, üye seçimde hazır bulunduysa veya o günden beri üye olarak görev yaptıysa geçerlidir; değilse üyeyi yeniden seçin.',
  'PEOPLE.MEMBERS_REQUIRED': 'Lütfen payları birlikte elinde tutan en az iki kişi belirtin.',
  'PEOPLE.MEMBER_REPEATED': 'Bu kişi zaten belirtilmiş.',
  'PEOPLE.MEMBER_JOINT':
    'Müşterek sahipler başka müşterek sahipler arasında yer alamaz. Lütfen her birini ayrı belirtin.',
  'PEOPLE.MANAGES_SAVED': 'Seçiminiz kaydedildi.',
  'PEOPLE.APPOINTED': 'Atama kaydedildi.',
  'PEOPLE.DIRECTOR_UPDATED': 'Yönetim kurulu üyesinin bilgileri güncellendi.',
  'PEOPLE.OFFICER_UPDATED': 'Yöneticinin bilgileri güncellendi.',
  'PEOPLE.REMOVED': 'Bu kişi artık bu görevde değil.',
  'PEOPLE.PREVIEWED': 'Defter böyle görünürdü. Hiçbir şey kaydedilmedi.',
  'PEOPLE.PERSON_UPDATED': 'Bilgiler güncellendi.',
  'PEOPLE.PERSON_REQUIRED': 'Lütfen bir kişi seçin veya yeni bir kişi girin.',
  'PEOPLE.ERASED': 'Bu kişinin bilgileri silindi ve düzenlenemez.',
  'PEOPLE.INVOLVED_REQUIRED':
    'Lütfen kimlerin yer aldığını seçin: sahipleri, sahipleri ve başkaları ya da yalnızca başkaları.',
  'PEOPLE.CORRECTION_OR_CHANGE':
    'Lütfen önceki bilginin yanlış mı olduğunu, yoksa belirli bir günde mi değiştiğini belirtin.',
  'PEOPLE.APPOINTMENT_NO_CHANGE':
    'Atamanın kendisi değişmez: yanlışı düzeltin ya da atamayı sona erdirip yeniden atayın.',
  'PEOPLE.ALREADY_APPOINTED': 'Bu kişi o gün zaten bu görevde.',
  'PEOPLE.POSITION_REPEATED': 'Yeni görev farklı olmalıdır.',
} as const satisfies Record<keyof typeof en, string>;
