/** First subscriptions as typed, in the form that the rules of the founding use. */
import type { ClassPayload } from '@tabellion/book/terms/classes.ts';
import { decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { ShareClass, Shareholder } from '../../../shares/shapes.ts';
import {
  amountOf,
  parseShares,
  type SubscriptionsFormValues,
  votesPerShare,
} from '../../../shares/web/public.ts';
import type { Subscription } from '../../rules/facts.ts';

/** The rows as the founding's rules know them. */
export function subscriptionsOf(
  shareholders: readonly Shareholder[],
  rows: SubscriptionsFormValues['rows'],
): readonly Subscription[] {
  return shareholders.flatMap(({ _id, kind, display_name, issuances }) =>
    issuances.flatMap((issuance) => {
      const row = rows[issuance._id];
      if (row === undefined || parseShares(row.ownership) === 0n) return [];
      return {
        personId: _id,
        personKind: kind,
        name: display_name,
        classId: row.Shareclass,
        quantity: parseShares(row.ownership),
        consideration: {
          kind: row.consideration === '' ? null : row.consideration,
          amount: formatDecimal(amountOf(row)),
        },
        paidOn: null,
      };
    }),
  );
}

/** A class as the articles will say it: the rights that the founding's rules look at. */
export function classForArticles({ _id, name, properties, priceExact }: ShareClass): ClassPayload {
  const { dividend, liquidation, authorized } = properties;
  return {
    classId: _id,
    name,
    kind: liquidation === 'preference' ? 'preferred' : 'common',
    votesPerShare: votesPerShare(properties).toString(),
    dividend: { type: dividend === 'none' ? 'none' : 'participating' },
    liquidation: { type: liquidation === 'residual' ? 'residual' : 'none' },
    redeemable: properties.redeemable,
    retractable: properties.retractable,
    convertible: null,
    authorized: authorized ?? 'unlimited',
    prefix: properties.prefix,
    seriesAllowed: properties.series_allowed,
    seriesOf: null,
    restrictions: properties.restrictions === '' ? null : properties.restrictions,
    price: formatDecimal(decimal(priceExact)),
  };
}
