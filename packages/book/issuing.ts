/** Choices in the act of issuing; the forms of the shares offer the same. */

/** Kinds of consideration for shares (CBCA s. 25(3)). */
export const CONSIDERATION_KINDS = ['money', 'property', 'past_service'] as const;

/** Characters of the words that say which property or services are given. */
export const CONSIDERATION_TEXT_LENGTH = 500;

/** Consideration other than money is named: the directors find what it is worth (CBCA ss. 25(3), 118(1)). */
export const isInKind = (kind: string | null | undefined): boolean =>
  kind === 'property' || kind === 'past_service';

/** The subscriber's relation to the issuer, for the private issuer exemption (NI 45-106 s. 2.4). */
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

/** Evidence for the holder: a certificate, or the acknowledgment of his right to one (CBCA s. 49(1)). */
export const CERTIFICATE_FORMS = ['certificate', 'acknowledgment'] as const;

/** Notices on it: that transfers are restricted, that a unanimous shareholder agreement stands, and the rights of the class
 *  (CBCA s. 49(8), (13)). */
export const LEGENDS = ['transfer_restriction', 'shareholder_agreement', 'class_rights'] as const;

/** A security whose form and legends nobody told. */
export const UNTOLD: { readonly form: null; readonly legends: [] } = { form: null, legends: [] };

/** An issue of which nothing beside is told: the shares come into being with it, and from no pool. */
export const UNTOLD_ISSUE: typeof UNTOLD & { readonly takenOver: null; readonly poolId: null } = {
  ...UNTOLD,
  takenOver: null,
  poolId: null,
};

/** Purposes of a reduction of stated capital (CBCA s. 38(1)): an amount unpaid on shares is released, an amount is distributed
 *  to holders, capital is declared reduced that realizable assets do not represent, or another. */
export const REDUCTION_PURPOSES = ['unpaid_shares', 'distribution', 'lost_assets', 'other'] as const;

/** Where the stated capital of a register that was kept before was read; for the act, and for forms, which load nothing else of
 *  the book. */
export const CAPITAL_SOURCES = ['financial_statements', 'minute_book', 'former_register', 'other'] as const;
