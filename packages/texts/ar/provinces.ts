import type { provinces as en } from '../en/provinces.ts';

export const provinces = {
  'province.AB': 'ألبرتا',
  'province.BC': 'كولومبيا البريطانية',
  'province.MB': 'مانيتوبا',
  'province.NB': 'نيو برونزويك',
  'province.NL': 'نيوفاوندلاند ولابرادور',
  'province.NS': 'نوفا سكوشا',
  'province.NT': 'الأقاليم الشمالية الغربية',
  'province.NU': 'نونافوت',
  'province.ON': 'أونتاريو',
  'province.PE': 'جزيرة الأمير إدوارد',
  'province.QC': 'كيبك',
  'province.SK': 'ساسكاتشوان',
  'province.YT': 'يوكون',
} as const satisfies Record<keyof typeof en, string>;
