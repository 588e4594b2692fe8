import type { peopleAnswers as en } from '../en/peopleAnswers.ts';

export const peopleAnswers = {
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
