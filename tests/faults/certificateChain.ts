/** Another name: signed on paper, paid together with the plan, certified by the registry. */
import { sealCard } from '@tabellion/features/billing/sealCard.ts';
import * as contract from '@tabellion/features/changes/contract.ts';
import { dateInZone, millisOfInstant } from '@tabellion/kernel/date.ts';
import { call } from '@tabellion/kit/client.ts';
import { billingPortsOf } from '../../apps/server/ports.ts';
import { announcementsArrive } from '../support/announcements.ts';
import { found, incorporate, writing } from '../support/corporation.ts';
import { given } from '../support/founding.ts';
import { organizationOf } from '../support/people.ts';
import { owner, server } from '../support/signing.ts';
import { asOwner, type Chain, type ChainStep, confirmingCard, isThere } from './chain.ts';

interface NewName {
  readonly orgId: string;
  readonly changeId: string;
  readonly cards: Map<string, string>;
}

/** 200.00 for the registry, 348.00 for the plan, 13 % of the plan. */
const price = 593.24;

export async function certifiedChange(): Promise<Chain> {
  const change = await draftedChange();
  const steps = [approved(change), paid(change), confirmed(change), certified(change)];
  return { orgId: change.orgId, own: [], steps };
}

async function draftedChange(): Promise<NewName> {
  const orgId = await organizationOf(owner, { company_type: 'new' });
  const now = server.clock.read();
  await writing(server.database.database, { orgId, userId: owner.userId, now }, async (head) => {
    await found(head, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Amélie Tremblay' }],
      subscriptions: [{ name: 'Amélie Tremblay', of: 'Common', shares: 1000, price: '0.01' }],
    });
    await incorporate(head, dateInZone(now, 'America/Toronto'), {}, '9900001');
  });
  await announcementsArrive(server);
  const form = { name: 'Maple Autonomy', name_postfix: 'Inc.' };
  const body = { parts: [{ kind: 'name' as const, form }] };
  const { change } = given(await owner.api(contract.draftChange, { params: { orgId }, body }));
  await announcementsArrive(server);
  return { orgId, changeId: change.change_id, cards: new Map() };
}

const approved = ({ orgId, changeId }: NewName): ChainStep => ({
  name: 'approved',
  act: async (at, key) => {
    const signed_on = dateInZone(server.clock.read(), 'America/Toronto');
    const body = { signed_on, attested_by: 'Amélie Tremblay' };
    await call(contract.approveChange, { params: { orgId, changeId }, body }, asOwner(at, key));
  },
  isDone: () => isThere(`corporate_change_events where org_id = $1 and event = 'approved'`, orgId),
});

async function sealed({ orgId, changeId }: NewName): Promise<string> {
  const { sealingKey } = billingPortsOf(server.installation).provider;
  if (sealingKey === undefined) throw new Error('the sandbox has a key for cards');
  const card = { number: confirmingCard, expMonth: 4, expYear: 2031, cvc: '123', name: 'Amélie Tremblay' };
  const nowMs = millisOfInstant(server.clock.read());
  return sealCard({ key: sealingKey, nowMs }, { card, organization: orgId, plan: changeId, price });
}

const paid = (change: NewName): ChainStep => ({
  name: 'paid',
  act: async (at, key) => {
    const { orgId, changeId, cards } = change;
    const card = cards.get(key) ?? (await sealed(change));
    cards.set(key, card);
    const params = { provider: 'sandbox', x: 'change', orgId, y: changeId };
    const body = { card, price, plan: 'founder', province: 'ON' as const };
    await call(contract.payChange, { params, body }, asOwner(at, key));
  },
  isDone: () => isThere(`payments where org_id = $1 and status in ('requires_action', 'paid')`, change.orgId),
});

const confirmed = ({ orgId }: NewName): ChainStep => ({
  name: 'confirmed',
  act: async () => server.clock.pass({ seconds: 70 }),
  isDone: () => isThere(`payments where org_id = $1 and status = 'paid'`, orgId),
});

const certified = ({ orgId }: NewName): ChainStep => ({
  name: 'certified',
  act: async () => server.clock.pass({ seconds: 10 }),
  isDone: () => isThere(`corporate_change_events where org_id = $1 and event = 'certified'`, orgId),
});
