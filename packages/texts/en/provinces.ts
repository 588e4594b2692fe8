/** Provinces and territories by their ISO codes. */
export const provinces = {
  'province.AB': 'Alberta',
  'province.BC': 'British Columbia',
  'province.MB': 'Manitoba',
  'province.NB': 'New Brunswick',
  'province.NL': 'Newfoundland and Labrador',
  'province.NS': 'Nova Scotia',
  'province.NT': 'Northwest Territories',
  'province.NU': 'Nunavut',
  'province.ON': 'Ontario',
  'province.PE': 'Prince Edward Island',
  'province.QC': 'Quebec',
  'province.SK': 'Saskatchewan',
  'province.YT': 'Yukon',
} as const;
