/** Articles that the registry sends back: the founder reads why, goes to the place, mends it, and pays nothing again;
 *  then she sends the organizing documents to sign. */
import { readPayment } from '@tabellion/features/billing/contract.ts';
import { submitIncorporation } from '@tabellion/features/onboarding/contract.ts';
import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import { checkout } from '@tabellion/texts/checkout/en.ts';
import { en } from '@tabellion/texts/en.ts';
import { organizing } from '@tabellion/texts/organizing/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellBouleau } from '../stories/bouleau.ts';
import { amelie, amelieSignIn, layla, omer } from '../stories/mapleCast.ts';
import { openAccount } from './support/account.ts';
import { openBrowser } from './support/browser.ts';
import { entryPages } from './support/entryPages.ts';
import { keyboardOf } from './support/keyboard.ts';
import { sharedProduct } from './support/sharedProduct.ts';
import { wizardPages } from './support/wizardPages.ts';

/** Her account, and a name, that no other journey has. */
const signIn = { ...amelieSignIn, email: 'amelie@saule.example' };
const taken = 'Saule & Filles';

const text = createText('en', { ...en, ...checkout, ...organizing });

const product = sharedProduct();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

test('what the registry sends back is mended where its reasons lead, and submitted again without another payment', async () => {
  const { firstname, lastname } = amelie;
  const { hand } = await openAccount(product, { ...signIn, firstname, lastname });
  const today = dateInZone(instantOfMillis(Date.now()), 'America/Toronto');
  const [first, second] = [await tellBouleau(hand, today, taken), await tellBouleau(hand, today, taken)];
  await hand(submitIncorporation, { params: { id: first }, body: { declared: true } });
  const paid = async () => {
    const { payment, invoice, subscription } = await hand(readPayment, { params: { orgId: second } });
    return { payment, invoice, subscription };
  };
  const before = await paid();

  const page = await browser.newPage({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`${product.origin}/app/incorporation/checkout/${second}/founder`);
  await entryPages(page, product.origin).signIn(signIn.email, signIn.password);
  await wizardPages(page).submit();
  await heading(text('wizard.waiting.title')).waitFor();

  await page.getByText(text('wizard.rejected.title')).first().waitFor();
  const reason = text('REGISTRAR.NAME_REGISTERED');
  const title = page.getByRole('heading', { name: text('wizard.rejected.reasons') });
  const reasons = page.locator('section').filter({ has: title }).getByRole('listitem');
  expect(await reasons.allInnerTexts()).toEqual([expect.stringContaining(reason)]);
  await page.getByRole('link', { name: text('wizard.lack.fix', { what: reason }) }).click();
  await heading(text('wizard.company.title')).waitFor();
  const name = page.getByRole('textbox', { name: text('wizard.company.name'), exact: true });
  await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true);

  await name.fill('Saule Blanc');
  await button(text('wizard.next')).click();
  await heading(text('wizard.corporate.title')).waitFor();
  await page.goto(`${product.origin}/app/incorporation/checkout/${second}/founder`);
  await wizardPages(page).submit();
  await heading(text('wizard.incorporated.title', { name: 'Saule Blanc Inc.' })).waitFor();
  expect(await paid()).toEqual(before);

  // The founding set is one button below the certificate, here by the keyboard alone.
  const hands = keyboardOf(page);
  const drawer = page.getByRole('dialog');
  const send = text('next.organize.send');
  await hands.press(button(send).first());
  for (const { firstname, lastname, email } of [omer, layla, amelie]) {
    const signee = drawer.getByRole('group', { name: `${firstname} ${lastname}` });
    await hands.type(signee.getByLabel(text('entry.email'), { exact: true }), email);
  }
  await hands.press(drawer.getByRole('button', { name: send, exact: true }));
  await drawer.waitFor({ state: 'detached' });
  await page.getByText(text('next.organize.sent')).waitFor();
  await hands.seeFocus();
});
