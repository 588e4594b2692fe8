import * as z from 'zod/mini';

/** The kinds of persons, of what is known of them, and of ends of their appointments. */

export const PERSON_KINDS = ['individual', 'body_corporate', 'trust', 'joint'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** The kinds of personal fact. Their bodies lie in `person_facts`, with their own retention, and can be erased. */
export const PERSONAL_FACT_KINDS = [
  'name',
  'address', // the register's latest known address (CBCA s. 50(1))
  'contact', // e-mail and telephone
  'service_address',
  'residential_address',
  'birth_date',
  'citizenship',
  'tax_residence',
  'resident_canadian', // attested, dated (CBCA s. 2(1))
  'capacity', // 18 or older, not incapable, not bankrupt: attested, dated (CBCA s. 105(1))
  'gender', // as the person said it; never guessed
] as const;
export type PersonalFactKind = (typeof PERSONAL_FACT_KINDS)[number];

export const personalFactKind = z.enum(PERSONAL_FACT_KINDS);

/** How an appointment ends (CBCA ss. 108, 109); `succeeded` by another appointment of the same person. */
export const CEASED_REASONS = ['resigned', 'removed', 'term', 'death', 'disqualified', 'succeeded'] as const;
export type CeasedReason = (typeof CEASED_REASONS)[number];
