/** A process that pays and is killed at one step of it. Run as `node payment-child.mjs '{"step":…}'`; it
 *  ends by SIGKILL, or says `done` where the step was never reached. */

import { findPlan } from '@tabellion/features/billing/rules/plans.ts';
import { orderPlan } from '@tabellion/features/billing/server/order.ts';
import { openBilling, openSandbox, pay } from '@tabellion/features/billing/server/public.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import { parseCents } from '@tabellion/kernel/money.ts';
import { loadSecrets } from '@tabellion/platform/config/secrets.ts';
import { openPool } from '@tabellion/platform/database/pool.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import type { ServerAddress } from '@tabellion/platform/database/server-address.ts';
import { memberContext } from './memberContext.ts';

export const killSteps = [
  'before the row is committed',
  'after the row, before the provider',
  'after the charge, before its answer',
  'before the outcome is committed',
  'after the outcome, before the reply',
] as const;

export interface PaymentChild {
  step: (typeof killSteps)[number];
  address: ServerAddress;
  secretsFolder: string;
  orgId: string;
  userId: string;
  now: Instant;
  key: string;
  card: string;
  price: number;
  coupon: string;
}

const argument = process.argv[2];
if (argument?.startsWith('{')) await payAndDie(JSON.parse(argument) as PaymentChild);

async function payAndDie(given: PaymentChild): Promise<void> {
  const db = openPool(given.address);
  const secrets = await loadSecrets({}, given.secretsFolder);
  const sandbox = openSandbox({ db, clock: () => given.now, cardKey: secrets.cardKey, delayMs: 0 });
  const dieAt = (step: PaymentChild['step']): Promise<void> | undefined =>
    step === given.step ? die() : undefined;
  const ports = openBilling({
    ...sandbox,
    begin: async (request, idempotencyKey, signal) => {
      await dieAt('after the row, before the provider');
      const outcome = await sandbox.begin(request, idempotencyKey, signal);
      await dieAt('after the charge, before its answer');
      return outcome;
    },
  });
  const dyingInside =
    <T>(step: PaymentChild['step'], work: (tx: Transaction) => Promise<T>) =>
    async (tx: Transaction): Promise<T> => {
      const outcome = await work(tx);
      await dieAt(step);
      return outcome;
    };
  const plan = findPlan('founder');
  const priceCents = parseCents(String(given.price));
  if (plan === undefined || priceCents === undefined) throw new Error('a plan with a price was due');
  const context = await memberContext({
    db,
    orgId: given.orgId,
    userId: given.userId,
    now: given.now,
    key: given.key,
    endpoint: 'POST /api/{provider}/purchase/{orgId}/{planId}',
  });
  const { q } = context;
  await pay(
    {
      ...context,
      db: {
        ...db,
        transaction: (orgId, work) =>
          db.transaction(orgId, dyingInside('before the outcome is committed', work)),
      },
      q: {
        ...q,
        transaction: (work) => q.transaction(dyingInside('before the row is committed', work)),
      },
    },
    ports,
    { purpose: 'incorporation', subject: plan.planId, method: given.card, priceCents },
    (write) =>
      orderPlan(write, { plan, coupon: given.coupon, province: 'ON', seller: ports.seller, now: given.now }),
  );
  await dieAt('after the outcome, before the reply');
  console.log('done');
  process.exit(0);
}

/** Ends at once, as a machine does that loses its power; nothing after it runs. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}
