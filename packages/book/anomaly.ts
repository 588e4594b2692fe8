/** Why an act does not fit the history before it. Structure only; the rules of law are in `judge/`. */
export type AnomalyCode =
  | 'not_incorporated' // the corporation does not exist on that date (CBCA s. 9)
  | 'already_incorporated'
  | 'dissolved' // the corporation exists no more on that date (CBCA s. 210(6))
  | 'already_exists' // another act made a thing of this id
  | 'no_person' // the person is not in the register on that date
  | 'no_class' // the share class does not exist on that date
  | 'no_appointment'
  | 'not_an_individual' // only individuals direct (CBCA s. 105(1)(c))
  | 'not_joint' // members are told of a person that is not joint holders
  | 'joint_member' // joint holders are no members of others
  | 'already_appointed' // one person, one position, two appointments at once
  | 'already_ceased'
  | 'above_authorized' // more shares than the articles allow
  | 'above_class' // more shares of a class and its series together than the articles allow (CBCA s. 27)
  | 'below_issued' // the articles may not authorize fewer than are issued
  | 'series_above_class' // the series of a class are authorized above it together (CBCA s. 27)
  | 'series_differs' // the class is a series of another class than the act says, or of none
  | 'account_differs' // the stated capital account, or the shares, are not what the act says of them (CBCA s. 39)
  | 'account_below_zero' // more leaves the stated capital account than stands in it
  | 'account_stands' // an account is taken over in which something stands already
  | 'not_all_shares' // the act takes every share of the class, but not these
  | 'no_security' // the certificate is not in the register on that date
  | 'not_open' // another act ended the certificate, or it is void
  | 'source_differs' // the certificate has another holder, class or number of shares than the act says
  | 'not_divided' // no split or consolidation of the class stands by which rights are adjusted, or they are adjusted already
  | 'no_vesting' // the certificate has no terms of vesting
  | 'above_unvested' // more shares vest ahead of their dates than have not vested
  | 'vesting_differs' // other shares are unvested after the act than before, or their vesting is lost
  | 'vesting_sum_differs' // dates of vesting add up to another number of shares than vest by them
  | 'no_pool' // the pool is not there on that date
  | 'pool_differs' // the pool is for other classes, or other shares stand in it than the act says
  | 'above_pool' // more options than the pool has left
  | 'below_used' // fewer are reserved than options have used
  | 'not_an_option' // the instrument gives no right to a number of shares
  | 'is_an_option' // an option ends by its exercise, expiry or release
  | 'not_convertible' // the instrument does not become shares
  | 'above_open' // more than is left of the option
  | 'above_vested' // more shares are asked for than have vested
  | 'vested_differs' // other shares of the option had vested on that day than the act says
  | 'settlement_differs' // the right is had for something else than the act says
  | 'price_differs' // the exercise price is another
  | 'rate_differs' // an exchange rate is told of Canadian dollars, or none of another currency
  | 'net_differs' // another number of shares is worth what the price has risen by
  | 'no_trigger' // the instrument has no trigger of this id
  | 'above_principal' // more than is owed
  | 'still_vesting' // what is still vesting is transferred whole
  | 'before_expiry' // expired, though its last day has not passed and its holder has not left
  | 'expires_whole' // a part expires after its last day, and the rest stays
  | 'after_expiry' // exercised after its last day
  | 'no_control' // nothing was stated of this control on that date
  | 'control_ended' // what was stated has ended already
  | 'body_in_control' // only individuals have significant control (CBCA s. 2.1)
  | 'no_land' // the property is not in the register of land on that date
  | 'land_disposed' // the corporation disposed of the property already
  | 'number_taken' // two certificates of one number
  | 'no_root' // replaces or voids an act that is not there
  | 'stale' // replaces or voids a version that is no longer the newest
  | 'kind_changed' // a correction keeps the kind
  | 'identity_changed' // a correction keeps the ids and numbers that its root gave
  | 'already_void';

/** An act that breaks one of these is shown as it came in; one that breaks another is left out of the registers, or what
 *  breaks it is. */
export const shownAnomalyCodes: ReadonlySet<AnomalyCode> = new Set<AnomalyCode>([
  'above_authorized',
  'above_class',
  'below_issued',
  'series_above_class',
  'account_stands',
  'number_taken',
  'above_pool',
  'below_used',
  'above_vested',
  'before_expiry',
  'expires_whole',
  'after_expiry',
]);

/** One act that does not fit. `path` is the place in its payload, `params` says against what. */
export interface Anomaly {
  readonly actId: string;
  readonly root: string;
  readonly code: AnomalyCode;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}
