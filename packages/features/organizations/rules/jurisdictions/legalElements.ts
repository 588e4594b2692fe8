/** The legal elements that all jurisdictions but Quebec share; the federal Act adds S.A.R.F. (CBCA s. 10(1)). */
export const commonLegalElements = [
  'Limited',
  'Ltd.',
  'Limitée',
  'Ltée',
  'Incorporated',
  'Inc.',
  'Incorporée',
  'Corporation',
  'Corp.',
] as const;
