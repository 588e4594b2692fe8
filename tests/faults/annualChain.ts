/** An annual return: paid together with the plan, sent to the registry, accepted, and its confirmation printed. */
import { sealCard } from '@tabellion/features/billing/sealCard.ts';
import * as contract from '@tabellion/features/filings/annualContract.ts';
import { listFilings } from '@tabellion/features/filings/contract.ts';
import { dateInZone, millisOfInstant } from '@tabellion/kernel/date.ts';
import { call } from '@tabellion/kit/client.ts';
import { billingPortsOf } from '../../apps/server/ports.ts';
import { announcementsArrive } from '../support/announcements.ts';
import { found, incorporate, writing } from '../support/corporation.ts';
import { given } from '../support/founding.ts';
import { organizationOf } from '../support/people.ts';
import { owner, server } from '../support/signing.ts';
import { asOwner, type Chain, type ChainStep, confirmingCard, isThere } from './chain.ts';

interface Return {
  readonly orgId: string;
  readonly filingId: string;
  readonly cards: Map<string, string>;
}

/** 12.00 for the registry, 348.00 for the plan, 13 % of the plan. */
const price = 405.24;

export async function annualReturn(): Promise<Chain> {
  const filing = await answeredReturn();
  const steps = [paid(filing), confirmed(filing), accepted(filing), printed(filing)];
  return { orgId: filing.orgId, own: [], steps };
}

/** Every line of it is right, and it is certified. */
async function answeredReturn(): Promise<Return> {
  const orgId = await organizationOf(owner, { company_type: 'new' });
  const now = server.clock.read();
  await writing(server.database.database, { orgId, userId: owner.userId, now }, async (head) => {
    await found(head, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Amélie Tremblay' }],
      subscriptions: [{ name: 'Amélie Tremblay', of: 'Common', shares: 1000, price: '0.01' }],
    });
    await incorporate(head, dateInZone(now, 'America/Toronto'));
  });
  await server.database.asOwner(
    `update organization_details set corporation_number = '9900001' where org_id = $1`,
    [orgId],
  );
  await announcementsArrive(server);
  const { filingList } = given(await owner.api(listFilings, { params: { orgId } }));
  const oldest = filingList.find(({ kind, waits_for }) => kind === 'annual_filing' && waits_for === null);
  const params = { orgId, filingId: oldest?.filing_id ?? '' };
  const { lines, certifiers } = given(await owner.api(contract.readAnnual, { params }));
  const answers = lines.map(({ line, version }) => ({ line, version, answer: 'right' as const }));
  const body = { answers, certified_by: certifiers[0]?.person_id };
  given(await owner.api(contract.saveAnnual, { params, body }));
  await announcementsArrive(server);
  return { ...params, cards: new Map() };
}

async function sealed({ orgId, filingId }: Return): Promise<string> {
  const { sealingKey } = billingPortsOf(server.installation).provider;
  if (sealingKey === undefined) throw new Error('the sandbox has a key for cards');
  const card = { number: confirmingCard, expMonth: 4, expYear: 2031, cvc: '123', name: 'Amélie Tremblay' };
  const nowMs = millisOfInstant(server.clock.read());
  return sealCard({ key: sealingKey, nowMs }, { card, organization: orgId, plan: filingId, price });
}

const paid = (filing: Return): ChainStep => ({
  name: 'paid',
  act: async (at, key) => {
    const { orgId, filingId, cards } = filing;
    const card = cards.get(key) ?? (await sealed(filing));
    cards.set(key, card);
    const params = { provider: 'sandbox', orgId, filingId };
    const body = { card, price, plan: 'founder', province: 'ON' as const };
    await call(contract.payFiling, { params, body }, asOwner(at, key));
  },
  isDone: () => isThere(`payments where org_id = $1 and status in ('requires_action', 'paid')`, filing.orgId),
});

const confirmed = ({ orgId }: Return): ChainStep => ({
  name: 'confirmed',
  act: async () => server.clock.pass({ seconds: 70 }),
  isDone: () => isThere(`payments where org_id = $1 and status = 'paid'`, orgId),
});

const accepted = ({ orgId }: Return): ChainStep => ({
  name: 'accepted',
  act: async () => server.clock.pass({ seconds: 10 }),
  isDone: () => isThere(`filing_events where org_id = $1 and event = 'accepted'`, orgId),
});

const printed = ({ orgId }: Return): ChainStep => ({
  name: 'printed',
  act: async () => server.clock.pass({ seconds: 1 }),
  isDone: () => isThere(`annual_answers where org_id = $1 and line = 'confirmation'`, orgId),
});
