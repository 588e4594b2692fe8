/** Two annual returns from their first line to the registry's answer: a federal one in English, whose office moved and whose director
 *  left, and one of Ontario in French, for which nothing is to be paid. A client answers the first by a link, without an account. */
import { changeYearEnd } from '@tabellion/features/corporation/contract.ts';
import { verifyEmail } from '@tabellion/features/entry/contract.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import { readAnnual } from '@tabellion/features/filings/annualContract.ts';
import { listFilings } from '@tabellion/features/filings/contract.ts';
import { submitIncorporation } from '@tabellion/features/onboarding/contract.ts';
import { saveCorporateInfo } from '@tabellion/features/organizations/contract.ts';
import { addToPosition } from '@tabellion/features/people/contract.ts';
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { annual as enAnnual } from '@tabellion/texts/annual/en.ts';
import { annual as frAnnual } from '@tabellion/texts/annual/fr.ts';
import { en } from '@tabellion/texts/en.ts';
import { fr } from '@tabellion/texts/fr.ts';
import { recording as enRecording } from '@tabellion/texts/recording/en.ts';
import { createText, type Text } from '@tabellion/texts/text.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { amelie, amelieSignIn, office, omer } from '../stories/mapleCast.ts';
import { type Hand, handOf } from '../stories/stage.ts';
import { prepareTakenOver } from '../stories/takenOver.ts';
import { openBrowser } from './support/browser.ts';
import { entryPages } from './support/entryPages.ts';
import { linkIn } from './support/mailPeer.ts';
import { openProduct, type Product } from './support/product.ts';
import { violationsOn } from './support/standing.ts';

const english = createText('en', { ...en, ...enAnnual, ...enRecording });
const french = createText('fr', { ...fr, ...frAnnual });

let product: Product;
let browser: Browser;
let hand: Hand;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
  const { firstname, lastname } = amelie;
  const { token } = await handOf(product)(register, { body: { ...amelieSignIn, firstname, lastname } });
  hand = handOf(product, token);
  const link = linkIn(await product.mail.newest(amelieSignIn.email, /Verify your email address/));
  await hand(verifyEmail, { body: { token: link.split('/').at(-1) ?? '' } });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

interface TakenOver {
  readonly name: string;
  readonly incorporation_date: string;
  readonly corporation_type: 'Federal Canadian' | 'Ontario';
}

/** A corporation that the sandbox of filings knows, taken over with its plan paid. @returns its id, and that of its oldest return */
async function takenOver({ name, incorporation_date, corporation_type }: TakenOver) {
  const stage = { clock: { read: () => instantOfMillis(Date.now()), set: () => {} } };
  const orgId = await prepareTakenOver(hand, stage, { name, incorporation_date });
  const { region: province, ...street } = office;
  const body = { corporation_type, corporation_number: '9900001', ...street, province };
  await hand(saveCorporateInfo, { params: { id: orgId }, body });
  const appointed = { person: omer, consent_on: incorporation_date };
  await hand(addToPosition, { params: { id: orgId, position: 'directors' }, body: appointed });
  await hand(submitIncorporation, { params: { id: orgId }, body: { declared: true } });
  if (corporation_type === 'Ontario')
    await hand(changeYearEnd, { params: { id: orgId }, body: { fiscal_year_end: '12-31' } });
  const filingId = await vi.waitUntil(
    async () => {
      const { filingList } = await hand(listFilings, { params: { orgId } });
      return filingList.find(({ kind, waits_for }) => kind === 'annual_filing' && waits_for === null)
        ?.filing_id;
    },
    { timeout: 30_000, interval: 500 },
  );
  return { orgId, filingId };
}

/** The session is opened in English, and goes on in the language of the locale. */
async function signedIn(locale: string): Promise<Page> {
  const entry = await browser.newContext({ locale: 'en-CA' });
  const guest = await entry.newPage();
  await guest.goto(`${product.origin}/app/login`);
  await entryPages(guest, product.origin).signIn(amelieSignIn.email, amelieSignIn.password);
  const storageState = await entry.storageState();
  await entry.close();
  const context = await browser.newContext({ locale, storageState, viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

const flowOf = (page: Page, text: Text) => {
  const button = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true }).first();
  return {
    button,
    line: (label: string) => page.locator('.annual__line').filter({ hasText: label }),
    /** Leaves the step for the next one. */
    goOn: () => button(text('annual.continue')).click(),
    allRight: async () => {
      await button(text('annual.allRight')).click();
      await button(text('annual.allRight')).waitFor({ state: 'detached' });
    },
  };
};

test('a federal return is confirmed with a moved office and a director who left, paid, and filed', async () => {
  const { orgId, filingId } = await takenOver({
    name: 'Annual Maple',
    incorporation_date: '2025-03-15',
    corporation_type: 'Federal Canadian',
  });
  const text = english;
  const page = await signedIn('en-CA');
  const { button, line, goOn, allRight } = flowOf(page, text);
  const drawer = page.getByRole('dialog');
  await page.goto(`${product.origin}/app/annualFiling/ConfirmCorporate/${orgId}/${filingId}`);
  await page.getByRole('heading', { level: 1, name: text('annual.title', { year: 2026 }) }).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await line(text('annual.line.office')).getByText(text('annual.answer.changed')).click();
  await button(text('annual.record')).click();
  await drawer.getByRole('textbox', { name: text('profile.line1'), exact: true }).fill('24 Danforth Avenue');
  await button(text('transaction.record'), drawer).click();
  await drawer.waitFor({ state: 'detached' });
  await line(text('annual.line.office')).getByText('24 Danforth Avenue').waitFor();

  // The client is asked about the rest.
  await page.getByRole('textbox', { name: text('annual.ask.email') }).fill('client@maple.example');
  await button(text('annual.ask.send')).click();
  await answeredByClient(text);
  await page.reload();
  await page.getByText('client@maple.example').first().waitFor();
  await allRight();
  await goOn();

  const left = page.locator('.annual__line').filter({ hasText: 'Ömer Yılmaz' });
  await left.getByText(text('annual.answer.changed')).click();
  await button(text('wizard.end')).click();
  await drawer.getByRole('combobox', { name: text('wizard.end.reason') }).selectOption('resigned');
  await button(text('transaction.record'), drawer).click();
  await drawer.waitFor({ state: 'detached' });
  await left.getByText(text('annual.value.gone')).waitFor();
  // The client has answered the others.
  await goOn();

  await page.getByText(text('annual.res.none')).waitFor();
  await goOn();

  await page
    .getByRole('combobox', { name: text('annual.pay.certifier') })
    .selectOption({ label: 'Amélie Tremblay' });
  await page.getByRole('textbox', { name: text('billing.card.name') }).fill('Amélie Tremblay');
  await page.getByRole('textbox', { name: text('billing.card.number') }).fill('4242 4242 4242 4242');
  await page.getByRole('textbox', { name: text('billing.card.expiry') }).fill('04/31');
  await page.getByRole('textbox', { name: text('billing.card.cvc') }).fill('123');
  await page.getByRole('button', { name: text('billing.pay', { amount: '$12.00' }) }).click();
  await seesFiled(page, text);
  const filed = await hand(readAnnual, { params: { orgId, filingId } });
  expect(filed).toMatchObject({ status: 'Complete', registry: { state: 'accepted' } });
  expect(filed.confirmation_document).not.toBeNull();
});

/** The client says that all else is right, on a phone. */
async function answeredByClient(text: Text): Promise<void> {
  const context = await browser.newContext({ locale: 'en-CA', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(linkIn(await product.mail.newest('client@maple.example', /annual return/)));
  await page.getByRole('heading', { name: text('annual.question') }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: text('annual.allRight') }).click();
  await page.getByRole('button', { name: text('annual.asked.send') }).click();
  await page.getByText(text('annual.asked.thanks')).waitFor();
  await context.close();
}

async function seesFiled(page: Page, text: Text): Promise<void> {
  await page.getByRole('heading', { name: text('annual.done.title') }).waitFor({ timeout: 60_000 });
  await page
    .getByText(/SPECIMEN-\d{6}/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: text('annual.done.calendar') }).waitFor();
  await page.getByText(text('annual.done.confirmation'), { exact: true }).waitFor({ timeout: 60_000 });
  expect(await violationsOn(page)).toEqual([]);
}

test('a return of Ontario is filed in French, without a card, the oldest year first', async () => {
  const { orgId, filingId } = await takenOver({
    name: 'Annuel Érable',
    incorporation_date: '2024-03-15',
    corporation_type: 'Ontario',
  });
  const text = french;
  const page = await signedIn('fr-CA');
  const { goOn, allRight } = flowOf(page, text);
  await page.goto(`${product.origin}/app/annualFiling/ConfirmCorporate/${orgId}/${filingId}`);
  await page.getByRole('heading', { level: 1, name: text('annual.title', { year: 2024 }) }).waitFor();
  await allRight();
  await goOn();
  await allRight();
  expect(await violationsOn(page)).toEqual([]);
  await goOn();
  await page.getByText(text('annual.res.none')).waitFor();
  await goOn();
  await page
    .getByRole('combobox', { name: text('annual.pay.certifier') })
    .selectOption({ label: 'Amélie Tremblay' });
  await page.getByRole('button', { name: text('billing.payNothing') }).click();
  await seesFiled(page, text);
});
