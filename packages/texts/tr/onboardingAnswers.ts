import type { onboardingAnswers as en } from '../en/onboardingAnswers.ts';

export const onboardingAnswers = {
  'ONBOARDING.ARTICLES_SAVED': 'Esas sözleşme kaydedildi.',
  'ONBOARDING.PLAN_CHOSEN': 'Paket seçildi.',
  'ONBOARDING.RESOLUTION_SAVED': 'Kuruluş kararının tarihi kaydedildi.',
  'ONBOARDING.ISC_CONFIRMED': 'Önemli kontrole sahip gerçek kişiler (ISC) onaylandı.',
  'ONBOARDING.SUBMITTED': 'Esas sözleşme sicil makamında.',
  'ONBOARDING.RECORDED': 'Şirket kayda geçti.',
  'ONBOARDING.INCOMPLETE':
    '{count, plural, one {Esas sözleşme gönderilmeden önce bir eksik var.} other {Esas sözleşme gönderilmeden önce # eksik var.}}',
  'ONBOARDING.ALREADY_INCORPORATED': 'Şirket zaten kurulmuş.',
  'ONBOARDING.PLAN_UNKNOWN': 'Bu paket satışta değil.',
  'ONBOARDING.RESOLUTION_IS_SIGNED':
    'Yeni bir şirketin kuruluş kararı son imzanın tarihini taşır. Kuruluş belgelerini imzaya gönderin ya da kâğıt üzerinde imzalandıklarını kaydedin.',
  'ONBOARDING.RESOLUTION_TOO_EARLY':
    'Kuruluş kararı, şirketin kurulduğu {date} gününden önceki bir tarihi taşıyamaz.',
  'ONBOARDING.RESOLUTION_IN_FUTURE': 'Kuruluş kararı ileri bir tarih taşıyamaz.',
  'ONBOARDING.RESOLUTION_USED':
    'Bu tarihle yöneticiler ve paylar kayda geçti. Lütfen bunları kendi defterlerinde düzeltin.',
  'TAKE_OVER.TAKEN': 'Şirket taslak olarak eklendi. Paketi ödenince kayda geçer.',
  'TAKE_OVER.ALREADY_HERE': 'Bu şirket zaten burada. Hiçbir şey değişmedi.',
  'TAKE_OVER.NO_CONTACT':
    'Önce profilinize adınızı, e-posta adresinizi ve adresinizi ekleyin: bu şirketler için iletişim kişisi sizsiniz.',
} as const satisfies Record<keyof typeof en, string>;
