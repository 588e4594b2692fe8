/** A finding of the law on a new act. `refused`: the act is not recorded. `warning`: it is, and people are
 *  warned. */
export interface Finding {
  readonly code: LawCode;
  readonly severity: 'refused' | 'warning';
  /** The field concerned, in the act's payload; empty for the whole. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export type LawCode =
  | 'board_above_maximum'
  | 'board_additional'
  | 'board_below_minimum'
  | 'board_empty'
  | 'board_residency'
  | 'director_under_age'
  | 'director_incapable'
  | 'director_bankrupt'
  | 'director_not_individual'
  | 'consent_missing'
  | 'managing_director_not_resident'
  | 'not_paid'
  | 'before_resolution'
  | 'consideration_differs'
  | 'resolution_missing'
  | 'certificate_missing'
  | 'ground_differs'
  | 'not_redeemable'
  | 'above_redemption_price'
  | 'deduction_differs'
  | 'account_below_zero'
  | 'not_convertible'
  | 'ratio_differs'
  | 'solvency_missing'
  | 'reduction_tests_missing'
  | 'right_missing'
  | 'reserve_short'
  | 'not_adjusted'
  | 'interest_above_accrued'
  | 'interest_unchecked'
  | 'settlement_value'
  | 'after_window'
  | 'series_not_allowed'
  | 'series_rank'
  | 'series_above_class';

/** The law forbids the act, at this property of its payload. */
export function refused(code: LawCode, path = '', params: Finding['params'] = {}): Finding {
  return { code, severity: 'refused', path, params };
}

/** The law asks for something that is not on record; the act may be recorded. */
export function warning(code: LawCode, path = '', params: Finding['params'] = {}): Finding {
  return { code, severity: 'warning', path, params };
}
