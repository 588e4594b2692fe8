/** Findings of the judge about acts on shares and on the corporation, as text codes at the fields of their forms. */
import type { Finding, LawCode } from '@tabellion/book/judge/finding.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';

interface Wording {
  readonly refused: TextCode;
  readonly warning: TextCode;
  readonly path: string;
}

const always = (textCode: TextCode, path: string): Wording => ({
  refused: textCode,
  warning: textCode,
  path,
});

/** The findings about shares; those about people are told by the feature people. */
const wordings: Readonly<Partial<Record<LawCode, Wording>>> = {
  resolution_missing: always('SHARES.RESOLUTION_MISSING', 'resolution'),
  before_resolution: always('SHARES.BEFORE_RESOLUTION', 'resolution_on'),
  certificate_missing: always('SHARES.CERTIFICATE_MISSING', 'registry_certificate'),
  solvency_missing: {
    refused: 'SHARES.SOLVENCY_LATER',
    warning: 'SHARES.SOLVENCY_MISSING',
    path: 'solvency_on',
  },
  reduction_tests_missing: {
    refused: 'SHARES.SOLVENCY_LATER',
    warning: 'SHARES.REDUCTION_TESTS_MISSING',
    path: 'solvency_on',
  },
  not_paid: always('SHARES.PAID_LATER', 'paid_on'),
  consideration_differs: always('SHARES.CONSIDERATION_DIFFERS', 'amountExact'),
  account_below_zero: always('REGISTERS.ACCOUNT_BELOW_ZERO', 'amountExact'),
  not_redeemable: always('SHARES.NOT_REDEEMABLE', 'demanded_by'),
  above_redemption_price: always('SHARES.ABOVE_REDEMPTION_PRICE', 'priceExact'),
  not_convertible: always('SHARES.NOT_CONVERTIBLE', 'security_id'),
  reserve_short: always('SHARES.RESERVE_SHORT', 'sharesExact'),
  not_adjusted: always('SHARES.NOT_ADJUSTED', 'rights'),
  interest_above_accrued: always('SHARES.INTEREST_ABOVE_ACCRUED', 'interestExact'),
  interest_unchecked: always('SHARES.INTEREST_UNCHECKED', 'interestExact'),
  settlement_value: always('SHARES.SETTLEMENT_VALUE', 'valueExact'),
  after_window: always('SHARES.AFTER_WINDOW', 'effective_on'),
  right_missing: always('SHARES.RIGHT_MISSING', 'properties'),
  series_not_allowed: always('SHARES.SERIES_NOT_ALLOWED', 'series_of'),
  series_rank: always('SHARES.SERIES_RANK', 'properties.liquidation_rank'),
  series_above_class: always('REGISTERS.SERIES_ABOVE_CLASS', 'properties.authorized'),
};

/** Refusals and warnings, each said once. A refusal is never without words; a warning that no form can cause has none. */
export function tellFindings(
  findings: readonly Finding[],
  severity: Finding['severity'],
): readonly FieldRefusal[] {
  const described = findings.flatMap((finding): FieldRefusal[] => {
    if (finding.severity !== severity) return [];
    const wording =
      wordings[finding.code] ??
      (severity === 'refused' ? always('GENERAL.FIELD_INVALID', finding.path) : undefined);
    if (wording === undefined) return [];
    return [{ path: wording.path, textCode: wording[severity], params: finding.params }];
  });
  return described.filter(
    (one, at) => described.findIndex(({ textCode }) => textCode === one.textCode) === at,
  );
}
