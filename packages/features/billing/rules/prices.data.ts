/** Prices before coupon and sales tax, in integer cents of Canadian dollars. */
export interface PriceVersion {
  /** The first day on which they hold; until the next version. */
  readonly as_of: string;
  /** A plan for a year. */
  readonly plans: { readonly founder: number; readonly growth: number; readonly counsel: number };
  /** A year of each holder beyond the plan's number. */
  readonly holder: number;
  /** A further director: no plan counts directors. */
  readonly director: number;
}

/** Every price that ever held, the oldest first. A new price is a new version; none is ever changed or removed. */
export const priceVersions: readonly [PriceVersion, ...PriceVersion[]] = [
  {
    as_of: '2026-01-01',
    plans: { founder: 348_00, growth: 588_00, counsel: 1_188_00 },
    holder: 12_00,
    director: 0,
  },
];
