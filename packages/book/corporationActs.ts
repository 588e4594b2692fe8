/** The kinds of act that say something of the corporation itself, in a file that pages load without their schemas. */
export const CORPORATION_ACTS = [
  'incorporated',
  'name.changed',
  'address.changed',
  'yearend.changed',
  'articles.amended',
  'continued',
  'amalgamated',
  'auditor.appointed',
  'auditor.waived',
  'banking.set',
  'bylaw.changed',
  'bylaw.confirmed',
  'agreement.made',
  'dividend.declared',
  'dissolved',
  'land.acquired',
  'land.disposed',
] as const;
export type CorporationAct = (typeof CORPORATION_ACTS)[number];
