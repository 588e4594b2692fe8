/** Two corporations come to the product with years behind them: a federal one with three missing returns, in business in Ontario
 *  too, and one of Ontario that never said when its year ends. A member lists what is due and says what was filed. */

import { changeYearEnd } from '@tabellion/features/corporation/contract.ts';
import { reportEvent } from '@tabellion/features/deadlines/contract.ts';
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { en } from '@tabellion/texts/en.ts';
import { filing } from '@tabellion/texts/filing/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hand } from '../stories/stage.ts';
import { tellTakenOver } from '../stories/takenOver.ts';
import { enterShared } from './support/account.ts';
import { openBrowser } from './support/browser.ts';

const text = createText('en', { ...en, ...filing });

/** The last year whose anniversary on January 15 has passed for longer than 60 days; the journey runs on the day of the machine. */
const now = new Date();
const last = now.getUTCFullYear() - (now.getUTCMonth() < 3 ? 1 : 0);
const years = [last - 2, last - 1, last].map(String);

let origin: string;
let browser: Browser;
let page: Page;
let hand: Hand;
let federal: string;
let ofOntario: string;

beforeAll(async () => {
  browser = await openBrowser();
  ({ hand, origin, page } = await enterShared(browser));
  const stage = { clock: { read: () => instantOfMillis(Date.now()), set: () => {} } };
  const incorporation_date = `${last - 3}-01-15`;
  federal = await tellTakenOver(hand, stage, { name: 'Three Years', incorporation_date });
  const begun = { kind: 'ontario_business', happened_on: `${last - 2}-05-01` } as const;
  await hand(reportEvent, { params: { id: federal }, body: begun });
  ofOntario = await tellTakenOver(hand, stage, {
    name: 'No Year End',
    incorporation_date,
    corporation_type: 'Ontario',
  });
});
afterAll(async () => {
  await browser?.close();
});

test('missing years are listed together, the oldest first, and Ontario’s initial return beside them', async () => {
  await open(federal);
  await page.getByText(text('filings.missing')).waitFor();
  const shown = (await rows())
    .filter((line) => /^Annual return/.test(line))
    .map((line) => line.slice(14, 18));
  expect(shown.slice(0, 3)).toEqual(years);
  expect(await rows()).toContainEqual(expect.stringMatching(/^Ontario initial return\s.*Ontario registry/));
  expect(await rows()).not.toContainEqual(expect.stringMatching(/^Annual return \d{4}\s.*Ontario registry/));
});

test('the oldest is marked as filed with number, day and confirmation, and the next follows', async () => {
  await row(`Annual return ${years[0]}`)
    .getByRole('button', { name: `Annual return ${years[0]}`, exact: true })
    .click();
  await drawer().getByText('CBCA s. 263').waitFor();
  await drawer()
    .getByRole('button', { name: text('filings.markFiled') })
    .click();
  await drawer()
    .getByRole('button', { name: text('filings.markFiled') })
    .click();
  await drawer().getByText(en['FILINGS.NUMBER_OR_CONFIRMATION']).waitFor();
  await drawer().getByLabel(text('filings.number')).fill('1584203');
  await drawer().getByLabel(text('filings.filedOn')).fill(`${years[0]}-03-01`);
  await drawer().locator('input[type=file]').setInputFiles(confirmation);
  await drawer()
    .getByRole('button', { name: text('filings.markFiled') })
    .click();
  await row(`Annual return ${years[0]}`).getByText(text('filings.state.Complete')).waitFor();
  await row(`Annual return ${years[0]}`).getByText('1584203').waitFor();
  const next = page
    .locator('section')
    .filter({ hasText: text('filings.next') })
    .first();
  await next
    .getByText(/return/)
    .first()
    .waitFor();
  await row(`Annual return ${years[0]}`)
    .getByRole('button', { name: `Annual return ${years[0]}`, exact: true })
    .click();
  await drawer().getByText(text('filings.event.marked_filed')).waitFor();
  await drawer()
    .getByRole('link', { name: text('filings.document.confirmation') })
    .waitFor();
  await page.keyboard.press('Escape');
});

test('a deadline that a filing meets leads to it, where it is marked as filed', async () => {
  await page.goto(`${origin}/app/org/${federal}/dashboard/deadlines`);
  const name = `Annual return ${years[1]}`;
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('link', { name: en['deadline.openFiling'] })
    .click();
  await drawer().getByRole('heading', { name }).waitFor();
  await drawer().getByText('CBCA s. 263').waitFor();
  expect(await page.evaluate(() => window.location.pathname)).toBe(`/app/org/${federal}/organization/filing`);
  await page.keyboard.press('Escape');
});

test('what Ontario has of it is entered, and a change of it brings a notice', async () => {
  const line = page.getByRole('listitem').filter({ hasText: text('filings.particular.email') });
  for (const email of ['office@three.test', 'hello@three.test']) {
    await line.getByRole('button', { name: text('filings.particular.change') }).click();
    await drawer().getByLabel(text('filings.particular.email')).fill(email);
    await drawer()
      .getByRole('button', { name: text('organization.save') })
      .click();
    await line.getByText(email).waitFor();
  }
  await row(text('deadline.kind.email_notice')).getByText('Ontario registry').waitFor();
});

test('a registry’s key is kept, and shown when it is asked for', async () => {
  const line = page
    .getByRole('listitem')
    .filter({ hasText: text('filings.key', { registry: 'Ontario registry' }) });
  await line.getByRole('button', { name: text('filings.key.enter') }).click();
  await drawer().getByLabel(text('filings.key.label')).fill('KEY-77');
  await drawer()
    .getByRole('button', { name: text('organization.save') })
    .click();
  await line.getByText(/^Kept since/).waitFor();
  expect(await page.getByText('KEY-77').count()).toBe(0);
  await line.getByRole('button', { name: text('filings.key.show') }).click();
  await line.getByText('KEY-77').waitFor();
});

test('Ontario’s returns are listed once it is known when the year ends', async () => {
  await open(ofOntario);
  await page.getByText(text('filings.noYearEnd')).waitFor();
  expect((await rows()).filter((line) => /^Annual return/.test(line))).toEqual([]);
  await hand(changeYearEnd, { params: { id: ofOntario }, body: { fiscal_year_end: '12-31' } });
  await open(ofOntario);
  await row(`Annual return ${years[0]}`).getByText('Ontario registry').waitFor();
  expect(await page.getByText(text('filings.noYearEnd')).count()).toBe(0);
});

const open = async (id: string) => {
  await page.goto(`${origin}/app/org/${id}/organization/filing`);
  await page.getByRole('table', { name: text('filings.title') }).waitFor();
};
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const rows = () =>
  page
    .getByRole('table', { name: text('filings.title') })
    .getByRole('row')
    .allInnerTexts();
const drawer = () => page.getByRole('dialog');
const confirmation = {
  name: 'confirmation.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
