/** Share classes as founders of the stories choose them. */
import type { ShareClassInput } from '@tabellion/features/shares/shapes.ts';

/** Every share has a residual claim; only the first class votes (CBCA s. 24(3) and (4)). */
const rights = {
  dividend: 'participating',
  liquidation: 'residual',
  redeemable: false,
  retractable: false,
  convertible: false,
  authorized: null,
  series_allowed: false,
  restrictions: '',
} as const;

export const common: ShareClassInput = {
  name: 'Common',
  price: '0.01',
  properties: { ...rights, voting: true, votes_per_share: '1', prefix: 'CS' },
};

export const classB: ShareClassInput = {
  name: 'Class B Common',
  price: '0.01',
  properties: { ...rights, voting: false, votes_per_share: '0', prefix: 'NV' },
};

/** A class for those who bring money later: a vote for each share, and their money first when the corporation is
 *  wound up. */
export const preferredSeed: ShareClassInput = {
  name: 'Preferred Seed',
  price: '2.50',
  properties: {
    ...rights,
    liquidation: 'preference',
    liquidation_amount: '2.50',
    voting: true,
    votes_per_share: '1',
    prefix: 'PS',
  },
};
