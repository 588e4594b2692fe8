/** The stage of the tests of billing: purchases with test cards, through the sandbox and through a server that speaks for Stripe. */

import { sealCard } from '@tabellion/features/billing/sealCard.ts';
import { fileRoutesOf } from '@tabellion/features/billing/server/invoiceFiles.ts';
import { paymentsOutside, refundsOutside } from '@tabellion/features/billing/server/outside.ts';
import type { BillingPorts } from '@tabellion/features/billing/server/ports.ts';
import type { PaymentProvider } from '@tabellion/features/billing/server/provider.ts';
import { openBilling, openSandbox, openStripe } from '@tabellion/features/billing/server/public.ts';
import { routesOf } from '@tabellion/features/billing/server/routes.ts';
import { type Instant, instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { openTypesetter } from '@tabellion/paper/typeset/typesetter.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { TestDatabase } from '../database.ts';
import { organizationOf, registered, type SignedIn, signIn } from '../people.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { openStripeServer, type StripeServer, stripeKeys } from '../stripe/server.ts';

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
/** The server that speaks for Stripe. */
export let stripe: StripeServer;

export const now = (): Instant => server.clock.read();
export const later = (seconds: number): Instant => instantOfMillis(millisOfInstant(now()) + seconds * 1000);

type Installed = Pick<TestServer['installation'], 'db' | 'clock' | 'secrets'>;

const delayMs = 20;

const patient = (provider: PaymentProvider): BillingPorts => ({
  ...openBilling(provider),
  chargeTimeoutMs: 60_000,
});

const providers = {
  sandbox: ({ db: at, clock, secrets }: Installed) =>
    openSandbox({ db: at, clock, cardKey: secrets.cardKey, delayMs }),
  stripe: ({ db: at, clock }: Installed) =>
    openStripe({
      db: at,
      clock,
      secretKey: stripeKeys.secretKey,
      webhookSecret: stripeKeys.webhookSecret,
      apiBase: stripe.origin,
      publicUrl: 'http://localhost:3000',
      retries: 0,
    }),
};
export type ProviderName = keyof typeof providers;

/** Tells the same stories of a thing through each provider, on one server. */
export function throughEachProvider(thing: string, stories: (name: ProviderName) => void): void {
  describe.each(['sandbox', 'stripe'] as const)(`${thing} through %s`, (name) => {
    let before: PaymentProvider;
    beforeAll(() => {
      before = ports.provider;
      ports.provider = providers[name](server.installation);
    });
    afterAll(() => {
      ports.provider = before;
    });
    stories(name);
  });
}

/** Begins the paths that name the provider. */
export const api = (): string => `/api/${ports.provider.name}`;

/** A server for the tests of one file, whose provider answers soon; for each of them an owner with an organization. */
export function openPurchases(name: ProviderName = 'sandbox'): void {
  // Starts its process when the first document is printed.
  const typesetter = openTypesetter();
  beforeAll(async () => {
    stripe = await openStripeServer({ clock: () => now(), delayMs });
    server = await startTestServer({
      instead: (installed) => {
        ports = patient(providers[name](installed));
        return [...routesOf(ports), ...fileRoutesOf({ seller: ports.seller, typesetter })];
      },
    });
    db = server.database;
  });
  afterAll(async () => {
    await typesetter.close();
    await server.close();
    await stripe.close();
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
export async function impatiently<T>(work: () => Promise<T>, asking = ports): Promise<T> {
  const { chargeTimeoutMs } = asking;
  asking.chargeTimeoutMs = 500;
  try {
    return await work();
  } finally {
    asking.chargeTimeoutMs = chargeTimeoutMs;
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

interface TypedCard {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** Makes of a card, as a browser does, what pays: sealed for this server, or handed to Stripe, which gives it a name.
 *  @param use  null for a card that is only kept */
async function methodOf(
  { number, expMonth, expYear }: TypedCard,
  use: { organization: string; plan: string | null; price: number | null },
  at: Instant = now(),
): Promise<string> {
  const name = 'Amélie Tremblay';
  if (ports.provider.sealingKey !== undefined) {
    const key = { key: ports.provider.sealingKey, nowMs: millisOfInstant(at) };
    return sealCard(key, { card: { number, expMonth, expYear, cvc: '123', name }, ...use });
  }
  const answer = await fetch(`${stripe.origin}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stripeKeys.publishableKey}` },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': number,
      'card[exp_month]': String(expMonth),
      'card[exp_year]': String(expYear),
      'billing_details[name]': name,
    }),
  });
  const { id } = (await answer.json()) as { id: string };
  return id;
}

/** Replaces the card on file. */
export async function updateCard(number: string, expYear = 2030) {
  const use = { organization: orgId, plan: null, price: null };
  const card = await methodOf({ number, expMonth: 1, expYear }, use);
  return send(owner, 'POST', `${api()}/update_card/${orgId}/`, { body: { card }, key: newId() });
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
  const card = await methodOf(
    { number, expMonth: 4, expYear },
    {
      organization: sealedFor.organization ?? orgId,
      plan: sealedFor.plan ?? plan,
      price: sealedFor.price ?? price,
    },
    sealedFor.at,
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
  send(user, 'POST', `${api()}/purchase/${orgId}/${plan}`, { body, key });

export const buy = async (purchase: Purchase = {}) => post(await bodyOf(purchase), newId(), purchase.plan);

export const get = (url: string, user = owner) => send(user, 'GET', url);

export const count = async (table: string): Promise<number> => {
  const [row] = await db.asOwner<{ n: string }>(
    `select count(*)::text as n from ${table} where org_id = $1`,
    [orgId],
  );
  return Number(row?.n);
};

/** How often the provider took money of the organization. */
export const chargesOf = async (): Promise<number> => {
  if (ports.provider.name === 'stripe') {
    const ids = await idsOf('payments', 'payment_id');
    return stripe.account.charges().filter(({ metadata }) => ids.includes(metadata.payment ?? '')).length;
  }
  const [row] = await db.asOwner<{ n: string }>(
    `select count(*)::text as n from sandbox_charges
       where outcome = 'paid' and id in (select payment_id::text from payments where org_id = $1)`,
    [orgId],
  );
  return Number(row?.n);
};

const idsOf = async (table: 'payments' | 'refunds', id: string): Promise<string[]> =>
  (await db.asOwner<{ id: string }>(`select ${id}::text as id from ${table} where org_id = $1`, [orgId])).map(
    (row) => row.id,
  );

/** The money that the provider gave back to the organization. */
export async function refundsAtProvider(): Promise<{ n: number; cents: number }> {
  const ids = await idsOf('refunds', 'refund_id');
  const amounts =
    ports.provider.name === 'stripe'
      ? stripe.account
          .refunds()
          .filter(({ metadata }) => ids.includes(metadata.refund ?? ''))
          .map(({ amount }) => amount)
      : (
          await db.asOwner<{ cents: string }>(
            'select amount_cents::text as cents from sandbox_refunds where id = any($1)',
            [ids],
          )
        ).map(({ cents }) => Number(cents));
  return { n: amounts.length, cents: amounts.reduce((sum, one) => sum + one, 0) };
}
