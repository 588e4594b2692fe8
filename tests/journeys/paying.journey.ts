/** Amélie buys, changes, leaves, gives back and renews a plan: with the sandbox's cards, and with cards of Stripe, whose script is
 *  answered by a stand-in and its interface by a server on loopback, which posts its messages. */

import { readPayment } from '@tabellion/features/billing/contract.ts';
import { listInvoices } from '@tabellion/features/billing/invoiceContract.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import { addDays, addYears, dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import { openPool } from '@tabellion/platform/database/pool.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { formatDate } from '@tabellion/texts/dates.ts';
import { en } from '@tabellion/texts/en.ts';
import { matters } from '@tabellion/texts/matters/en.ts';
import { paying } from '@tabellion/texts/paying/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amelie, amelieSignIn } from '../stories/mapleCast.ts';
import { type Hand, handOf } from '../stories/stage.ts';
import { tellUnpaid } from '../stories/takenOver.ts';
import { isLongRun } from '../support/extent.ts';
import { openStripeServer, type StripeServer, stripeKeys } from '../support/stripe/server.ts';
import { openBrowser } from './support/browser.ts';
import { entryPages } from './support/entryPages.ts';
import { openProduct } from './support/product.ts';
import { violationsOn, widerThanPhone } from './support/standing.ts';
import { answerForStripe } from './support/stripeScript.ts';

const text = createText('en', { ...en, ...matters, ...paying });
const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  /** Its holder confirms at his bank. */
  confirmed: '4000002760003184',
};

/** Where the ways of the two providers part in the browser. */
interface Provider {
  /** Sources of the content policy that it needs. */
  readonly sources: readonly string[];
  readonly environment: () => Readonly<Record<string, string>>;
  readonly ready: (context: BrowserContext) => Promise<void>;
  readonly type: (page: Page, field: 'number' | 'expiry' | 'code', value: string) => Promise<void>;
  /** The words that refuse half a number. */
  readonly half: string;
  /** Confirms at the bank; the sandbox's does so by itself. */
  readonly confirm: (page: Page) => Promise<void>;
}

let stripe: StripeServer;
let browser: Browser;
beforeAll(async () => {
  stripe = await openStripeServer({ clock: () => instantOfMillis(Date.now()), delayMs: null });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stripe?.close();
});

const providers: Readonly<Record<'sandbox' | 'stripe', Provider>> = {
  sandbox: {
    sources: [],
    environment: () => ({}),
    ready: async () => undefined,
    type: (page, field, value) => {
      const key = field === 'code' ? 'cvc' : field;
      return page.getByRole('textbox', { name: text(`billing.card.${key}`), exact: true }).fill(value);
    },
    half: text('CARD.NUMBER_INVALID'),
    confirm: async () => undefined,
  },
  stripe: {
    sources: [
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
      "connect-src 'self' https://api.stripe.com",
    ],
    environment: () => ({
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      STRIPE_API_BASE: stripe.origin,
      SELLER_TAX_NUMBERS: 'GST/HST=12345 6782 RT0001',
    }),
    ready: (context) => answerForStripe(context, stripe),
    type: (page, field, value) => {
      const labels = { number: 'Credit or debit card number', expiry: 'Expiry', code: 'Code' };
      const fields = page.frameLocator('iframe[title="Secure card payment input frame"]');
      return fields.getByLabel(labels[field]).fill(value);
    },
    half: 'Your card number is incomplete.',
    confirm: (page) => page.getByRole('button', { name: 'Confirm' }).click(),
  },
};

/** Both go one way in the browser, and tests of the server go it with the sandbox, whose cards other journeys pay with: the gate
 *  walks it once. */
const walked = isLongRun ? (['sandbox', 'stripe'] as const) : (['stripe'] as const);

describe.each(walked)('with cards of %s', (name) => {
  const provider = providers[name];
  let product: Awaited<ReturnType<typeof openProduct>>;
  beforeAll(async () => {
    product = await openProduct(provider.environment());
    if (name === 'stripe') stripe.webhooksTo = `${product.origin}/api/stripe/webhook`;
  });
  afterAll(async () => {
    await page?.context().close();
    await product?.close();
  });

  const asOwner = async (statement: ReturnType<typeof sql>): Promise<void> => {
    const owner = openPool({ ...product.database, role: 'tabellion_owner' });
    await owner.transaction(null, (tx) => tx.run(statement));
    await owner.close();
  };

  /** Looks again and again, with billing's jobs due each time, instead of waiting for their turn. */
  const soon = (look: () => Promise<unknown>) =>
    expect.poll(
      async () => {
        await asOwner(sql`
          update jobs set next_at = now() - interval '1 second'
            where name like 'billing.%' and lease_id is null`);
        return look();
      },
      { timeout: 60_000, interval: 1_000 },
    );

  async function signedIn() {
    const { firstname, lastname } = amelie;
    const { token } = await handOf(product)(register, { body: { ...amelieSignIn, firstname, lastname } });
    const hand = handOf(product, token);
    const orgId = await tellUnpaid(hand, { name: 'Maple Robotics', incorporation_date: '2025-03-12' });
    const context = await browser.newContext({ locale: 'en-CA' });
    await provider.ready(context);
    const page = await context.newPage();
    await page.goto(`${product.origin}/app/login`);
    await entryPages(page, product.origin).signIn(amelieSignIn.email, amelieSignIn.password);
    return { hand, orgId, page };
  }

  let hand: Hand;
  let orgId: string;
  let page: Page;
  const open = (path: string) => page.goto(`${product.origin}/app/org/${orgId}/${path}`);
  const button = (words: string | RegExp) => page.getByRole('button', { name: words }).first();
  const inDialog = (words: string) => page.getByRole('dialog').getByRole('button', { name: words });
  const pay = () => button(/^Pay \$/).click();
  const typeCard = async (number: string) => {
    await page.getByRole('textbox', { name: text('billing.card.name') }).fill('Amélie Tremblay');
    await provider.type(page, 'number', number);
    await provider.type(page, 'expiry', '04/30');
    await provider.type(page, 'code', '123');
  };
  const status = async () => (await hand(readPayment, { params: { orgId } })).status;

  test('a plan is bought and changed, and its card replaced', async () => {
    const policy = (await fetch(product.origin)).headers.get('content-security-policy') ?? '';
    expect(policy.split(';')).toEqual(expect.arrayContaining([...provider.sources]));
    expect(policy.includes('stripe')).toBe(name === 'stripe');
    ({ hand, orgId, page } = await signedIn());

    // Nothing is paid with half a card, a declined one is refused, and the third is confirmed at the bank.
    await open('incorporation/checkout/founder');
    await typeCard('4242');
    await pay();
    await page.getByText(provider.half).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await typeCard(cards.declined);
    await pay();
    await page.getByText(text('billing.refused.again')).waitFor();
    await typeCard(cards.confirmed);
    await pay();
    await page.getByRole('heading', { name: text('billing.waiting.title') }).waitFor();
    if (name === 'stripe') await page.getByRole('link', { name: text('billing.waiting.toBank') }).click();
    await provider.confirm(page);
    await page.waitForURL(/incorporation\/checkout\/founder/);
    await soon(status).toBe('payment_success');

    // A larger plan, with another card.
    await open('upgrade/checkout/growth');
    await page.getByText(text('paying.with.other')).click();
    await typeCard(cards.good);
    await pay();
    await page.waitForURL(/setting\/billing$/);
    await page.getByText('ending in 4242').waitFor();

    // The card is replaced by one that its holder confirms at his bank, too.
    await button(text('paying.card.change')).click();
    await typeCard(cards.confirmed);
    await button(text('paying.card.save')).click();
    await provider.confirm(page);
    await page.getByText(text('CARD.UPDATED')).waitFor();
    await page.getByText('ending in 3184').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await widerThanPhone(page)).toEqual([]);
  }, 240_000);

  test('it is cancelled, taken back, given back, bought anew and renewed', async () => {
    const invoices = async () => {
      const query = { org_unique_id: orgId };
      return (await hand(listInvoices, { params: { provider: name }, query })).invoices;
    };
    await button(text('paying.plan.cancel')).click();
    await inDialog(text('paying.plan.cancel')).click();
    await button(text('paying.plan.keep')).click();
    await button(text('paying.plan.cancel')).waitFor();

    // Withdrawn before it is submitted, all that was paid for the year comes back.
    const withdraw = text('matters.withdraw');
    await open('dashboard');
    await button(
      text('wizard.fieldOf', { what: withdraw, name: text('matters.kind.incorporation') }),
    ).click();
    await inDialog(withdraw).click();
    await soon(async () => (await invoices()).every((one) => one.credit_note !== null)).toBe(true);
    await open('setting/invoice');
    await page
      .getByText(/^CN-\d{6}$/)
      .nth(1)
      .waitFor();

    // Bought anew, its year ends, and the card on file is charged for the next.
    await open('incorporation/checkout/founder');
    await typeCard(cards.good);
    await pay();
    await soon(status).toBe('payment_success');
    const today = dateInZone(instantOfMillis(Date.now()), 'America/Toronto');
    await asOwner(sql`
      update subscriptions set starts_on = ${addYears(today, -1)}, plan_last_date = ${addDays(today, -1)},
          subscription_end_date = ${today}, noticed_at = now(), charge_on = ${today}, priced_on = ${today}
        where org_id = ${orgId} and ended_at is null`);
    await soon(async () => (await invoices()).length).toBe(4);
    await open('setting/billing');
    await page.getByText(text('paying.state.active'), { exact: true }).waitFor();
    const lastDay = formatDate(addDays(addYears(today, 1), -1), 'en');
    await page.getByText(lastDay, { exact: true }).first().waitFor();
    expect((await invoices()).map(({ total }) => total)).toEqual([393.24, 393.24, 271.2, 393.24]);
  }, 240_000);
});
