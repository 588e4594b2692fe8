/** Tests in jsdom of the drawers of share transactions take from here a certificate, a class, and a server
 *  that previews. */
import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { type Request, serve } from '@tabellion/ui/testing/serve.ts';
import { findPeople } from '../../../people/contract.ts';
import { readRegisterDays } from '../../../people/registerContract.ts';
import { listOpenSecurities } from '../../openSecuritiesContract.ts';
import type { Preview } from '../../previewShape.ts';
import type { ShareClass } from '../../shapes.ts';
import type { TransactionOptions } from './transactionProps.ts';

const orgId = '00000000-0000-7000-8000-000000000001';
const today = dateInZone(instantOfMillis(Date.now()), 'America/Toronto');

export const common: ShareClass = {
  _id: '00000000-0000-7000-8000-00000000000c',
  name: 'Common',
  creation_date: '2025-03-12',
  price: 0.01,
  priceExact: '0.01',
  issuedExact: '1000000',
  properties: {
    voting: true,
    votes_per_share: '1',
    dividend: 'participating',
    liquidation: 'residual',
    redeemable: false,
    retractable: false,
    convertible: false,
    authorized: null,
    prefix: 'CS',
    series_allowed: false,
    restrictions: '',
  },
};

const security = '00000000-0000-7000-8000-000000000cc1';
export const transferRule = 'No share is transferred without the consent of the directors.';
export const zoe = '00000000-0000-7000-8000-0000000000a1';

const options: TransactionOptions = {
  today,
  classes: [common],
  certificates: [
    {
      _id: security,
      label: 'CS-1',
      class_id: common._id,
      holder: { person_id: '00000000-0000-7000-8000-0000000000a2', display_name: 'Amélie Tremblay' },
      className: 'Common',
      sharesExact: '400000',
      form: null,
      vests: false,
    },
  ],
};

/** Opened at the certificate of Amélie's 400,000 shares. */
export const opened = { orgId, security, options };

const nothingSaid: Preview = {
  effective_on: today,
  outcome: 'recorded',
  waits_for: [],
  opened: 0,
  certificates: [],
  lines: [],
  others: null,
  totalBeforeExact: '1000000',
  totalAfterExact: '1000000',
  classes: [],
  control: [],
  holders: 4,
  privateHolders: null,
  warnings: [],
  cash: [],
  instruments: [],
  vesting: [],
  seats: [],
  pools: [],
};

export const recorded = { act_id: 'act', proposal_id: null, preview: null };
export const previewing = (says: Partial<Preview>) => ({
  act_id: null,
  proposal_id: null,
  preview: { ...nothingSaid, ...says },
});

/** Zoé is on record, and no plan. @param transferRestriction  as the articles say it; null: not stated
 *  @returns the bodies that were to be recorded, not those that were previewed */
export function serveTransaction(
  endpoint: Endpoint,
  answer: (body: Request['body']) => object,
  transferRestriction: string | null = transferRule,
): () => readonly Request['body'][] {
  const requests = serve(
    [readRegisterDays, { days: [], today, zone: 'America/Toronto', isFounded: true }],
    [findPeople, { people: [{ person_id: zoe, display_name: "Zoé O'Neil", place: '' }], chosen: null }],
    [listOpenSecurities, { certificates: [], pools: [], transferRestriction }],
    [endpoint, ({ body }) => answer(body)],
  );
  return () => requests.flatMap((one) => (one.endpoint === endpoint && !one.body.preview ? [one.body] : []));
}
