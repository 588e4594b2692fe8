import type { provinces as en } from '../en/provinces.ts';

export const provinces = {
  'province.AB': 'Alberta',
  'province.BC': 'Colombie-Britannique',
  'province.MB': 'Manitoba',
  'province.NB': 'Nouveau-Brunswick',
  'province.NL': 'Terre-Neuve-et-Labrador',
  'province.NS': 'Nouvelle-Écosse',
  'province.NT': 'Territoires du Nord-Ouest',
  'province.NU': 'Nunavut',
  'province.ON': 'Ontario',
  'province.PE': 'Île-du-Prince-Édouard',
  'province.QC': 'Québec',
  'province.SK': 'Saskatchewan',
  'province.YT': 'Yukon',
} as const satisfies Record<keyof typeof en, string>;
