import type { provinces as en } from '../en/provinces.ts';

export const provinces = {
  'province.AB': 'Alberta',
  'province.BC': 'Britanya Kolumbiyası',
  'province.MB': 'Manitoba',
  'province.NB': 'New Brunswick',
  'province.NL': 'Newfoundland ve Labrador',
  'province.NS': 'Nova Scotia',
  'province.NT': 'Kuzeybatı Toprakları',
  'province.NU': 'Nunavut',
  'province.ON': 'Ontario',
  'province.PE': 'Prens Edward Adası',
  'province.QC': 'Quebec',
  'province.SK': 'Saskatchewan',
  'province.YT': 'Yukon',
} as const satisfies Record<keyof typeof en, string>;
