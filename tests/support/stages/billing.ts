/** The stage of the tests of billing: purchases with the cards of the sandbox. */

import { sealCard } from '@tabellion/features/billing/sealCard.ts';
import { fileRoutesOf } from '@tabellion/features/billing/server/invoiceFiles.ts';
import { paymentsOutside, refundsOutside } from '@tabellion/features/billing/server/outside.ts';
import type { BillingPorts } from '@tabellion/features/billing/server/ports.ts';
import { openBilling, openSandbox } from '@tabellion/features/billing/server/public.ts';
import { routesOf } from '@tabellion/features/billing/server/routes.ts';
import { type Instant, instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { openTypesetter } from '@tabellion/paper/typeset/typesetter.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestDatabase } from '../database.ts';
import { organizationOf, registered, type SignedIn, signIn } from '../people.ts';
import { startTestServer, type TestServer } from '../server.ts';

const paid = '4242424242424242';
export const declined = '4000000000000002';
export const delayed = '4000000000000077';
export const unanswered = '4000000000000341';

export const confirmed = '4000002760003184';
export const notConfirmed = '4000008400001629';

const spring = instant('2026-04-20T14:00:00Z');

export let server: TestServer;
export let db: TestDatabase;
export let ports: BillingPorts;
export let owner: SignedIn;
export let orgId: string;

export const now = (): Instant => server.clock.read();
export const later = (seconds: number): Instant => instantOfMillis(millisOfInstant(now()) + seconds * 1000);

type Installed = Pick<TestServer['installation'], 'db' | 'clock' | 'secrets'>;

const patient = ({ db: at, clock, secrets }: Installed): BillingPorts => ({
  ...openBilling(openSandbox({ db: at, clock, cardKey: secrets.cardKey, delayMs: 20 })),
  chargeTimeoutMs: 60_000,
});

/** A server for the tests of one file, whose sandbox answers soon; for each of them an owner with an organization. */
export function openPurchases(open: (installed: Installed) => BillingPorts = patient): void {
  // Starts its process when the first document is printed.
  const typesetter = openTypesetter();
  beforeAll(async () => {
    server = await startTestServer({
      instead: (installed) => {
        ports = open(installed);
        return [...routesOf(ports), ...fileRoutesOf({ seller: ports.seller, typesetter })];
      },
    });
    db = server.database;
  });
  afterAll(async () => {
    await typesetter.close();
    await server.close();
  });
  beforeEach(async () => {
    server.clock.set(spring);
    owner = await registered(server);
    await nextOrganization();
  });
}

/** The key for which browsers seal cards. */
export function sealingKeyOf({ provider }: BillingPorts) {
  if (provider.sealingKey === undefined) throw new Error('the sandbox has a key for cards');
  return provider.sealingKey;
}

/** The job that asks the provider, at a moment. */
export const askAboutPayments = (at: Instant) =>
  paymentsOutside(ports).askDue({ db: db.database, now: at, signal: AbortSignal.timeout(60_000) });
/** The job that gives money back, at a moment. */
export const askAboutRefunds = (at: Instant) =>
  refundsOutside(ports).askDue({ db: db.database, now: at, signal: AbortSignal.timeout(60_000) });

/** The organization for which is paid from now on. */
export async function nextOrganization(): Promise<void> {
  orgId = await organizationOf(owner);
}

/** Waits only a moment for a provider that does not answer. */
export async function impatiently<T>(work: () => Promise<T>): Promise<T> {
  const { chargeTimeoutMs } = ports;
  ports.chargeTimeoutMs = 500;
  try {
    return await work();
  } finally {
    ports.chargeTimeoutMs = chargeTimeoutMs;
  }
}

/** A session for the time that the clock shows now. */
export async function nextSession(): Promise<void> {
  owner = await signIn(server, owner.email);
}

export interface Purchase {
  number?: string;
  /** The card expires in April of it. */
  expYear?: number;
  price?: number;
  plan?: string;
  /** Values in the sealed card, where they differ from the request. */
  sealedFor?: { organization?: string; plan?: string; price?: number; at?: Instant };
  coupon?: string;
  province?: string;
}

export async function bodyOf(purchase: Purchase): Promise<{ card: string; price: number }> {
  const {
    number = paid,
    expYear = 2027,
    price = 393.24,
    plan = 'founder',
    sealedFor = {},
    coupon,
    province,
  } = purchase;
  const card = await sealCard(
    { key: sealingKeyOf(ports), nowMs: millisOfInstant(sealedFor.at ?? now()) },
    {
      card: { number, expMonth: 4, expYear, cvc: '123', name: 'Amélie Tremblay' },
      organization: sealedFor.organization ?? orgId,
      plan: sealedFor.plan ?? plan,
      price: sealedFor.price ?? price,
    },
  );
  return { card, price, ...(coupon === undefined ? {} : { coupon }), ...(province ? { province } : {}) };
}

/** One call as the browser makes it. */
export const send = (
  { token }: { token?: string },
  method: 'GET' | 'POST',
  url: string,
  { body, key }: { body?: object; key?: string } = {},
) =>
  server.raw(url, {
    method,
    token,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

export const post = (body: object, key = newId(), plan = 'founder', user = owner) =>
  send(user, 'POST', `/api/sandbox/purchase/${orgId}/${plan}`, { body, key });

export const buy = async (purchase: Purchase = {}) => post(await bodyOf(purchase), newId(), purchase.plan);

export const get = (url: string, user = owner) => send(user, 'GET', url);

export const count = async (table: string): Promise<number> => {
  const [row] = await db.asOwner<{ n: string }>(
    `select count(*)::text as n from ${table} where org_id = $1`,
    [orgId],
  );
  return Number(row?.n);
};

export const chargesOf = async (): Promise<number> => {
  const [row] = await db.asOwner<{ n: string }>(
    `select count(*)::text as n from sandbox_charges
       where outcome = 'paid' and id in (select payment_id::text from payments where org_id = $1)`,
    [orgId],
  );
  return Number(row?.n);
};
