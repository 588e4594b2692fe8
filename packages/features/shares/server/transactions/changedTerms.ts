/** Changes of the terms of a class by a previewed act. */
import type { ClassTerms } from '@tabellion/book/entities.ts';
import type { ClassTermKind, Preview } from '../../previewShape.ts';
import { propertiesOf } from '../../rules/propertiesOf.ts';

type Spelled = Readonly<Record<ClassTermKind, string | null>>;

/** Terms that differ, by their names in the form of a class, in its order; none where both are the same.
 *  @param nameOf  how another class is called, by its id */
export function changedTerms(
  before: ClassTerms,
  after: ClassTerms,
  nameOf: (classId: string) => string,
): Preview['classes'][number]['terms'] {
  const [was, is] = [spell(before, nameOf), spell(after, nameOf)];
  return Object.keys(is).flatMap((name) => {
    const what = name as ClassTermKind;
    return was[what] === is[what] ? [] : [{ what, before: was[what], after: is[what] }];
  });
}

function spell(terms: ClassTerms, nameOf: (classId: string) => string): Spelled {
  const of = propertiesOf(terms);
  return {
    name: terms.name,
    name_fr: of.name_fr ?? null,
    kind: terms.kind,
    votes_per_share: of.votes_per_share,
    dividend: of.dividend,
    dividend_rate: of.dividend_rate ?? null,
    liquidation: of.liquidation,
    liquidation_amount: of.liquidation_amount ?? null,
    liquidation_rank: of.liquidation_rank == null ? null : String(of.liquidation_rank),
    redeemable: String(of.redeemable),
    retractable: String(of.retractable),
    redemption_price: of.redemption_price ?? null,
    redemption_formula: of.redemption_formula ?? null,
    convertible_into: of.convertible_into == null ? null : nameOf(of.convertible_into),
    conversion_denominator: of.conversion_denominator ?? null,
    conversion_numerator: of.conversion_numerator ?? null,
    authorized: of.authorized ?? null,
    price: terms.price,
    prefix: terms.prefix,
    series_allowed: String(of.series_allowed),
    restrictions: terms.restrictions,
  };
}
