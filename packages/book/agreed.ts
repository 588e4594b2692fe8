/** The closed words of what is agreed about options, warrants, what converts and debt: for acts, and for forms, which load
 *  nothing else of the book. */

/** Instruments that are neither shares nor options under a plan: warrants; notes and agreements for future
 *  equity, which may become shares; and debt. */
export const INSTRUMENT_KINDS = ['warrant', 'safe', 'note', 'debt'] as const;

/** Options too. */
export const RIGHT_KINDS = ['option', ...INSTRUMENT_KINDS] as const;

/** Treatments by a plan of the shares of a cancelled right; beside each the name of the Open Cap Format. */
export const ON_CANCELLATION = [
  'returned', // RETURN_TO_POOL
  'retired', // RETIRE
  'held', // HOLD_AS_CAPITAL_STOCK
  'by_grant', // DEFINED_PER_PLAN_SECURITY
] as const;

/** An option is a right to buy shares; a share unit is one to get them for nothing but work; a right of appreciation is one
 *  to shares that are worth what the price has risen by. */
export const COMPENSATIONS = ['option', 'share_unit', 'appreciation_right'] as const;

/** How its holder leaves; beside each the name of the Open Cap Format. */
export const TERMINATIONS = [
  'voluntary', // VOLUNTARY_OTHER
  'good_cause', // VOLUNTARY_GOOD_CAUSE
  'retirement', // VOLUNTARY_RETIREMENT
  'dismissed', // INVOLUNTARY_OTHER
  'dismissed_with_cause', // INVOLUNTARY_WITH_CAUSE
  'death', // INVOLUNTARY_DEATH
  'disability', // INVOLUNTARY_DISABILITY
] as const;

/** Why nothing vests any more. */
export const STOP_REASONS = [...TERMINATIONS, 'other'] as const;

export const WINDOW_UNITS = ['days', 'months', 'years'] as const;

export const RELEASE_REASONS = ['forfeited', 'cancelled', 'surrendered', 'other'] as const;
/** `lapsed`: its last day has passed, and by its terms nothing is owed any more. */
export const END_REASONS = ['repaid', 'forgiven', 'cancelled', 'lapsed', 'other'] as const;

export const DAY_COUNTS = ['actual_365', 'thirty_360'] as const;
export const INTEREST_PAYOUTS = ['deferred', 'cash'] as const;
export const ACCRUALS = ['daily', 'monthly', 'quarterly', 'semi_annual', 'annual'] as const;
export const COMPOUNDINGS = ['simple', 'compounding'] as const;

/** Events on which an instrument converts into shares. */
export const CONVERSION_EVENTS = [
  'financing',
  'change_of_control',
  'public_offering',
  'maturity',
  'default',
  'dissolution',
  'other',
] as const;

/** Whether a cap counts the money of the round. */
export const TIMINGS = ['pre_money', 'post_money'] as const;

/** Where the number of shares of a warrant comes from. */
export const QUANTITY_SOURCES = ['fixed', 'most', 'least', 'estimated'] as const;

/** Whether property of the corporation answers for a debt. */
export const SECURED_OR_UNSECURED = ['secured', 'unsecured'] as const;
