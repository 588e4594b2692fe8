/** A founder moves the registered office: she sees on one page what will be true, and signs on paper; the change is then effective, with
 *  the day by which its notice is due. */
import { register } from '@tabellion/features/entry/profileContract.ts';
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { changing } from '@tabellion/texts/changing/en.ts';
import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amelie, amelieSignIn } from '../stories/mapleCast.ts';
import { handOf } from '../stories/stage.ts';
import { tellTakenOver } from '../stories/takenOver.ts';
import { openBrowser } from './support/browser.ts';
import { entryPages } from './support/entryPages.ts';
import { openProduct, type Product } from './support/product.ts';

const text = createText('en', { ...en, ...changing });

let product: Product;
let browser: Browser;
let page: Page;
let orgId: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
  const { firstname, lastname } = amelie;
  const { token } = await handOf(product)(register, { body: { ...amelieSignIn, firstname, lastname } });
  const stage = { clock: { read: () => instantOfMillis(Date.now()), set: () => {} } };
  const existing = { name: 'Moving', incorporation_date: '2023-01-15' };
  orgId = await tellTakenOver(handOf(product, token), stage, existing);
  page = await browser.newPage({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });
  await page.goto(`${product.origin}/app/login`);
  await entryPages(page, product.origin).signIn(amelieSignIn.email, amelieSignIn.password);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test('a change goes from its form over its preview to effective', async () => {
  await page.goto(`${product.origin}/app/org/${orgId}/organization/corporate-change`);
  await page.getByRole('button', { name: text('changes.new') }).click();
  await page.getByRole('link', { name: text('change.kind.office'), exact: true }).click();
  await page.getByLabel('Address', { exact: true }).fill('200 Bay Street');
  await page.getByLabel('Postal code').fill('M5J 2J2');
  await page
    .getByText(/200 Bay Street, .*M5J 2J2/)
    .first()
    .waitFor();
  expect(await page.getByText(/Form 3/).count()).toBe(1);
  await page.getByRole('button', { name: text('changes.keep') }).click();
  await page.getByText(text('changes.signed'), { exact: true }).click();
  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByLabel(text('changes.signed.by')).fill('Amélie Tremblay');
  await page.getByRole('button', { name: text('changes.signed.record') }).click();
  await page.getByText(text('changes.state.effective'), { exact: true }).first().waitFor();
  await page.getByText(text('changes.dueOn')).waitFor();
  await page.getByText(text('changes.document.signed')).first().waitFor();
});
