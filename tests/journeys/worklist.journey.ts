/** A firm's morning: the worklist over many organizations, two hundred in the long run, worked by the keyboard alone. */
import { type Instant, instant } from '@tabellion/kernel/date.ts';
import { openPool } from '@tabellion/platform/database/pool.ts';
import { withClient } from '@tabellion/platform/database/server-address.ts';
import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import { working } from '@tabellion/texts/working/en.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repeated } from '../support/extent.ts';
import { takeOver } from '../support/manyCorporations.ts';
import { openBrowser } from './support/browser.ts';
import { openProduct } from './support/product.ts';
import { violationsOn } from './support/standing.ts';

const text = createText('en', { ...en, ...working });
const email = 'jo@firm.test';
const password = 'Maple-2025!';

let product: Awaited<ReturnType<typeof openProduct>>;
let browser: Browser;
let page: Page;

const now = (): Instant => instant(new Date().toISOString().replace('Z', '000Z'));

/** Each was incorporated two years ago, on another day: its annual return is due, or was. */
const clients = Array.from({ length: repeated({ gate: 40, long: 200 }) }, (_, at) => {
  const day = new Date(Date.now() - (730 + at) * 24 * 60 * 60 * 1000);
  return {
    name: `Client ${String(at + 1).padStart(3, '0')}`,
    incorporatedOn: day.toISOString().slice(0, 10),
  };
});

beforeAll(async () => {
  const opened = await openProduct();
  product = opened;
  browser = await openBrowser();
  const answer = await fetch(`${product.origin}/api/auth/email/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'jo' },
    body: JSON.stringify({ email, password, firstname: 'Jo', lastname: 'Firth' }),
  });
  const { data } = await answer.json();
  const db = openPool({ ...opened.database, role: 'tabellion_app' });
  await takeOver(db, { userId: data._id, now: now() }, clients);
  await db.close();
  page = await browser.newPage({
    locale: 'en-CA',
    viewport: { width: 1440, height: 900 },
  });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const corporationsWithLines = () =>
  withClient(product.database, async (client) => {
    const {
      rows: [counted],
    } = await client.query('select count(distinct org_id)::int as count from worklist_lines');
    return counted.count;
  });
const focusedRow = () =>
  page.evaluate(() => document.activeElement?.closest('tr')?.querySelector('.rowlink')?.textContent ?? '');
const organizationOfRow = () =>
  page.evaluate(() => document.activeElement?.closest('tr')?.querySelectorAll('td')[3]?.textContent ?? '');
const rows = () => page.locator('.work__list tbody tr:not(.is-state)');

test('a clerk signs in to her list, walks it, takes two returns upon herself, and then a line of one client', async () => {
  const { keyboard } = page;
  await page.goto(`${product.origin}/app/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  // Enter sends nothing before the form has judged what stands in it.
  await expect.poll(() => page.getByRole('button', { name: text('login.submit') }).isEnabled()).toBe(true);
  await keyboard.press('Enter');
  await page.waitForURL('**/landingPage');
  await page.getByRole('heading', { level: 1, name: text('worklist.title') }).waitFor();
  // The worker needs its time for so many corporations; a row that is walked to goes while older lines still come.
  await expect.poll(corporationsWithLines, { timeout: 90_000, interval: 500 }).toBe(clients.length);
  await page.reload();
  await rows().first().waitFor();
  await page
    .locator('.pagehead p')
    .getByText(new RegExp(`^${clients.length} corporations`))
    .waitFor();

  expect(await violationsOn(page)).toEqual([]);
  await keyboard.press('j');
  expect(await focusedRow()).toMatch(/^Annual return/);
  await keyboard.press('x');
  const first = await organizationOfRow();
  await keyboard.press('j');
  await keyboard.press('j');
  await keyboard.press('k');
  await keyboard.press('x');
  await page.getByText(text('worklist.selected', { count: 2 })).waitFor();
  // Returns are marked as filed in their list, with number and day.
  expect(await page.getByRole('button', { name: text('worklist.markDone') }).count()).toBe(0);
  await page.getByRole('button', { name: text('worklist.assign') }).press('Enter');
  await page.getByRole('menuitem', { name: 'Jo Firth' }).press('Enter');
  await page.getByText(text('worklist.done', { count: 2 })).waitFor();
  // The bar of the marked lines is gone, and the reader is where he was.
  await expect.poll(() => organizationOfRow()).toBe(first);

  await keyboard.press('j');
  const third = await organizationOfRow();
  await keyboard.press('e');
  const drawer = page.getByRole('dialog');
  await drawer.getByText(third).waitFor();
  const shown = await drawer.innerText();
  await drawer.getByRole('button', { name: text('worklist.next') }).press('Enter');
  await expect.poll(() => drawer.innerText()).not.toBe(shown);
  await keyboard.press('Escape');

  await keyboard.press('/');
  await keyboard.type('client 037');
  await expect.poll(() => page.url()).toContain('client=client+037');
  await expect
    .poll(async () => new Set(await rows().locator('td:nth-child(4)').allInnerTexts()))
    .toEqual(new Set(['Client 037 Inc.']));
  await page.keyboard.press('Tab');
  await keyboard.press('j');
  await keyboard.press('x');
  await page.getByRole('button', { name: text('worklist.assign') }).press('Enter');
  await page.getByRole('menuitem', { name: 'Jo Firth' }).press('Enter');
  await expect
    .poll(() =>
      rows()
        .filter({ hasText: text('worklist.you') })
        .count(),
    )
    .toBe(1);

  await keyboard.press('j');
  await keyboard.press('Enter');
  await page.waitForURL(/\/app\/org\/[\da-f-]{36}\//);
});
