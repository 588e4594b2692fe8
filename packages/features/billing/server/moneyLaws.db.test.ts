import {
  dateInZone,
  type Instant,
  instant,
  instantOfMillis,
  millisOfInstant,
} from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repeated } from '../../../../tests/support/extent.ts';
import { memberContext } from '../../../../tests/support/memberContext.ts';
import { registered, type SignedIn } from '../../../../tests/support/people.ts';
import { randomOf } from '../../../../tests/support/random.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { sealingKeyOf } from '../../../../tests/support/stages/billing.ts';
import { createDraft, underHead } from '../../organizations/server/public.ts';
import { billingZone } from '../rules/subscription.ts';
import { sealCard } from '../sealCard.ts';
import { cancelSubscription, keepSubscription, payHolders, purchasePlan, upgradePlan } from './commands.ts';
import { deliveries } from './deliveries.ts';
import { paymentsOutside, refundsOutside } from './outside.ts';
import type { BillingPorts } from './ports.ts';
import { openBilling, openSandbox } from './public.ts';
import { runRenewals } from './renewals.ts';
import { routesOf } from './routes.ts';
import { selectPayment } from './store/payments.ts';
import { selectSubscription } from './store/subscriptions.ts';
import * as model from './testing-moneyLaws.ts';

const histories = repeated({ gate: 40, long: 1_000 });
const daysBetweenRounds = [3, 40, 200, 351, 14, 7];
const cards = ['4242424242424242', '4000000000000002', '4000000000009987'];

let server: TestServer;
let owner: SignedIn;
let ports: BillingPorts;
let now: Instant;
const holders = new Map<string, number>();
const random = randomOf(20_261_128);

beforeAll(async () => {
  server = await startTestServer({
    instead: ({ db, secrets }) => {
      const sandbox = openSandbox({ db, clock: () => now, cardKey: secrets.cardKey, delayMs: 0 });
      const loses = () =>
        ([undefined, undefined, undefined, undefined, 'before', 'after'] as const)[random(6)];
      ports = openBilling(model.forgetful(sandbox, loses), {
        holdersOf: async (_q, orgId) => ({ recorded: holders.get(orgId) ?? 0, promised: 0, waiting: 0 }),
      });
      return routesOf(ports);
    },
  });
  owner = await registered(server);
  now = server.clock.read();
});
afterAll(() => server.close());

const database = () => server.database.database;
const today = () => dateInZone(now, billingZone);
const pass = (seconds: number) => {
  now = instantOfMillis(millisOfInstant(now) + seconds * 1000);
};
const job = () => ({ db: database(), now, signal: AbortSignal.timeout(60_000) });
const patiently = (work: Promise<unknown>) => work.catch(() => undefined);

/** Asks until everything that was begun has an outcome. */
async function settleAll(): Promise<void> {
  for (let asks = 0; asks < 40; asks += 1) {
    await patiently(paymentsOutside(ports).askDue(job()));
    await patiently(refundsOutside(ports).askDue(job()));
    const [row] = await server.database.asOwner<{ open: boolean }>(
      `select exists (select from payments where status in ('created', 'requires_action'))
           or exists (select from refunds where state = 'waiting') as open`,
    );
    if (row?.open === false) return;
    pass(1_000);
  }
  throw new Error('some payments found no end');
}

interface History {
  orgId: string;
  payer: model.Payer | null;
}

const newHistory = async (): Promise<History> => ({
  orgId: await database().transaction(null, (tx) =>
    createDraft(tx, { userId: owner.userId, name: 'Maple', namePostfix: 'Inc.', now }),
  ),
  payer: null,
});

function randomCommand(): model.Command {
  const plan = model.planNames[random(3)] ?? 'founder';
  // Holders are drawn so often that some are paid for, in whatever order the histories take their turns.
  const holding = ['holders', 'holders', 'holders', 'holders'] as const;
  const kinds = ['buy', 'buy', 'upgrade', 'upgrade', ...holding, 'cancel', 'keep'] as const;
  const kind = kinds[random(kinds.length)] ?? 'buy';
  if (kind === 'holders') return { kind, count: random(30) };
  return kind === 'cancel' || kind === 'keep' ? { kind } : { kind, plan };
}

/** Carries a command out as the browser would, with the price that the model expects. */
async function carryOut(history: History, command: model.Command, cost: bigint | undefined, number: string) {
  const { orgId } = history;
  const subscription = await database().asOrganization(orgId, (q) => selectSubscription(q, orgId));
  const subject = 'plan' in command ? command.plan : (subscription?.subscription_id ?? '');
  const price = Number(cost ?? 100n) / 100;
  const card = await sealCard(
    { key: sealingKeyOf(ports), nowMs: millisOfInstant(now) },
    {
      card: { number, expMonth: 4, expYear: 2090, cvc: '123', name: 'Amélie Tremblay' },
      organization: orgId,
      plan: subject,
      price,
    },
  );
  const member = { db: database(), orgId, userId: owner.userId, now, key: newId(), endpoint: 'POST /laws' };
  const context = await memberContext(member);
  const body = { card, price, province: 'ON' } as const;
  try {
    if (command.kind === 'buy') await purchasePlan(context, ports, { planId: command.plan }, body);
    if (command.kind === 'upgrade') await upgradePlan(context, ports, { planId: command.plan }, body);
    if (command.kind === 'holders') await payHolders(context, ports, body);
    const id = subscription?.subscription_id ?? newId();
    if (command.kind === 'cancel') await cancelSubscription(context, id);
    if (command.kind === 'keep') await keepSubscription(context, id);
  } finally {
    context.release();
  }
}

/** The charges that the provider made, by organization, in the order in which they were begun. */
async function chargesOf(): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await server.database.asOwner<{ id: string; cents: string }>(
    `select p.org_id::text as id, c.amount_cents::text as cents from payments p
       join sandbox_charges c on c.id = p.payment_id::text and c.outcome = 'paid'
       order by p.created_at, p.payment_id`,
  );
  const found = new Map<string, string[]>();
  for (const { id, cents } of rows) found.set(id, [...(found.get(id) ?? []), cents]);
  return found;
}

/** A command of each, side by side; then the model learns from the provider alone whether it was charged. */
async function round(all: readonly History[]): Promise<void> {
  const orders = all.map((history) => {
    const command = randomCommand();
    if (command.kind === 'holders')
      holders.set(history.orgId, (holders.get(history.orgId) ?? 0) + command.count);
    const cost = model.costOf(command, history.payer, today(), holders.get(history.orgId) ?? 0);
    return { history, command, cost, number: cards[random(8)] ?? cards[0] ?? '' };
  });
  const day = today();
  const before = await chargesOf();
  for (let at = 0; at < orders.length; at += 8)
    await Promise.all(
      orders
        .slice(at, at + 8)
        .map(({ history, command, cost, number }) => carryOut(history, command, cost, number)),
    );
  await settleAll();
  const since = newest(before, await chargesOf());
  for (const { history, command, cost } of orders) {
    const charged = since(history.orgId);
    expect(charged).toEqual(charged.length === 0 ? [] : [String(cost)]);
    const isFree = command.kind === 'cancel' || command.kind === 'keep';
    if (charged.length > 0 || isFree)
      history.payer = model.after(command, history.payer, day, holders.get(history.orgId) ?? 0);
  }
}

const newest =
  (before: ReadonlyMap<string, readonly string[]>, now: ReadonlyMap<string, readonly string[]>) =>
  (orgId: string): readonly string[] =>
    (now.get(orgId) ?? []).slice(before.get(orgId)?.length ?? 0);

/** The job of a morning, and the model's: whom it does not expect to be charged is not. */
async function morning(all: readonly History[]): Promise<void> {
  const day = today();
  const before = await chargesOf();
  await runRenewals(ports, job());
  await settleAll();
  const since = newest(before, await chargesOf());
  for (const history of all) {
    const { payer, orgId } = history;
    const held = holders.get(orgId) ?? 0;
    const charged = since(orgId);
    if (!model.isChargeDue(payer, day)) {
      expect(charged).toEqual([]);
      if (model.isNoticeDue(payer, day)) history.payer = model.noticed(payer, day);
      continue;
    }
    expect(charged).toEqual(charged.length === 0 ? [] : [String(model.renewalCost(payer, held))]);
    history.payer = model.renewed(payer, charged.length === 1, day, held);
  }
}

/** Where what stands differs from the laws of money; nothing where they hold. */
async function broken(): Promise<readonly string[]> {
  const rows = await server.database.asOwner<{ law: string }>(
    `select 'charged ' || p.payment_id || ' and not paid, or paid and not charged' as law
       from payments p left join sandbox_charges c on c.id = p.payment_id::text
       where (coalesce(c.outcome, 'refused') = 'paid') <> (p.status in ('paid', 'refunded'))
     union all
     select 'invoices of ' || org_id || ' are not its payments' from payments
       left join invoices using (org_id, payment_id)
       where (status in ('paid', 'refunded')) <> (invoice_id is not null) or invoices.total_cents <> payments.total_cents
     union all
     select 'payment ' || p.payment_id || ' delivered and given back, or neither' from payments p
       left join subscriptions s using (org_id, payment_id)
       left join refunds r using (org_id, payment_id)
       where p.status in ('paid', 'refunded') and purpose <> 'add_shareholders'
         and (s.subscription_id is not null) = (r.refund_id is not null)
     union all
     select 'refund ' || r.refund_id || ' without its credit note or its money' from refunds r
       left join credit_notes n using (org_id, refund_id) left join sandbox_refunds b on b.id = r.refund_id::text
       where n.credit_note_id is null or b.amount_cents is distinct from r.amount_cents
     union all
     select 'invoices have gaps' from invoices having count(*) <> coalesce(max(number), 0)
     union all
     select 'credit notes have gaps' from credit_notes having count(*) <> coalesce(max(number), 0)
     union all
     select 'holders of ' || s.subscription_id || ' are not those that were paid for' from subscriptions s
       where further_holders <> (
         select coalesce(sum((line ->> 'subject')::int), 0)
           from (
             with recursive year as (
               select s.subscription_id as id, s.payment_id as payment, s.created_at as began, s.starts_on as starts
               union all
               select b.subscription_id, b.payment_id, b.created_at, b.starts_on from subscriptions b
                 join year on b.org_id = s.org_id and b.ended_at = year.began and b.starts_on = year.starts
             )
             select jsonb_array_elements(p.lines) as line from payments p
               where p.org_id = s.org_id and p.status = 'paid'
                 and (p.payment_id in (select payment from year)
                   or (p.purpose = 'add_shareholders' and p.subject in (select id::text from year)))
           ) lines where line ->> 'kind' = 'holders')
     union all
     select 'renewed ' || p.subject || ' twice' from payments p
       where p.purpose = 'renewal' and p.status = 'paid' group by p.subject having count(*) > 1`,
  );
  return rows.map(({ law }) => law);
}

/** Compares each organization with the model. */
async function expectModel(all: readonly History[]): Promise<void> {
  for (const { orgId, payer } of all) {
    const one = await database().asOrganization(orgId, (q) => selectSubscription(q, orgId));
    const shown =
      one?.ended_at === null
        ? [
            one.plan_id,
            one.starts_on,
            one.subscription_end_date,
            one.status,
            one.further_holders,
            one.renewal_tries,
          ]
        : null;
    expect([orgId, shown]).toEqual([
      orgId,
      payer && [
        payer.plan,
        payer.startsOn,
        payer.endsOn,
        payer.isCancelled ? 'Cancel' : 'Active',
        payer.further,
        payer.tries,
      ],
    ]);
  }
}

test(
  `over ${histories} random histories nothing is charged twice, what is paid is delivered once or given back, invoices have no gap, and ended means no charge`,
  async () => {
    now = instant('2026-04-20T14:00:00Z');
    const all: History[] = [];
    // No more at once than there are connections.
    while (all.length < histories) all.push(...(await Promise.all(Array.from({ length: 8 }, newHistory))));
    for (const days of daysBetweenRounds) {
      await round(all);
      pass(days * 86_400);
      // An order without an outcome for hours still ends on its day: the model knows the day on which it was begun.
      now = instant(`${today()}T14:00:00Z`);
      await morning(all);
      pass(3_600);
      await morning(all);
    }
    expect(await broken()).toEqual([]);
    await expectModel(all);
  },
  Math.max(120_000, histories * 1_500),
);

test('a delivery that is made twice is found', async () => {
  const [planted] = await server.database.asOwner<{ org: string; id: string }>(
    `select org_id::text as org, payment_id::text as id from payments
       where purpose = 'add_shareholders' and status = 'paid' limit 1`,
  );
  const { org = '', id = '' } = planted ?? {};
  await database().transaction(org, (tx) =>
    underHead(tx, org, { userId: null, now }, async (write) => {
      const payment = await selectPayment(tx, org, id);
      if (payment === undefined) throw new Error('holders were paid for in some history');
      const subscription = await selectSubscription(tx, org);
      return deliveries.add_shareholders(
        write,
        { ...payment, subject: subscription?.subscription_id ?? '' },
        now,
      );
    }),
  );
  expect((await broken()).filter((law) => law.startsWith('holders of'))).not.toEqual([]);
});
