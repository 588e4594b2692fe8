/** Amélie buys, changes and leaves a plan with cards of Stripe: one is refused, one she confirms at her bank. Stripe's script is
 *  answered by a stand-in, its interface by a server on loopback, which posts its messages. */

import { readPayment } from '@tabellion/features/billing/contract.ts';
import { refund } from '@tabellion/features/billing/server/public.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { openPool } from '@tabellion/platform/database/pool.ts';
import { en } from '@tabellion/texts/en.ts';
import { paying } from '@tabellion/texts/paying/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amelie, amelieSignIn } from '../stories/mapleCast.ts';
import { handOf } from '../stories/stage.ts';
import { tellUnpaid } from '../stories/takenOver.ts';
import { writing } from '../support/corporation.ts';
import { openStripeServer, type StripeServer, stripeKeys } from '../support/stripe/server.ts';
import { openBrowser } from './support/browser.ts';
import { entryPages } from './support/entryPages.ts';
import { openProduct } from './support/product.ts';
import { violationsOn, widerThanPhone } from './support/standing.ts';
import { answerForStripe } from './support/stripeScript.ts';

const text = createText('en', { ...en, ...paying });

let stripe: StripeServer;
let product: Awaited<ReturnType<typeof openProduct>>;
let browser: Browser;

beforeAll(async () => {
  stripe = await openStripeServer({ clock: () => instantOfMillis(Date.now()), delayMs: null });
  const settings = {
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    STRIPE_API_BASE: stripe.origin,
    SELLER_TAX_NUMBERS: 'GST/HST=12345 6782 RT0001',
  };
  [product, browser] = await Promise.all([openProduct(settings), openBrowser()]);
  stripe.webhooksTo = `${product.origin}/api/stripe/webhook`;
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await stripe?.close();
});

async function amelieRegistered() {
  const { firstname, lastname } = amelie;
  const body = { ...amelieSignIn, firstname, lastname };
  const { token, _id: userId } = await handOf(product)(register, { body });
  return { hand: handOf(product, token), userId };
}

const cardOf = (page: Page) => {
  const fields = page.frameLocator('iframe[title="Secure card payment input frame"]');
  return async (number: string): Promise<void> => {
    await page.getByRole('textbox', { name: text('billing.card.name') }).fill('Amélie Tremblay');
    await fields.getByLabel('Credit or debit card number').fill(number);
    await fields.getByLabel('Expiry').fill('04/30');
    await fields.getByLabel('Code').fill('123');
  };
};

test('a plan is bought, changed, cancelled, taken back and refunded with cards of Stripe', async () => {
  const policy = (await fetch(product.origin)).headers.get('content-security-policy') ?? '';
  expect(policy.split(';')).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
      "connect-src 'self' https://api.stripe.com",
    ]),
  );
  const { hand, userId } = await amelieRegistered();
  const orgId = await tellUnpaid(hand, { name: 'Maple Robotics', incorporation_date: '2025-03-12' });
  const paymentStatus = async () => (await hand(readPayment, { params: { orgId } })).status;
  const context = await browser.newContext({ locale: 'en-CA' });
  await answerForStripe(context, stripe);
  const page = await context.newPage();
  await page.goto(`${product.origin}/app/login`);
  await entryPages(page, product.origin).signIn(amelieSignIn.email, amelieSignIn.password);
  const typeCard = cardOf(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const pay = () => button(/^Pay \$/).click();

  // Nothing is paid with half a card, a declined one is refused, and the third is confirmed at the bank.
  await page.goto(`${product.origin}/app/org/${orgId}/incorporation/checkout/founder`);
  await typeCard('4242');
  await pay();
  await page.getByText('Your card number is incomplete.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await typeCard('4000000000000002');
  await pay();
  await page.getByText(text('billing.refused.again')).waitFor();
  await typeCard('4000002760003184');
  await pay();
  await page.getByRole('link', { name: text('billing.waiting.toBank') }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(/incorporation\/checkout\/founder/);
  await expect.poll(paymentStatus, { timeout: 60_000 }).toBe('payment_success');

  // A larger plan, with another card.
  await page.goto(`${product.origin}/app/org/${orgId}/upgrade/checkout/growth`);
  await page.getByText(text('paying.with.other')).click();
  await typeCard('4242424242424242');
  await pay();
  await page.waitForURL(/setting\/billing$/);
  await page.getByText('ending in 4242').waitFor();

  // The card is replaced by one that its holder confirms at his bank, too.
  await button(text('paying.card.change')).click();
  await typeCard('4000002760003184');
  await button(text('paying.card.save')).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(text('CARD.UPDATED')).waitFor();
  await page.getByText('ending in 3184').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await widerThanPhone(page)).toEqual([]);

  await button(text('paying.plan.cancel')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('paying.plan.cancel') })
    .click();
  await button(text('paying.plan.keep')).click();
  await button(text('paying.plan.cancel')).waitFor();

  // The first payment is withdrawn by a later feature, and its money comes back.
  const db = openPool({ ...product.database, role: 'tabellion_app' });
  const now = instantOfMillis(Date.now());
  const [first] = stripe.account.charges();
  await writing(db, { orgId, userId, now }, (write) =>
    refund(write, first?.metadata.payment ?? '', 'withdrawn'),
  );
  await db.close();
  await expect.poll(() => stripe.account.refunds().length, { timeout: 60_000 }).toBe(1);
  await page.goto(`${product.origin}/app/org/${orgId}/setting/invoice`);
  await page
    .getByText(/^CN-\d{6}$/)
    .first()
    .waitFor();
  expect(stripe.account.charges().map(({ amount }) => amount)).toEqual([39_324, 27_120]);
  await context.close();
}, 240_000);
