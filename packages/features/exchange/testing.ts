/** Class terms for tests and the bench, as a table brings them. */
import type { ClassRights } from './rules/mapping.ts';

export const plainRights: ClassRights = {
  price: '1',
  properties: {
    voting: true,
    votes_per_share: '1',
    dividend: 'discretionary',
    dividend_rate: '',
    liquidation: 'residual',
    redeemable: false,
    retractable: false,
    convertible: false,
    authorized: null,
    series_allowed: false,
    restrictions: '',
  },
};
