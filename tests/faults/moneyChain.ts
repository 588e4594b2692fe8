/** Money of a plan: a renewal that the job charges, and an upgrade for which a holder waits. */
import { purchasePlan, readCardKey, upgradePlan } from '@tabellion/features/billing/contract.ts';
import { sealCard } from '@tabellion/features/billing/sealCard.ts';
import { addShareholder } from '@tabellion/features/shares/contract.ts';
import { millisOfInstant } from '@tabellion/kernel/date.ts';
import { call } from '@tabellion/kit/client.ts';
import { announcementsArrive } from '../support/announcements.ts';
import { found, incorporate, writing } from '../support/corporation.ts';
import { given } from '../support/founding.ts';
import { mailsTo } from '../support/mails.ts';
import { organizationOf } from '../support/people.ts';
import { owner, server } from '../support/signing.ts';
import { founderPrice, sealFor, todayAt } from '../support/story.ts';
import { asOwner, type Chain, type ChainStep, confirmingCard, isThere } from './chain.ts';

async function paidPlan(): Promise<string> {
  const orgId = await organizationOf(owner, { company_type: 'new' });
  const card = await sealFor(server, orgId)(founderPrice);
  const params = { provider: 'sandbox', orgId, planId: 'founder' };
  given(await owner.api(purchasePlan, { params, body: { card, price: founderPrice, province: 'ON' } }));
  await announcementsArrive(server);
  await mailsTo(server, owner.email);
  await forgetMatters(orgId);
  return orgId;
}

/** The incorporation and its founding set are none of these chains. */
async function forgetMatters(orgId: string): Promise<void> {
  await server.database.asOwner('delete from matter_events where org_id = $1', [orgId]);
  await server.database.asOwner('delete from matters where org_id = $1', [orgId]);
}

/** Its year ends today, of which the payer was told two weeks ago. */
export async function renewal(): Promise<Chain> {
  const orgId = await paidPlan();
  await server.database.asOwner(
    `update subscriptions set starts_on = starts_on - 365, plan_last_date = starts_on - 1,
       subscription_end_date = starts_on, charge_on = starts_on, priced_on = starts_on - 14, noticed_at = created_at
       where org_id = $1`,
    [orgId],
  );
  const steps: ChainStep[] = [
    {
      name: 'charged',
      act: (at) => at.runJob('billing.renew'),
      isDone: () => isThere(`payments where org_id = $1 and purpose = 'renewal'`, orgId),
    },
    {
      name: 'renewed',
      act: async () => server.clock.pass({ seconds: 70 }),
      isDone: () => isThere(`payments where org_id = $1 and purpose = 'renewal' and status = 'paid'`, orgId),
    },
  ];
  return { orgId, own: [], steps };
}

/** The plan of a corporation is full, and one more holder waits for a place. */
export async function upgrade(): Promise<Chain> {
  const orgId = await paidPlan();
  const by = { orgId, userId: owner.userId, now: server.clock.read() };
  const holders = Array.from({ length: 10 }, (_, at) => `Holder ${at}`);
  const ids = await writing(server.database.database, by, async (write) => {
    const made = await found(write, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Holder 0' }],
      subscriptions: holders.map((name) => ({
        name,
        of: 'Common',
        shares: 100,
        price: '0.01',
        isPaid: true,
      })),
    });
    await incorporate(write, write.today);
    return made;
  });
  const issuance = {
    Shareclass: ids.Common ?? '',
    ownership: 50,
    price: '0.01',
    paid_on: todayAt(server),
    resolution: 'D-2026-09',
    resolution_on: todayAt(server),
  };
  const person = { firstname: 'Eve', lastname: 'Eleventh' };
  const params = { id: orgId };
  given(await owner.api(addShareholder, { params, query: {}, body: { person, issuances: [issuance] } }));
  await announcementsArrive(server);
  await forgetMatters(orgId);
  return { orgId, own: [], steps: [upgraded(orgId), confirmed(orgId)] };
}

function upgraded(orgId: string): ChainStep {
  const cards = new Map<string, string>();
  const price = 271.2;
  return {
    name: 'upgraded',
    act: async (at, key) => {
      const card = cards.get(key) ?? (await sealedFor(orgId, 'growth', price));
      cards.set(key, card);
      const params = { provider: 'sandbox', orgId, planId: 'growth' };
      await call(upgradePlan, { params, body: { card, price, province: 'ON' } }, asOwner(at, key));
    },
    isDone: () =>
      isThere(
        `payments where org_id = $1 and purpose = 'upgrade' and status in ('requires_action', 'paid')`,
        orgId,
      ),
  };
}

const confirmed = (orgId: string): ChainStep => ({
  name: 'confirmed',
  act: async () => server.clock.pass({ seconds: 70 }),
  isDone: () => isThere(`payments where org_id = $1 and purpose = 'upgrade' and status = 'paid'`, orgId),
});

/** Seals the card whose owner confirms at his bank. */
async function sealedFor(organization: string, plan: string, price: number): Promise<string> {
  const { key } = given(await server.api()(readCardKey, { params: { provider: 'sandbox' } }));
  const card = { number: confirmingCard, expMonth: 4, expYear: 2099, cvc: '123', name: 'Amélie Tremblay' };
  return sealCard({ key, nowMs: millisOfInstant(server.clock.read()) }, { card, organization, plan, price });
}
