/** The palette and the keys: from anywhere to a page, a person, an action or another organization, without a mouse. */
import { createOrganization } from '@tabellion/features/organizations/contract.ts';
import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tellBouleau } from '../stories/bouleau.ts';
import { enterShared } from './support/account.ts';
import { openBrowser } from './support/browser.ts';

const text = createText('en', en);
const today = dateInZone(instantOfMillis(Date.now()), 'America/Toronto');

let origin: string;
let browser: Browser;
let page: Page;
let orgId: string;

beforeAll(async () => {
  browser = await openBrowser();
  const entered = await enterShared(browser);
  ({ origin, page } = entered);
  await entered.hand(createOrganization, { body: { name: 'Cedar Looms', name_postfix: 'Inc.' } });
  orgId = await tellBouleau(entered.hand, today);
});
afterAll(async () => {
  await browser?.close();
});
beforeEach(async () => {
  await page.goto(`${origin}/app/org/${orgId}/dashboard`);
  await page.getByRole('heading', { level: 1, name: 'Bouleau' }).waitFor();
  await page.getByRole('button', { name: text('search.open') }).waitFor();
});

const palette = () => page.getByRole('dialog', { name: text('search.open') });
const option = (name: string | RegExp) => palette().getByRole('option', { name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const focused = () => page.evaluate(() => document.activeElement?.tagName ?? '');

async function search(words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await palette().waitFor();
  await page.keyboard.type(words);
}

test('a person is found without her accents, and Enter leads to her register with the focus at its heading', async () => {
  await search('amelie');
  await option(/Amélie Tremblay.*Director/).waitFor();
  await page.keyboard.press('Enter');
  await heading(text('wizard.founder.title')).waitFor();
  expect(page.url()).toContain(`${orgId}/dashboard/directors`);
  await expect.poll(focused).toBe('H1');
});

test('an action opens its form on the page that has it, and Esc leads back to the page', async () => {
  await search('add a direc');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: text('wizard.director.add') })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('BUTTON');
});

test('another organization is asked for, and opened', async () => {
  await search('cedar');
  await option(/Cedar Looms/).waitFor();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('shell.switcher.go') })
    .waitFor();
  await page.keyboard.press('Enter');
  await heading('Cedar Looms').waitFor();
});

test('the keys are told, lead to pages and add, and rest once they are turned off', async () => {
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: text('keys.title') });
  await keys.waitFor();
  expect(await keys.getByText('g', { exact: true }).count()).toBe(3);
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await heading(text('wizard.shares.title')).waitFor();
  await page.getByRole('button', { name: text('wizard.subscribers.add') }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await search('theme');
  await page.keyboard.press('Enter');
  await page.getByRole('switch', { name: text('keys.setting') }).uncheck();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.reload();
  await heading(text('wizard.shares.title')).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await palette().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});
