/** What the act of issuing may say; the forms of the shares offer the same. */

/** What is given for shares (CBCA s. 25(3)). */
export const CONSIDERATION_KINDS = ['money', 'property', 'past_service'] as const;

/** Who the subscriber is to the issuer, for the private issuer exemption (NI 45-106 s. 2.4). */
export const EXEMPTION_CATEGORIES = [
  'director',
  'officer',
  'employee',
  'founder',
  'control_person',
  'family',
  'close_friend',
  'business_associate',
  'existing_holder',
  'accredited_investor',
] as const;
