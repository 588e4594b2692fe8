import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someOf } from '../support/extent.ts';
import { openBrowser } from './support/browser.ts';
import { keyboardOf } from './support/keyboard.ts';
import { linkIn } from './support/mailPeer.ts';
import { sharedProduct } from './support/sharedProduct.ts';

const text = createText('en', en);
const email = 'amelie@maple.test';
const password = 'Maple-2025!';
const named = { firstname: 'Amélie', lastname: 'Tremblay' };

const product = sharedProduct();
let browser: Browser;
let token = '';

beforeAll(async () => {
  browser = await openBrowser();
  token = (await post('/api/auth/email/register', { email, password, ...named })).token;
});
afterAll(() => browser.close());

test('a member finds the page she wanted, goes on with the set-up, switches organizations, and signs out', async () => {
  const maple = await organization('Maple Robotics');
  const epinette = await organization('Épinette Noire');
  const page = await openPage();

  await page.goto(`${product.origin}/app/org/${maple}/dashboard`);
  await page.waitForURL('**/login');
  await signIn(page);
  await page.waitForURL(`**/app/org/${maple}/dashboard`);
  await page.getByRole('heading', { name: 'Maple Robotics Inc.' }).waitFor();
  expect(await page.locator('.nav [aria-current]').allInnerTexts()).toEqual(['Dashboard']);

  await page.getByText('0 of 4 complete').waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL(`**/app/onboard/user/${maple}`);
  await page.goBack();

  await page.getByRole('button', { name: 'Switch organization. Current: Maple Robotics Inc.' }).click();
  await page.getByLabel('Search Organizations').fill('epinette');
  await page.getByRole('button', { name: 'Épinette Noire Inc.' }).click();
  await page.getByRole('dialog', { name: 'Switch to Épinette Noire Inc.?' }).waitFor();
  await page.getByRole('button', { name: 'Switch', exact: true }).click();
  await page.waitForURL(`**/app/org/${epinette}/dashboard`);
  await page.getByRole('heading', { name: 'Épinette Noire Inc.' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('org_unique_id'))).toBe(epinette);

  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/app/login');
  // The checkpoint of the log is public and stays: a server that takes it back later is found out.
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key !== 'tabellion.log')).toEqual([]);
  await page.close();
});

test('who names a company at registration begins its set-up, and is told of the mail that verifies her', async () => {
  const page = await openPage();
  await page.goto(`${product.origin}/app/onboard/newcorporation`);
  await page.getByLabel('First name').fill('Zoé');
  await page.getByLabel('Last name').fill('Roy');
  await page.getByLabel('Email').fill('zoe@roy.test');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByLabel(/^Name of the corporation/).fill('Roy Boulangerie');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/app/onboard/user/*');
  await page.getByRole('heading', { level: 1, name: 'Account Information' }).waitFor();
  await page.getByText('We emailed a link to zoe@roy.test').waitFor();
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await page.getByText('A verification email was sent recently.').waitFor();

  // Where she is not signed in, the link alone proves nothing of who registered: it takes a new password.
  const elsewhere = await openPage();
  await elsewhere.goto(linkIn(await product.mail.newest('zoe@roy.test', /verify/i)));
  await elsewhere.getByRole('button', { name: text('verify.submit') }).click();
  await elsewhere.getByText(text('VERIFY.PASSWORD_NEEDED')).waitFor();
  await elsewhere.getByRole('textbox', { name: 'New password', exact: true }).fill('Boulangerie-2');
  await elsewhere.getByRole('textbox', { name: 'Confirm' }).fill('Boulangerie-2');
  await elsewhere.getByRole('button', { name: 'Save password' }).click();
  await elsewhere.getByRole('heading', { name: 'Sign in' }).waitFor();
  await elsewhere.close();
  await page.close();
});

test('who comes back to a set-up goes on where she left it', async () => {
  const orgId = await organization('Saule Pleureur');
  const address = { address_line_1: '1 Elm Street', city: 'Toronto', country: 'Canada' };
  await post(`/api/organization/${orgId}/account-info`, {
    firstname: 'Amélie',
    lastname: 'Tremblay',
    email,
    phone_number: '',
    ...address,
    province: 'Ontario',
    postal_code: 'M5V 1J2',
  });
  const page = await openSignedIn();
  await page.goto(`${product.origin}/landingPage`);
  await page.getByRole('button', { name: 'Continue setup Saule Pleureur Inc.' }).click();
  await page.waitForURL(`**/app/onboard/corporate/${orgId}`);
  await page.close();
});

test('twenty minutes without activity sign her out, with a warning a minute before', async () => {
  const page = await openPage();
  const refused: string[] = [];
  page.on('response', (answer) => void (answer.status() === 401 && refused.push(answer.url())));
  await page.clock.install();
  await page.goto(`${product.origin}/app/login`);
  await signIn(page);
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: /^Switch organization/ }).waitFor();
  await page.clock.fastForward('19:05');
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await page.clock.fastForward('19:05');
  await page.getByRole('dialog', { name: 'Are you still there?' }).waitFor();
  await page.clock.fastForward('01:00');
  await page.waitForURL('**/app/login');
  await page.clock.fastForward('01:00:00');
  await page.getByText('You were signed out after 20 minutes without activity.').waitFor();
  expect(refused).toEqual([]);
  await page.close();
});

test('a sign-in in one tab holds in the others, also where two stood at the sign-in, and so does a log-out', async () => {
  const one = await openPage();
  const other = await one.context().newPage();
  for (const tab of [one, other]) await tab.goto(`${product.origin}/app/login`);
  await signIn(one);
  for (const tab of [one, other]) await tab.waitForURL('**/dashboard');
  await other.getByRole('button', { name: /^Switch organization/ }).waitFor();
  expect(await one.evaluate(() => localStorage.getItem('jwt_access_token'))).not.toBeNull();
  await one.getByRole('button', { name: /^Your account/ }).click();
  await one.getByRole('menuitem', { name: 'Logout' }).click();
  for (const tab of [one, other]) await tab.waitForURL('**/app/login');
  await one.context().close();
});

test('the dashboard of another’s organization is not there, and neither is one of none', async () => {
  const page = await openSignedIn();
  await page.goto(`${product.origin}/app/org/00000000-0000-7000-8000-000000000000/dashboard`);
  await page.getByRole('heading', { name: 'Not found' }).waitFor();
  await page.getByRole('link', { name: 'Your organizations' }).click();
  await page.waitForURL('**/landingPage');
  await page.goto(`${product.origin}/app/org//dashboard/shares`);
  await page.waitForURL('**/error/404');
  await page.close();
});

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };

test.each([
  ['in a wide window', wide, [text('shell.nav.directors')]],
  ['on a phone', phone, [text('ui.nav.open'), text('shell.nav.directors')]],
] as const)(
  'from the dashboard %s the directors are at most two activations away',
  async (_, options, ways) => {
    const orgId = await organization('Pin Gris');
    const page = await openSignedIn(options);
    const { press } = keyboardOf(page);
    const hands = [(one: Locator) => one.click(), press];
    // The gate goes by hand in one window and by the keyboard in the other, the long run by both in both.
    for (const activate of someOf(hands, options === wide ? 0 : 1)) {
      await page.goto(`${product.origin}/app/org/${orgId}/dashboard`);
      await page.getByRole('heading', { name: 'Pin Gris Inc.' }).waitFor();
      expect(ways.length).toBeLessThanOrEqual(2);
      for (const name of ways) await activate(wayOf(page, name));
      await page.getByRole('heading', { level: 1, name: 'Directors' }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/app/org/${orgId}/dashboard/directors`);
    }
    await page.context().close();
  },
);

test('on a phone the menus of the toolbar can be reached to their last line, and a complete step keeps its name', async () => {
  // An account of her own, because five sign-ins a minute are the limit of one.
  const reader = { email: 'sheets@pin.test', password, ...named };
  const { token: hers } = await post('/api/auth/email/register', reader);
  const orgId = await organization('Pin Rouge', hers);
  const address = { address_line_1: '1 Elm Street', city: 'Toronto', country: 'Canada' };
  const whole = { ...named, email: reader.email, phone_number: '', ...address };
  const info = { ...whole, province: 'Ontario', postal_code: 'M5V 1J2' };
  await post(`/api/organization/${orgId}/account-info`, info, hers);
  const page = await openPage(phone);
  await page.goto(`${product.origin}/app/onboard/user/${orgId}`);
  await page.waitForURL('**/login');
  await signIn(page, reader.email);
  const step = page.locator('[aria-current=step]').getByText(text('wizard.step.account'));
  await expect.poll(async () => (await step.boundingBox())?.width ?? 0).toBeGreaterThan(50);

  await page.goto(`${product.origin}/app/org/${orgId}/dashboard`);
  await page.getByRole('button', { name: text('ui.nav.open') }).click();
  await page.getByRole('button', { name: text('ui.language', { language: 'English' }) }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await page.locator('[dir=rtl]').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.top [aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem').last().click();
  await page.waitForURL('**/app/login');
  await page.context().close();
});

/** The visible button or link of that name: a phone's drawer repeats the hidden navigation. */
const wayOf = (page: Page, name: string): Locator =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .filter({ visible: true });

/** Opens a page of a context of its own; what must not happen in the page fails the test. */
async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-CA', ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

let session: ReturnType<BrowserContext['storageState']> | undefined;

/** As `openPage`, where she has signed in before. Nobody signs out of that session. */
async function openSignedIn(options: BrowserContextOptions = {}): Promise<Page> {
  session ??= signedIn();
  return openPage({ ...options, storageState: await session });
}

async function signedIn(): ReturnType<BrowserContext['storageState']> {
  const page = await openPage();
  await page.goto(`${product.origin}/app/login`);
  await signIn(page);
  await page.waitForURL(/\/(landingPage|dashboard)$/);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

async function signIn(page: Page, who = email): Promise<void> {
  await page.getByLabel('Email').fill(who);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('button[type=submit]').click();
}

const organization = async (name: string, as = token): Promise<string> =>
  (await post('/api/organization/create', { name, name_postfix: 'Inc.', company_type: 'new' }, as))
    .org_unique_id;

async function post(
  path: string,
  body: object,
  as = token,
): Promise<{ token: string; org_unique_id: string }> {
  const answer = await fetch(product.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${as}` },
    body: JSON.stringify(body),
  });
  const reply = await answer.json();
  if (!reply.success) throw new Error(JSON.stringify(reply));
  return reply.data;
}
