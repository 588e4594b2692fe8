/** A founder moves the registered office: she sees on one page what will be true, and signs on paper; the change is then effective, with
 *  the day by which its notice is due. */
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { changing } from '@tabellion/texts/changing/en.ts';
import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellTakenOver } from '../stories/takenOver.ts';
import { enterShared } from './support/account.ts';
import { openBrowser } from './support/browser.ts';

const text = createText('en', { ...en, ...changing });

let origin: string;
let browser: Browser;
let page: Page;
let orgId: string;

beforeAll(async () => {
  browser = await openBrowser();
  const entered = await enterShared(browser);
  ({ origin, page } = entered);
  const stage = { clock: { read: () => instantOfMillis(Date.now()), set: () => {} } };
  const existing = { name: 'Moving', incorporation_date: '2023-01-15' };
  orgId = await tellTakenOver(entered.hand, stage, existing);
});
afterAll(async () => {
  await browser?.close();
});

test('a change goes from its form over its preview to effective', async () => {
  await page.goto(`${origin}/app/org/${orgId}/organization/corporate-change`);
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
