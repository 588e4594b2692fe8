/** The terms of a class as they travel. */
import type { ClassTerms } from '@tabellion/book/entities.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import type { ShareClassProperties } from '../shapes.ts';

export function propertiesOf(terms: ClassTerms): ShareClassProperties {
  const { dividend, liquidation, redemption, convertible, authorized } = terms;
  const isPreference = liquidation.type === 'preference';
  return {
    name_fr: terms.nameFr ?? null,
    kind: terms.kind,
    voting: decimal(terms.votesPerShare) > 0n,
    votes_per_share: terms.votesPerShare,
    dividend: dividendOf(dividend),
    dividend_rate: dividend.type === 'fixed' ? dividend.rate : null,
    liquidation: liquidation.type,
    liquidation_amount: isPreference ? liquidation.amount : null,
    liquidation_rank: isPreference ? liquidation.rank : null,
    redeemable: terms.redeemable,
    retractable: terms.retractable,
    redemption_price: redemption?.type === 'amount' ? redemption.price : null,
    redemption_formula: redemption?.type === 'formula' ? redemption.text : null,
    convertible: convertible !== null,
    convertible_into: convertible?.into ?? null,
    conversion_numerator: convertible?.numerator ?? null,
    conversion_denominator: convertible?.denominator ?? null,
    authorized: authorized === 'unlimited' ? null : authorized,
    prefix: terms.prefix,
    series_allowed: terms.seriesAllowed,
    restrictions: terms.restrictions ?? '',
  };
}

function dividendOf(dividend: ClassTerms['dividend']): ShareClassProperties['dividend'] {
  if (dividend.type !== 'fixed') return dividend.type;
  return dividend.cumulative ? 'fixed_cumulative' : 'fixed_non_cumulative';
}
