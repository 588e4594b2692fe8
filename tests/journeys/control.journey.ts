/** A holder with 30 % is an individual with significant control by his shares alone; a member completes what is known of her,
 *  notes the steps and the filing, and she has it no more when she has sold. */
import { submitIncorporation } from '@tabellion/features/onboarding/contract.ts';
import {
  addShareClass,
  addShareholder,
  chooseShareModel,
  listShareClasses,
  listShareholders,
} from '@tabellion/features/shares/contract.ts';
import { transferShares } from '@tabellion/features/shares/transactionContract.ts';
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { controlling } from '@tabellion/texts/controlling/en.ts';
import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { common } from '../stories/classes.ts';
import type { Hand } from '../stories/stage.ts';
import { prepareTakenOver } from '../stories/takenOver.ts';
import { enterShared } from './support/account.ts';
import { openBrowser } from './support/browser.ts';

const text = createText('en', { ...en, ...controlling });

let origin: string;
let browser: Browser;
let page: Page;
let hand: Hand;
let id: string;

beforeAll(async () => {
  browser = await openBrowser();
  ({ hand, origin, page } = await enterShared(browser));
  const stage = { clock: { read: () => instantOfMillis(Date.now()), set: () => {} } };
  id = await prepareTakenOver(hand, stage, { name: 'Three Tenths', incorporation_date: '2022-03-15' });
  await hand(chooseShareModel, { params: { id }, body: { advanced: true } });
  await hand(addShareClass, { params: { id }, body: common });
  await hand(submitIncorporation, { params: { id }, body: { declared: true } });
  await issue('Bo', '700');
  await issue('Mei', '300');
});
afterAll(async () => {
  await browser?.close();
});

test('a holder of 30 % is in the register, which says what is missing of her and when it is due', async () => {
  await open('organization/significant-control');
  const line = row('Mei Chen');
  await line.getByText('30.00%').first().waitFor();
  await line.getByText(/^Missing: birth date/).waitFor();
  await page.getByText(text('control.due.file', {})).waitFor();
});

test('what is known of her is completed, with two citizenships', async () => {
  await row('Mei Chen')
    .getByRole('button', { name: text('ui.actions', { name: 'Mei Chen' }) })
    .click();
  await page.getByRole('menuitem', { name: text('control.look') }).click();
  await field(text('wizard.person.birthDate')).fill('1988-02-29');
  await drawer()
    .getByRole('button', { name: text('control.country.add') })
    .first()
    .click();
  const countries = drawer().getByRole('combobox', { name: text('control.country') });
  for (const [at, name] of ['Canada', 'Türkiye', 'Canada'].entries()) {
    await countries.nth(at).fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await field(text('profile.line1')).fill('9 King Street');
  await field(text('profile.city')).fill('Toronto');
  await field(text('profile.postalCode')).fill('M5H 2N2');
  await record();
  await expect
    .poll(() =>
      row('Mei Chen')
        .getByText(/^Missing/)
        .count(),
    )
    .toBe(0);
});

test('steps and a filing are noted, and the filing stops its clock', async () => {
  await page.getByRole('button', { name: text('control.review') }).click();
  await field(text('control.way.letter')).check();
  await field('Mei Chen').check();
  await field(text('control.outcome')).selectOption({ label: text('control.outcome.confirmed') });
  await field(text('control.summary')).fill('Mei answered the letter of January.');
  await record();
  await page.getByText('Mei answered the letter of January.').waitFor();

  await page.getByRole('button', { name: text('control.file') }).click();
  await field(text('control.reference')).fill('ISC-7');
  await record();
  await page.getByText(/^Covers .*Mei Chen/).waitFor();
  await expect.poll(() => page.getByText(text('control.due.file', {})).count()).toBe(0);
});

test('she has it until the day on which she sold, and that is to be filed', async () => {
  const { shareholders } = await hand(listShareholders, { params: { id }, query: {} });
  const of = (name: string) => shareholders.find(({ firstname }) => firstname === name);
  await hand(transferShares, {
    params: { id },
    body: {
      security_id: of('Mei')?.issuances[0]?._id ?? '',
      to: [{ person_id: of('Bo')?._id ?? '', sharesExact: '300' }],
      effective_on: '2026-01-10',
    },
  });
  await open('organization/significant-control');
  await row('Bo Chen').getByText('100.00%').first().waitFor();
  expect(await row('Mei Chen').count()).toBe(0);
  await page.getByText(text('control.due.file', {})).waitFor();
  await open('organization/significant-control?who=former');
  await row('Mei Chen').getByText('Jan 10, 2026').waitFor();
});

const open = (path: string) => page.goto(`${origin}/app/org/${id}/${path}`);
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const drawer = () => page.getByRole('dialog');
const field = (name: string) => drawer().getByLabel(name).first();

async function record(): Promise<void> {
  await drawer().locator('button[type="submit"]').click();
  await drawer().waitFor({ state: 'detached' });
}

async function issue(firstname: string, ownership: string): Promise<void> {
  const { shareclasses } = await hand(listShareClasses, { params: { id } });
  const day = '2022-03-20';
  const issuance = {
    ownership,
    price: '0.01',
    issuance_date: day,
    paid_on: day,
    exemption: 'close_friend' as const,
    Shareclass: shareclasses[0]?._id,
    resolution: 'D-2022-01',
    resolution_on: day,
  };
  const person = { firstname, lastname: 'Chen' };
  await hand(addShareholder, { params: { id }, query: {}, body: { person, issuances: [issuance] } });
}
