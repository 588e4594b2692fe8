/** One change that is signed and paid, seen through from its proposal to the register. */
import { sealCard } from '@tabellion/features/billing/sealCard.ts';
import { refundsOutside } from '@tabellion/features/billing/server/outside.ts';
import { millisOfInstant, plainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { expect, test } from 'vitest';
import { billingPortsOf } from '../../../../apps/server/ports.ts';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { given } from '../../../../tests/support/founding.ts';
import { memberContext } from '../../../../tests/support/memberContext.ts';
import { openSigning, owner, server, signing, story } from '../../../../tests/support/signing.ts';
import { orderLines } from '../../billing/rules/invoice.ts';
import { price, salesTaxRates } from '../../billing/rules/price.ts';
import { pay } from '../../billing/server/public.ts';
import { changeYearEnd } from '../../corporation/contract.ts';
import { listProposals } from '../../registers/proposalContract.ts';
import { voidEnvelope } from '../../signing/contract.ts';
import * as contract from '../contract.ts';

openSigning();

const ofOrganization = () => ({ params: { id: story.orgId } });
const ports = () => billingPortsOf(server.installation);

let month = 0;

async function proposed(): Promise<string> {
  month += 1;
  const body = {
    fiscal_year_end: `0${month}-15`,
    propose: { awaits: ['signatures' as const, 'payment' as const] },
  };
  const answer = given(await owner.api(changeYearEnd, { ...ofOrganization(), body }));
  await announcementsArrive(server);
  return answer.proposal_id ?? '';
}

/** The sandbox's card pays at once. */
async function paid(proposalId: string): Promise<void> {
  const { provider } = ports();
  const now = server.clock.read();
  const card = await sealCard(
    { key: provider.sealingKey ?? fail(), nowMs: millisOfInstant(now) },
    {
      card: { number: '4242424242424242', expMonth: 4, expYear: 2031, cvc: '123', name: 'Amélie Tremblay' },
      organization: story.orgId,
      plan: proposalId,
      price: 393.24,
    },
  );
  const { userId } = owner;
  const about = { db: server.installation.db, orgId: story.orgId, userId, now, key: newId() };
  const context = await memberContext({ ...about, endpoint: 'POST /api/sandbox/change' });
  const payment = {
    purpose: 'change',
    subject: proposalId,
    method: card,
    priceCents: 39324n,
  } as const;
  const sum = price({
    listCents: 34800n,
    discountCents: 0n,
    taxes: salesTaxRates('ON', plainDate(now.slice(0, 10))),
  });
  const order = {
    price: sum,
    lines: orderLines([{ kind: 'plan', subject: 'founder', cents: sum.listCents }], null, sum),
    province: 'ON',
    couponCode: null,
  } as const;
  const made = await pay(context, ports(), payment, async () => ok(order));
  if (!made.ok) throw new Error(made.error.textCode);
  await announcementsArrive(server);
}
const fail = (): never => {
  throw new Error('the sandbox has a key for cards');
};

const matterOf = async (proposalId: string) => {
  const { matters } = given(await owner.api(contract.listMatters, ofOrganization()));
  return matters.find(({ subject }) => subject === proposalId);
};
const stepsOf = async (proposalId: string) =>
  (await matterOf(proposalId))?.steps.map(({ step, is_done, given: signed, of }) => [
    step,
    is_done,
    signed,
    of,
  ]);
const idOf = async (proposalId: string) => (await matterOf(proposalId))?.matter_id ?? '';
const paymentsOf = (proposalId: string) =>
  server.database.asOwner<{ status: string; refunds: string }>(
    `select status, (select count(*) from refunds r where r.payment_id = p.payment_id)::text as refunds
       from payments p where subject = $1`,
    [proposalId],
  );

test('an entry that is signed and paid is recorded with the last of both, in either order', async () => {
  for (const isPaidFirst of [true, false]) {
    const proposal_id = await proposed();
    expect(await stepsOf(proposal_id)).toEqual([
      ['signed', false, null, null],
      ['paid', false, null, null],
      ['recorded', false, null, null],
    ]);
    const sent = await signing.sent({ effects: [{ proposal_id }] });
    expect((await stepsOf(proposal_id))?.[0]).toEqual(['signed', false, 0, 2]);
    if (isPaidFirst) await paid(proposal_id);
    expect((await stepsOf(proposal_id))?.[1]?.[1]).toBe(isPaidFirst);
    const answers = await signing.signedByBoth(sent);
    const outcomes = answers.flatMap(({ effects }) => effects.map(({ outcome }) => outcome));
    expect(outcomes).toContain(isPaidFirst ? 'recorded' : 'waiting');
    if (!isPaidFirst) await paid(proposal_id);
    expect(await matterOf(proposal_id)).toMatchObject({
      state: 'completed',
      may_withdraw: false,
      steps: [
        { step: 'signed', is_done: true },
        { step: 'paid', is_done: true },
        { step: 'recorded', is_done: true },
      ],
    });
  }
});

test('what is withdrawn after it was paid is refunded once, and its request to sign is void', async () => {
  const proposal_id = await proposed();
  const { envelope } = await signing.sent({ effects: [{ proposal_id }] });
  await paid(proposal_id);
  const matter = await idOf(proposal_id);
  const params = { id: story.orgId, matter };
  given(await owner.api(contract.withdrawMatter, { params }));
  expect((await signing.read(envelope._id)).events.map(({ kind }) => kind)).toContain('voided');
  const open = given(await owner.api(listProposals, ofOrganization())).proposals;
  expect(open.map((one) => one.proposal_id)).not.toContain(proposal_id);
  await announcementsArrive(server);
  const refunds = refundsOutside(ports());
  const askNow = () =>
    refunds.askDue({
      db: server.installation.db,
      now: server.clock.read(),
      signal: AbortSignal.timeout(60_000),
    });
  await askNow();
  server.clock.pass({ minutes: 1 });
  await askNow();
  expect(await paymentsOf(proposal_id)).toEqual([{ status: 'refunded', refunds: '1' }]);
  expect(await owner.api(contract.withdrawMatter, { params })).toMatchObject({ textCode: 'MATTERS.OVER' });
});

test('a payment that arrives after the withdrawal is refunded too', async () => {
  const proposal_id = await proposed();
  const params = { id: story.orgId, matter: await idOf(proposal_id) };
  given(await owner.api(contract.withdrawMatter, { params }));
  await paid(proposal_id);
  expect(await paymentsOf(proposal_id)).toMatchObject([{ refunds: '1' }]);
});

test('whichever comes first, a payment or the withdrawal in the same moment, the money goes back once', async () => {
  for (const isPaidFirst of [true, false]) {
    const proposal_id = await proposed();
    const params = { id: story.orgId, matter: await idOf(proposal_id) };
    const withdraw = () => owner.api(contract.withdrawMatter, { params });
    await Promise.all(
      isPaidFirst ? [paid(proposal_id), withdraw(), withdraw()] : [withdraw(), withdraw(), paid(proposal_id)],
    );
    await announcementsArrive(server);
    expect(await paymentsOf(proposal_id)).toMatchObject([{ refunds: '1' }]);
  }
});

test('an entry whose request was voided is over, and what was paid for it is refunded', async () => {
  const proposal_id = await proposed();
  const { envelope } = await signing.sent({ effects: [{ proposal_id }] });
  await paid(proposal_id);
  const params = { orgId: story.orgId, envelopeId: envelope._id };
  given(await owner.api(voidEnvelope, { params, body: { reason: 'Another price' } }));
  await announcementsArrive(server);
  expect(await paymentsOf(proposal_id)).toMatchObject([{ refunds: '1' }]);
});

test('it is handed over to members alone', async () => {
  const proposal_id = await proposed();
  const params = { id: story.orgId, matter: await idOf(proposal_id) };
  const body = { user_id: newId() };
  expect(await owner.api(contract.handOverMatter, { params, body })).toMatchObject({
    textCode: 'MATTERS.NO_MEMBER',
  });
  given(await owner.api(contract.handOverMatter, { params, body: { user_id: owner.userId } }));
  expect((await matterOf(proposal_id))?.in_charge?.user_id).toBe(owner.userId);
});
