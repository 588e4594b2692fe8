import type { register as en } from '../en/register.ts';

export const register = {
  'register.asOf': 'Defterin tarihi',
  'register.today': 'Bugün',
  'register.earlier': 'Önceki değişiklik',
  'register.later': 'Sonraki değişiklik',
  'register.past': '{date} itibarıyla durum. Kayıt girmek için bugüne dönün.',
  'register.pastKnown':
    '{date} itibarıyla durum; {at} tarihinde kayıtlı olan bilgiye göre. Sonradan kaydedilenler gösterilmez.',
  'register.knownAt': 'Kayıtlı bilginin tarihi…',
  'register.knownAt.field': 'Şu tarihte kayıtlı olan bilgiye göre',
  'register.knownAt.zone': 'Sicil makamının saatiyle: {zone}.',
  'register.knownAt.show': 'Göster',
  'register.knownAt.all': 'Kayıtlı her şeyi göster',
} as const satisfies Record<keyof typeof en, string>;
